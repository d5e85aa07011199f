/** How far what scrolls in a page was scrolled: the way to an element from the page, and its pixels. */
export type Positions = Readonly<Record<string, number>>

/** The way from the page to one of its elements, as a selector. The page itself is `:scope`. */
export function wayTo(page: Element, element: Element): string {
  const steps: string[] = []
  for (let at: Element | null = element; at && at !== page; at = at.parentElement) {
    const place = [...(at.parentElement?.children ?? [])].indexOf(at) + 1
    steps.unshift(`${at.localName}:nth-child(${place})`)
  }
  return [':scope', ...steps].join(' > ')
}

/** The element at a way, or undefined while it is not there. */
export function elementAt(page: Element, way: string): Element | undefined {
  return way === ':scope' ? page : (page.querySelector(way) ?? undefined)
}

/** Keeps the entries that came last. */
export function newest<T>(entries: readonly T[], limit = 50): T[] {
  return entries.slice(-limit)
}
