import { useCallback, useEffect, useState } from 'react'

/** Heights in CSS pixels of the cards of the list, by campaign: found again when the reader comes back. */
const heights = new Map<string, number>()

/** A card whose height is remembered. */
const cards = new WeakMap<Element, string>()

const remember = (entries: readonly ResizeObserverEntry[]) => {
  for (const { target, borderBoxSize } of entries) {
    const key = cards.get(target)
    const height = borderBoxSize[0]?.blockSize ?? 0
    if (key !== undefined && height > 0) heights.set(key, height)
  }
}

/**
 * Remembers how high each card of a list is, also those that are not laid out and take the height they were
 * given. A list that is drawn again with these heights is as long as it was, so that its place is found again.
 */
export function useCardHeights() {
  const [observer] = useState(() => new ResizeObserver(remember))
  useEffect(() => () => observer.disconnect(), [observer])
  const observe = useCallback(
    (key: string) => (card: HTMLElement | null) => {
      if (!card) return undefined
      cards.set(card, key)
      observer.observe(card)
      return () => observer.unobserve(card)
    },
    [observer],
  )
  return { observe, heightOf: (key: string) => heights.get(key) }
}
