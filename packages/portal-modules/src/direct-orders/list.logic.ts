import { searchable, words } from '@atrium/design-system'
import type { Order, OrderMedia } from './direct-orders.port.ts'
import { splitBudget, sumOf } from './money.logic.ts'
import { shownStatus, shownStatuses } from './status.logic.ts'

export const views = ['list', 'cards'] as const
export type View = (typeof views)[number]
export const sorts = ['modified', 'name', 'start', 'budget', 'status', 'customer'] as const
export type Sort = (typeof sorts)[number]

/** What the orders are narrowed by, each by what the address calls it (DO-03). */
export const filterNames = ['customer', 'mediaType', 'status', 'buildingBlock', 'creator', 'region'] as const // prettier-ignore
export type FilterName = (typeof filterNames)[number]
export type Filters = Readonly<Record<FilterName, readonly string[]>>

/** Stands for no value: an unknown creator, no region (DO-03). No name is written like this. */
export const blank = '~'

export const noFilters: Filters = {
  customer: [],
  mediaType: [],
  status: [],
  buildingBlock: [],
  creator: [],
  region: [],
}

/** How the orders are looked at; all of it stands in the address. */
export interface Look {
  view: View
  sort: Sort
  isDescending: boolean
  text: string
  filters: Filters
}

export const lookParams = ['view', 'sort', 'q', ...filterNames] as const
type Params = Readonly<Record<string, string | undefined>>

const oneOf = <T extends string>(known: readonly T[], value: string | undefined) =>
  known.find((one) => one === value)

