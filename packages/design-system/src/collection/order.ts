import type { Key } from './types.ts'

/** The items as they stand now: where each is, and which stands where. */
export interface Order {
  count: number
  /** What it is the order of, where that is a list. */
  items?: readonly unknown[]
  keyAt: (index: number) => Key | undefined
  /** Of all items; the same set whenever it is asked for. */
  all: () => ReadonlySet<Key>
  /** Where an item stands; -1 for one that is not here. */
  indexOf: (key: Key) => number
}

/** The order of a list; ways from keys to places are built when first asked for. */
export function orderOf<T>(items: readonly T[], getKey: (item: T) => Key): Order {
  let places: Map<Key, number> | undefined
  let all: ReadonlySet<Key> | undefined
  return {
    count: items.length,
    items,
    keyAt: (index) => {
      const item = items[index]
      return item === undefined ? undefined : getKey(item)
    },
    all: () => (all ??= new Set(items.map((item) => getKey(item)))),
    indexOf: (key) => {
      places ??= new Map(items.map((item, index) => [getKey(item), index]))
      return places.get(key) ?? -1
    },
  }
}
