import { useLayoutEffect, type RefObject } from 'react'

/**
 * What is read takes the focus from the window around it, so that the keys scroll it at once, and
 * gives it back when it goes. In a page, beside other things, it takes nothing: the keys are theirs.
 */
export function useReadingFocus(ref: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const { current: node } = ref
    const frame = node?.closest<HTMLElement>('[role=dialog]')
    const { activeElement: active } = document
    if (frame && (!active || active === document.body || active === frame)) node?.focus({ preventScroll: true }) // prettier-ignore
    return () => {
      if (node?.parentElement?.contains(document.activeElement)) frame?.focus()
    }
  }, [ref])
}
