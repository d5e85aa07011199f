import { beforeEach, describe, expect, test } from 'vitest'
import { refusal } from '../../kit/testing/refusal.ts'
import type { Approval, ApprovalsPort, ChannelApproval, Decision } from '../approvals.port.ts'

export interface ApprovalsUnderTest {
  port: ApprovalsPort
  /** Somebody else changes the plan of one that waits. */
  changePlan: (approval: ChannelApproval) => Promise<void>
}

/**
 * What every port of the approvals must do; run it against your own. It needs somebody who may decide,
 * and four channels or more that wait, in two campaigns or more.
 */
export function describeApprovalsPort(
  name: string,
  makePort: () => Promise<ApprovalsUnderTest>,
): void {
  describe(`approvals port: ${name}`, () => {
    let port: ApprovalsPort
    let changePlan: ApprovalsUnderTest['changePlan']
    beforeEach(async () => {
      ;({ port, changePlan } = await makePort())
    })
    const commandId = () => crypto.randomUUID()
    const open = async () => (await port.open.load()).items
    const waiting = async () =>
      (await open()).filter((one): one is ChannelApproval => one.campaign !== null)
    const decide = (items: readonly Approval[], decision: Decision, comment = '') =>
      port.decide({ items, decision, comment, commandId: commandId() })

    test('what waits can be decided, each in its application and campaign (D-01, COCK-08)', async () => {
      const { mayDecide, items } = await port.open.load()
      expect(mayDecide).toBe(true)
      expect(items.length).toBeGreaterThan(0)
      for (const { state, can, application, campaign, order } of items) {
        expect([state, can.decide]).toEqual(['waiting', true])
        expect(application.name).not.toBe('')
        const href = campaign ? campaign.href : order.href
        expect(href).toContain(`clientId=${application.id}`)
      }
    })

    test('approved with a note, it is no longer open but decided, with its proof (COCK-09, D-02)', async () => {
      const [item] = await waiting()
      await decide([item!], 'approved', ' Gern so. ')
      expect((await waiting()).map(({ id }) => id)).not.toContain(item!.id)
      const past = (await port.decided.load()).items.find(({ key }) => key === item!.key)!
      expect(past).toMatchObject({
        state: 'approved',
        can: { decide: false },
        last: { decision: 'approved', comment: 'Gern so.', plan: { name: item!.plan.name } },
      })
      expect(past.last!.hash).toMatch(/^[0-9a-f]{64}$/)
    })

    test('whoever rejects says why, at the field (COCK-09, ERR-16)', async () => {
      const [item] = await waiting()
      const error = await refusal(decide([item!], 'rejected', '  '))
      expect([error.code, Object.keys(error.fields)]).toEqual(['invalid', ['comment']])
    })

    test('approved with a condition, it counts as approved and says so; without one it is refused at the field (COCK-09)', async () => {
      const [item] = await waiting()
      const error = await refusal(decide([item!], 'conditional', ' '))
      expect([error.code, Object.keys(error.fields)]).toEqual(['invalid', ['condition']])
      const outcome = (await decide([item!], 'conditional', ' Nur mit Motiv B. '))!
      expect([outcome.approved > 0, outcome.conditional]).toEqual([true, 1])
      const { items } = await port.ofCampaign(item!.campaign.id).load()
      const now = items.find(({ id }) => id === item!.id)!
      expect(now).toMatchObject({
        state: 'conditional',
        last: { decision: 'approved', condition: { text: 'Nur mit Motiv B.', met: null } },
      })
      if (now.can.meet || !port.meetCondition) return
      const refused = port.meetCondition({ approval: now, isMet: true, commandId: commandId() })
      expect((await refusal(refused)).code).toBe('forbidden')
    })

    test('a rejected one is named in what its campaign comes to (COCK-09, T-36)', async () => {
      const [item] = await waiting()
      const outcome = (await decide([item!], 'rejected', 'Zu teuer.'))!
      expect(outcome.rejected).toContain(item!.plan.name)
      expect(outcome.campaign).toBe(item!.campaign.name)
      const { items } = await port.ofCampaign(item!.campaign.id).load()
      expect(items.find(({ id }) => id === item!.id)).toMatchObject({
        state: 'rejected',
        last: { comment: 'Zu teuer.' },
      })
      expect(outcome.waiting).toBe(items.filter(({ state }) => state === 'waiting').length)
      const { campaign: _name, ...result } = outcome
      expect((await port.ofCampaign(item!.campaign.id).load()).result).toEqual(result)
    })

    test('a campaign names who decides; who does not plan it cannot remind them (T-39, T-43)', async () => {
      const [item] = await waiting()
      const { deciders, watchers, can } = await port.ofCampaign(item!.campaign.id).load()
      expect(deciders.length).toBeGreaterThan(0)
      const ids = [...deciders, ...watchers].map(({ id }) => id)
      expect(new Set(ids).size).toBe(ids.length)
      if (!port.nudge || can.nudge) return
      const refused = port.nudge({ campaignId: item!.campaign.id, commandId: commandId() })
      expect(['forbidden', 'conflict']).toContain((await refusal(refused)).code)
    })

    test('what was asked of others names its campaigns, and stands there only for who asks (D-01, T-39)', async () => {
      const { mayAsk } = await port.open.load()
      const { items, campaigns, orders = [] } = await port.asked.load()
      expect(new Set(items.flatMap(({ campaign }) => campaign?.id ?? []))).toEqual(
        new Set(campaigns.map(({ id }) => id)),
      )
      expect(items.flatMap(({ order, id }) => (order ? id : []))).toEqual(
        orders.map(({ id }) => id),
      )
      if (!mayAsk) expect(items).toEqual([])
    })

    test('what is decided is not decided again (COCK-08)', async () => {
      const [item] = await waiting()
      await decide([item!], 'approved')
      expect(await refusal(decide([item!], 'approved'))).toMatchObject({
        code: 'conflict',
        reason: 'not-approvable',
      })
    })

    test('an order is decided by itself, on the version that was seen (D-01, T-38)', async () => {
      const order = (await open()).find((one) => one.order !== null)
      // A tenant without stores has none.
      if (!order) return
      const old = { ...order, version: order.version - 1 }
      expect((await refusal(decide([old], 'approved'))).code).toBe('conflict')
      expect(await decide([order], 'approved', ' Gern. ')).toBeUndefined()
      expect((await open()).map(({ key }) => key)).not.toContain(order.key)
      expect((await port.decided.load()).items.find(({ key }) => key === order.key)).toMatchObject({
        state: 'approved',
        last: { comment: 'Gern.', plan: order.plan },
      })
    })

    test('nobody decides on another plan than they saw (T-38)', async () => {
      const [item] = await waiting()
      await changePlan(item!)
      expect((await refusal(decide([item!], 'approved'))).code).toBe('conflict')
      const now = (await waiting()).find(({ id }) => id === item!.id)
      // Some plans have to be put into release anew once they are changed.
      if (now) expect(now.campaign.version).toBeGreaterThan(item!.campaign.version)
    })
  })
}
