import { useEffect, useRef, type RefObject } from 'react'
import { focused } from '../../kit/lists/focused.ts'

/**
 * Bars go with what was chosen or cut out. Where one of them had the focus, the list has it next, so
 * that nobody is thrown out of the page.
 */
export function useKeptFocus(root: RefObject<HTMLElement | null>, bars: number): void {
  const before = useRef(bars)
  useEffect(() => {
    const isFewer = bars < before.current
    before.current = bars
    const page = root.current?.ownerDocument
    const has = focused()
    // What is only hidden keeps it until the next frame.
    if (!isFewer || (has !== page?.body && !has?.closest('[data-at-away]'))) return
    root.current?.querySelector<HTMLElement>('[role=row][tabindex="0"], .at-reached')?.focus()
  }, [root, bars])
}
