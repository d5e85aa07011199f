import { useCallback, useEffect, useState } from 'react'

const storageKey = 'atrium:asked-heights'

/**
 * Heights in CSS pixels of the cards of the list, by campaign: found again when the reader comes back, also
 * from a campaign of another application, which loads the page anew.
 */
let heights: Map<string, number> | undefined

function read(): [string, number][] {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? '[]') as [string, number][]
  } catch {
    return []
  }
}

function keep() {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify([...(heights ?? [])]))
  } catch {
    // Full or blocked storage loses only the place in the list.
  }
}

/** A card whose height is remembered. */
const cards = new WeakMap<Element, string>()

const remember = (entries: readonly ResizeObserverEntry[]) => {
  for (const { target, borderBoxSize } of entries) {
    const key = cards.get(target)
    const height = borderBoxSize[0]?.blockSize ?? 0
    if (key !== undefined && height > 0) heights?.set(key, height)
  }
}

/**
 * Remembers how high each card of a list is, also those that are not laid out and take the height they were
 * given. A list that is drawn again with these heights is as long as it was, so that its place is found again.
 */
export function useCardHeights() {
  const [observer] = useState(() => new ResizeObserver(remember))
  const [known] = useState(() => (heights ??= new Map(read())))
  useEffect(() => {
    addEventListener('pagehide', keep)
    return () => {
      removeEventListener('pagehide', keep)
      observer.disconnect()
    }
  }, [observer])
  const observe = useCallback(
    (key: string) => (card: HTMLElement | null) => {
      if (!card) return undefined
      cards.set(card, key)
      observer.observe(card)
      return () => observer.unobserve(card)
    },
    [observer],
  )
  return { observe, heightOf: (key: string) => known.get(key) }
}
