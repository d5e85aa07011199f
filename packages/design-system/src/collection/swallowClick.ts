/** Keeps the click that a browser sends after a drag from being one. */
export function swallowClick(): void {
  const swallow = (click: Event) => click.stopPropagation()
  window.addEventListener('click', swallow, { capture: true, once: true })
  setTimeout(() => window.removeEventListener('click', swallow, true))
}
