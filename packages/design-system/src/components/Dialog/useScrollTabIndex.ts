import { useEffect, useState, type RefCallback } from 'react'

const FOCUSABLE = 'a[href], button, input, select, textarea, [tabindex]'

/**
 * Makes a scrolling region reachable by keyboard exactly when it scrolls and nothing inside could
 * take the focus; browsers do not agree on doing so themselves.
 */
export function useScrollTabIndex(): { ref: RefCallback<HTMLElement>; tabIndex: 0 | undefined } {
  const [element, setElement] = useState<HTMLElement | null>(null)
  const [isNeeded, setNeeded] = useState(false)
  useEffect(() => {
    if (!element) return
    const check = () =>
      setNeeded(
        element.querySelector(FOCUSABLE) === null && element.scrollHeight > element.clientHeight,
      )
    const observer = new ResizeObserver(check)
    observer.observe(element)
    for (const child of element.children) observer.observe(child)
    // What comes later may take the focus without changing any size.
    const changes = new MutationObserver(check)
    changes.observe(element, { childList: true, subtree: true })
    return () => {
      observer.disconnect()
      changes.disconnect()
    }
  }, [element])
  return { ref: setElement, tabIndex: isNeeded ? 0 : undefined }
}
