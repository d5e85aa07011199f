import { use, useMemo, type FocusEvent } from 'react'
import { joined, type FieldIds, type FieldProps } from '../field/index.ts'
import { boundOf, todayOf, toDate, toDay, type Day, type DayBound, type DayRange } from './days.ts'
import type { DateValue } from './library.ts'
import { TodayContext } from './TodayContext.ts'

/** What may be chosen of the calendar. */
export interface DayLimits {
  /** The first day that may be chosen; `today` for none before today (VAL-12). */
  minValue?: DayBound
  /** The last day that may be chosen. */
  maxValue?: DayBound
  /** Days between that may not be chosen, such as holidays. */
  isDayUnavailable?: (day: Day) => boolean
  /** The day it is; default what `TodayContext` says, else the clock in the page's zone. */
  today?: Day
}

/** Bounds as the calendar reckons with them; the same objects as long as nothing changes. */
export function useLimits({ minValue, maxValue, isDayUnavailable, today: given }: DayLimits) {
  const ask = use(TodayContext)
  const day = given ?? ask?.()
  const today = useMemo(() => todayOf(day), [day])
  return useMemo(
    () => ({
      today,
      limits: {
        minValue: boundOf(minValue, today),
        maxValue: boundOf(maxValue, today),
        isDateUnavailable: isDayUnavailable && ((date: DateValue) => isDayUnavailable(toDay(date))),
        firstDayOfWeek: 'mon' as const,
      },
    }),
    [today, minValue, maxValue, isDayUnavailable],
  )
}

/** A day of the parent as the calendar reckons with it; the same object as long as it is the same day. */
export function useDate(day: Day | null | undefined) {
  return useMemo(() => (day === undefined ? undefined : toDate(day)), [day])
}

/** The same for the first and the last day. */
export function useDates(range: DayRange | null | undefined) {
  const { start, end } = range ?? {}
  const isHeld = range !== undefined
  return useMemo(() => {
    const dates = { start: toDate(start), end: toDate(end) }
    if (!isHeld) return undefined
    return dates.start && dates.end ? { start: dates.start, end: dates.end } : null
  }, [isHeld, start, end])
}

/** What every date field takes from its frame. */
export function frameProps(
  props: FieldProps & { 'aria-describedby'?: string },
  ids: FieldIds,
  refused?: string,
) {
  return {
    id: ids.id,
    'aria-labelledby': ids.labelId,
    'aria-describedby': joined(props['aria-describedby'], ids.describedBy),
    isDisabled: props.isDisabled,
    isReadOnly: props.isReadOnly,
    isRequired: props.isRequired,
    isInvalid: props.errorMessage || refused ? true : undefined,
    // A message from outside marks the field, it must not stand in the way of the next attempt.
    validationBehavior: props.errorMessage && !refused ? ('aria' as const) : ('native' as const),
    shouldForceLeadingZeros: true,
  }
}

/** Shows what is wrong once the field is left, not while its year is half typed. */
export function checkedOnLeave(
  state: { commitValidation: () => void },
  handlers: { onBlur?: (event: FocusEvent) => void } = {},
) {
  return {
    ...handlers,
    onBlur: (event: FocusEvent<Element>) => {
      handlers.onBlur?.(event)
      const to = event.relatedTarget
      if (!(to instanceof Node && event.currentTarget.contains(to))) state.commitValidation()
    },
  }
}
