import type { Campaign, Status } from './campaigns.data.ts'

export type Tab = 'progress' | 'live' | 'done'
export const SORTS = ['name', 'start', 'end', 'budget'] as const
export type Sort = (typeof SORTS)[number]
export type Column = 'briefing' | 'planning' | 'approval' | 'buying'

/** The rail's ticks in their order; aborted (4) is none of them (CAMP-08). */
export const RAIL: readonly Status[] = [0, 1, 2, 3, 5, 6, 7, 8, 9, 10, 11]
export const COLUMNS: readonly Column[] = ['briefing', 'planning', 'approval', 'buying']

/** What is chosen of each filter; nothing lets everything through. */
export type Filters = Readonly<Record<string, readonly string[]>>

/** Dates first, then the state (CAMP-02). */
export function tabOf({ start, end, status }: Campaign, today: string): Tab {
  if (end < today || status === 4) return 'done'
  return start <= today && status >= 7 ? 'live' : 'progress'
}

/** The column of a campaign in progress (CAMP-17). */
export function columnOf({ status }: Campaign): Column {
  if (status <= 1) return 'briefing'
  if (status === 6) return 'approval'
  return status === 7 || status >= 9 ? 'buying' : 'planning'
}

/** The years that a campaign touches, for the filter (CAMP-04). */
export function yearsOf({ start, end }: Campaign): string[] {
  return [...new Set([start.slice(0, 4), end.slice(0, 4)])]
}

/** Whether a campaign passes all filters (CAMP-04). */
export function passes(campaign: Campaign, filters: Filters): boolean {
  const has = (id: string, values: readonly string[]) => {
    const chosen = filters[id] ?? []
    return chosen.length === 0 || values.some((value) => chosen.includes(value))
  }
  return (
    has('customer', [campaign.customer]) &&
    has('product', [campaign.product]) &&
    has('media', campaign.media) &&
    has('year', yearsOf(campaign))
  )
}

/** A sorted copy; names as a reader of the language expects them (CAMP-05). */
export function sorted(
  campaigns: readonly Campaign[],
  by: Sort,
  locale: string,
): readonly Campaign[] {
  const { compare } = new Intl.Collator(locale, { numeric: true })
  return campaigns.toSorted((a, b) => {
    if (by === 'budget') return b.budget - a.budget || compare(a.name, b.name)
    return compare(a[by], b[by]) || compare(a.name, b.name)
  })
}

/** Groups by the month in which a campaign ends, the nearest first (CAMP-17). */
export function byEndMonth(
  campaigns: readonly Campaign[],
): readonly (readonly [string, readonly Campaign[]])[] {
  const months = Map.groupBy(campaigns, ({ end }) => end.slice(0, 7))
  return [...months].toSorted(([a], [b]) => (a < b ? 1 : -1))
}
