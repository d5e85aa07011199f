import { readXlsx } from 'hucre/xlsx'
import { describe, expect, test } from 'vitest'
import { workflowStates } from '../kit/campaigns/index.ts'
import {
  byEndMonth,
  canNudge,
  canRelease,
  cockpitOf,
  countPhases,
  filterOf,
  noFilters,
  paramsOf,
  parseLook,
  sorted,
  withCampaign,
  withoutCampaign,
  yearsOf,
  type Filters,
  type Look,
} from './campaigns.logic.ts'
import type { Campaign } from './campaigns.port.ts'
import { toCsv } from '../kit/export/csv.ts'
import { toXlsx } from '../kit/export/xlsx.ts'
import { exportColumns, exportTable } from './export/table.ts'
import { currentFirst } from './plan.logic.ts'
import { buildCampaign, planFor, someCampaigns } from './testing/fixtures.ts'
import type { PlannedChannel } from './campaigns.port.ts'
import { deadlineKey, deadlineMarks, deadlineRadar, deadlinesOf, type DeadlineWords } from './views/deadline-bars.ts' // prettier-ignore
import { planRows } from './views/plan-rows.tsx'

const today = '2026-11-20'
const look = (filters: Partial<Filters> = {}, change: Partial<Look> = {}): Look => ({
  ...parseLook({}),
  filters: { ...noFilters, ...filters },
  ...change,
})
const namesOf = (wanted: Look) =>
  someCampaigns.filter(filterOf(wanted, today)).map(({ name }) => name)

describe('the look in the address (CAMP-03, CAMP-05)', () => {
  test('without anything it is the board of what is in progress, by name (CAMP-03, CAMP-05)', () => {
    const plain = parseLook({})
    expect(plain).toMatchObject({ tab: 'progress', view: 'board', sort: 'name', text: '' })
    expect(Object.values(paramsOf(plain)).filter(Boolean)).toEqual([])
  })

  test('what is said comes back as it was; nonsense counts as not said (CAMP-04)', () => {
    const params = {
      tab: 'live',
      view: 'plan',
      sort: '-budget',
      group: 'media',
      q: 'limo',
      customer: '1,2',
      product: '11',
      media: 'tv,radio',
      year: '2026,2027',
      span: 'thisWeek',
      phase: 'live,done',
    }
    expect(paramsOf(parseLook(params))).toEqual(params)
    const odd = { tab: 'x', view: '__proto__', sort: '-x', customer: 'a', year: '7' }
    expect(parseLook(odd)).toEqual(parseLook({}))
  })

  test('a media type and a column of the order may be those of another product (T-01)', () => {
    const params = { sort: '-extra.cost', media: 'fair,tv' }
    expect(parseLook(params)).toMatchObject({
      sort: 'extra.cost',
      isDescending: true,
      filters: { media: ['fair', 'tv'] },
    })
    expect(paramsOf(parseLook(params))).toMatchObject(params)
  })
})

describe('filters (CAMP-04, CAMP-06)', () => {
  test.each<[Partial<Filters>, number]>([
    [{}, 15],
    [{ customer: ['2'] }, 1],
    [{ product: ['12'] }, 4],
    [{ media: ['cinema'] }, 1],
    [{ media: ['cinema', 'print'] }, 2],
    [{ year: ['2027'] }, 7],
    [{ customer: ['1'], product: ['11'], media: ['tv'], year: ['2026'] }, 2],
    [{ span: 'thisWeek' }, 4],
    [{ span: 'lastMonth' }, 3],
  ])('%j leaves %i campaigns (CAMP-04, CAMP-06)', (filters, count) => {
    expect(namesOf(look(filters))).toHaveLength(count)
  })

  test('the search finds every word in any case and accent, in name, customer, product and reference', () => {
    expect(namesOf(look({}, { text: 'KUSTENCOLA hafen' }))).toEqual(['Megalights Hafenfest'])
    expect(namesOf(look({}, { text: 'ml-1-5110' }))).toEqual(['Zitrone Launch DACH'])
    expect(namesOf(look({}, { text: 'nirgends' }))).toEqual([])
  })

  test('phases narrow only where no tab does (CAMP-01)', () => {
    const phase = ['live'] as const
    expect(namesOf(look({ phase }, { view: 'board' }))).toHaveLength(15)
    expect(namesOf(look({ phase }, { view: 'calendar' }))).toHaveLength(3)
  })

  test('a campaign is of every year that it runs in (CAMP-04)', () => {
    expect(yearsOf({ start: '2025-12-30', end: '2027-01-02' })).toEqual(['2025', '2026', '2027'])
    expect(yearsOf({ start: null, end: '2027-01-02' })).toEqual(['2027'])
    expect(yearsOf({ start: null, end: null })).toEqual([])
  })
})

