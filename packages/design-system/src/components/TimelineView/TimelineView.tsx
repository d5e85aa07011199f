import { useMemo, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { createZone } from '../../dates/index.ts'
import { useOwn } from '../../field/index.ts'
import { manySamples, prewarm } from '../../prewarm/index.ts'
import { useBothRefs } from '../../trigger/index.ts'
import { nativeOf, type OwnNames } from '../../native/index.ts'
import { Skeleton } from '../Skeleton/index.ts'
import { createPlanner } from './layout/timeline.planner.ts'
import type { TimelineScale, TimelineViewProps } from './timeline.types.ts'
import { timelineCss } from './timeline.css.ts'
import { headCss } from './head/timelineHead.css.ts'
import { listCss } from './timelineList.css.ts'
import { TimelineGrid } from './TimelineGrid.tsx'
import { TimelineList } from './TimelineList.tsx'
import { useSpeech } from './useSpeech.ts'
import { useWidth } from './viewport/useSurroundings.ts'

const Root = styled.div`
  ${timelineCss}
  ${headCss}
  ${listCss}
`

const OWN: OwnNames<TimelineViewProps> = {
  label: true,
  groups: true,
  bars: true,
  lanes: true,
  view: true,
  defaultView: true,
  onViewChange: true,
  form: true,
  onFormChange: true,
  onMoveBar: true,
  onResizeBar: true,
  snap: true,
  paper: true,
  onAction: true,
  barActions: true,
  renderBar: true,
  now: true,
  timeZone: true,
  maxHeight: true,
  rowsTitle: true,
  hasNoTools: true,
  tools: true,
  isLoading: true,
  emptyState: true,
  error: true,
}

/** What runs when: bars on rows along a line of time, from days to years, or as a list. */
export function TimelineView(props: TimelineViewProps) {
  const { groups, bars, lanes = 'rows', timeZone, maxHeight, isLoading, error, emptyState } = props
  const zone = useMemo(() => createZone(timeZone), [timeZone])
  const speech = useSpeech(zone)
  const root = useRef<HTMLDivElement>(null)
  const native = nativeOf(props, OWN)
  const both = useBothRefs(native.ref, root)
  const width = useWidth(root)
  const [planner] = useState(createPlanner)
  const plan = useMemo(
    () => planner(groups, bars, { lanes, zone }),
    [planner, groups, bars, lanes, zone],
  )
  const [form, setForm] = useOwn(props.form, 'timeline', props.onFormChange)
  const instead = error ?? (plan.bars.length === 0 && !isLoading ? emptyState : undefined)
  const parts = { view: props, plan, zone, speech, width, onForm: setForm }
  return (
    <Root
      {...native}
      ref={both}
      style={{ ...native.style, '--_max': maxHeight }}
      data-at-width={width}
      data-at-sheet={props.paper}
      aria-busy={isLoading || undefined}
    >
      {instead ? (
        <div className="at-timeline-frame at-timeline-instead">{instead}</div>
      ) : isLoading ? (
        <LoadingRows label={speech.words.loading} />
      ) : form === 'list' ? (
        <TimelineList {...parts} />
      ) : (
        <TimelineGrid {...parts} />
      )}
    </Root>
  )
}

const PLACES = [
  [4, 38],
  [18, 30],
  [2, 62],
  [34, 46],
  [50, 24],
  [12, 34],
] as const

function LoadingRows({ label }: { label: string }) {
  return (
    <div
      className="at-timeline-frame at-timeline-loading"
      {...{ role: 'status' }}
      aria-label={label}
    >
      {PLACES.map(([from, size]) => (
        <div key={from} className="at-timeline-loading-row">
          <Skeleton width="60%" />
          <span style={{ paddingInlineStart: `${from}%`, inlineSize: `${from + size}%` }}>
            <Skeleton shape="block" height="24px" />
          </span>
        </div>
      ))}
    </div>
  )
}

const DAY = '2027-01-04'
const ROWS = [{ id: 0, title: '', rows: manySamples.map((id) => ({ id, title: '' })) }]
const BARS = manySamples.map((id) => ({ key: id, rowId: id, label: '', start: DAY, end: DAY }))
const timeline = (scale: TimelineScale) => (
  <TimelineView label="" groups={ROWS} bars={BARS} view={{ center: DAY, scale }} now={DAY} />
)
prewarm(
  Root,
  () => timeline('month'),
  () => timeline('week'),
  () => timeline('day'),
)
