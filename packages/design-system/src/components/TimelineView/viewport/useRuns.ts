import { useCallback, useLayoutEffect, useMemo, useState, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import type { Layout } from '../layout/timeline.layout.ts'

interface RunsOptions {
  /** The element that scrolls. */
  scroller: RefObject<HTMLElement | null>
  layout: Layout
  /** Pixels of it that the head covers. */
  head: number
  /** All lines come into the page, as for paper. */
  isWhole: boolean
}

/** How far beyond what is in sight lines come into the page when somebody scrolls, in pixels. */
const BEYOND = 72

/**
 * The lines in the page. All heights are known, so there is nothing to measure but the window: until
 * that is done, no more than the screen can be in sight.
 */
export function useRuns({ scroller, layout, head, isWhole }: RunsOptions) {
  const [sight, setSight] = useState(() => ({
    from: 0,
    to: typeof window === 'undefined' ? 0 : window.innerHeight - head,
  }))
  const runs = useMemo(
    () => (isWhole ? layout.runsWithin(0, layout.height) : layout.runsWithin(sight.from, sight.to)),
    [layout, sight, isWhole],
  )
  const look = useCallback(() => {
    const box = scroller.current
    if (!box || box.clientHeight === 0) return
    const from = box.scrollTop
    const to = from + box.clientHeight - head
    setSight((old) =>
      old.from <= from && old.to >= to ? old : { from: from - BEYOND, to: to + BEYOND },
    )
  }, [scroller, head])
  useLayoutEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- the window is only known now
    look()
    const observer = new ResizeObserver(look)
    observer.observe(scroller.current!)
    return () => observer.disconnect()
  }, [look, scroller])
  return {
    runs,
    // In the frame that shows what was scrolled to.
    onScroll: () => flushSync(look),
    /** Scrolls no further than a lane needs to be in sight. */
    reveal: (line: number, lane: number) => {
      const box = scroller.current
      if (!box) return
      const { start, end } = layout.laneOf(line, lane)
      const room = box.clientHeight - head
      if (start < box.scrollTop || end - start > room) box.scrollTo({ top: start })
      else if (end > box.scrollTop + room) box.scrollTo({ top: end - room })
      look()
    },
  }
}
