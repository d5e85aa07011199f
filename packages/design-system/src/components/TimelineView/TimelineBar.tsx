import { ROLES } from './timeline.roles.ts'
import { Ellipsis } from 'lucide-react'
import { memo, type CSSProperties, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { Icon } from '../Icon/index.ts'
import { barCss } from './timelineBar.css.ts'
import type { Line } from './timeline.logic.ts'
import type { TimelineBar as Bar } from './timeline.types.ts'
import type { Speech } from './useSpeech.ts'

export interface BarProps {
  bar: Bar
  line: Line
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
  top: number
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

const Root = styled.div`
  ${barCss}
`

const days = (count: number) => `calc(var(--_d) * ${count}px)`

/** How a bar lies on the ground. */
export function barStyle(offset: number, length: number): CSSProperties {
  return { insetInlineStart: days(offset), inlineSize: days(length) }
}

/** One bar: where it lies, what it says. Rendered anew only when something of its own changes. */
export const TimelineBar = memo(function TimelineBar(props: BarProps) {
  const { bar, line, index, at, count, start, end, speech, isHot, hasMenu } = props
  const spoken = speech.bar(bar, { line, start, end, at, count })
  return (
    <Root
      className="at-timeline-bar"
      {...ROLES.gridcell}
      aria-colindex={at + 2}
      aria-label={spoken}
      aria-selected={props.isSelected}
      title={spoken}
      tabIndex={props.isActive ? 0 : -1}
      data-at-index={index}
      data-at-tone={bar.tone}
      data-at-open={end === Infinity || undefined}
      data-at-tentative={bar.isTentative || undefined}
      data-at-move={props.canMove || undefined}
      data-at-resize={props.canResize || undefined}
      data-at-hot={isHot || undefined}
      style={{ ...barStyle(props.offset, props.length), insetBlockStart: props.top }}
    >
      <span className="at-timeline-in">
        {bar.gaps?.map((gap) => {
          const [from, to] = speech.gap(gap)
          return <i key={from} style={barStyle(from - start, to + 1 - from)} />
        })}
        <span className="at-timeline-label">
          {props.renderBar ? (
            props.renderBar(bar)
          ) : (
            <>
              {bar.icon && <Icon icon={bar.icon} size={14} />}
              {bar.label}
            </>
          )}
        </span>
      </span>
      {isHot && hasMenu && (
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
    </Root>
  )
})
