import { RangeCalendar as AriaRangeCalendar } from 'react-aria-components'
import { styled } from 'styled-components'
import {
  calendarCss,
  Month,
  toDay,
  useDates,
  useLimits,
  type DayLimits,
  type DayRange,
} from '../../dates/index.ts'
import type { NativeProps } from '../../native/index.ts'

export interface RangeCalendarProps extends DayLimits, NativeProps<'div'> {
  /** What the days are for; spoken. */
  label: string
  /** The first and last chosen day, `null` for none, when the parent holds them. */
  value?: DayRange | null
  /** The days chosen at first, when the calendar holds them. */
  defaultValue?: DayRange | null
  /** Called with the newly chosen days. */
  onChange?: (value: DayRange) => void
  /** What is wrong with the chosen days. */
  errorMessage?: string
  /** Takes no input. */
  isDisabled?: boolean
  /** Shows the days and takes no others. */
  isReadOnly?: boolean
  /** Gets the focus when it appears. */
  autoFocus?: boolean
}

const Root = styled(AriaRangeCalendar)`
  ${calendarCss}
`

/** A month to choose the first and the last day of a time of. */
export function RangeCalendar(props: RangeCalendarProps) {
  const {
    label,
    onChange,
    errorMessage,
    isDisabled,
    isReadOnly,
    autoFocus,
    value: given,
    defaultValue: givenAtFirst,
    minValue: _minValue,
    maxValue: _maxValue,
    isDayUnavailable: _isDayUnavailable,
    today: _today,
    ...native
  } = props
  const { today, limits } = useLimits(props)
  const value = useDates(given)
  const defaultValue = useDates(givenAtFirst)
  return (
    <Root
      {...native}
      aria-label={label}
      {...limits}
      value={value}
      defaultValue={defaultValue}
      onChange={
        onChange && (({ start, end }) => onChange({ start: toDay(start), end: toDay(end) }))
      }
      defaultFocusedValue={(value ?? defaultValue)?.start ?? today}
      isDisabled={isDisabled}
      isReadOnly={isReadOnly}
      isInvalid={Boolean(errorMessage)}
      // oxlint-disable-next-line jsx-a11y/no-autofocus
      autoFocus={autoFocus}
    >
      <Month today={today} />
      {errorMessage && <p className="at-fault">{errorMessage}</p>}
    </Root>
  )
}
