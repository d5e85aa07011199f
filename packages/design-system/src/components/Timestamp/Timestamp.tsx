import { useState, type Ref } from 'react'
import { Button as AriaButton } from 'react-aria-components'
import { styled } from 'styled-components'
import type { AriaNativeProps } from '../../native/index.ts'
import { Tooltip } from '../Tooltip/index.ts'
import { toTime } from './timestamp.logic.ts'
import { useTimeWords } from './useTimeWords.ts'

export interface TimestampProps extends AriaNativeProps<'time', 'ref' | 'onClick' | 'dateTime'> {
  /** The time. */
  time: Date | number | string
  /** The present, in milliseconds; default the clock, renewed every half minute. */
  now?: number
  /** Default the reader's. */
  timeZone?: string
  /** Text only, for places inside links and rows that are pressed; the exact time is a tooltip of the pointer's alone. */
  isStatic?: boolean
  /** Its element: a button, or with `isStatic` a `time`. */
  ref?: Ref<HTMLElement>
}

const Press = styled(AriaButton)`
  @layer at.components {
    display: inline-flex;
    align-items: center;
    min-block-size: 24px;
    margin: -2px -3px;
    padding: 0 3px;
    border: 0;
    border-radius: var(--at-radius-s);
    background: none;
    color: inherit;
    font: inherit;
    text-align: start;
    cursor: help;

    &[data-hovered] {
      text-decoration: underline dotted;
      text-underline-offset: 3px;
    }
  }
`

const Time = styled.time`
  @layer at.components {
    font-variant-numeric: tabular-nums;
  }
`

/** A time as people say it; hover and focus say it exactly, a press writes it out. */
export function Timestamp(props: TimestampProps) {
  const { time, now, timeZone, isStatic, ref, ...native } = props
  const [isExact, setExact] = useState(false)
  const value = toTime(time)
  const { relative, exact } = useTimeWords(now, timeZone)(value)
  const iso = value === undefined ? undefined : new Date(value).toISOString()
  if (isStatic || value === undefined) {
    return (
      <Time {...native} ref={ref as Ref<HTMLTimeElement>} dateTime={iso} title={exact}>
        {relative}
      </Time>
    )
  }
  return (
    <Tooltip content={exact} delay={300} isDisabled={isExact}>
      <Press
        {...(native as object)}
        ref={ref as Ref<HTMLButtonElement>}
        onPress={() => setExact(!isExact)}
      >
        <Time dateTime={iso}>{isExact ? exact : relative}</Time>
      </Press>
    </Tooltip>
  )
}
