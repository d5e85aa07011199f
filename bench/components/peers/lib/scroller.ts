/** The element that scrolls what a selector finds first. */
export function scrollerOf(selector: string): Element {
  let element = document.querySelector(selector)
  while (element) {
    const { overflowY } = getComputedStyle(element)
    if (/auto|scroll/.test(overflowY) && element.scrollHeight > element.clientHeight) return element
    element = element.parentElement
  }
  return document.scrollingElement!
}