function decodeSafely(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
/** Names may hold a comma. */
const parseList = (text: string | undefined) =>
  (text ?? '').split(',').filter(Boolean).map(decodeSafely)

const firstIsLargest: readonly Sort[] = ['modified', 'budget', 'start']

/** Whether a sort begins with the largest, where nothing else is said. */
export const isDescendingAtFirst = (sort: Sort): boolean => firstIsLargest.includes(sort)

/** The look that an address asks for; what it does not know counts as not said. */
export function parseLook(params: Params): Look {
  const isDescending = params.sort?.startsWith('-') === true
  const sort = oneOf(sorts, isDescending ? params.sort?.slice(1) : params.sort)
  return {
    view: oneOf(views, params.view) ?? 'list',
    sort: sort ?? 'modified',
    isDescending: sort === undefined || isDescending,
    text: params.q ?? '',
    filters: Object.fromEntries(
      filterNames.map((name) => [name, parseList(params[name])]),
    ) as unknown as Filters,
  }
}

/** What an address says of a look; what is as always is not said. */
export function writeLook(look: Look): Params {
  const sort = `${look.isDescending ? '-' : ''}${look.sort}`
  const list = (values: readonly string[]) =>
    values.length > 0 ? values.map(encodeURIComponent).join(',') : undefined
  return {
    view: look.view === 'list' ? undefined : look.view,
    sort: sort === '-modified' ? undefined : sort,
    q: look.text.trim() === '' ? undefined : look.text,
    ...Object.fromEntries(filterNames.map((name) => [name, list(look.filters[name])])),
  }
}

export const isNarrowed = ({ text, filters }: Pick<Look, 'text' | 'filters'>): boolean =>
  text.trim() !== '' || filterNames.some((name) => filters[name].length > 0)

/** Whether a look begins with what changed last, whatever else there is. */
export const isLastChangedFirst = (look: Look): boolean =>
  look.view === 'list' && look.sort === 'modified' && look.isDescending && !isNarrowed(look)

/** Media that are booked. */
export const bookedMedia = ({ media }: Pick<Order, 'media'>): readonly OrderMedia[] =>
  media.filter(({ isSelected }) => isSelected)

/** The values by which a filter finds an order; media are several. */
export function valuesOf(order: Order, name: FilterName, today: string): readonly string[] {
  switch (name) {
    case 'customer':
      return [order.customer?.name ?? blank]
    case 'mediaType':
      return bookedMedia(order).map(({ mediaTypeId }) => String(mediaTypeId))
    case 'status':
      return [shownStatus(order, today)]
    case 'buildingBlock':
      return [order.buildingBlock?.name ?? blank]
    case 'creator':
      return [order.creator ?? blank]
    case 'region':
      return [order.region ?? blank]
  }
}

const folded = new WeakMap<Order, string>()

/** What a search looks through, made once for each order. */
function haystackOf(order: Order): string {
  let text = folded.get(order)
  if (text === undefined) {
    const { name, customer, campaign, product, buildingBlock, purchaseOrder, region, taxonomy } = order // prettier-ignore
    const parts = [name, customer?.name, campaign?.name, product?.name, buildingBlock?.name, purchaseOrder, region, taxonomy, order.id] // prettier-ignore
    text = searchable(parts.filter(Boolean).join(' '))
    folded.set(order, text)
  }
  return text
}

/** A condition made once for a whole list (DO-03). */
export function filterOf({ filters, text }: Pick<Look, 'filters' | 'text'>, today: string) {
  const wanted = words(text)
  const active = filterNames
    .filter((name) => filters[name].length > 0)
    .map((name) => ({ name, values: new Set(filters[name]) }))
  return (order: Order): boolean =>
    active.every(({ name, values }) =>
      valuesOf(order, name, today).some((value) => values.has(value)),
    ) && wanted.every((word) => haystackOf(order).includes(word))
}

/** A sorted copy; what is not stated comes last, equals by number, the newest first. */
export function sortOrders(
  orders: readonly Order[],
  { sort, isDescending }: Pick<Look, 'sort' | 'isDescending'>,
  locale: string,
  today: string,
): readonly Order[] {
  const { compare } = new Intl.Collator(locale, { numeric: true })
  const valueOf = (order: Order): string | number | null => {
    switch (sort) {
      case 'modified':
        return order.modifiedAt
      case 'name':
        return order.name
      case 'start':
        return order.start
      case 'budget':
        return order.budget
      case 'customer':
        return order.customer?.name ?? null
      case 'status':
        return (shownStatuses as readonly string[]).indexOf(shownStatus(order, today))
    }
  }
  const isText = sort === 'name' || sort === 'customer'
  const direction = isDescending ? -1 : 1
  // Values are read once: a comparison is made some 160,000 times for 12,000 orders.
  return orders
    .map((order) => ({ order, value: valueOf(order) }))
    .sort((a, b) => {
      if (a.value === null || b.value === null)
        return Number(a.value === null) - Number(b.value === null) || b.order.id - a.order.id
      const ordered = isText
        ? compare(String(a.value), String(b.value))
        : a.value < b.value
          ? -1
          : Number(a.value > b.value)
      return direction * ordered || b.order.id - a.order.id
    })
    .map(({ order }) => order)
}

/** How many orders and how much budget (DO-03). */
interface Figure {
  count: number
  /** Euro. */
  budget: number
}

export interface Statistics {
  total: Figure
  byStatus: readonly (Figure & { status: ReturnType<typeof shownStatus> })[]
  /** Largest budget first. An order counts for each of its media, with an equal part of its budget. */
  byMedia: readonly (Figure & Pick<OrderMedia, 'mediaTypeId' | 'name' | 'kind'>)[]
}

/** Count and budget by status and media type of the filtered orders (DO-03). */
export function statisticsOf(orders: readonly Order[], today: string): Statistics {
  const status = new Map<string, Figure>()
  const media = new Map<number, Figure & Pick<OrderMedia, 'mediaTypeId' | 'name' | 'kind'>>()
  for (const order of orders) {
    const shown = shownStatus(order, today)
    const figure = status.get(shown) ?? { count: 0, budget: 0 }
    status.set(shown, { count: figure.count + 1, budget: sumOf([figure.budget, order.budget]) })
    const booked = bookedMedia(order)
    const parts = splitBudget(order.budget, booked.length)
    for (const [at, { mediaTypeId, name, kind }] of booked.entries()) {
      const before = media.get(mediaTypeId) ?? { mediaTypeId, name, kind, count: 0, budget: 0 }
      before.count += 1
      before.budget = sumOf([before.budget, parts[at]!])
      media.set(mediaTypeId, before)
    }
  }
  const known = [...shownStatuses, 'unknown' as const]
  return {
    total: { count: orders.length, budget: sumOf(orders.map(({ budget }) => budget)) },
    byStatus: known.flatMap((one) => {
      const figure = status.get(one)
      return figure || one !== 'unknown' ? [{ status: one, ...(figure ?? { count: 0, budget: 0 }) }] : [] // prettier-ignore
    }),
    byMedia: [...media.values()].toSorted((a, b) => b.budget - a.budget || b.count - a.count),
  }
}

/** Puts one in its place. */
export const withOrder = (all: readonly Order[], order: Order): readonly Order[] => {
  const at = all.findIndex(({ id }) => id === order.id)
  return at === -1 ? [order, ...all] : all.with(at, order)
}
