import { useEffect, useRef, useState } from 'react'

interface Item {
  id: number
}

export interface FreshOptions<T extends Item> {
  /** Milliseconds that they stay marked. */
  markedFor: number
  /** Told once of what appeared. */
  onAppear: (items: readonly T[]) => void
  /** Whether one that was not among those before is news; default always. Keep it stable. */
  isNews?: (item: T, before: readonly T[]) => boolean
}

const nothing: ReadonlySet<number> = new Set()

/**
 * Ids of the items that appeared while their list was shown. Another list (`of`) begins anew;
 * undefined: it is not loaded.
 */
export function useFresh<T extends Item>(
  of: number | string | undefined,
  items: readonly T[] | undefined,
  { markedFor, onAppear, isNews }: FreshOptions<T>,
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
