import { useLayoutEffect, useState, type RefObject } from 'react'

/** Default height of a row until the theme's is read. */
const ROW = 44

/** How much room there is: narrow or not, the height of a row, and whether something is scrolled away. */
export function useFrame(
  root: RefObject<HTMLElement | null>,
  scroller: RefObject<HTMLElement | null>,
  narrowBelow: number,
) {
  const [frame, setFrame] = useState({ isNarrow: false, row: ROW })
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
      const isNarrow = width > 0 && width < narrowBelow
      setFrame((old) => (old.isNarrow === isNarrow && old.row === row ? old : { isNarrow, row }))
    }
    let left = 0
    const onScroll = () => {
      if (inner.scrollLeft === left) return
      left = inner.scrollLeft
      mark()
    }
    measure()
    // It marks at first, too: marked at once, the page would be laid out again for the next who measures.
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
