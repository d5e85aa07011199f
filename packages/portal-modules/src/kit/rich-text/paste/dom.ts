/** Takes an element away and leaves its children where it stood. */
export const unwrap = (element: Element): void => element.replaceWith(...element.childNodes)

/** Puts an element of another name in its place; attributes are left behind. */
export function rename(element: Element, tag: string): HTMLElement {
  const next = element.ownerDocument.createElement(tag)
  next.append(...element.childNodes)
  element.replaceWith(next)
  return next
}

/** Puts an element around all that stands in another one. */
export function wrapContent(element: Element, tag: string): void {
  const wrapper = element.ownerDocument.createElement(tag)
  wrapper.append(...element.childNodes)
  element.append(wrapper)
}

/**
 * Reads HTML without letting the browser look at its styles: the page's policy refuses inline styles even
 * in a document that nobody sees, and reports each. They are kept as `data-style`; style sheets go.
 */
export function parseWithoutStyles(html: string): HTMLElement {
  const quiet = html
    .replaceAll(/<style\b[^]*?<\/style\s*>/gi, '')
    .replaceAll(/<[a-z][^<>]*>/gi, (tag) => tag.replaceAll(/(\s)style(?=\s*=)/gi, '$1data-style'))
  return new DOMParser().parseFromString(quiet, 'text/html').body
}

/** What stood in the style attribute of an element. */
export const styleOf = (element: Element): string => element.getAttribute('data-style') ?? ''

/** Whether there is nothing to see in it. */
export const isEmpty = (element: Element): boolean =>
  (element.textContent ?? '').trim() === '' && element.querySelector('img, hr, table') === null