describe('order (CAMP-05)', () => {
  const some = [
    buildCampaign({ id: 1, name: 'Zebra', budget: 5, start: '2026-02-01', end: null }),
    buildCampaign({ id: 2, name: 'Ähre', budget: null, start: null, end: '2026-03-01' }),
    buildCampaign({ id: 3, name: 'Apfel 10', budget: 50, start: '2026-01-01', end: '2026-02-01' }),
    buildCampaign({ id: 4, name: 'Apfel 9', budget: 5, start: '2026-03-01', end: '2026-09-01' }),
  ]
  test.each([
    ['name', false, [2, 4, 3, 1]],
    ['name', true, [1, 3, 4, 2]],
    ['budget', false, [4, 1, 3, 2]],
    ['budget', true, [3, 4, 1, 2]],
    ['start', false, [3, 1, 4, 2]],
    ['start', true, [4, 1, 3, 2]],
    ['end', false, [3, 2, 4, 1]],
    ['end', true, [4, 2, 3, 1]],
  ] as const)(
    'by %s, descending %s: what is not stated comes last (CAMP-05)',
    (sort, isDescending, ids) => {
      expect(sorted(some, { sort, isDescending }, 'de').map(({ id }) => id)).toEqual(ids)
    },
  )
})

test('every tab has its count (CAMP-01, CAMP-02)', () => {
  expect(countPhases(someCampaigns, today)).toEqual({ progress: 8, live: 3, done: 4 })
})

test('what runs stands by end month, the nearest first; what is over the latest first, aborted last (CAMP-17)', () => {
  const live = someCampaigns.filter(({ id }) => id >= 5109 && id <= 5111)
  expect(byEndMonth(live, 'live').map(({ id }) => id)).toEqual(['2026-11', '2026-12'])
  const done = someCampaigns.filter(({ id }) => id >= 5112)
  expect(byEndMonth(done, 'done').map(({ id }) => id)).toEqual(['2026-10', '2026-08', '2026-04', 'aborted']) // prettier-ignore
  expect(byEndMonth([buildCampaign({ end: null })], 'live')[0]!.id).toBe('open')
})

test('a cockpit is opened by the external id, else by its own, umlauts and all (ROUTE-16)', () => {
  const campaign = buildCampaign({
    id: 7,
    externalId: 'ML-101/3',
    name: 'Kinostart „Flaschenpost“',
  })
  expect(cockpitOf(campaign)).toBe(
    '/cockpits/external/ML-101%2F3/kinostart-flaschenpost?view=false',
  )
  const umlauts = buildCampaign({ id: 8, externalId: 'MÜ 1', name: 'Grüße aus Köln' })
  expect(cockpitOf(umlauts)).toMatch(/^\/cockpits\/external\/M%C3%9C%201\/[a-z-]+\?view=false$/)
  expect(cockpitOf({ ...campaign, externalId: null, name: '…' })).toBe('/cockpits/7/7?view=false')
})

