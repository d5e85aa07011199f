import { useEffect, useRef, useState } from 'react'

interface Item {
  id: number
}

export interface NewItemIdsOptions<T extends Item> {
  /** Milliseconds that they stay marked. */
  markedFor: number
  /** Called once with the items that appeared together. */
  onAppear: (items: readonly T[]) => void
  /** Whether an item that was not in the list before counts as new; default always. Must be stable. */
  isNews?: (item: T, before: readonly T[]) => boolean
}

const nothing: ReadonlySet<number> = new Set()

/**
 * Ids of the items that were added while their list was on the screen, for `markedFor` milliseconds.
 * @param of  id of the list: another one starts without new items; undefined while it is not loaded
 */
export function useNewItemIds<T extends Item>(
  of: number | string | undefined,
  items: readonly T[] | undefined,
  { markedFor, onAppear, isNews }: NewItemIdsOptions<T>,
): ReadonlySet<number> {
  const [fresh, setFresh] = useState(nothing)
  const known = useRef<{ of: number | string; items: readonly T[] }>(undefined)

  useEffect(() => {
    if (of === undefined || !items) return
    const before = known.current
    known.current = { of, items }
    if (before?.of !== of) return
    // What only changed, or went from the end, has the same ids in the same places.
    if (items.every(({ id }, index) => id === before.items[index]?.id)) return
    const ids = new Set(before.items.map(({ id }) => id))
    const appeared = items.filter(
      (item) => !ids.has(item.id) && (isNews?.(item, before.items) ?? true),
    )
    if (appeared.length === 0) return
    setFresh(new Set(appeared.map(({ id }) => id)))
    onAppear(appeared)
  }, [of, items, onAppear, isNews])

  useEffect(() => {
    if (fresh.size === 0) return
    const timer = setTimeout(() => setFresh(nothing), markedFor)
    return () => clearTimeout(timer)
  }, [fresh, markedFor])
  return fresh
}
