import { useRef, useState } from 'react'
import { useField, useOwn, type FieldProps } from '../field/index.ts'
import { toDay, type Day } from './days.ts'
import type { CalendarDate, DateValue } from './library.ts'
import { focusSegment } from './Segments.tsx'
import { frameProps, useDate, useLimits, type DayLimits } from './useDays.ts'
import { isWholeYear } from './typed.logic.ts'
import { useFaults } from './useFaults.ts'
import { useTyped } from './useTyped.ts'

/** What a field for one day takes, whether the day is only typed or also chosen. */
export interface DayFieldProps extends FieldProps, DayLimits {
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

/** What the frame, the control and the box around the parts of a field for one day are given. */
export function useDayField(props: DayFieldProps) {
  const { onBlur, name, autoFocus } = props
  const ids = useField(props)
  const ref = useRef<HTMLDivElement>(null)
  const { today, limits } = useLimits(props)
  const { faultOf } = useFaults(limits)
  const { refused, around, isBent, forget } = useTyped()
  const [given, setGiven] = useState(props.value)
  const [day, choose] = useOwn(props.value, props.defaultValue ?? null, (next) => {
    // What comes back from the parent after this is no news of theirs.
    if (given !== undefined) setGiven(next)
    props.onChange?.(next)
  })
  // Of a year that is being typed, nobody is told before it is whole.
  const [typing, setTyping] = useState<DateValue | null>(null)
  if (props.value !== given) {
    setGiven(props.value)
    setTyping(null)
    forget()
  }
  const held = useDate(day)
  const value = typing ?? held
  const change = (date: DateValue | null) => {
    if (isBent()) return
    forget()
    const isWhole = date === null || isWholeYear(date.year)
    setTyping(isWhole ? null : date)
    if (isWhole) choose(toDay(date))
  }
  return {
    today,
    refused,
    frame: { field: props, ids, onLabelClick: () => focusSegment(ref.current) },
    parts: (state: { setValue: (date: CalendarDate) => void }) =>
      around({
        days: { start: value },
        change: ({ start }) => start && state.setValue(start),
        restore: (_, date) => {
          setTyping(null)
          if (toDay(date) !== day) choose(toDay(date))
        },
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
