import { dispatch } from './events.ts'

/** The link that an event happened in. */
const linkOf = (event: Event) =>
  event
    .composedPath()
    .find((target): target is HTMLAnchorElement => target instanceof HTMLAnchorElement)

/**
 * Makes links into the portal lead there: their addresses are paths, which would mean pages of the host. They
 * become whole when somebody turns to them, so that a click of any kind, the status line and "copy link" have the right
 * one, and open in a tab of their own; the page may prevent that and go there in another way.
 */
export function leadLinks(root: ShadowRoot, element: HTMLElement, server: () => string): void {
  const complete = (event: Event) => {
    const link = linkOf(event)
    const href = link?.getAttribute('href')
    if (!link || !href?.startsWith('/') || href.startsWith('//')) return
    link.href = server() + href
    link.target = '_blank'
    link.rel = 'noopener'
  }
  for (const turn of ['pointerover', 'focusin', 'touchstart', 'click'])
    root.addEventListener(turn, complete, { capture: true, passive: true })
  root.addEventListener('click', (event) => {
    const link = linkOf(event)
    if (!link || event.defaultPrevented || new URL(link.href, location.href).origin !== server())
      return
    if (!dispatch(element, 'atrium-navigate', { href: link.href })) event.preventDefault()
  })
}

/** Goes to an address of the portal, unless the page does. */
export function goTo(element: HTMLElement, server: string, address: string): void {
  const { href } = new URL(address, server)
  if (dispatch(element, 'atrium-navigate', { href })) window.open(href, '_blank', 'noopener')
}
