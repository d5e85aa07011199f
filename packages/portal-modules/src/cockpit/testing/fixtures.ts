import { addDays } from '../../kit/dates/index.ts'
import type {
  Cockpit,
  CockpitCampaign,
  CockpitChannel,
  CockpitData,
  CockpitDocument,
  CockpitKpi,
  Comparison,
  DayValue,
  HistoryEntry,
} from '../cockpit.port.ts'

/** Saturday, 21 November 2026. */
export const fixedNow = new Date('2026-11-21T09:30:00Z')

const places = [
  ['state', 0, 0, 12, 1],
  ['budget', 0, 1, 3, 1],
  ['duration', 3, 1, 3, 1],
  ['booked', 6, 1, 3, 1],
  ['audience', 9, 1, 3, 1],
  ['channels', 0, 2, 8, 3],
  ['approvals', 8, 2, 4, 3],
  ['spending', 0, 5, 8, 4],
  ['conversation', 8, 5, 4, 4],
  ['kpis', 0, 9, 12, 4],
  ['media', 0, 13, 4, 4],
  ['assets', 4, 13, 4, 4],
  ['documents', 8, 13, 4, 4],
  ['history', 0, 17, 12, 4],
] as const

/** A layout with everything that a cockpit knows. */
export const demoLayout = JSON.stringify({
  version: 1,
  columns: 12,
  dataSource: { path: 'cockpitdata' },
  widgets: places.map(([type, x, y, w, h]) => ({ id: type, type, x, y, w, h })),
})

export const demoCampaign: CockpitCampaign = {
  id: 7,
  name: 'Sommerfrische 2027',
  budget: 480_000,
  planned: 480_000,
  start: '2026-10-14',
  end: '2026-12-13',
  currencyName: 'Euro (EUR)',
  client: 'Nordkranz Getränke',
  product: 'Alster Limo',
  status: 6,
  approvalDue: '2026-11-25',
  approvalDayOff: null,
  isStarred: false,
  version: 3,
  can: { approve: true, edit: false },
}

const jonas = { id: 3, name: 'Jonas Thiele' }
const sabine = { id: 5, name: 'Sabine Moser' }

export const buildChannel = (more: Partial<CockpitChannel> = {}): CockpitChannel => ({
  id: 1,
  externalId: 'ML-1-1',
  name: '20"-Spot national',
  kind: 'tv',
  channelType: 'T',
  publisher: 'Kanal 9',
  budget: 182_000,
  start: '2026-10-14',
  end: '2026-12-06',
  pauses: [],
  state: 'Approved',
  externalApprovalRequested: false,
  decision: 'pending',
  decidedBy: null,
  decidedAt: null,
  decisionComment: null,
  condition: null,
  standing: 'approved',
  bookingDeadline: '2026-09-09',
  materialDeadline: '2026-10-09',
  bookingStatus: null,
  materialStatus: null,
  version: 1,
  posts: [],
  can: { approve: false, edit: false, moveTo: [] },
  ...more,
})

const waits = { approve: true, edit: false, moveTo: [] }
const approved = { decision: 'approved', decidedBy: 'Sabine Moser', decidedAt: '2026-11-17T08:15:00Z' } as const // prettier-ignore
export const demoChannels: readonly CockpitChannel[] = [
  buildChannel({
    ...approved,
    pauses: [{ start: '2026-11-09', end: '2026-11-15' }],
    posts: [
      { id: 11, message: 'Danke, gesehen. Können wir die zweite Woche stärker gewichten?', at: '2026-11-19T09:12:00Z', by: sabine, isOwn: true },
      { id: 10, message: 'Die Buchungsunterlagen liegen im Ordner der Kampagne.', at: '2026-11-18T14:20:00Z', by: jonas, isOwn: false },
    ],
  }),
  buildChannel({
    id: 2,
    externalId: 'ML-1-2',
    name: 'Megalights HH/HB',
    kind: 'out-of-home',
    channelType: 'Q',
    budget: 94_500,
    start: '2026-11-18',
    state: 'Approving',
    standing: 'waiting',
    can: waits,
    posts: [
      { id: 12, message: 'Die Flächen am Jungfernstieg sind ab KW 49 frei. Soll ich optionieren?', at: '2026-11-20T08:42:00Z', by: jonas, isOwn: false },
    ],
  }),
  buildChannel({ id: 3, externalId: 'ML-1-3', name: 'Reels & Stories', kind: 'social', channelType: null, budget: 76_000, end: '2026-12-13', state: 'Adjusting', standing: 'rejected', decision: 'rejected', decidedBy: 'Sabine Moser', decidedAt: '2026-11-17T08:20:00Z', decisionComment: 'Bitte ohne Sonntag.' }),
  buildChannel({ id: 4, externalId: 'ML-1-4', name: 'Programmatic Video', kind: 'digital', budget: 88_500, start: '2026-10-20', state: 'Purchased', ...approved, standing: 'changed' }),
  buildChannel({ id: 5, externalId: 'ML-1-5', name: 'Funkkombi Nord', kind: 'radio', budget: 39_000, start: '2026-11-23', state: 'Approving', standing: 'waiting', can: waits }),
] // prettier-ignore

