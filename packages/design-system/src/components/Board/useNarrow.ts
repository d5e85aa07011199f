import { useLayoutEffect, useState, type RefObject } from 'react'

/** Up to this width one column fills the board; the styles know it, too. */
const NARROW = 620

/** Whether one column fills the board. */
export function useNarrow(board: RefObject<HTMLElement | null>): boolean {
  const [isNarrow, setNarrow] = useState(false)
  useLayoutEffect(() => {
    const element = board.current
    if (!element) return undefined
    const look = () => setNarrow(element.clientWidth <= NARROW)
    look()
    const observer = new ResizeObserver(look)
    observer.observe(element)
    return () => observer.disconnect()
  }, [board])
  return isNarrow
}
