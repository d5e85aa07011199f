import { describe, expect, test } from 'vitest'
import {
  activities,
  applyPost,
  arePausesWrong,
  changedMeanwhile,
  comparedCourse,
  comparisonOf,
  conversation,
  edited,
  flightDays,
  handInFaults,
  historyTable,
  isRecent,
  placeInFlight,
  planWindow,
  releasable,
  totals,
  waiting,
  withPost,
} from './cockpit.logic.ts'
import type { CockpitKpi } from './cockpit.port.ts'
import { buildChannel, demoData, demoHistory } from './testing/fixtures.ts'

const flight = { start: '2026-10-14', end: '2026-12-13' }

test('a flight counts its last day, and one without an end counts none (COCK-01)', () => {
  expect(flightDays(flight)).toBe(61)
  expect(flightDays({ start: '2026-10-14', end: null })).toBeUndefined()
  expect(placeInFlight(flight, '2026-10-13')).toEqual({ kind: 'before', days: 1 })
  expect(placeInFlight(flight, '2026-10-14')).toEqual({ kind: 'running', day: 1, left: 60 })
  expect(placeInFlight(flight, '2026-12-13')).toEqual({ kind: 'running', day: 61, left: 0 })
  expect(placeInFlight(flight, '2026-12-14')).toEqual({ kind: 'over', days: 1 })
})

test('sums leave out what nobody knows, and are unknown where nobody knows anything (T-28)', () => {
  const part = (channelId: number, booked: number | null) => ({ channelId, planned: 100, booked, invoiced: null }) // prettier-ignore
  expect(totals([part(1, 40), part(2, null)])).toEqual({ planned: 200, booked: 40, invoiced: null })
  expect(totals([])).toEqual({ planned: null, booked: null, invoiced: null })
})

test('what waits, what of it is one’s own, and what can go into release', () => {
  const channels = [
    buildChannel({ id: 1, state: 'Approving', can: { approve: true, edit: false, moveTo: [] } }),
    buildChannel({ id: 2, state: 'Approving' }),
    buildChannel({ id: 3, state: 'Ready' }),
    buildChannel({ id: 4, state: 'Purchased' }),
  ]
  expect(waiting(channels)).toEqual({ all: 2, own: 1 })
  expect(releasable(channels).map(({ id }) => id)).toEqual([3])
})

test('the plan is seen whole, or five weeks from the Monday before this week', () => {
  expect(planWindow([flight], 'months', '2026-11-20')).toEqual({ from: '2026-10-11', to: '2026-12-16' }) // prettier-ignore
  // At an edge the mark of today has that room too; beyond it there is none to show.
  expect(planWindow([flight], 'months', '2026-10-12').from).toBe('2026-10-09')
  expect(planWindow([flight], 'months', '2026-12-15').to).toBe('2026-12-18')
  expect(planWindow([flight], 'months', '2026-10-10').from).toBe('2026-10-11')
  expect(planWindow([flight], 'weeks', '2026-11-20')).toEqual({ from: '2026-11-09', to: '2026-12-13' }) // prettier-ignore
  expect(planWindow([flight], 'weeks', '2027-06-01').from).toBe('2026-10-05')
  expect(planWindow([], 'months', '2026-11-20').from).toBe('2026-11-18')
})

