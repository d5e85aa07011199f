import { use, useLayoutEffect } from 'react'
import { DateFieldStateContext, DateInput, DateSegment } from 'react-aria-components'
import type { ControlProps } from '../field/index.ts'
import type { TypedDay } from './typed.logic.ts'

interface SegmentsProps extends ControlProps<'div', 'role' | 'slot'> {
  /** Which end of a range. */
  slot?: 'start' | 'end'
  /** What was typed and is no day: it goes on standing in the parts, where the library puts the former day. */
  refusedDay?: TypedDay | undefined
  /** Another one makes the parts show the day that is held. */
  resetKey?: number
}

/** Day, month and year, or hours and minutes, in the order of the reader's language. */
export function Segments({ slot, refusedDay, resetKey, ...native }: SegmentsProps) {
  return (
    <DateInput {...native} key={resetKey} slot={slot} className="at-segments" data-at-slot={slot}>
      {(segment) => (
        <>
          <DateSegment segment={segment} className="at-segment" />
          {segment.type === 'day' && refusedDay && <RefusedDay day={refusedDay} />}
        </>
      )}
    </DateInput>
  )
}

/** No month has it: while the other parts are set, nobody takes what stands there for a day. */
const noDayAtAll = 99

/** Sets the parts one after the other: the library takes one at a time, and tells nobody of what is no day. */
function RefusedDay({ day: wanted }: { day: TypedDay }) {
  const state = use(DateFieldStateContext)
  useLayoutEffect(() => {
    if (!state) return
    const { day, month, year } = Object.fromEntries(
      state.segments.map(({ type, value }) => [type, value]),
    ) as Partial<TypedDay>
    const isReady = month === wanted.month && year === wanted.year
    if (!isReady && day !== noDayAtAll) state.setSegment('day', noDayAtAll)
    else if (month !== wanted.month) state.setSegment('month', wanted.month)
    else if (year !== wanted.year) state.setSegment('year', wanted.year)
    else if (day !== wanted.day) state.setSegment('day', wanted.day)
  })
  return null
}

/** Brings the focus to the first part, where a press on the label would. */
export function focusSegment(field: HTMLElement | null): void {
  field?.querySelector<HTMLElement>('[role="spinbutton"]')?.focus()
}
