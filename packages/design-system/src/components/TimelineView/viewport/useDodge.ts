import { useCallback, useRef, type RefObject } from 'react'
import { startOf } from '../../../dates/index.ts'
import { levelOf } from '../layout/timeline.scale.ts'

/** Half of the mark of now, and some air. */
const MARK = 30
/** What the words of a tick take at most. */
const WORDS = 100

/**
 * The words of the tick that holds now step behind its mark, where that would lie on them. For the
 * viewport, before it draws: so the words are laid out with all the rest.
 */
export function useDodge(canvas: RefObject<HTMLElement | null>, now: number) {
  const dodging = useRef<HTMLElement>(null)
  return useCallback(
    (from: number, dayWidth: number) => {
      const words =
        canvas.current?.querySelector<HTMLElement>('.at-timeline-upper [data-at-now] b') ?? null
      if (dodging.current && dodging.current !== words)
        dodging.current.style.paddingInlineStart = ''
      dodging.current = words
      if (!words) return
      const first = startOf(levelOf(dayWidth).upper, now)
      const beside = (now - Math.max(first, from)) * dayWidth
      const by = beside > -MARK && beside < WORDS ? `${Math.round(beside + MARK)}px` : ''
      // On themselves: as a variable of the ground, all that lies on it would be styled anew.
      if (words.style.paddingInlineStart !== by) words.style.paddingInlineStart = by
    },
    [canvas, now],
  )
}