const historyOf = (value: (index: number) => number) =>
  Array.from({ length: 60 }, (_, index) => ({
    day: new Date(Date.parse('2026-09-22') + index * 86_400_000).toISOString().slice(0, 10),
    value: value(index),
  }))

const kpi = (more: Partial<CockpitKpi> & Pick<CockpitKpi, 'key' | 'name' | 'history'>): CockpitKpi => {
  const blank: CockpitKpi = { unit: 'number', better: 'higher', change: null, previous: null, explanation: 'unknown', reasons: [], ...more }
  return { ...blank, change: changeSince(blank, more.history.at(-8)) }
} // prettier-ignore

function changeSince({ history, unit }: CockpitKpi, earlier: DayValue | undefined): CockpitKpi['change'] {
  if (!earlier) return null
  const { day, value: before } = earlier
  const absolute = history.at(-1)!.value - before
  return { before, absolute, relative: unit === 'percent' ? null : absolute / before, day }
} // prettier-ignore

const started = { kind: 'started', channel: 'Megalights HH/HB', day: '2026-11-18', amount: null } as const // prettier-ignore
export const demoKpis: readonly CockpitKpi[] = [
  kpi({
    key: 'reach',
    name: 'Nettoreichweite (E 18–49)',
    history: historyOf((index) => Math.round(4_820_000 * (1 - Math.exp(-(index + 4) / 24)))),
    explanation: 'known',
    reasons: [started],
  }),
  kpi({
    key: 'spend',
    name: 'Ausgaben pro Tag',
    unit: 'money',
    better: 'none',
    history: historyOf(
      (index) => 6_200 + Math.round(Math.sin(index * 0.9) * 240) + (index > 56 ? 1_100 : 0),
    ),
    explanation: 'known',
    reasons: [
      started,
      { kind: 'budgetUp', channel: '20"-Spot national', day: '2026-11-17', amount: 12_000 },
    ],
  }),
  kpi({
    key: 'completion',
    name: 'Bis zum Ende gesehen',
    unit: 'percent',
    history: historyOf((index) => 0.71 + Math.sin(index / 6) * 0.012),
  }),
]

/** The campaign before: it began 170 days earlier and ran as long as this one has by now, and more. */
export const demoPrevious = { id: 6, name: 'Frühlingsfrische 2026' }
const daysEarlier = 170
/** The last of the 60 days is the 39th of this flight. */
const flightDay = 39

/** Figures as they stand against what they are compared with (T-32); without another campaign against none. */
export function compareKpis(
  kpis: readonly CockpitKpi[],
  comparison: Comparison,
  { hasPrevious = true }: { hasPrevious?: boolean } = {},
): CockpitKpi[] {
  if (comparison === '7days') return [...kpis]
  return kpis.map((figure, index): CockpitKpi => {
    const before = figure.history.at(-29)
    if (comparison === '28days') return { ...figure, change: changeSince(figure, before) }
    const blank: CockpitKpi = { ...figure, change: null, explanation: 'none', reasons: [] }
    if (!hasPrevious) return blank
    // It was measured from the first day of its flight, the third of the figures not at all.
    if (index === 2) return blank
    const history = figure.history
      .slice(-flightDay)
      .map(({ day, value }, place) => ({ day, value: Math.round(value * (0.86 + place * 0.002)) }))
    const last = history.at(-1)!
    const theirs = { day: addDays(last.day, -daysEarlier), value: last.value }
    const previous = { campaign: demoPrevious, flightDay, history }
    return { ...blank, previous, change: changeSince(figure, theirs) }
  })
}

