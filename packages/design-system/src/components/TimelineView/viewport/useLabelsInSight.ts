import { useMemo, useRef, type RefObject } from 'react'
import type { Plan } from '../layout/timeline.logic.ts'
import { isLabelCut, type Tick } from '../layout/timeline.scale.ts'

/** Pixels before the words: so much can be out of sight before the words are. */
const TICK_PADDING = 7
const BAR_PADDING = 10
/** Pixels between the words of an upper mark and its end. */
const TICK_END = 2
/** Pixels of a bar's label that may be out of sight: of its padding. */
const BAR_SPARE = 4

/** What is in the page. */
interface Labelled {
  plan: Plan
  upper: readonly Tick[]
  lower: readonly Tick[]
}

/**
 * Hides the words of marks and bars that the edge of the track would cut: half a month's name or the last
 * sign of an amount says something else. `know` takes what a render brought into the page; `update` looks
 * again, with the first day in sight and the pixels of a day.
 */
export function useLabelsInSight(canvas: RefObject<HTMLElement | null>) {
  const known = useRef<Labelled>(undefined)
  return useMemo(() => {
    const know = (labelled: Labelled) => {
      known.current = labelled
    }
    const update = (from: number, dayWidth: number) => {
      const root = canvas.current
      if (!root || !known.current) return
      const { plan, upper, lower } = known.current
      const cut = new Map<HTMLElement, boolean>()
      const marksOf = (row: string) => root.querySelector(`.at-timeline-${row}`)?.children ?? []
      const upperMarks = marksOf('upper')
      upper.forEach((tick, place) => {
        const words = upperMarks[place]?.firstElementChild as HTMLElement | null | undefined
        if (!words) return
        // Steps behind the mark of now by its padding (`useDodge`).
        const stepped = Number.parseFloat(words.style.paddingInlineStart) || 0
        const isBefore = tick.start < from && tick.end > from
        const width = isBefore ? words.offsetWidth - stepped + TICK_END : 0
        cut.set(words, isLabelCut(tick, { from, dayWidth, width, padding: TICK_PADDING }))
      })
      const lowerMarks = marksOf('lower')
      lower.forEach((tick, place) => {
        const mark = lowerMarks[place] as HTMLElement | undefined
        // These do not stick: what begins before the edge is cut, however much room there is.
        const at = { from, dayWidth, width: Infinity, padding: TICK_PADDING }
        if (mark) cut.set(mark, isLabelCut(tick, at))
      })
      for (const label of root.querySelectorAll<HTMLElement>('.at-timeline-label')) {
        const bar = label.closest<HTMLElement>('.at-timeline-bar')!
        const placed = plan.bars[Number(bar.dataset.atIndex)]
        if (!placed) continue
        const at = { from, dayWidth, width: label.offsetWidth - BAR_SPARE, padding: BAR_PADDING }
        const isWhole = bar.hasAttribute('data-at-whole')
        cut.set(label, isLabelCut({ start: placed.start, end: placed.end + 1 }, at, isWhole))
      }
      // All is read before anything is written: else each would be laid out anew.
      for (const [element, isCut] of cut) element.toggleAttribute('data-at-out', isCut)
    }
    return { know, update }
  }, [canvas])
}
