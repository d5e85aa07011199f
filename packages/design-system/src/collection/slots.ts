import type { Key } from './types.ts'

/**
 * Gives rows that are alike a number each, for their React keys: one that comes takes over the number,
 * and so the elements, of one that went, which costs half of making them. Who stays keeps it; so does
 * the `kept` one, the last with the focus, also where it has just gone and another one is kept in its
 * place, so that no other row finds itself focused. For rows without a state of their own.
 */
export function createSlots(): (keys: readonly Key[], kept?: Key) => readonly number[] {
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