describe('what was said and done (T-35, CAMP-16)', () => {
  const channels = demoData.channels

  test('one stream, the newest first, each of its kind', () => {
    const all = activities(demoHistory, channels)
    expect(all.map(({ at }) => at)).toEqual(
      all
        .map(({ at }) => at)
        .toSorted()
        .toReversed(),
    )
    expect(new Set(all.map(({ key }) => key)).size).toBe(all.length)
    expect(new Set(all.map(({ kind }) => kind))).toEqual(new Set(['status', 'approval', 'document', 'post'])) // prettier-ignore
  })
  test('a step of a direct order stands among them, however it is numbered (T-35)', () => {
    const [first] = demoHistory
    const order = {
      ...first!,
      kind: 'orderSent',
      channel: null,
      after: { orderId: 7, name: 'Fest' },
    }
    const all = activities([first!, order], [])
    expect(all.map(({ kind }) => kind)).toContain('order')
    expect(new Set(all.map(({ key }) => key)).size).toBe(2)
  })
  test('a conversation is read from its beginning, of one channel or of all', () => {
    const all = conversation(channels, undefined)
    expect(all.map(({ at }) => at)).toEqual(all.map(({ at }) => at).toSorted())
    const one = conversation(channels, channels[0]!.id)
    expect(new Set(one.map(({ channelId }) => channelId))).toEqual(new Set([channels[0]!.id]))
    expect(one.length).toBeLessThan(all.length)
  })
  test('a post on its way stands in its channel, and an answer comes once', () => {
    const { id } = channels[0]!
    const command = { commandId: 'c', channelId: id, message: 'Neu', at: '2027-01-01T00:00:00Z' }
    const pending = applyPost(demoData, command)
    expect(conversation(pending.channels, id).at(-1)).toMatchObject({ message: 'Neu', isOwn: true })
    expect(applyPost(demoData, { ...command, channelId: 999 })).toEqual(demoData)
    const post = { id: 900, message: 'Neu', at: command.at, by: null, isOwn: true }
    const twice = withPost(withPost(demoData, id, post), id, post)
    expect(twice.channels[0]!.posts.filter((one) => one.id === 900)).toHaveLength(1)
  })
})

test('documents are needed, not empty, with an outcome (VAL-14)', () => {
  const file = new File(['Plan'], 'Plan.pdf')
  expect(handInFaults([], 1)).toEqual({ files: 'missing' })
  expect(handInFaults([file, new File([], 'leer.pdf')], 2)).toEqual({ files: 'empty' })
  for (const none of [undefined, 0, 4]) expect(handInFaults([file], none)).toEqual({ outcome: 'missing' }) // prettier-ignore
  expect(handInFaults([file], 3)).toEqual({})
})

test('what somebody else saved meanwhile is named, and only what was edited is sent', () => {
  const began = { budget: 100, start: '2026-01-01' }
  expect(changedMeanwhile(began, { budget: 120, start: '2026-01-01' })).toEqual(['budget'])
  expect(edited(began, { budget: 100, start: '2026-02-01' })).toEqual({ start: '2026-02-01' })
})

test('figures are saved day by day, a percentage in points, a day without a value empty (T-33)', () => {
  const kpi = (name: string, unit: CockpitKpi['unit'], history: CockpitKpi['history']): CockpitKpi => ({ key: name, name, unit, better: 'none', history, change: null, previous: null, explanation: 'none', reasons: [] }) // prettier-ignore
  const shown = [
    kpi('Klicks', 'number', [{ day: '2027-03-02', value: 20 }]),
    kpi('CTR', 'percent', [
      { day: '2027-03-01', value: 0.25 },
      { day: '2027-03-02', value: 0.5 },
    ]),
  ]
  expect(historyTable(shown, 'Tag')).toEqual({
    head: ['Tag', 'Klicks', 'CTR (%)'],
    rows: [
      [{ day: '2027-03-01' }, null, 25],
      [{ day: '2027-03-02' }, 20, 50],
    ],
  })
})

test.each<[string, readonly (readonly [string, string])[], boolean]>([
  ['one inside', [['2026-11-10', '2026-11-12']], false],
  [
    'two, in any order',
    [
      ['2026-11-20', '2026-11-21'],
      ['2026-11-10', '2026-11-12'],
    ],
    false,
  ],
  ['one on the first day', [['2026-11-01', '2026-11-12']], true],
  ['one on the last day', [['2026-11-20', '2026-11-30']], true],
  ['one that ends before it starts', [['2026-11-12', '2026-11-10']], true],
  [
    'two on the same day',
    [
      ['2026-11-10', '2026-11-12'],
      ['2026-11-12', '2026-11-14'],
    ],
    true,
  ],
])('pauses lie inside a flight, each after the other: %s (T-22)', (_name, pauses, expected) => {
  const flight = { start: '2026-11-01', end: '2026-11-30' }
  const days = pauses.map(([start, end]) => ({ start, end }))
  expect(arePausesWrong(days, flight)).toBe(expected)
  expect(arePausesWrong(days, { start: null, end: null })).toBe(true)
})

