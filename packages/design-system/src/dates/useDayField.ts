import { useRef } from 'react'
import { useField, withoutField, type ControlProps, type FieldProps } from '../field/index.ts'
import { toDay, type Day } from './days.ts'
import type { CalendarDate, DateValue } from './library.ts'
import { focusSegment } from './Segments.tsx'
import { frameProps, useDate, useLimits, type DayLimits } from './useDays.ts'
import { isWholeYear } from './typed.logic.ts'
import { useFaults } from './useFaults.ts'
import { useTypedValue } from './useTypedValue.ts'

/** What a field for one day takes, whether the day is only typed or also chosen. */
export interface DayFieldProps
  extends FieldProps, DayLimits, ControlProps<'div', 'onBlur' | 'role' | 'slot'> {
  /** The day as `YYYY-MM-DD`, `null` for none, when the parent holds it. */
  value?: Day | null
  /** The day at first, when the field holds it. */
  defaultValue?: Day | null
  /** Called with the day once it is complete, with `null` when it is emptied. */
  onChange?: (value: Day | null) => void
  /** Called when the focus leaves. */
  onBlur?: () => void
  /** Name in a form; the value is `YYYY-MM-DD`. */
  name?: string
  /** Gets the focus when it appears. */
  autoFocus?: boolean
}

const rules = {
  toHeld: (date: DateValue) => toDay(date),
  isWhole: ({ year }: DateValue) => isWholeYear(year),
  isSame: (one: Day | null | undefined, other: Day | null | undefined) => one === other,
}

/** What the frame, the control and the box around the parts of a field for one day are given. */
export function useDayField(props: DayFieldProps) {
  const {
    value: _value,
    defaultValue: _defaultValue,
    onChange: _onChange,
    onBlur,
    name,
    autoFocus,
    minValue: _minValue,
    maxValue: _maxValue,
    isDayUnavailable: _isDayUnavailable,
    today: _today,
    // The control takes it with the field's own.
    'aria-describedby': _describedBy,
    ...rest
  } = props
  const ids = useField(props)
  const ref = useRef<HTMLDivElement>(null)
  const { today, limits } = useLimits(props)
  const { faultOf } = useFaults(limits)
  const { refused, refusedDays, resetKey, around, held, typing, change, restore } = useTypedValue<
    Day,
    DateValue
  >(props, rules)
  const heldDate = useDate(held)
  const value = typing ?? heldDate
  return {
    today,
    refused,
    /** Of the parts. */
    segments: { refusedDay: refusedDays.start, resetKey },
    /** Of the element that holds the parts. */
    native: withoutField(rest),
    frame: { field: props, ids, onLabelClick: () => focusSegment(ref.current) },
    parts: (state: { setValue: (date: CalendarDate) => void }) =>
      around({
        days: { start: value },
        change: ({ start }) => start && state.setValue(start),
        restore: (_, date) => restore(toDay(date)),
      }),
    control: {
      ref,
      ...frameProps(props, ids, refused),
      ...limits,
      value,
      onChange: change,
      onBlur,
      validate: faultOf,
      placeholderValue: today,
      name,
      autoFocus,
    },
  }
}