test('a plan goes into release by who plans it, when something is ready', () => {
  const can = { approve: false, edit: true }
  expect(canRelease(buildCampaign({ can, states: ['Ready', 'Planning'] }))).toBe(true)
  expect(canRelease(buildCampaign({ can, states: ['Planning'] }))).toBe(false)
  expect(canRelease(buildCampaign({ states: ['Ready'] }))).toBe(false)
})

test('who plans a campaign reminds those who decide, until its last day (T-39)', () => {
  const can = { approve: false, edit: true }
  const campaign = buildCampaign({ can, states: ['Approving', 'Ready'], end: '2026-11-23' })
  expect(canNudge(campaign, '2026-11-23')).toBe(true)
  expect(canNudge(campaign, '2026-11-24')).toBe(false)
  expect(canNudge({ ...campaign, end: null }, '2026-11-24')).toBe(true)
  expect(canNudge({ ...campaign, awaitsApproval: false }, '2026-11-23')).toBe(false)
  expect(canNudge({ ...campaign, can: { ...can, edit: false } }, '2026-11-23')).toBe(false)
})

test('what changes elsewhere takes its place, unless a newer one is there', () => {
  const [first, second] = someCampaigns.slice(0, 2) as [(typeof someCampaigns)[0], (typeof someCampaigns)[0]] // prettier-ignore
  const newer = { ...second, name: 'Neu', version: 3 }
  expect(withCampaign([first, second], newer)).toEqual([first, newer])
  expect(withCampaign([newer], second)).toEqual([newer])
  expect(withCampaign([first], second)).toEqual([first, second])
  expect(withoutCampaign([first, second], first.id)).toEqual([second])
})

describe('export (T-25)', () => {
  const mediaWords = new Proxy({}, { get: (_, kind) => `«${String(kind)}»` }) as never
  const campaigns = [
    buildCampaign({
      name: '=SUM(A1); "böse"',
      budget: 1234.5,
      planned: 1235.75,
      media: ['tv', 'radio'],
      openConditions: ['Nur mit Motiv B.', 'Ohne A8.'],
      approvals: { approved: 3, total: 7, changed: 1, reopened: 1, rejected: 2 },
    }),
    buildCampaign({
      id: 2,
      name: 'Offen',
      budget: null,
      planned: null,
      start: null,
      product: null,
    }),
  ]

  test('German: semicolon, comma, mark of the encoding; no text becomes a formula (T-25)', () => {
    const csv = toCsv(exportTable(campaigns, 'de', mediaWords), 'de')
    const [head, first, second] = csv.split('\r\n')
    expect(head).toBe(
      '\uFEFFKampagne;Kunde;Produkt;Medien;Stand;Start;Ende;Budgetrahmen;Verplant;Differenz;Währung;Kennung;Offene Auflagen;Freigaben',
    )
    expect(first).toBe(
      `"'=SUM(A1); ""böse""";Nordkranz;Alster Limo;"«tv», «radio»";Plan in Arbeit;01.04.2027;31.08.2027;1234,50;1235,75;1,25;EUR;ML-1-5101;"Nur mit Motiv B.; Ohne A8.";"3 von 7 Kanälen freigegeben, 1 seit der Freigabe geändert, 1 nach der Freigabe wieder in Planung, 2 abgelehnt"`,
    )
    expect(second).toContain('Offen;Nordkranz;;«tv»;Plan in Arbeit;;31.08.2027;;;;EUR')
  })

  test('English: comma and point (T-25)', () => {
    const [head, first] = toCsv(exportTable(campaigns, 'en', mediaWords), 'en').split('\r\n')
    expect(head).toContain('Campaign,Client,Product')
    expect(first).toContain(',2027-04-01,2027-08-31,1234.50,1235.75,1.25,EUR,')
  })

  test('a workbook has figures and days, not texts of them (T-25)', async () => {
    const bytes = await toXlsx(exportTable(campaigns, 'de', mediaWords), 'Kampagnen', exportColumns)
    const [sheet] = (await readXlsx(bytes)).sheets
    expect(sheet!.name).toBe('Kampagnen')
    const [, first] = sheet!.rows
    expect(first![0]).toBe('=SUM(A1); "böse"')
    expect(first![7]).toBe(1234.5)
    expect(new Date(first![5] as never).toISOString().slice(0, 10)).toBe('2027-04-01')
  })
})

