const TURNING = ['pointerenter', 'wheel', 'touchstart'] as const

export interface Attention {
  /** A pointer or a finger came in, or the focus where that is heard. */
  onTurn: () => void
  /** Something inside scrolled. */
  onScroll: () => void
  hearsFocus: boolean
}

/** Tells once, of the first sign that somebody turns to an element; gives what ends listening. */
export function onAttention(
  element: HTMLElement,
  { onTurn, onScroll, hearsFocus }: Attention,
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