test('a list that says the same is no change (T-22)', () => {
  const began = { budget: 1, pauses: [{ start: '2026-11-10', end: '2026-11-12' }] }
  const same = { budget: 1, pauses: [{ start: '2026-11-10', end: '2026-11-12' }] }
  expect([changedMeanwhile(began, same), edited(began, same)]).toEqual([[], {}])
  expect(edited(began, { ...began, pauses: [] })).toEqual({ pauses: [] })
})

describe('what figures are compared with (T-32)', () => {
  const value = (day: number, amount: number) => ({ day: `2027-03-${String(day).padStart(2, '0')}`, value: amount }) // prettier-ignore
  const history = Array.from({ length: 10 }, (_, index) => value(index + 1, index * 10))
  const figure: CockpitKpi = { key: 'a', name: 'Klicks', unit: 'number', better: 'none', history, change: null, previous: null, explanation: 'none', reasons: [] } // prettier-ignore
  const previous = { campaign: { id: 2, name: 'Winterbrand' }, flightDay: 2, history: [value(9, 7), value(10, 8)] } // prettier-ignore

  test('7 days unless it was chosen otherwise (COCK-11)', () => {
    expect(comparisonOf('28days')).toBe('28days')
    for (const text of ['', 'yesterday', '7days']) expect(comparisonOf(text)).toBe('7days')
  })
  test('each day of a figure has what was so many days before, the first days nothing', () => {
    expect(comparedCourse(figure, '7days')).toEqual([value(8, 0), value(9, 10), value(10, 20)])
    expect(comparedCourse(figure, '28days')).toEqual([])
  })
  test('or what another campaign had on the same day of its flight', () => {
    expect(comparedCourse(figure, 'previousCampaign')).toEqual([])
    expect(comparedCourse({ ...figure, previous }, 'previousCampaign')).toBe(previous.history)
  })
  test('a table has it beside each figure, a percentage in points (T-33)', () => {
    const share = { ...figure, name: 'CTR', unit: 'percent' as const, history: [value(10, 0.5)], previous: { ...previous, history: [value(10, 0.25)] } } // prettier-ignore
    const alone = { ...figure, name: 'Preis' }
    const { head, rows } = historyTable(
      [{ ...figure, previous }, share, alone],
      'Tag',
      (kpi) =>
      kpi.previous ? { title: `${kpi.name}, Winterbrand`, course: comparedCourse(kpi, 'previousCampaign') } : undefined, // prettier-ignore
    )
    expect(head).toEqual(['Tag', 'Klicks', 'Klicks, Winterbrand', 'CTR (%)', 'CTR, Winterbrand (%)', 'Preis']) // prettier-ignore
    expect(rows.at(-1)).toEqual([{ day: '2027-03-10' }, 90, 8, 50, 25, 90])
    expect(rows[0]).toEqual([{ day: '2027-03-01' }, 0, null, null, null, 0])
  })
})

test('figures name their days once the last of them is three days old (COCK-11)', () => {
  const upTo = (day: string) => ({ history: ['2026-10-01', day].map((day) => ({ day, value: 1 })) })
  expect(isRecent(upTo('2026-11-21'), '2026-11-23')).toBe(true)
  expect(isRecent(upTo('2026-11-20'), '2026-11-23')).toBe(false)
  expect(isRecent({ history: [] }, '2026-11-23')).toBe(true)
})