describe('the media plan (T-22)', () => {
  test('what is over stands below what is not, each in its order: what comes last moves nothing (row 45)', () => {
    const today = '2026-11-20'
    const named = (id: number, end: string | null, status: Campaign['status'] = 7) => buildCampaign({ id, end, status }) // prettier-ignore
    const all = [named(1, '2026-11-19'), named(2, '2026-11-20'), named(3, null, 4), named(4, null)]
    expect(currentFirst(all, today).map(({ id }) => id)).toEqual([2, 4, 1, 3])
    // The first answer has none that are over.
    const first = all.filter(({ id }) => id === 2 || id === 4)
    expect(currentFirst(first, today)).toEqual(currentFirst(all, today).slice(0, 2))
  })

  const words = {
    budget: (amount: number | null) => `${amount}`,
    costs: ({ budget, planned }: Campaign) => `${planned} of ${budget}`,
    bar: (name: string, budget: string) => `${name} ${budget}`,
    standing: ({ openCondition }: PlannedChannel) =>
      openCondition && `mit Auflage: ${openCondition}`,
    range: (start: string | null, end: string | null) => `${start}–${end}`,
    noProduct: 'ohne',
    media: new Proxy({}, { get: (_, kind) => String(kind) }) as never,
  }
  const channels = planFor(someCampaigns)
  const rowsBy = (by: Parameters<typeof planRows>[2], kinds: Parameters<typeof planRows>[3] = []) =>
    planRows(someCampaigns, channels, by, kinds, words)

  test('campaign, then its channels with budget and colour; what has no day has no bar (T-22)', () => {
    const { groups, bars, campaignOf } = rowsBy('campaign')
    expect(groups).toHaveLength(14)
    expect(groups[0]).toMatchObject({ title: 'Sommerfrische 2027' })
    expect(groups[0]!.rows!.map(({ title }) => title)).toContain('TV Flight 1')
    expect(bars[0]).toMatchObject({ tone: 'tv', label: 'TV Flight 1 120000', isTentative: true })
    expect(campaignOf(Number(bars[0]!.key))?.name).toBe('Sommerfrische 2027')
  })

  test('only what is released as it is now, or stopped, is drawn as firm (D-02, COCK-09)', () => {
    const one = channels[0]!
    const tentative = workflowStates.filter(
      (state) => planRows(someCampaigns, [{ ...one, state }], 'campaign', [], words).bars[0]!.isTentative, // prettier-ignore
    )
    expect(tentative).toEqual(['Started', 'Briefing', 'Briefed', 'Planning', 'Checking', 'Ready', 'Approving', 'Adjusting']) // prettier-ignore
  })

  test('what is approved with a condition says it on its row and its bar (COCK-09)', () => {
    const [first, ...others] = channels
    const conditional = { ...first!, openCondition: 'Nur mit Motiv B.' }
    const { groups, bars } = planRows(someCampaigns, [conditional, ...others], 'campaign', [], words) // prettier-ignore
    expect(bars[0]).toMatchObject({ label: 'TV Flight 1 120000 · mit Auflage: Nur mit Motiv B.' })
    expect(bars[0]!.icon).toBeDefined()
    const details = groups[0]!.rows!.map(({ detail }) => typeof detail === 'function' && detail())
    expect(details.filter(Boolean)).toEqual(['mit Auflage: Nur mit Motiv B.'])
  })

  test('by customer, product and medium the campaigns stand below it (T-22)', () => {
    expect(rowsBy('customer').groups.map(({ title }) => title)).toEqual(['Nordkranz'])
    expect(rowsBy('product').groups.map(({ title }) => title)).toEqual(['Alster Limo', 'Ingwer', 'Küstencola', 'Marke']) // prettier-ignore
    const byMedia = rowsBy('media')
    expect(byMedia.groups.map(({ title }) => title)).toContain('cinema')
    for (const by of ['customer', 'product', 'media'] as const) {
      const { groups, bars } = rowsBy(by)
      const rows = new Set(groups.flatMap((group) => group.rows!.map(({ id }) => id)))
      for (const bar of bars) expect(rows).toContain(bar.rowId)
    }
  })

  test('a filter of media leaves only their channels (CAMP-04)', () => {
    expect(new Set(rowsBy('campaign', ['tv']).bars.map(({ tone }) => tone))).toEqual(
      new Set(['tv']),
    )
  })
})

