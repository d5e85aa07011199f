import { DateInput, DateSegment } from 'react-aria-components'
import type { ControlProps } from '../field/index.ts'

interface SegmentsProps extends ControlProps<'div', 'role' | 'slot'> {
  /** Which end of a range. */
  slot?: 'start' | 'end'
}

/** Day, month and year, or hours and minutes, in the order of the reader's language. */
export function Segments({ slot, ...native }: SegmentsProps) {
  return (
    <DateInput {...native} slot={slot} className="at-segments" data-at-slot={slot}>
      {(segment) => <DateSegment segment={segment} className="at-segment" />}
    </DateInput>
  )
}

/** Brings the focus to the first part, where a press on the label would. */
export function focusSegment(field: HTMLElement | null): void {
  field?.querySelector<HTMLElement>('[role="spinbutton"]')?.focus()
}
