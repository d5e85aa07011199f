import { addDays } from '../../kit/dates/index.ts'
import type { Media } from '@atrium/design-system/theme'
import {
  statusOf,
  type CampaignStatus,
  type KnownCampaignStatus,
  type WorkflowState,
} from '../../kit/campaigns/index.ts'
import type { SavedView } from '../../kit/saved-views/index.ts'
import type { CalendarOrder, Campaign, Named, PlannedChannel } from '../campaigns.port.ts'

/** What the stories and tests take for now. */
export const fixedNow = new Date('2026-11-20T10:30:00+01:00')

const customers = {
  nordkranz: { id: 1, name: 'Nordkranz' },
  alpenquell: { id: 2, name: 'Alpenquell' },
}

/** A campaign with everything set; what matters to a test is given. */
export function buildCampaign(change: Partial<Campaign> = {}): Campaign {
  const states = change.states ?? ['Planning']
  return {
    id: 5101,
    externalId: `ML-1-${change.id ?? 5101}`,
    name: 'Sommerfrische 2027',
    customer: customers.nordkranz,
    product: { id: 11, name: 'Alster Limo' },
    media: ['tv'],
    budget: 480_000,
    planned: change.budget === undefined ? 480_000 : change.budget,
    currencyName: 'Euro (EUR)',
    start: '2027-04-01',
    end: '2027-08-31',
    dueOn: null,
    dueDayOff: null,
    awaitsApproval: states.includes('Approving'),
    isStarred: false,
    version: 1,
    can: { approve: false, edit: false },
    ...change,
    status: change.status ?? statusOf(null, states),
    states,
  }
}

const products = {
  Limo: { id: 11, name: 'Alster Limo' },
  Ingwer: { id: 12, name: 'Ingwer' },
  Cola: { id: 13, name: 'Küstencola' },
  Marke: { id: 14, name: 'Marke' },
  Quell: { id: 15, name: 'Quellwasser' },
}

/** The state that each of a campaign's channels has, by the campaign's own. */
const stateAt: Readonly<Record<KnownCampaignStatus, WorkflowState>> = {
  0: 'Briefing',
  1: 'Briefed',
  2: 'Planning',
  3: 'Checking',
  4: 'Deactivated',
  5: 'Ready',
  6: 'Approving',
  7: 'Approved',
  8: 'Verification',
  9: 'Purchasing',
  10: 'Purchased',
  11: 'Confirmed',
}

const of = (
  id: number,
  name: string,
  product: keyof typeof products,
  media: readonly Media[],
  budget: number | null,
  [start, end]: readonly [string | null, string | null],
  status: CampaignStatus,
  change: Partial<Campaign> = {},
): Campaign =>
  buildCampaign({
    id,
    name,
    customer: product === 'Quell' ? customers.alpenquell : customers.nordkranz,
    product: products[product],
    media,
    budget,
    start,
    end,
    status,
    states: media.map(() => stateAt[status as KnownCampaignStatus]),
    ...change,
  })

const waits = { can: { approve: true, edit: false } }

/** A year of campaigns: eight in progress, three live, four done. */
export const someCampaigns: readonly Campaign[] = [
  of(5101, 'Sommerfrische 2027', 'Limo', ['tv', 'out-of-home', 'social', 'digital'], 480_000, ['2027-04-01', '2027-08-31'], 6, { ...waits, dueOn: '2026-11-27' }), // prettier-ignore
  of(5102, 'Winteredition Ingwer', 'Ingwer', ['radio', 'web-radio', 'print'], 215_400, ['2026-12-15', '2027-01-24'], 5), // prettier-ignore
  of(5103, 'Kiosk-Offensive Nord', 'Cola', ['out-of-home', 'direct'], 96_750, ['2026-11-16', '2027-03-14'], 2), // prettier-ignore
  of(5104, 'Pfandkreislauf erklärt', 'Marke', ['social', 'search', 'newspaper'], 62_000, ['2027-01-11', '2027-02-28'], 1), // prettier-ignore
  of(5105, 'Kinostart „Flaschenpost“', 'Limo', ['cinema', 'social'], 140_000, ['2027-01-20', '2027-02-17'], 3), // prettier-ignore
  of(5106, 'Stadtlauf Sponsoring', 'Marke', ['out-of-home', 'radio', 'magazine'], 38_900, ['2027-05-02', '2027-05-09'], 9), // prettier-ignore
  of(5107, 'Megalights Hafenfest', 'Cola', ['out-of-home'], 94_500, ['2027-05-07', '2027-05-16'], 6, waits), // prettier-ignore
  of(5108, 'Bergfrische Relaunch', 'Quell', ['tv', 'magazine', 'digital'], null, [null, null], 0), // prettier-ignore
  of(5109, 'Herbst Gastro', 'Ingwer', ['newspaper', 'direct'], 58_400, ['2026-10-05', '2026-11-29'], 10), // prettier-ignore
  of(5110, 'Zitrone Launch DACH', 'Limo', ['tv', 'digital', 'social'], 264_000, ['2026-09-14', '2026-12-20'], 11), // prettier-ignore
  of(5111, 'Advent im Kiez', 'Cola', ['out-of-home', 'radio'], 71_250, ['2026-11-16', '2026-12-24'], 11), // prettier-ignore
  of(5112, 'Wiesn-Spezial', 'Ingwer', ['radio', 'out-of-home', 'social'], 118_000, ['2026-09-01', '2026-10-04'], 11), // prettier-ignore
  of(5113, 'Sommerfrische 2026', 'Limo', ['tv', 'out-of-home', 'digital'], 455_000, ['2026-04-01', '2026-08-31'], 11), // prettier-ignore
  of(5114, 'Küchenwochen Frühjahr', 'Ingwer', ['newspaper', 'magazine'], 47_800, ['2026-03-02', '2026-04-12'], 11), // prettier-ignore
  of(5115, 'Räumungsverkauf Kassel', 'Marke', ['radio', 'newspaper'], 22_600, ['2026-02-09', '2026-03-01'], 4), // prettier-ignore
]

