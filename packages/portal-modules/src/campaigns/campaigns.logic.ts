import { datePresets, presetSpan, type DatePreset } from '../kit/dates/index.ts'
import { collatorOf, searchable, words, type MediaKind } from '@atrium/design-system'
import { abortedStatus, phaseOf, phases, runsIn, type Phase } from '../kit/campaigns/index.ts'
import { isExtraColumnId, type ExtraColumnId } from '../kit/extensions/extra-column-id.ts'
import { cockpitPath } from '../kit/names.ts'
import type { Campaign } from './campaigns.port.ts'

export const views = ['board', 'list', 'calendar', 'plan'] as const
export type View = (typeof views)[number]
export const sorts = ['name', 'start', 'end', 'budget'] as const
/** What the module sorts by itself, or a column of the host's. */
export type Sort = (typeof sorts)[number] | ExtraColumnId
export const groupings = ['campaign', 'customer', 'product', 'media'] as const
export type Grouping = (typeof groupings)[number]

/** What the campaigns are narrowed by, each by what the address calls it (CAMP-04, CAMP-06). */
export interface Filters {
  customer: readonly string[]
  product: readonly string[]
  /** Atrium's media types, or others of the product's. */
  media: readonly MediaKind[]
  year: readonly string[]
  span: DatePreset | undefined
  /** Only where the line of time takes the place of the tabs. */
  phase: readonly Phase[]
  /** Only those with the viewer's star (T-29). */
  isStarred: boolean
}

/** How the campaigns are looked at; all of it stands in the address. */
export interface Look {
  tab: Phase
  view: View
  sort: Sort
  isDescending: boolean
  group: Grouping
  text: string
  filters: Filters
  /** Calendar and media plan show what has to be done by when (T-27). */
  hasDeadlines: boolean
  /** The calendar shows direct orders beside campaigns (CAMP-03). */
  hasOrders: boolean
}

/** Parameters that belong to the look, besides the day that a calendar or plan is open at. */
export const lookParams = ['tab', 'view', 'sort', 'group', 'q', 'customer', 'product', 'media', 'year', 'span', 'phase', 'star', 'due', 'orders'] as const // prettier-ignore
const placeParams = ['at', 'zoom'] as const
/** All parameters that the campaign status writes. */
export const allParams = [...lookParams, ...placeParams]

type Params = Readonly<Record<string, string | undefined>>

const oneOf = <T extends string>(known: readonly T[], value: string | undefined) =>
  known.find((one) => one === value)
const listOf = (value: string | undefined) => (value ?? '').split(',').filter(Boolean)

/** The look that an address asks for; what it does not know counts as not said. */
export function parseLook(params: Params): Look {
  const isDescending = params.sort?.startsWith('-') === true
  const by = isDescending ? params.sort?.slice(1) : params.sort
  const sort = isExtraColumnId(by) ? by : oneOf(sorts, by)
  return {
    tab: oneOf(phases, params.tab) ?? 'progress',
    view: oneOf(views, params.view) ?? 'board',
    sort: sort ?? 'name',
    isDescending: sort !== undefined && isDescending,
    group: oneOf(groupings, params.group) ?? 'campaign',
    text: params.q ?? '',
    hasDeadlines: params.due !== 'off',
    hasOrders: params.orders !== 'off',
    filters: {
      customer: listOf(params.customer).filter((id) => /^\d+$/.test(id)),
      product: listOf(params.product).filter((id) => /^\d+$/.test(id)),
      media: listOf(params.media),
      year: listOf(params.year).filter((year) => /^\d{4}$/.test(year)),
      span: oneOf(datePresets, params.span),
      phase: listOf(params.phase).flatMap((phase) => oneOf(phases, phase) ?? []),
      isStarred: params.star === 'on',
    },
  }
}

/** What an address says of a look; what is as always is not said. */
export function paramsOf(look: Look): Record<(typeof lookParams)[number], string | undefined> {
  const { filters } = look
  const list = (values: readonly string[]) => (values.length > 0 ? values.join(',') : undefined)
  const sort = `${look.isDescending ? '-' : ''}${look.sort}`
  return {
    tab: look.tab === 'progress' ? undefined : look.tab,
    view: look.view === 'board' ? undefined : look.view,
    sort: sort === 'name' ? undefined : sort,
    group: look.group === 'campaign' ? undefined : look.group,
    q: look.text.trim() === '' ? undefined : look.text,
    customer: list(filters.customer),
    product: list(filters.product),
    media: list(filters.media),
    year: list(filters.year),
    span: filters.span,
    phase: list(filters.phase),
    star: filters.isStarred ? 'on' : undefined,
    due: look.hasDeadlines ? undefined : 'off',
    orders: look.hasOrders ? undefined : 'off',
  }
}

export const noFilters: Filters = {
  customer: [],
  product: [],
  media: [],
  year: [],
  span: undefined,
  phase: [],
  isStarred: false,
}

/** Where time itself stands in the picture, no tab divides it. */
export const isInTime = (view: View) => view === 'calendar' || view === 'plan'

/** Whether anything narrows the list. */
export const isNarrowed = ({ text, filters, view }: Look): boolean =>
  text.trim() !== '' ||
  [filters.customer, filters.product, filters.media, filters.year].some((all) => all.length > 0) ||
  filters.span !== undefined ||
  filters.isStarred ||
  (isInTime(view) && filters.phase.length > 0)

