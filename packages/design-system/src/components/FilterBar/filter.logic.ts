import type { Filter, FilterValue } from './filter.types.ts'

/** The entry of a menu that takes a filter away. */
export const ALL = '__all__'

/** The words of what is chosen, in the order of the options. */
export function chosenLabels(filter: Filter, chosen: readonly string[]): string[] {
  if (chosen.length === 0) return []
  return filter.options.filter(({ value }) => chosen.includes(value)).map(({ label }) => label)
}

/** What a chip shows of it: the first ones, and how many more there are. */
export function summarize(labels: readonly string[], max = 2): { text: string; rest: number } {
  return { text: labels.slice(0, max).join(', '), rest: Math.max(0, labels.length - max) }
}

/** What is chosen after a menu reports its keys; "all" wins when it has just been pressed. */
export function chosenAfter(before: readonly string[], keys: Iterable<unknown>): string[] {
  const now = Array.from(keys, String)
  if (now.includes(ALL) && before.length > 0) return []
  return now.filter((key) => key !== ALL)
}

/** What is chosen after one option has been pressed. */
export function toggled(filter: Filter, before: readonly string[], option: string): string[] {
  if (!filter.isMultiple) return [option]
  return before.includes(option) ? before.filter((one) => one !== option) : [...before, option]
}

/** Whether the filter leaves something out that the reader can bring back. */
export function isActive(filter: Filter, value: FilterValue): boolean {
  return !filter.isRequired && (value[filter.id]?.length ?? 0) > 0
}

/** The value without everything that may be taken away. */
export function withoutActive(filters: readonly Filter[], value: FilterValue): FilterValue {
  const kept = filters.filter((filter) => filter.isRequired).map(({ id }) => id)
  return Object.fromEntries(Object.entries(value).filter(([id]) => kept.includes(id)))
}
