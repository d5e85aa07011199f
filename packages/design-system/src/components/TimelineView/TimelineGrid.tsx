import {
  useCallback,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type CSSProperties,
  type KeyboardEvent,
} from 'react'
import { useLocale } from 'react-aria-components'
import { indexAt, useCollection, type Key } from '../../collection/index.ts'
import { dayOf, startOf, type Zone } from '../../dates/index.ts'
import { createMove } from './layout/timeline.moves.ts'
import { barsWithin, type Placed, type Plan } from './layout/timeline.logic.ts'
import { makeLayout, METRICS } from './layout/timeline.layout.ts'
import { ZOOM_STEP } from './layout/timeline.scale.ts'
import type { TimelineViewProps, TimelineWindow } from './timeline.types.ts'
import { TimelineGround, TimelineHead, useTicks } from './head/TimelineHead.tsx'
import { TimelineRows } from './TimelineRows.tsx'
import { TimelineTools } from './head/TimelineTools.tsx'
import { useBarActions } from './bars/useBarActions.tsx'
import { useBarDrag } from './bars/useBarDrag.ts'
import { useCamera } from './viewport/useCamera.ts'
import { useDodge } from './viewport/useDodge.ts'
import { useGround } from './viewport/useGround.ts'
import { useLabelsInSight } from './viewport/useLabelsInSight.ts'
import { useRuns } from './viewport/useRuns.ts'
import type { Speech } from './useSpeech.ts'
import { usePaper } from './viewport/usePaper.ts'
import { useNow, useTouch, type Width } from './viewport/useSurroundings.ts'

const SIDES: Record<Width, number> = { narrow: 0, medium: 184, wide: 236 }
/** Years beyond the data that can be reached. */
const BEYOND = 5
const keyOf = ({ bar }: Placed) => bar.key
const textOf = ({ bar }: Placed) => bar.label

export interface GridProps {
  view: TimelineViewProps
  plan: Plan
  zone: Zone
  speech: Speech
  width: Width
  onForm: (form: 'timeline' | 'list') => void
}

