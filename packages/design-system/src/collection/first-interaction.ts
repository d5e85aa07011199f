const TURNING = ['pointerenter', 'wheel', 'touchstart'] as const

export interface FirstInteraction {
  /** On the first pointer, wheel or touch event, or on focus where `hearsFocus` is set. */
  onTurn: () => void
  /** When something inside the element scrolls. */
  onScroll: () => void
  hearsFocus: boolean
}

/** Calls back once, on the first pointer, focus or touch event on the element; returns a function that stops it. */
export function onFirstInteraction(
  element: HTMLElement,
  { onTurn, onScroll, hearsFocus }: FirstInteraction,
): () => void {
  const stop = new AbortController()
  const options = { passive: true, signal: stop.signal }
  const once = (tell: () => void) => () => {
    stop.abort()
    tell()
  }
  for (const type of TURNING) element.addEventListener(type, once(onTurn), options)
  if (hearsFocus) element.addEventListener('focusin', once(onTurn), options)
  element.addEventListener('scroll', once(onScroll), { ...options, capture: true })
  return () => stop.abort()
}
