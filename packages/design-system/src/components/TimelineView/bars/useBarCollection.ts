import { useCallback, useMemo, useState, type KeyboardEvent, type RefObject } from 'react'
import { useCollection, type Key } from '../../../collection/index.ts'
import type { Zone } from '../../../dates/index.ts'
import type { Metrics } from '../layout/timeline.layout.ts'
import { barsWithin, type Placed, type Plan } from '../layout/timeline.logic.ts'
import { createMove } from '../layout/timeline.moves.ts'
import { ZOOM_STEP } from '../layout/timeline.scale.ts'
import type { TimelineViewProps, TimelineWindow } from '../timeline.types.ts'
import type { Speech } from '../useSpeech.ts'
import type { useTimelineWindow } from '../viewport/useTimelineWindow.ts'
import { useBarActions } from './useBarActions.tsx'

const keyOf = ({ bar }: Placed) => bar.key
const textOf = ({ bar }: Placed) => bar.label

export interface BarCollectionOptions {
  view: TimelineViewProps
  scroller: RefObject<HTMLElement | null>
  plan: Plan
  zone: Zone
  speech: Speech
  metrics: Metrics
  isRtl: boolean
  window: ReturnType<typeof useTimelineWindow>
}

/** The bars as a collection: which has the focus, which are chosen, and what is done with one. */
export function useBarCollection(options: BarCollectionOptions) {
  const { view: props, scroller, plan, zone, speech, metrics, isRtl, window } = options
  const { onAction } = props
  const { viewport, rows } = window
  const scrollTo = (index: number) => {
    const placed = plan.bars[index]
    if (!placed) return
    rows.reveal(placed.line, placed.lane)
    viewport.reveal(placed.start, Math.min(placed.end + 1, placed.start + 1e5))
  }
  const move = useMemo(() => createMove(plan), [plan])
  // Tab comes in at what is in sight.
  const [defaultActiveKey] = useState(() => firstInSight(plan, zone, window.firstWindow))
  const collection = useCollection<Placed>({
    ...props,
    root: scroller,
    items: plan.bars,
    getKey: keyOf,
    getText: textOf,
    move,
    scrollTo,
    defaultActiveKey,
    pageLength: () =>
      Math.max(1, Math.floor((scroller.current?.clientHeight ?? 0) / metrics.row) - 2),
    onAction: onAction && ((placed) => onAction(placed.bar)),
    onHold: (placed, at) => actions.hasMenu(placed) && actions.openAt(placed, at),
    onItemKeyDown: (event, placed) => onItemKey(event, placed),
  })
  const { focus: focusOn } = collection.focus
  const actions = useBarActions(props, {
    speech,
    isRtl,
    focusKey: useCallback((placed: Placed) => focusOn(placed.bar.key), [focusOn]),
  })
  const onItemKey = (event: KeyboardEvent<HTMLElement>, placed: Placed) => {
    if (event.key === '+' || event.key === '-' || event.key === '−') {
      event.preventDefault()
      viewport.zoom(event.key === '+' ? ZOOM_STEP : 1 / ZOOM_STEP)
    } else actions.onKey(event, placed)
  }
  return { collection, actions }
}

/** The first bar that is in sight at first. */
function firstInSight(plan: Plan, zone: Zone, window: TimelineWindow): Key | undefined {
  const isSpan = 'from' in window
  const from = zone.day(isSpan ? window.from : window.center)
  const to = isSpan ? zone.day(window.to) + 1 : from + 1
  for (const line of plan.lines.slice(0, 20)) {
    const found = barsWithin(line, { from, to, first: 0, last: Infinity, kept: -1 })[0]
    if (found) return found.bar.key
  }
  return undefined
}
