import { useCallback, useLayoutEffect, useMemo, type RefObject } from 'react'
import { dayOf, startOf, type Zone } from '../../../dates/index.ts'
import { useTicks } from '../head/TimelineHead.tsx'
import type { Layout } from '../layout/timeline.layout.ts'
import type { Plan } from '../layout/timeline.logic.ts'
import type { TimelineViewProps, TimelineWindow } from '../timeline.types.ts'
import type { Speech } from '../useSpeech.ts'
import { useTimelineViewport } from './useTimelineViewport.ts'
import { useDodge } from './useDodge.ts'
import { useGround } from './useGround.ts'
import { useLabelsInSight } from './useLabelsInSight.ts'
import { usePaper } from './usePaper.ts'
import { useRuns } from './useRuns.ts'

/** Years beyond the data that can be reached. */
const BEYOND_YEARS = 5

export interface TimelineWindowOptions {
  view: TimelineViewProps
  scroller: RefObject<HTMLElement | null>
  canvas: RefObject<HTMLElement | null>
  plan: Plan
  layout: Layout
  zone: Zone
  speech: Speech
  /** The moment that is now, as a day with the part that has gone by. */
  now: number
  /** Pixels that the column of titles takes. */
  side: number
  /** Pixels that the head covers. */
  head: number
  isRtl: boolean
}

/** What part of the plan is in sight, in time and in lines; how it is drawn, and how one gets elsewhere. */
export function useTimelineWindow(options: TimelineWindowOptions) {
  const { view: props, scroller, canvas, plan, layout, zone, speech, now, side, head } = options
  const { isRtl } = options
  const { view, onViewChange, renderBar } = props
  const defaultView = props.defaultView ?? wholeOf(plan, now)
  const bounds = useBounds(plan, zone, now, [view, defaultView])
  const dodge = useDodge(canvas, now)
  const labels = useLabelsInSight(canvas)
  const onDraw = useCallback(
    (from: number, dayWidth: number) => {
      dodge(from, dayWidth)
      labels.update(from, dayWidth)
    },
    [dodge, labels],
  )
  const { viewport, frame, length } = useTimelineViewport({
    scroller,
    canvas,
    bounds,
    side,
    isRtl,
    zone,
    view,
    defaultView,
    onViewChange,
    onDraw,
  })
  useGround(scroller, viewport)
  const origin = bounds.start
  const isPrinting = usePaper({ canvas, viewport, side, origin, paper: props.paper })
  const rows = useRuns({ scroller, layout, head, isWhole: isPrinting })
  const ticks = useTicks(frame, speech)
  // Where other marks or bars came in and the ground did not move, or time went on.
  useLayoutEffect(() => {
    labels.know({ plan, ...ticks })
    onDraw(viewport.sight().from, viewport.dayWidth())
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- with what is in the page
  }, [frame, labels, onDraw, plan, renderBar, rows.runs, viewport, ticks])
  return {
    viewport,
    frame,
    length,
    ground: { origin, ground: bounds.end - bounds.start },
    rows,
    ticks,
    isPrinting,
    /** What is shown first. */
    firstWindow: view ?? defaultView,
  }
}

/** The whole time of the bars. */
function wholeOf({ extent }: Plan, now: number): TimelineWindow {
  if (!extent) return { center: dayOf(now), scale: 'month' }
  const room = Math.ceil((extent.end - extent.start) * 0.02) + 1
  return { from: dayOf(extent.start - room), to: dayOf(extent.end + room) }
}

/** The days that can be reached, in whole years, so that the ground seldom moves. */
function useBounds(
  { extent }: Plan,
  zone: Zone,
  now: number,
  windows: readonly (TimelineWindow | undefined)[],
) {
  const days = windows.flatMap((one) => {
    if (!one) return []
    return 'from' in one ? [zone.day(one.from), zone.day(one.to)] : [zone.day(one.center)]
  })
  const start = startOf('year', Math.min(extent?.start ?? now, now, ...days), -BEYOND_YEARS)
  const end = startOf('year', Math.max(extent?.end ?? now, now, ...days), BEYOND_YEARS + 1)
  return useMemo(() => ({ start, end }), [start, end])
}