/** The years that a campaign runs in, for the filter (CAMP-04). */
export function yearsOf({ start, end }: Pick<Campaign, 'start' | 'end'>): string[] {
  const from = Number((start ?? end)?.slice(0, 4))
  const to = Number((end ?? start)?.slice(0, 4))
  if (!from || !to || to < from || to - from > 50) return []
  return Array.from({ length: to - from + 1 }, (_, at) => `${from + at}`)
}

const folded = new WeakMap<Campaign, string>()

/** What a search looks through, made once for each campaign. */
function haystackOf(campaign: Campaign): string {
  let text = folded.get(campaign)
  if (text === undefined) {
    const { name, customer, product, externalId } = campaign
    text = searchable([name, customer.name, product?.name, externalId].join(' '))
    folded.set(campaign, text)
  }
  return text
}

/** A condition made once for a whole list (CAMP-04, CAMP-06). */
export function filterOf({ filters, text, view }: Look, today: string) {
  const { customer, product, media, year, span, phase, isStarred } = filters
  const wanted = words(text)
  const days = span && presetSpan(span, today)
  const hasPhase = isInTime(view) && phase.length > 0
  return (campaign: Campaign): boolean =>
    (!isStarred || campaign.isStarred) &&
    (customer.length === 0 || customer.includes(`${campaign.customer.id}`)) &&
    (product.length === 0 || product.includes(`${campaign.product?.id}`)) &&
    (media.length === 0 || campaign.media.some((kind) => media.includes(kind))) &&
    (year.length === 0 || yearsOf(campaign).some((one) => year.includes(one))) &&
    (days === undefined || runsIn(campaign, days)) &&
    (!hasPhase || phase.includes(phaseOf(campaign, today))) &&
    wanted.every((word) => haystackOf(campaign).includes(word))
}

/** A sorted copy; names as a reader of the language expects them, what is not stated last (CAMP-05). */
export function sorted(
  campaigns: readonly Campaign[],
  { sort, isDescending }: Pick<Look, 'sort' | 'isDescending'>,
  locale: string,
): readonly Campaign[] {
  const { compare } = collatorOf(locale)
  const way = isDescending ? -1 : 1
  const byName = (a: Campaign, b: Campaign) => compare(a.name, b.name) || a.id - b.id
  // What a host's column says is sorted by that column: what it says alike stays by name.
  if (isExtraColumnId(sort)) return campaigns.toSorted(byName)
  if (sort === 'name')
    return campaigns.toSorted((a, b) => way * compare(a.name, b.name) || a.id - b.id)
  return campaigns.toSorted((a, b) => {
    const [one, other] = [a[sort], b[sort]]
    if (one === null || other === null)
      return Number(one === null) - Number(other === null) || byName(a, b)
    return way * (one < other ? -1 : Number(one > other)) || byName(a, b)
  })
}

/** How many campaigns stand in each tab (CAMP-01). */
export function countPhases(
  campaigns: readonly Campaign[],
  today: string,
): Readonly<Record<Phase, number>> {
  const counts = { progress: 0, live: 0, done: 0 }
  for (const campaign of campaigns) counts[phaseOf(campaign, today)] += 1
  return counts
}

/** A column of what runs or ran; the id is a month, `open` without an end, or `aborted` (CAMP-17). */
export interface MonthColumn {
  id: string
  items: readonly Campaign[]
}

/** By the month in which a campaign ends: what runs, the nearest first; what is over, the latest first (CAMP-17). */
export function byEndMonth(campaigns: readonly Campaign[], tab: 'live' | 'done'): MonthColumn[] {
  const columns = Map.groupBy(campaigns, ({ end, status }) =>
    status === abortedStatus ? 'aborted' : (end?.slice(0, 7) ?? 'open'),
  )
  const rank = (id: string) => (id === 'aborted' ? 2 : Number(id === 'open'))
  const way = tab === 'live' ? 1 : -1
  return [...columns]
    .toSorted(([a], [b]) => rank(a) - rank(b) || way * (a < b ? -1 : 1))
    .map(([id, items]) => ({ id, items }))
}

/** The address of a campaign's cockpit. */
export const cockpitOf = (campaign: Campaign): string => `${cockpitPath(campaign)}?view=false`

/** Whether its plan can go into release: somebody plans it, and something is ready (COCK-07). */
export const canRelease = ({ can, states }: Campaign): boolean =>
  can.edit && states.includes('Ready')

/** Whether those who decide can be reminded: somebody plans it, and something waits (T-39). */
export const canNudge = ({ can, awaitsApproval, end }: Campaign, today: string): boolean =>
  can.edit && awaitsApproval && (end === null || end >= today)

/** Puts one in its place; a newer one that is there stays. */
export function withCampaign(all: readonly Campaign[], campaign: Campaign): readonly Campaign[] {
  const at = all.findIndex(({ id }) => id === campaign.id)
  if (at === -1) return [...all, campaign]
  return all[at]!.version > campaign.version ? all : all.with(at, campaign)
}

/** With a star, or without it (T-29). */
export const withStar = (all: readonly Campaign[], id: number, isStarred: boolean): readonly Campaign[] =>
  all.map((campaign) => (campaign.id === id ? { ...campaign, isStarred } : campaign)) // prettier-ignore

export const withoutCampaign = (all: readonly Campaign[], id: number): readonly Campaign[] =>
  all.filter((campaign) => campaign.id !== id)
