import { beforeEach, describe, expect, test } from 'vitest'
import { refusal } from '../../kit/testing/refusal.ts'
import type { CampaignsPort } from '../campaigns.port.ts'
import { describeKeeping } from './keeping-contract.ts'
import { describePlanning } from './planning-contract.ts'

export { describePlanImportPort } from '../plan-import/testing/contract.ts'

export interface PortUnderTest {
  port: CampaignsPort
  /** A campaign that the caller plans, and one of whose channels is ready for release. */
  readyId: number
}

/** What every port of the campaign status must do; run it against your own. */
export function describeCampaignsPort(name: string, makePort: () => Promise<PortUnderTest>): void {
  describe(`campaigns port: ${name}`, () => {
    let port: CampaignsPort
    let readyId: number
    let commands = 0
    const commandId = () => `${name.replaceAll(/\W+/g, '-')}-${Date.now()}-${(commands += 1)}`
    beforeEach(async () => {
      ;({ port, readyId } = await makePort())
    })

    test('the list and a single campaign say the same (CAMP-07, CAMP-12)', async () => {
      const all = await port.campaigns().load()
      const one = all.find(({ id }) => id === readyId)
      expect(one).toBeDefined()
      expect(await port.campaign(readyId)).toEqual(one)
      expect((await refusal(port.campaign(999_999_999))).code).toBe('not-found')
    })

    test('the same list has the same cache key; a plan has its own', () => {
      expect(port.campaigns().key).toEqual(port.campaigns().key)
      expect(port.plan?.().key).not.toEqual(port.campaigns().key)
    })

    test('what comes first is what is neither over nor aborted, in the same order (CAMP-12)', async () => {
      if (!port.current) return
      const all = await port.campaigns().load()
      const first = await port.current().load()
      expect(first.length).toBeGreaterThan(0)
      const [early, late] = [true, false].map((isFirst) =>
        all.filter(({ id }) => first.some((one) => one.id === id) === isFirst),
      )
      expect(early).toEqual(first)
      for (const { end, status } of late!) expect(end !== null || status === 4).toBe(true)
      const plan = await port.currentPlan?.().load()
      if (!plan) return
      const ids = new Set(first.map(({ id }) => id))
      const whole = await port.plan!().load()
      expect(whole.filter(({ campaignId }) => ids.has(campaignId))).toEqual(plan)
    })

    test('days are days, media are kinds, and the state is a number (CAMP-04, CAMP-08)', async () => {
      for (const { start, end, media, status, states } of await port.campaigns().load()) {
        for (const day of [start, end]) expect(day ?? '2026-01-01').toMatch(/^\d{4}-\d\d-\d\d$/)
        // Another product may have states of its own.
        expect(Number.isInteger(status) && status >= 0).toBe(true)
        expect(new Set(media).size).toBe(media.length)
        expect(states.length).toBeGreaterThanOrEqual(media.length)
      }
    })

    test('the plan has the channels of the campaigns that are seen, and of no others (T-22)', async () => {
      if (!port.plan) return
      const ids = new Set((await port.campaigns().load()).map(({ id }) => id))
      const channels = await port.plan().load()
      expect(channels.length).toBeGreaterThan(0)
      for (const { campaignId } of channels) expect(ids).toContain(campaignId)
    })

    test('a plan goes into release once, with the day by which to decide (COCK-13, T-39)', async () => {
      if (!port.release) return
      const { version } = await port.campaign(readyId)
      const dueOn = '2199-12-31'
      const released = await port.release({ id: readyId, version, dueOn, commandId: commandId() })
      expect(released).toMatchObject({ id: readyId, status: 6, dueOn })
      expect(released.states).toContain('Approving')
      const again = { id: readyId, version, dueOn: null, commandId: commandId() }
      expect((await refusal(port.release(again))).code).toBe('conflict')
    })

    test('direct orders are those that run on the days asked for, each once (CAMP-03)', async () => {
      if (!port.orders) return
      const year = { from: '2026-07-01', to: '2027-06-30' }
      expect(port.orders(year).key).toEqual(port.orders({ ...year }).key)
      const { isOffered, orders } = await port.orders(year).load()
      if (!isOffered) expect(orders).toEqual([])
      expect(new Set(orders.map(({ id }) => id)).size).toBe(orders.length)
      for (const { start, end, address } of orders) {
        expect(start <= year.to && end >= year.from && start <= end).toBe(true)
        expect(address).toMatch(/^\//)
      }
      const [one] = orders
      if (!one) return
      const day = { from: one.start, to: one.start }
      expect((await port.orders(day).load()).orders).toContainEqual(one)
    })

    test('a star is set and taken away, and changes nothing else (T-29)', async () => {
      if (!port.star) return
      const before = await port.campaign(readyId)
      for (const isStarred of [true, true, false]) {
        await port.star({ id: readyId, isStarred, commandId: commandId() })
        expect(await port.campaign(readyId)).toEqual({ ...before, isStarred })
      }
      const strange = port.star({ id: 999_999_999, isStarred: true, commandId: commandId() })
      expect((await refusal(strange)).code).toBe('not-found')
    })

    test('a view is kept under a name that is free, and can go (T-07)', async () => {
      if (!port.views) return
      const params = { tab: 'live', media: 'tv,radio' }
      const view = `Live ${commandId()}`
      const own = { name: view, params, groupIds: [] }
      const kept = await port.views.add({ ...own, commandId: commandId() })
      expect(kept).toMatchObject({ ...own, sharedBy: null, can: { edit: true, delete: true } })
      expect(await port.views.list().load()).toContainEqual(kept)
      const twice = port.views.add({ ...own, commandId: commandId() })
      expect((await refusal(twice)).code).toBe('conflict')
      const [group] = await port.views.groups().load()
      const { id, version } = kept
      const groupIds = group ? [group.id] : []
      const shared = { ...own, groupIds, id, version }
      const after = await port.views.save({ ...shared, commandId: commandId() })
      expect(after).toMatchObject({ id, groupIds, version: version + 1 })
      const late = port.views.save({ ...shared, name: `${view} 2`, commandId: commandId() })
      expect((await refusal(late)).code).toBe('conflict')
      const [role] = (await port.views.roles?.().load()) ?? []
      if (role !== undefined) {
        const begin = { ...shared, version: after.version, roles: [role], commandId: commandId() }
        expect(await port.views.save(begin)).toMatchObject({ id, roles: [role], groupIds })
      }
      await port.views.remove({ id: kept.id, commandId: commandId() })
      expect((await port.views.list().load()).map(({ id }) => id)).not.toContain(kept.id)
    })

    describePlanning(() => port, commandId)
    describeKeeping(() => port, commandId)
  })
}
