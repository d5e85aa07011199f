import { Ellipsis } from 'lucide-react'
import { memo, type CSSProperties, type ReactNode } from 'react'
import { Icon } from '../../Icon/index.ts'
import { ROLES } from '../timeline.roles.ts'
import type { TimelineBar as Bar, TimelineGroup, TimelineRow } from '../timeline.types.ts'
import type { Speech } from '../useSpeech.ts'

export interface BarProps {
  bar: Bar
  row: TimelineRow
  group: TimelineGroup | undefined
  index: number
  /** Its place in the line, and of how many. */
  at: number
  count: number
  start: number
  end: number
  /** Days from where the ground begins. */
  offset: number
  /** Days that it is drawn. */
  length: number
  /** Days of the whole ground. */
  ground: number
  top: number
  /** Its start may be out of sight. */
  isCut: boolean
  isActive: boolean
  isHot: boolean
  /** `undefined` where nothing can be chosen. */
  isSelected: boolean | undefined
  canMove: boolean
  canResize: boolean
  hasMenu: boolean
  speech: Speech
  renderBar: ((bar: Bar) => ReactNode) | undefined
}

/** Days as a share of so many. */
export const shareOf = (days: number, all: number) => `${(days / all) * 100}%`

/** How days lie on the ground, or in a bar; zooming changes the ground alone. */
export function shareStyle(offset: number, length: number, all: number): CSSProperties {
  return { insetInlineStart: shareOf(offset, all), inlineSize: shareOf(length, all) }
}

/** A mark has no room for words; they are spoken and its hint. */
const pointOf = ({ icon, label }: Bar) =>
  icon ? <Icon icon={icon} size={14} /> : <span aria-hidden="true">{[...label][0]}</span>

/** One bar: where it lies, what it says. Rendered anew only when something of its own changes. */
export const TimelineBar = memo(function TimelineBar(props: BarProps) {
  const { bar, start, end, speech, isHot, hasMenu } = props
  const spoken = speech.bar(bar, props)
  const words = bar.isPoint ? (
    pointOf(bar)
  ) : props.renderBar ? (
    props.renderBar(bar)
  ) : (
    <>
      {bar.icon && <Icon icon={bar.icon} size={14} />}
      {bar.label}
    </>
  )
  // Half a number is a wrong one.
  const isWhole = !bar.isPoint && props.renderBar !== undefined
  return (
    <div
      className="at-timeline-bar"
      {...ROLES.gridcell}
      aria-colindex={props.at + 2}
      aria-label={spoken}
      aria-selected={props.isSelected}
      title={isHot ? spoken : undefined}
      {...{ tabIndex: props.isActive ? 0 : -1 }}
      data-at-index={props.index}
      data-at-tone={bar.tone}
      data-at-level={bar.level}
      data-at-open={end === Infinity || undefined}
      data-at-tentative={bar.isTentative || undefined}
      data-at-cut={props.isCut || undefined}
      data-at-whole={isWhole || undefined}
      data-at-move={props.canMove || undefined}
      data-at-resize={props.canResize || undefined}
      data-at-hot={isHot || undefined}
      data-at-point={bar.isPoint || undefined}
      style={{
        ...(bar.isPoint
          ? { insetInlineStart: shareOf(props.offset + 0.5, props.ground) }
          : shareStyle(props.offset, props.length, props.ground)),
        insetBlockStart: props.top,
      }}
    >
      <span className="at-timeline-in">
        {bar.gaps?.map((gap) => {
          const [from, to] = speech.gap(gap)
          return <i key={from} style={shareStyle(from - start, to + 1 - from, props.length)} />
        })}
        {props.isCut ? <span className="at-timeline-label">{words}</span> : words}
      </span>
      {isHot && hasMenu && !bar.isPoint && (
        <button
          type="button"
          className="at-timeline-menu-button"
          tabIndex={-1}
          aria-label={speech.words.menu(bar.label)}
          aria-haspopup="menu"
        >
          <Icon icon={Ellipsis} size={16} />
        </button>
      )}
    </div>
  )
})
