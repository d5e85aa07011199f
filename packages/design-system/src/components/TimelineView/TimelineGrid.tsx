import { useCallback, useMemo, useRef, type CSSProperties } from 'react'
import { useLocale } from 'react-aria-components'
import type { Zone } from '../../dates/index.ts'
import type { Plan } from './layout/timeline.logic.ts'
import { makeLayout, METRICS } from './layout/timeline.layout.ts'
import type { TimelineViewProps } from './timeline.types.ts'
import { TimelineGround, TimelineHead } from './head/TimelineHead.tsx'
import { TimelineRows } from './TimelineRows.tsx'
import { TimelineTools } from './head/TimelineTools.tsx'
import { useBarCollection } from './bars/useBarCollection.ts'
import { useBarDrag } from './bars/useBarDrag.ts'
import { useGridEvents } from './useGridEvents.ts'
import type { Speech } from './useSpeech.ts'
import { useNow, useTouch, type Width } from './viewport/useSurroundings.ts'
import { useTimelineWindow } from './viewport/useTimelineWindow.ts'

const SIDES: Record<Width, number> = { narrow: 0, medium: 184, wide: 236 }

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
  const { label, renderBar, rowsTitle, hasNoTools } = props
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
  const { head } = metrics
  const shared = { view: props, scroller, plan, zone, speech, isRtl }
  const window = useTimelineWindow({ ...shared, canvas, layout, now, side, head })
  const { viewport, frame, ground, rows, ticks, isPrinting } = window
  const { collection, actions } = useBarCollection({ ...shared, metrics, window })
  const { focus, selection } = collection
  const onDragDown = useBarDrag({
    scroller,
    label: live,
    viewport,
    side,
    ground: ground.ground,
    isRtl,
    snap: props.snap,
    speech,
    placedAt: (index) => plan.bars[index],
    onDrop: actions.commit,
  })
  const { hot, events } = useGridEvents({ plan, isRtl, window, collection, actions, onDragDown })
  const onToday = useCallback(() => viewport.center(now), [viewport, now])

  const time = isPrinting ? viewport.sight() : frame
  const lastDay = Math.max(plan.extent?.end ?? now, now)
  const openEnd = Math.ceil(lastDay) + Math.max(60, (lastDay - (plan.extent?.start ?? now)) * 0.06)
  return (
    <>
      {!hasNoTools && (
        <TimelineTools
          {...{ viewport, speech, isNarrow, onForm }}
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
        {...events}
      >
        <div
          ref={canvas}
          className="at-timeline-canvas"
          role="presentation"
          style={
            {
              inlineSize: window.length,
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
