import { ROLES } from './timeline.roles.ts'
import { memo, type ReactNode } from 'react'
import type { Key } from '../../collection/index.ts'
import { TimelineBar } from './bars/TimelineBar.tsx'
import { barsWithin, type Line } from './layout/timeline.logic.ts'
import type { LinePlace, Metrics } from './layout/timeline.layout.ts'
import type { TimelineBar as Bar, TimelineRow } from './timeline.types.ts'
import type { Speech } from './useSpeech.ts'

/** What may be done with bars at all; each says for itself what it allows. */
export interface Powers {
  canMove: boolean
  canResize: boolean
  /** Each bar has a menu, also one that nothing is done with by hand. */
  hasMenu: boolean
}

export interface LineProps extends LinePlace {
  line: Line
  /** Its place among all, from 1; the header is the first row of the grid. */
  rowIndex: number
  metrics: Metrics
  /** Lanes in the page. */
  first: number
  last: number
  /** Days in the page. */
  from: number
  to: number
  /** Bars that begin before this day may be cut where sight begins: their words stay in sight. */
  edge: number
  /** Where the ground begins, how many days it has, and where an open end is cut. */
  origin: number
  ground: number
  openEnd: number
  /** Places of the bars with the focus and under the pointer; -1 for none here. */
  active: number
  hot: number
  /** `undefined` where nothing can be chosen. */
  selected: ReadonlySet<Key> | undefined
  powers: Powers
  speech: Speech
  renderBar: ((bar: Bar) => ReactNode) | undefined
}

/** One row: its title, which stays in sight, and its bars in the window. */
export const TimelineLine = memo(function TimelineLine(props: LineProps) {
  const { line, metrics, origin, active, hot, selected, powers, top, height, speech } = props
  const bars = props.from === props.to ? [] : barsWithin(line, { ...props, kept: active })
  const first = line.bars[0]?.index ?? 0
  return (
    <div
      className="at-timeline-line"
      {...ROLES.row}
      aria-rowindex={props.rowIndex + 1}
      data-at-heading={line.isHeading || undefined}
      data-at-in-group={line.group ? true : undefined}
      data-at-tall={line.lanes ? true : undefined}
      style={{ insetBlockStart: top, blockSize: height }}
    >
      <Title row={line.row} strip={props.strip} />
      <div className="at-timeline-track">
        {bars.map(({ bar, start, end, lane, index }) => {
          const canMove = powers.canMove && bar.can?.move === true
          const canResize = powers.canResize && bar.can?.resize === true
          const last = end === Infinity ? Math.max(props.openEnd, start + 30) : end + 1
          const middle = (metrics.lane - metrics.bar) / 2
          return (
            <TimelineBar
              key={bar.key}
              {...{ bar, index, start, end, canMove, canResize, speech }}
              row={line.row}
              group={line.group}
              at={index - first}
              count={line.bars.length}
              offset={start - origin}
              length={last - start}
              ground={props.ground}
              top={props.strip + props.pad + lane * metrics.lane + middle}
              isCut={start < props.edge && bar.isPoint !== true}
              isActive={index === active}
              isHot={index === hot}
              isSelected={selected?.has(bar.key)}
              hasMenu={canMove || canResize || powers.hasMenu}
              renderBar={props.renderBar}
            />
          )
        })}
      </div>
    </div>
  )
})

const Title = memo(function Title({ row, strip }: { row: TimelineRow; strip: number }) {
  const { title, detail, mark } = row
  return (
    <div
      className="at-timeline-side"
      {...ROLES.rowheader}
      style={strip > 0 ? { blockSize: strip } : undefined}
    >
      <div
        className="at-timeline-title"
        data-at-marked={mark ? true : undefined}
        data-at-detailed={detail ? true : undefined}
      >
        {mark && (
          <span className="at-timeline-mark" aria-hidden="true">
            {mark}
          </span>
        )}
        <span className="at-timeline-words">
          <b title={title}>{title}</b>
          {detail && <small>{typeof detail === 'function' ? detail() : detail}</small>}
        </span>
      </div>
    </div>
  )
})
