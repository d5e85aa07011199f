import { useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { flushSync } from 'react-dom'

/** Default height of a row until the theme's is read. */
const ROW = 44

/**
 * How much room there is: narrow or not, the height of a row, and whether something is scrolled away.
 * It begins with what the window leaves no doubt about and is measured when the browser lays out the
 * page by itself, before it paints: asked for sooner, the page would be laid out twice.
 */
export function useFrame(
  root: RefObject<HTMLElement | null>,
  scroller: RefObject<HTMLElement | null>,
  narrowBelow: number,
) {
  const [frame, setFrame] = useState(() => ({
    isNarrow: typeof window !== 'undefined' && window.innerWidth < narrowBelow,
    row: ROW,
  }))
  const known = useRef(frame)
  useLayoutEffect(() => {
    const outer = root.current
    const inner = scroller.current
    if (!outer || !inner) return undefined
    const mark = () => {
      const from = Math.abs(inner.scrollLeft)
      const rest = inner.scrollWidth - inner.clientWidth - from
      outer.toggleAttribute('data-at-before', from > 1)
      outer.toggleAttribute('data-at-after', rest > 1)
    }
    const measure = () => {
      const width = outer.clientWidth
      const row = Number.parseFloat(getComputedStyle(outer).getPropertyValue('--at-row')) || ROW
      const isNarrow = width > 0 ? width < narrowBelow : known.current.isNarrow
      if (isNarrow === known.current.isNarrow && row === known.current.row) return
      known.current = { isNarrow, row }
      flushSync(() => setFrame(known.current))
    }
    let left = 0
    const onScroll = () => {
      if (inner.scrollLeft === left) return
      left = inner.scrollLeft
      mark()
    }
    const observer = new ResizeObserver(() => {
      measure()
      mark()
    })
    observer.observe(outer)
    inner.addEventListener('scroll', onScroll, { passive: true })
    return () => {
      observer.disconnect()
      inner.removeEventListener('scroll', onScroll)
    }
  }, [root, scroller, narrowBelow])
  return frame
}
