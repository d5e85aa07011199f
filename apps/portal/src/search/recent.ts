import { readSlice, saveSlice } from '../persisted.ts'
import type { FoundComponent, SearchResult } from './search.types.ts'

export type RecentItem = NonNullable<SearchResult['recall']>

/** What a person opened and searched in one application, latest first. */
export interface Recent {
  items: readonly RecentItem[]
  queries: readonly string[]
}

const maxItems = 6
const maxQueries = 4
const nothing: Recent = { items: [], queries: [] }

type ByTenant = Readonly<Record<string, Recent>>

const keyOf = (item: RecentItem) =>
  'pageId' in item ? `page-${item.pageId}` : `component-${item.component.id}`

/** An item has been opened. */
export function withItem({ items, queries }: Recent, item: RecentItem): Recent {
  const others = items.filter((one) => keyOf(one) !== keyOf(item))
  return { items: [item, ...others].slice(0, maxItems), queries }
}

/** An item turned out not to be there any more. */
export function withoutItem({ items, queries }: Recent, { id }: FoundComponent): Recent {
  return {
    items: items.filter((one) => 'pageId' in one || one.component.id !== id),
    queries,
  }
}

/** Words have been searched; what somebody typed on the way to them is forgotten. */
export function withQuery({ items, queries }: Recent, query: string): Recent {
  const text = query.trim()
  if (text === '') return { items, queries }
  const lower = text.toLowerCase()
  const others = queries.filter((one) => !lower.startsWith(one.toLowerCase()))
  return { items, queries: [text, ...others].slice(0, maxQueries) }
}

/** What this browser remembers of a person in an application. */
export function readRecent(subject: string, tenant: number, storage?: Storage): Recent {
  const all = readSlice<ByTenant>(subject, 'search', storage)
  const { items, queries } = all?.[tenant] ?? nothing
  return Array.isArray(items) && Array.isArray(queries) ? { items, queries } : nothing
}

/** Keeps it until the person signs out (GEN-10). */
export function saveRecent(
  subject: string,
  tenant: number,
  recent: Recent,
  storage?: Storage,
): void {
  const all = readSlice<ByTenant>(subject, 'search', storage)
  saveSlice(subject, 'search', { ...all, [tenant]: recent }, storage)
}
