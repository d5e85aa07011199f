import type { Key } from './types.ts'

/** The items as they stand now: where each is, and which stands where. */
export interface Order {
  count: number
  keyAt: (index: number) => Key | undefined
  /** Where an item stands; -1 for one that is not here. */
  indexOf: (key: Key) => number
}

/** The order of a list; the way from a key to its place is built when it is first asked for. */
export function orderOf<T>(items: readonly T[], getKey: (item: T) => Key): Order {
  let places: Map<Key, number> | undefined
  return {
    count: items.length,
    keyAt: (index) => {
      const item = items[index]
      return item === undefined ? undefined : getKey(item)
    },
    indexOf: (key) => {
      places ??= new Map(items.map((item, index) => [getKey(item), index]))
      return places.get(key) ?? -1
    },
  }
}
