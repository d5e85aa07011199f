/**
 * How the texts of a story look. Most look as some text of a story before them did, so contrast is looked at
 * once for each appearance: an element's own classes and states and those of everything around it.
 */

/**
 * Appearances by a number of their own. Each file has a frame of its own; the page around the frames
 * stays, and keeps them for the files to come.
 */
const page = window.parent as unknown as {
  Map: MapConstructor
  Set: SetConstructor
  appearances?: Map<string, number>
  looked?: Set<number>
}
const appearances = (page.appearances ??= new page.Map<string, number>())
/** Those that were looked at. */
export const looked = (page.looked ??= new page.Set<number>())

const states =
  /^(aria-(busy|checked|current|disabled|expanded|hidden|invalid|pressed|selected)|data-(?!at-).*|disabled|open|readonly|type)$/

/** What styles of an element depend on, without what only it has: ids, keys, sizes, places. */
function ownAppearance(element: Element): string {
  const parts = [element.localName, element.getAttribute('class') ?? '']
  for (const { name, value } of element.attributes) {
    if (name.startsWith('data-at-')) parts.push(`${name}=${value}`)
    else if (name === 'style')
      parts.push(...(value.match(/[^;]*(?:--|colou?r|background|opacity|filter)[^;]*/g) ?? []))
    else if (states.test(name)) parts.push(name, /^(true|false)$/.test(value) ? value : '')
  }
  if (element.matches(':focus-visible')) parts.push(':focus-visible')
  if (element.matches(':hover')) parts.push(':hover')
  return parts.join(' ')
}

function appearanceOf(element: Element, known: Map<Element, number>): number {
  const before = known.get(element)
  if (before !== undefined) return before
  const parent = element.parentElement
    ? appearanceOf(element.parentElement, known)
    : `${innerWidth}`
  const key = `${parent} ${ownAppearance(element)}`
  let number = appearances.get(key)
  if (number === undefined) appearances.set(key, (number = appearances.size))
  known.set(element, number)
  return number
}

const hasText = (element: Element) =>
  element.matches('input, textarea, select') ||
  [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim())

/** Axe passes over what cannot be seen: its turn comes when it can be. */
const isSeen = (element: Element) =>
  element.checkVisibility({ opacityProperty: true, visibilityProperty: true })

/** Elements with text of an appearance that no story before had, by their appearance. */
export function newAppearances(exclude: string[]): Map<number, Element> {
  const known = new Map<Element, number>()
  const found = new Map<number, Element>()
  for (const element of document.body.querySelectorAll('*')) {
    if (!hasText(element) || !isSeen(element)) continue
    if (exclude.some((selector) => element.closest(selector))) continue
    const appearance = appearanceOf(element, known)
    if (!looked.has(appearance) && !found.has(appearance)) found.set(appearance, element)
  }
  return found
}