describe('what has to be done by when (T-27, D-11)', () => {
  const campaign = buildCampaign({ id: 7, states: ['Approving', 'Purchased'], dueOn: '2026-11-18' })
  const channel = (change: Partial<PlannedChannel>): PlannedChannel => ({
    id: 71,
    campaignId: 7,
    name: 'TV Flight 1',
    kind: 'tv',
    publisher: null,
    budget: null,
    start: '2026-12-14',
    end: '2027-01-31',
    state: 'Approving',
    bookingDeadline: '2026-11-19',
    materialDeadline: '2026-12-07',
    pauses: [],
    bookingStatus: null,
    materialStatus: null,
    version: 1,
    ...change,
  })
  const channels = [
    channel({}),
    channel({ id: 72, kind: 'radio', state: 'Purchased' }),
    channel({ id: 73, kind: 'radio', state: 'Confirmed' }),
    channel({ id: 74, kind: 'radio', end: '2026-11-19' }),
  ]
  const words: DeadlineWords = {
    one: ({ kind, isLate }, name) => `${kind} ${name}${isLate ? ' late' : ''}`,
    week: (counts, late) => `${counts.booking}-${counts.material}-${counts.approval}-${late}`,
    title: 'Deadlines',
    detail: (count, late) => `${count} ${late}`,
  }
  const all = deadlinesOf([campaign], channels, [], today)

  test('what is booked, delivered or over is no deadline any more; what is past and open is late (T-27)', () => {
    expect(all.map((one) => `${deadlineKey(one)} ${one.day} ${one.isLate}`)).toEqual([
      'approval-7 2026-11-18 true',
      'material-71 2026-12-07 false',
      'booking-71 2026-11-19 true',
      'material-72 2026-12-07 false',
    ])
    expect(deadlinesOf([campaign], channels, ['tv'], today).map(deadlineKey)).not.toContain(
      'material-72',
    )
    expect(deadlinesOf([], channels, [], today)).toEqual([])
  })

  test('in the plan they are marks in the row of their channel (T-27)', () => {
    const marks = deadlineMarks(all, (id) => (id === 71 ? 'h71' : undefined), words, today)
    expect(marks.map(({ key, rowId, tone, isPoint }) => [key, rowId, tone, isPoint])).toEqual([
      ['material-71', 'h71', 'neutral', true],
      ['booking-71', 'h71', 'bad', true],
    ])
  })

  test('the lane counts them week by week (D-11)', () => {
    const { groups, bars, countOf } = deadlineRadar(all, words, today)
    expect(groups).toMatchObject([{ title: 'Deadlines', detail: '4 2' }])
    expect(bars.map(({ start, end, tone, label }) => [start, end, tone, label])).toEqual([
      ['2026-11-16', '2026-11-22', 'bad', '1-0-1-2'],
      ['2026-12-07', '2026-12-13', 'neutral', '0-2-0-0'],
    ])
    expect([...countOf.values()]).toEqual(['2', '2'])
    expect(deadlineRadar([], words, today).groups).toEqual([])
  })
})
