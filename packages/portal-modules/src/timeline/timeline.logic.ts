import { isDay } from '../kit/dates/index.ts'
import type { Command } from '../kit/pending/pending-commands.ts'
import { addedValues, allValues } from '../kit/vocabulary/index.ts'
import { isPortalPath } from '../kit/module-host/portal-path.ts'
import {
  itemKinds,
  shownKinds,
  type ItemFields,
  type ItemKind,
  type Items,
  type Overview,
  type ShownKind,
  type TimelineItem,
} from './timeline.port.ts'

/** A kind from the address, a known one or one of the others; undefined: all of them. */
export const parseKind = (text: string, others: readonly string[] = []): ShownKind | undefined =>
  [...shownKinds, ...others].find((kind) => kind === text)

/** A calendar day from the address; undefined for what is none, such as 30 February. */
export const parseDay = (text: string): string | undefined => (isDay(text) ? text : undefined)

/** An id from the address; undefined for what is none. */
export const parseId = (text: string): number | undefined =>
  /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined

/** Items of one day. */
export interface Day {
  day: string
  /** Before, on or after today. */
  time: 'past' | 'today' | 'coming'
  items: readonly TimelineItem[]
  /** The line of the present stands above it: what is above is still to come. */
  isAfterNow: boolean
}

/** Items of one month, `2027-04`. */
export interface Month {
  month: string
  days: readonly Day[]
}

/** Items by month and day, in their order (T-78). */
export function monthsOf(items: readonly TimelineItem[], today: string): Month[] {
  const months: { month: string; days: (Day & { items: TimelineItem[] })[] }[] = []
  let before: Day | undefined
  for (const item of items) {
    const { day } = item
    let month = months.at(-1)
    if (month?.month !== day.slice(0, 7))
      months.push((month = { month: day.slice(0, 7), days: [] }))
    const known = month.days.at(-1)
    if (known?.day === day) {
      known.items.push(item)
      continue
    }
    const time = day === today ? 'today' : day < today ? 'past' : 'coming'
    // Where something happens today its heading says so.
    const isAfterNow = time === 'past' && before?.time === 'coming'
    const next: Day & { items: TimelineItem[] } = { day, time, items: [item], isAfterNow }
    month.days.push(next)
    before = next
  }
  return months
}

/** How many there are in all, of a kind or of all kinds. */
export const countOf = ({ counts }: Pick<Overview, 'counts'>, kind?: ShownKind): number =>
  kind
    ? (counts[kind] ?? 0)
    : Object.values(counts).reduce<number>((sum, count) => sum + (count ?? 0), 0)

/** Kinds worth choosing: those that there are, and the chosen one; nothing where there is one only. */
export function kindsToChoose(
  overview: Pick<Overview, 'counts'>,
  chosen: ShownKind | undefined,
): ShownKind[] {
  const all = allValues(shownKinds, addedValues('timeline.kind'), Object.keys(overview.counts))
  const kinds = all.filter((kind) => countOf(overview, kind) > 0 || kind === chosen)
  return kinds.length > 1 || chosen ? kinds : []
}

/** Kinds that people may tell, the port's or all; what stands in a timeline by itself nobody tells. */
export const kindsToTell = (
  kinds: readonly ItemKind[] = allValues(itemKinds, addedValues('timeline.kind')),
): ItemKind[] => {
  const told: readonly ItemKind[] = itemKinds
  const shown: readonly ItemKind[] = shownKinds
  return kinds.filter((kind) => told.includes(kind) || !shown.includes(kind))
}

/** Items that a stretch holds, of those that are known. */
export const within = (
  items: readonly TimelineItem[],
  { kind, until }: { kind?: ShownKind | undefined; until?: string | undefined },
): TimelineItem[] =>
  items.filter(
    (item) =>
      (kind === undefined || item.kind === kind) && (until === undefined || item.day <= until),
  )

/** The newest day first, and on it what was told last and then the orders that begin, as the server gives them. */
function compareItems(one: TimelineItem, other: TimelineItem): number {
  if (one.day !== other.day) return one.day < other.day ? 1 : -1
  const [isOrder, isOther] = [one.kind === 'order', other.kind === 'order']
  if (isOrder !== isOther) return Number(isOrder) - Number(isOther)
  return isOrder ? one.id - other.id : other.id - one.id
}

export const inOrder = (items: readonly TimelineItem[]): TimelineItem[] =>
  items.toSorted(compareItems)

/** Older ones that were loaded are no news. */
export function isNews(item: TimelineItem, before: readonly TimelineItem[]): boolean {
  const oldest = before.at(-1)
  if (!oldest) return true
  return compareItems(item, oldest) < 0
}

/** Two states of an item that say the same: each change counts its version up. */
export const isSameItem = (one: TimelineItem, other: TimelineItem): boolean =>
  one.id === other.id &&
  one.version === other.version &&
  one.text === other.text &&
  one.author === other.author &&
  one.can.edit === other.can.edit

/** Where an item leads: nowhere what no browser should follow. */
export function targetOf({ url }: Pick<TimelineItem, 'url'>): 'inside' | 'outside' | 'nowhere' {
  if (url === null) return 'nowhere'
  if (isPortalPath(url)) return 'inside'
  return /^https?:\/\//i.test(url) ? 'outside' : 'nowhere'
}

export type FieldProblem = 'required' | 'tooLong' | 'invalid'

/** What stands against an item's fields; nothing where all fit. */
export function problemsOf(fields: ItemFields): Partial<Record<keyof ItemFields, FieldProblem>> {
  const title = fields.title.trim()
  const url = fields.url.trim()
  const found = {
    title: title === '' ? 'required' : title.length > 200 ? 'tooLong' : undefined,
    day: fields.day === '' ? 'required' : undefined,
    text: fields.text.trim().length > 2_000 ? 'tooLong' : undefined,
    url: url === '' ? undefined : url.length > 2_000 ? 'tooLong' : isAddress(url) ? undefined : 'invalid', // prettier-ignore
  } as const
  return Object.fromEntries(Object.entries(found).filter(([, problem]) => problem))
}

const isAddress = (url: string) =>
  targetOf({ url }) === 'inside' || (targetOf({ url }) === 'outside' && URL.canParse(url))

/** What a change of an item begins with; an order is changed elsewhere. */
export const fieldsOf = (item: TimelineItem): ItemFields => ({
  title: item.title,
  text: item.text ?? '',
  day: item.day,
  kind: item.kind === 'order' ? itemKinds[0] : item.kind,
  icon: item.icon ?? '',
  url: item.url ?? '',
})

/** What a person did that the server has not answered yet. */
export type PendingCommand = Command & { type: 'remove'; id: number }

/** The items as they will be; nothing where the item has gone. */
export const applyCommand = (items: Items, command: PendingCommand): Items =>
  withoutItem(items, command.id)

/** The items without one. */
export const withoutItem = (items: Items, id: number): Items => ({
  ...items,
  items: items.items.filter((item) => item.id !== id),
})

/** Takes an item in at its place, unless a newer state of it is there, or it lies beyond what is shown. */
export function withItem(
  list: Items,
  item: TimelineItem,
  stretch: { kind?: ShownKind | undefined; until?: string | undefined },
): Items {
  const known = list.items.find(({ id }) => id === item.id)
  if (known && known.version > item.version) return list
  const others = list.items.filter(({ id }) => id !== item.id)
  const isHere = within([item], stretch).length > 0 && (!list.hasMore || isNews(item, others))
  return { ...list, items: isHere ? inOrder([...others, item]) : others }
}
