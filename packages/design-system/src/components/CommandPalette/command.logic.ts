import { collatorOf } from '../../intl/formats.ts'
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { rank, searchable, words } from '../../search/index.ts'

export interface CommandItem {
  /** Identifies it; the same in two groups is one thing. */
  id: string
  /** What it is or does. */
  label: string
  /** Where it belongs, shown quieter. */
  detail?: string
  /** Lucide icon before it. */
  icon?: LucideIcon
  /** Stands behind the label and says its words itself, for example a star. */
  sign?: ReactNode
  /** Other words that find it. */
  keywords?: string
  /** Keys that do the same, for example `Mod+N`. */
  shortcut?: string
  /** Leads to more answers and is none itself: it is not counted as found. */
  isMore?: boolean
}

export interface CommandGroup {
  /** What kind of things they are; gives the heading. */
  kind: 'recent' | 'pages' | 'actions' | 'results'
  /** A heading of its own. */
  title?: string
  /** The things, in the order in which they are shown before anything is typed. */
  items: readonly CommandItem[]
  /** They are found, and not shown before anything is typed. */
  isQuiet?: boolean
}

/** A thing made ready once, so that a key costs only comparisons. */
interface Prepared {
  item: CommandItem
  folded: string
  order: number
}

export interface PreparedGroup {
  /** The group that it was. */
  group: CommandGroup
  /** Its things. */
  entries: Prepared[]
}

/** Makes groups ready to be searched. */
export function prepare(groups: readonly CommandGroup[], locale: string): PreparedGroup[] {
  const collator = collatorOf(locale)
  return groups.map((group) => {
    const entries = group.items.map((item): Prepared => {
      const folded = searchable(`${item.label} ${item.keywords ?? ''} ${item.detail ?? ''}`)
      return { item, folded, order: 0 }
    })
    const byName = entries.toSorted((a, b) => collator.compare(a.item.label, b.item.label))
    byName.forEach((entry, index) => (entry.order = index))
    return { group, entries }
  })
}

/** A heading, or a thing with its place among all that can be chosen. */
export type Row =
  | { kind: 'head'; group: CommandGroup }
  | { kind: 'item'; item: CommandItem; index: number; isFound: boolean }

/** What stands in the list for a search: best answers first, equals by name. */
export function rowsFor(
  groups: readonly PreparedGroup[],
  query: string,
  found: readonly CommandItem[] = [],
): { rows: Row[]; items: CommandItem[] } {
  const terms = words(query)
  const rows: Row[] = []
  const items: CommandItem[] = []
  const seen = new Set<string>()
  const add = (group: CommandGroup, answers: readonly CommandItem[], isFound: boolean) => {
    const fresh = answers.filter(({ id }) => !seen.has(id))
    if (fresh.length === 0) return
    rows.push({ kind: 'head', group })
    for (const item of fresh) {
      seen.add(item.id)
      rows.push({ kind: 'item', item, index: items.length, isFound })
      items.push(item)
    }
  }
  for (const { group, entries } of groups) {
    if (terms.length === 0 && group.isQuiet) continue
    const answers = terms.length === 0 ? entries : answersTo(entries, terms)
    add(
      group,
      answers.map(({ item }) => item),
      false,
    )
  }
  if (terms.length > 0) add({ kind: 'results', items: found }, found, true)
  return { rows, items }
}

function answersTo(entries: readonly Prepared[], terms: readonly string[]): Prepared[] {
  return entries
    .map((entry) => ({ entry, score: rank(entry.folded, terms) }))
    .filter((one): one is { entry: Prepared; score: number } => one.score !== undefined)
    .sort((a, b) => a.score - b.score || a.entry.order - b.entry.order)
    .map(({ entry }) => entry)
}

/** So far a page goes. */
const PAGE = 8

/** Where a key leads in the list; at -1 nothing is active, and Home and End belong to the line. */
export function target(key: string, at: number, count: number): number | undefined {
  if (count === 0) return undefined
  switch (key) {
    case 'ArrowDown':
      return (at + 1) % count
    case 'ArrowUp':
      return at <= 0 ? count - 1 : at - 1
    case 'Home':
      return at < 0 ? undefined : 0
    case 'End':
      return at < 0 ? undefined : count - 1
    case 'PageDown':
      return Math.min(count - 1, at + PAGE)
    case 'PageUp':
      return Math.max(0, at - PAGE)
    default:
      return undefined
  }
}