const order = (
  id: number,
  name: string,
  [start, end]: readonly [string, string],
  change: Partial<CalendarOrder> = {},
): CalendarOrder => ({
  id,
  name,
  customer: customers.nordkranz,
  productId: products.Cola.id,
  region: 'Nord',
  media: ['newspaper'],
  start,
  end,
  status: 'booked',
  address: `/direct-order/requests/${id}?clientId=115`,
  ...change,
})

/** Direct orders of two stores: one over, one that runs, one that is briefed anew, one of next year. */
export const someOrders: readonly CalendarOrder[] = [
  order(7001, 'Prospekt Räumungsverkauf', ['2026-11-02', '2026-11-07'], { status: 'completed' }),
  order(7002, 'Radiospots Göttingen', ['2026-11-17', '2026-11-21'], { region: 'Mitte', media: ['radio'] }), // prettier-ignore
  order(7003, 'Wochenend-Aktion Küchen', ['2026-11-26', '2026-11-29'], { status: 'rebriefing' }),
  order(7004, 'Plakate Kassel', ['2027-01-04', '2027-01-10'], { region: null, media: ['out-of-home'] }), // prettier-ignore
]

const channelNames: Partial<Record<Media, string>> = {
  tv: 'TV Flight 1',
  radio: 'Radio Morgenwelle',
  'out-of-home': 'City-Light Großstadt',
  social: 'Social Reels',
  digital: 'Display Reichweite',
}

/** A week in which a long flight rests. */
function restOf(start: string | null, end: string | null): PlannedChannel['pauses'] {
  const rest = start && { start: addDays(start, 14), end: addDays(start, 20) }
  return rest && end && rest.end < end ? [rest] : []
}

/** The channels of campaigns, one for each medium, spread over their days. */
export const planFor = (campaigns: readonly Campaign[]): PlannedChannel[] =>
  campaigns.flatMap(({ id, media, budget, start, end, states }) =>
    media.map((kind, at): PlannedChannel => ({
      id: id * 10 + at,
      campaignId: id,
      name: channelNames[kind as Media] ?? `Flight ${at + 1}`,
      kind,
      publisher: kind === 'tv' ? 'Kanal 9' : null,
      budget: budget === null ? null : Math.round(budget / media.length),
      start,
      end,
      pauses: kind === 'radio' ? restOf(start, end) : [],
      state: states[at] ?? 'Planning',
      bookingDeadline: start && addDays(start, -21),
      materialDeadline: start && addDays(start, -7),
      bookingStatus: null,
      materialStatus: null,
      version: 1,
    })),
  )

/** Thousands of campaigns with about four channels each, always the same. */
export function manyCampaigns(count: number): Campaign[] {
  const kinds: readonly Media[] = ['tv', 'out-of-home', 'social', 'digital', 'radio', 'print']
  return Array.from({ length: count }, (_, at) => {
    const day = (days: number) => new Date(Date.UTC(2025, 0, 6 + days)).toISOString().slice(0, 10)
    const start = (at * 37) % 1_000
    const status = ([11, 6, 2, 10, 0, 7, 5, 9, 3, 1, 8, 4] as const)[at % 12]!
    return of(
      10_000 + at,
      `Kampagne ${at + 1}`,
      (['Limo', 'Ingwer', 'Cola', 'Marke', 'Quell'] as const)[at % 5]!,
      kinds.slice(at % 3, (at % 3) + 4),
      1_000 * ((at * 7) % 500),
      [day(start), day(start + 20 + (at % 60))],
      status,
    )
  })
}

/** Groups to share a view with. */
export const someGroups: readonly Named[] = [
  { id: 11, name: 'Kunde – Marketing' },
  { id: 12, name: 'Kunde – Controlling' },
]

/** A view that a colleague shares. */
export const sharedView: SavedView = {
  id: 50,
  name: 'Regionale Medien',
  params: { media: 'radio,newspaper' },
  sharedBy: 'Sabine Moser',
  groupIds: null,
  roles: [],
  isDefault: false,
  version: 3,
  can: { edit: false, delete: false },
}

/** The view that client leads begin with. */
export const startView: SavedView = {
  id: 51,
  name: 'Rückblick',
  params: { tab: 'done' },
  sharedBy: null,
  groupIds: [],
  roles: ['CLIENT_LEAD'],
  isDefault: true,
  version: 1,
  can: { edit: true, delete: true },
}
