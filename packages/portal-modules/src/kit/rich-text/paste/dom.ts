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

/** The style attribute as it was written: the page's policy keeps browsers from reading inline styles. */
export const styleOf = (element: Element): string => element.getAttribute('style') ?? ''

/** Whether there is nothing to see in it. */
export const isEmpty = (element: Element): boolean =>
  (element.textContent ?? '').trim() === '' && element.querySelector('img, hr, table') === null
