import { useRef } from 'react'
import { useField, type FieldProps } from '../field/index.ts'
import { toDay, type Day } from './days.ts'
import type { DateValue } from './library.ts'
import { focusSegment } from './Segments.tsx'
import { frameProps, useDate, useLimits, type DayLimits } from './useDays.ts'
import { useFaults } from './useFaults.ts'

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

/** What the frame and the control of a field for one day are given. */
export function useDayField(props: DayFieldProps) {
  const { onChange, onBlur, name, autoFocus } = props
  const ids = useField(props)
  const ref = useRef<HTMLDivElement>(null)
  const { today, limits } = useLimits(props)
  const { faultOf } = useFaults(limits)
  const value = useDate(props.value)
  const defaultValue = useDate(props.defaultValue)
  return {
    today,
    frame: { field: props, ids, onLabelClick: () => focusSegment(ref.current) },
    control: {
      ref,
      ...frameProps(props, ids),
      ...limits,
      value,
      defaultValue,
      onChange: onChange && ((date: DateValue | null) => onChange(toDay(date))),
      onBlur,
      validate: faultOf,
      placeholderValue: today,
      name,
      autoFocus,
    },
  }
}
