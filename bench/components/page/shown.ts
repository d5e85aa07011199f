import type { Peer, Shown } from './peer.ts'

function isInViewport(element: Element): boolean {
  const { left, top, right, bottom } = element.getBoundingClientRect()
  return bottom > 0 && right > 0 && top < innerHeight && left < innerWidth && bottom > top
}

/** Finds items on the screen by their names, which no other item's name contains. */
export function shownBy(peer: Peer): Shown & { note: (names: string[]) => void } {
  let before = new Map<string, DOMRect | undefined>()
  const of = (name: string) => {
    for (const element of document.querySelectorAll(peer.item))
      if (element.textContent?.includes(name) && isInViewport(element)) return element
    return undefined
  }
  return {
    of,
    note: (names) => {
      before = new Map(names.map((name) => [name, of(name)?.getBoundingClientRect()]))
    },
    was: (name) => before.get(name),
    areMarked: () => {
      const count = document.querySelectorAll(peer.item).length
      return count > 0 && document.querySelectorAll(peer.marked!).length >= count
    },
  }
}