/** The bars on their ground. */
export function TimelineGrid({ view: props, plan, zone, speech, width, onForm }: GridProps) {
  const { label, renderBar, onAction, rowsTitle, hasNoTools } = props
  const scroller = useRef<HTMLDivElement>(null)
  const canvas = useRef<HTMLDivElement>(null)
  const live = useRef<HTMLDivElement>(null)
  const isRtl = useLocale().direction === 'rtl'
  const metrics = METRICS[useTouch() ? 'touch' : 'mouse']
  const isNarrow = width === 'narrow'
  const side = SIDES[width]
  const now = useNow(props.now, zone)
  const { shape } = plan
  const layout = useMemo(() => makeLayout(shape, metrics, isNarrow), [shape, metrics, isNarrow])

  const defaultView = props.defaultView ?? wholeOf(plan, now)
  const bounds = useBounds(plan, zone, now, [props.view, defaultView])
  const { view, onViewChange } = props
  const dodge = useDodge(canvas, now)
  const labels = useLabelsInSight(canvas)
  const onDraw = useCallback(
    (from: number, dayWidth: number) => {
      dodge(from, dayWidth)
      labels.update(from, dayWidth)
    },
    [dodge, labels],
  )
  const camera = { scroller, canvas, bounds, side, isRtl, zone, view, defaultView, onViewChange, onDraw } // prettier-ignore
  const { camera: sight, frame, length } = useCamera(camera)
  const onToday = useCallback(() => sight.center(now), [sight, now])
  const days = bounds.end - bounds.start
  const ground = { origin: bounds.start, ground: days }
  useGround(scroller, sight)
  const isPrinting = usePaper({
    canvas,
    camera: sight,
    side,
    origin: bounds.start,
    paper: props.paper,
  })

  const { head } = metrics
  const rows = useRuns({ scroller, layout, head, isWhole: isPrinting })
  const scrollTo = (index: number) => {
    const placed = plan.bars[index]
    if (!placed) return
    rows.reveal(placed.line, placed.lane)
    sight.reveal(placed.start, Math.min(placed.end + 1, placed.start + 1e5))
  }
  const move = useMemo(() => createMove(plan), [plan])
  // Tab comes in at what is in sight.
  const [defaultActiveKey] = useState(() => firstInSight(plan, zone, props.view ?? defaultView))
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
  const { focus, selection, handlers } = collection
  const { focus: focusOn } = focus
  const actions = useBarActions(props, {
    speech,
    isRtl,
    focusKey: useCallback((placed: Placed) => focusOn(placed.bar.key), [focusOn]),
  })
  const onItemKey = (event: KeyboardEvent<HTMLElement>, placed: Placed) => {
    if (event.key === '+' || event.key === '-' || event.key === '−') {
      event.preventDefault()
      sight.zoom(event.key === '+' ? ZOOM_STEP : 1 / ZOOM_STEP)
    } else actions.onKey(event, placed)
  }
  const onDragDown = useBarDrag({
    scroller,
    label: live,
    camera: sight,
    side,
    ground: days,
    isRtl,
    snap: props.snap,
    speech,
    placedAt: (index) => plan.bars[index],
    onDrop: actions.commit,
  })
  const [hovered, setHovered] = useState<Key>()
  const [hasFocus, setFocus] = useState(false)
  const hotKey = hovered ?? (hasFocus ? focus.activeKey : undefined)
  const hot = hotKey === undefined ? -1 : collection.order.indexOf(hotKey)
  const placedOf = (target: EventTarget) => plan.bars[indexAt(target)]

  const ticks = useTicks(frame, speech)
  // Where other marks or bars came in and the ground did not move, or time went on.
  useLayoutEffect(() => {
    labels.know({ plan, ...ticks })
    onDraw(sight.sight().from, sight.dayWidth())
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- with what is in the page
  }, [frame, labels, onDraw, plan, renderBar, rows.runs, sight, ticks])
  const time = isPrinting ? sight.sight() : frame
  const lastDay = Math.max(plan.extent?.end ?? now, now)
  const openEnd = Math.ceil(lastDay) + Math.max(60, (lastDay - (plan.extent?.start ?? now)) * 0.06)
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const isArrow = event.key === 'ArrowLeft' || event.key === 'ArrowRight'
    if ((event.ctrlKey || event.metaKey) && isArrow) {
      event.preventDefault()
      sight.pan((event.key === 'ArrowRight') === !isRtl ? 0.5 : -0.5)
    } else handlers.onKeyDown(event)
  }
  return (
    <>
      {!hasNoTools && (
        <TimelineTools
          {...{ camera: sight, speech, isNarrow, onForm }}
          scale={frame?.level.scale}
          form="timeline"
          onToday={onToday}
        >
          {props.tools}
        </TimelineTools>
      )}
      {/* The bars inside take the focus. */}
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus */}
      <div
        ref={scroller}
        className="at-timeline-scroller"
        role="grid"
        aria-label={label}
        aria-rowcount={plan.lines.length + 1}
        aria-colcount={-1}
        aria-multiselectable={selection.isMultiple || undefined}
        tabIndex={plan.bars.length === 0 ? 0 : undefined}
        data-at-form={isNarrow ? 'narrow' : undefined}
        data-at-printing={isPrinting || undefined}
        {...handlers}
        onScroll={() => {
          sight.onScroll()
          rows.onScroll()
        }}
        onKeyDown={onKeyDown}
        onPointerDown={(event) => {
          onDragDown(event)
          handlers.onPointerDown(event)
        }}
        onPointerOver={(event) => {
          if (event.pointerType === 'mouse' && event.buttons === 0)
            setHovered(placedOf(event.target)?.bar.key)
        }}
        onPointerLeave={() => setHovered(undefined)}
        onFocus={(event) => {
          setFocus(true)
          handlers.onFocus(event)
        }}
        onBlur={(event) => {
          if (!event.currentTarget.contains(event.relatedTarget)) setFocus(false)
          handlers.onBlur(event)
        }}
        onClick={(event) => {
          const button = (event.target as Element).closest('.at-timeline-menu-button')
          const placed = placedOf(event.target)
          if (!button || !placed) return handlers.onClick(event)
          // The focus comes back to the bar when the menu closes.
          button.closest<HTMLElement>('.at-timeline-bar')?.focus()
          actions.openAt(placed, button)
        }}
        onContextMenu={(event) => {
          const placed = placedOf(event.target)
          if (!placed || !actions.hasMenu(placed)) return
          event.preventDefault()
          actions.openAt(placed, { x: event.clientX, y: event.clientY })
        }}
      >
        <div
          ref={canvas}
          className="at-timeline-canvas"
          role="presentation"
          style={
            {
              inlineSize: length,
              '--_side': `${side}px`,
              '--_bar': `${metrics.bar}px`,
              '--_row': `${metrics.row - 1}px`,
              '--_tall': `${metrics.tallRow - 1}px`,
            } as CSSProperties
          }
        >
          <TimelineHead {...ticks} {...ground} {...{ now, rowsTitle, speech }} />
          <div
            className="at-timeline-body"
            role="presentation"
            style={{ blockSize: layout.height }}
          >
            <TimelineGround {...ticks} {...ground} now={now} />
            {time && (
              <TimelineRows
                runs={rows.runs}
                {...{ plan, layout, metrics, openEnd, hot, speech, renderBar }}
                {...ground}
                from={time.from}
                to={time.to}
                edge={frame?.edge ?? time.from}
                active={focus.activeIndex}
                selected={selection.isOff ? undefined : selection.keys}
                powers={actions.powers}
              />
            )}
          </div>
        </div>
      </div>
      <div ref={live} className="at-timeline-live" data-at-drag-label aria-hidden="true" hidden />
      {actions.overlays}
    </>
  )
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
  const start = startOf('year', Math.min(extent?.start ?? now, now, ...days), -BEYOND)
  const end = startOf('year', Math.max(extent?.end ?? now, now, ...days), BEYOND + 1)
  return useMemo(() => ({ start, end }), [start, end])
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
