import { Calendar as AriaCalendar } from 'react-aria-components'
import { styled } from 'styled-components'
import {
  calendarCss,
  Month,
  toDay,
  useDate,
  useLimits,
  type DateValue,
  type Day,
  type DayLimits,
} from '../../dates/index.ts'
import type { NativeProps } from '../../native/index.ts'

export interface CalendarProps extends DayLimits, NativeProps<'div'> {
  /** What the day is for; spoken. */
  label: string
  /** The chosen day as `YYYY-MM-DD`, `null` for none, when the parent holds it. */
  value?: Day | null
  /** The day chosen at first, when the calendar holds it. */
  defaultValue?: Day | null
  /** Called with the newly chosen day. */
  onChange?: (value: Day) => void
  /** What is wrong with the chosen day. */
  errorMessage?: string
  /** Takes no input. */
  isDisabled?: boolean
  /** Shows the day and takes no other. */
  isReadOnly?: boolean
  /** Gets the focus when it appears. */
  autoFocus?: boolean
}

/** Of one day: the library's calendar could also choose several. */
const OneDay = AriaCalendar<DateValue>

const Root = styled(OneDay)`
  ${calendarCss}
`

/** A month to choose a day of, with the numbers of its weeks. */
export function Calendar(props: CalendarProps) {
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
  const value = useDate(given)
  const defaultValue = useDate(givenAtFirst)
  return (
    <Root
      {...native}
      aria-label={label}
      {...limits}
      data-at-single="true"
      value={value}
      defaultValue={defaultValue}
      onChange={onChange && ((date) => onChange(toDay(date)))}
      defaultFocusedValue={value ?? defaultValue ?? today}
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