export const demoData: CockpitData = {
  campaign: demoCampaign,
  channels: demoChannels,
  asOf: '2026-11-21T09:28:00Z',
  comparedWith: '7days',
  kpis: demoKpis,
  spending: [
    { channelId: 1, planned: 182_000, booked: 179_000, invoiced: 107_400 },
    { channelId: 2, planned: 94_500, booked: 0, invoiced: 0 },
    { channelId: 3, planned: 76_000, booked: 0, invoiced: 0 },
    { channelId: 4, planned: 88_500, booked: 87_200, invoiced: 43_600 },
    { channelId: 5, planned: 39_000, booked: null, invoiced: null },
  ],
  audience: {
    name: 'Erwachsene 18–49, Norddeutschland',
    size: 8_900_000,
    source: 'b4p 2026',
    parts: [
      { name: '18–29 Jahre', share: 0.34 },
      { name: '30–39 Jahre', share: 0.37 },
      { name: '40–49 Jahre', share: 0.29 },
    ],
  },
  assets: [
    { id: 31, name: 'Megalight Motiv 01.png', type: 'image/png', size: 412_300 },
    { id: 32, name: 'Spot 20s – Sommerfrische.wav', type: 'audio/wav', size: 3_412_300 },
    { id: 33, name: 'Plan v3 – Sommerfrische.pdf', type: 'application/pdf', size: 212_300 },
  ],
}

export const demoCockpit: Cockpit = {
  id: 7,
  externalId: 'ML-1',
  name: 'Sommerfrische 2027',
  layout: demoLayout,
  channelId: null,
  campaign: demoCampaign,
}

export const demoDocuments: readonly CockpitDocument[] = [
  { id: 41, name: 'Mediaplan v3.pdf', size: 212_300, type: 'application/pdf', kind: 'planning', outcomeId: 1, at: '2026-11-17T08:15:00Z', by: 'Sabine Moser', url: 'data:application/pdf,' },
] // prettier-ignore

const entry = (id: number, kind: string, at: string, by: string, more: Partial<HistoryEntry> = {}): HistoryEntry => ({ id, kind, at: `2026-11-${at}Z`, by, onBehalfOf: null, channel: null, comment: null, before: null, after: null, ...more }) // prettier-ignore
/** Approved with a condition, which is met since (COCK-09). */
export const conditionHistory: readonly HistoryEntry[] = [
  entry(61, 'conditionMet', '18T09:00:00', 'Jonas Thiele', { channel: 'Reels & Stories', comment: 'Bitte ohne Sonntag.' }),
  entry(60, 'approved', '17T08:20:00', 'Sabine Moser', { channel: 'Reels & Stories', after: { workflowState: 'Approved', condition: 'Bitte ohne Sonntag.' } }),
] // prettier-ignore

/** A campaign that was copied, and whose plan came and changed as a whole (CAMP-07, T-38). */
export const planHistory: readonly HistoryEntry[] = [
  entry(75, 'undone', '19T09:05:00', 'Jonas Thiele'),
  entry(74, 'removed', '19T09:00:00', 'Jonas Thiele', { before: { count: 23, names: ['Radio Nord', 'Radio Süd'] } }),
  entry(73, 'imported', '18T12:00:00', 'Mediasystem', { after: { added: 1_214, changed: 3, removed: 0, stopped: 1 } }),
  entry(72, 'removed', '18T09:10:00', 'Jonas Thiele', { before: { count: 1, names: ['Kino'] } }),
  entry(71, 'added', '18T09:00:00', 'Jonas Thiele', { channel: 'Kino', after: { count: 1, names: ['Kino'] } }),
  entry(70, 'created', '18T08:00:00', 'Jonas Thiele', { after: { copyOf: 'Sommerfrische 2026' } }),
] // prettier-ignore

export const demoHistory: readonly HistoryEntry[] = [
  entry(54, 'documented', '17T08:21:00', 'Sabine Moser', { after: { names: ['Mediaplan v3.pdf'] } }),
  entry(53, 'rejected', '17T08:20:00', 'Sabine Moser', { channel: 'Reels & Stories', comment: 'Bitte ohne Sonntag.' }),
  entry(52, 'approved', '17T08:15:00', 'Sabine Moser', { channel: '20"-Spot national' }),
  entry(51, 'changed', '17T07:00:00', 'Jonas Thiele', { channel: '20"-Spot national', before: { budget: 170_000 }, after: { budget: 182_000 } }),
  entry(50, 'moved', '16T07:00:00', 'Jonas Thiele', { channel: 'Programmatic Video', before: { workflowState: 'Approved' }, after: { workflowState: 'Purchased' } }),
  entry(49, 'released', '16T06:00:00', 'Jonas Thiele', { comment: 'Bitte bis Mittwoch entscheiden.', after: { approvalDueDate: '2026-11-25' } }),
] // prettier-ignore
