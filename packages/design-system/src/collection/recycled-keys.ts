import type { Key } from './types.ts'

/**
 * Assigns recycled React keys, so that rows scrolling in reuse the DOM of rows scrolled out, which costs half
 * of creating it. A row that stays keeps its key; so does the `kept` one, the last with the focus, even if it
 * has just gone and another one is kept in its place, so that no other row takes the focus over. Only for
 * stateless rows.
 */
export function createRecycledKeys(): (keys: readonly Key[], kept?: Key) => readonly number[] {
  let slots = new Map<Key, number>()
  let count = 0
  let last: Key | undefined
  return (keys, kept) => {
    const staying = new Set(keys)
    // In their order, so that a window of other rows moves no element.
    const free = [...slots].filter(([key]) => key !== kept && key !== last && !staying.has(key))
    last = kept
    let taken = 0
    slots = new Map(
      keys.map((key) => [key, slots.get(key) ?? free[taken++]?.[1] ?? count++] as const),
    )
    return [...slots.values()]
  }
}
