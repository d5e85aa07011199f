import { addDays } from '../../kit/dates/index.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { refusal } from '../../kit/testing/refusal.ts'
import { parseLayout } from '../cockpit.layout.ts'
import { comparisons, type CockpitPort, type Comparison } from '../cockpit.port.ts'

export interface CockpitSetting {
  port: CockpitPort
  /** A campaign whose plan the caller may change, with a channel that can become ready. */
  id: number
  externalId: string
  /** A campaign that the caller sees, with figures of at least 29 days that end within its flight. */
  measuredId: number
}

/** What every port of the cockpit must do; run it against your own. */
export function describeCockpitPort(name: string, makeSetting: () => Promise<CockpitSetting>) {
  describe(`cockpit port: ${name}`, () => {
    let port: CockpitPort
    let id: number
    let externalId: string
    let measuredId: number
    beforeEach(async () => {
      ;({ port, id, externalId, measuredId } = await makeSetting())
    })
    const open = () => port.cockpit({ kind: 'own', id }).load()
    const data = async (clearCache = false, compare: Comparison = '7days', of = id) => {
      const parsed = parseLayout((await open()).layout)
      if ('fault' in parsed) return expect.unreachable(parsed.fault)
      return port.data({ id: of, source: parsed.layout.source }).load({ clearCache, compare })
    }
    const sent = () => ({ commandId: crypto.randomUUID() })

    test('opens by its number and by the ids of another system, with a layout (COCK-02, COCK-04)', async () => {
      expect(await open()).toMatchObject({ id, externalId, campaign: { id } })
      const other = await port.cockpit({ kind: 'external', externalId }).load()
      expect(other).toMatchObject({ id, channelId: null })
      const channel = (await data()).channels.find((one) => one.externalId !== null)!
      const address = { kind: 'external', externalId, externalSubId: channel.externalId! } as const
      expect(await port.cockpit(address).load()).toMatchObject({ id, channelId: channel.id })
    })

    test('one that is not there says so', async () => {
      const missing = port.cockpit({ kind: 'own', id: 987_654 }).load()
      expect((await refusal(missing)).code).toBe('not-found')
      const unknown = port.cockpit({ kind: 'external', externalId: 'nobody' }).load()
      expect((await refusal(unknown)).code).toBe('not-found')
    })

    test('figures are put, read with all their values, and taken back (COCK-11)', async () => {
      const { figures } = port
      if (!figures) return
      const stored = async () =>
        (await figures.stored(id).load()).find(({ key }) => key === 'tried')
      const described = [{ key: 'tried', nameDe: 'Versuche', nameEn: 'Tries', unit: 'percent' as const, better: 'lower' as const, isRatio: true }] // prettier-ignore
      const put = (value: number | null) => {
        const values = [{ key: 'tried', day: '2027-03-01', value }]
        const made = value === null ? [] : described
        return figures.put({ campaignId: id, described: made, values, ...sent() })
      }
      await put(0.031)
      expect(await stored()).toMatchObject({ unit: 'percent', better: 'lower', values: [{ day: '2027-03-01', value: 0.031 }] }) // prettier-ignore
      await put(null)
      expect((await stored())!.values).toEqual([])
    })

    test('costs of channels are put, read and taken back (T-28)', async () => {
      if (!port.costs) return
      const costs = port.costs(id)
      const [first] = await costs.stored().load()
      const put = (booked: number | null, version: number) =>
        costs.put({
          changes: [{ id: first!.id, version, values: { ...first!.values, booked } }],
          removeIds: [],
          restoreIds: [],
          ...sent(),
        })
      const [saved] = await put(1_234.5, first!.version)
      const [now] = await costs.stored().load()
      expect(now!.values).toEqual({ ...first!.values, booked: 1_234.5 })
      expect(saved).toEqual({ id: first!.id, version: now!.version })
      // Who saw the amounts before does not overwrite them.
      expect((await refusal(put(99, first!.version))).code).toBe('conflict')
      expect((await costs.stored().load())[0]!.values).toEqual(now!.values)
      await put(first!.values.booked as number | null, now!.version)
      expect((await costs.stored().load())[0]!.values).toEqual(first!.values)
    })

    test('different questions have different keys, equal ones the same', () => {
      const { key } = port.cockpit({ kind: 'own', id })
      expect(port.cockpit({ kind: 'own', id }).key).toEqual(key)
      const others = [
        port.cockpit({ kind: 'own', id: id + 1 }).key,
        port.data({ id, source: 'cockpitdata' }).key,
        port.documents(id).key,
        port.history(id).key,
      ]
      expect(new Set([key, ...others].map((one) => JSON.stringify(one))).size).toBe(5)
    })

    test('days are days, and each channel has its costs (COCK-01, T-28)', async () => {
      const { campaign, channels, spending } = await data()
      for (const { start, end } of [campaign, ...channels])
        for (const day of [start, end]) if (day !== null) expect(day).toMatch(/^\d{4}-\d\d-\d\d$/)
      const ids = channels.map((channel) => channel.id)
      expect(spending.map(({ channelId }) => channelId).toSorted()).toEqual(ids.toSorted())
    })

    test('figures are put together anew when that is asked for (COCK-06)', async () => {
      const before = (await data()).asOf
      expect(Date.parse((await data(true)).asOf!)).toBeGreaterThanOrEqual(Date.parse(before!))
    })

    test('figures are compared with what is asked for, and say with which day (COCK-11, T-32)', async () => {
      const known = new Map<Comparison, Awaited<ReturnType<typeof data>>>()
      for (const compare of comparisons) known.set(compare, await data(false, compare, measuredId))
      for (const [compare, days] of [
        ['7days', 7],
        ['28days', 28],
      ] as const) {
        const { comparedWith, kpis } = known.get(compare)!
        expect(comparedWith).toBe(compare)
        expect(kpis.some(({ change }) => change !== null)).toBe(true)
        for (const { change, previous, history } of kpis) {
          expect(previous).toBeNull()
          if (!change) continue
          const [last, before] = [history.at(-1)!, history.find(({ day }) => day === change.day)!]
          expect(change.day).toBe(addDays(last.day, -days))
          expect(change).toMatchObject({
            before: before.value,
            absolute: last.value - before.value,
          })
        }
      }
      const { comparedWith, kpis } = known.get('previousCampaign')!
      expect(comparedWith).toBe('previousCampaign')
      for (const { change, previous, history, explanation, reasons } of kpis) {
        // What happened here explains nothing of what another campaign did (D-05).
        expect({ explanation, reasons }).toEqual({ explanation: 'none', reasons: [] })
        if (!previous) expect(change).toBeNull()
        if (!previous || !change) continue
        const last = history.at(-1)!
        expect(previous.campaign.id).not.toBe(measuredId)
        expect(previous.flightDay).toBeGreaterThan(0)
        expect(change.day < last.day).toBe(true)
        const there = previous.history.find(({ day }) => day === last.day)
        expect(there?.value).toBe(change.before)
      }
      expect(kpis.some(({ previous }) => previous !== null)).toBe(true)
    })

    test('a star is set and taken away, without another version (T-29)', async () => {
      const { campaign } = await data()
      for (const isStarred of [true, false]) {
        await port.star!({ campaignId: id, isStarred, ...sent() })
        expect((await data()).campaign).toEqual({ ...campaign, isStarred })
      }
    })

    test('a post stands in its channel, first, as one’s own (CAMP-16)', async () => {
      const [channel] = (await data()).channels
      const message = `Probe ${crypto.randomUUID()}`
      const post = await port.post({ channelId: channel!.id, message, ...sent() })
      expect(post).toMatchObject({ message, isOwn: true })
      const [again] = (await data()).channels
      expect(again!.posts[0]).toMatchObject({ id: post.id, message, isOwn: true })
    })

    test('a change of plan is saved and noted; one from an older state is refused (COCK-07)', async () => {
      const [channel] = (await data()).channels
      const budget = (channel!.budget ?? 0) + 50
      const edit = { id: channel!.id, version: channel!.version, fields: { budget } }
      await port.saveChannel({ ...edit, ...sent() })
      expect((await data()).channels[0]).toMatchObject({ budget })
      const [entry] = await port.history(id).load()
      expect(entry).toMatchObject({ kind: 'changed', channel: channel!.name })
      expect((await refusal(port.saveChannel({ ...edit, ...sent() }))).code).toBe('conflict')
      const fields = { approvalDue: '2031-05-01' }
      const { version } = (await data()).campaign
      await port.saveCampaign({ id, version, fields, ...sent() })
      expect((await data()).campaign).toMatchObject(fields)
    })

    test('a channel becomes ready and goes into release (COCK-07)', async () => {
      const { channels } = await data()
      const channel = channels.find(({ can }) => can.moveTo.includes('Ready'))!
      const stateOf = async () =>
        (await data()).channels.find((one) => one.id === channel.id)!.state
      const { version } = channel
      await port.moveChannel({ id: channel.id, version, state: 'Ready', comment: null, ...sent() })
      expect(await stateOf()).toBe('Ready')
      const campaign = { campaignId: id, version: (await data()).campaign.version }
      const release = { channelIds: [channel.id], due: '2031-05-02', comment: null }
      await port.release({ ...campaign, ...release, ...sent() })
      expect((await data()).campaign).toMatchObject({ status: 6, approvalDue: '2031-05-02' })
      expect(await stateOf()).toBe('Approving')
    })

    test('documents are handed in and listed (CAMP-14)', async () => {
      const file = new File(['Probe'], `Probe ${crypto.randomUUID()}.txt`, { type: 'text/plain' })
      await port.handIn!({ campaignId: id, files: [file], outcomeId: 1, ...sent() })
      const [document] = await port.documents(id).load()
      expect(document).toMatchObject({ name: file.name, size: 5, outcomeId: 1 })
    })
  })
}
