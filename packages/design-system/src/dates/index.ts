export { calendarCss, calendarPopoverCss } from './calendar.css.ts'
export { dateStrings } from './dates.strings.ts'
export { toClock, toDate, toDay, toTime } from './days.ts'
export type { Day, DayRange } from './days.ts'
export { FieldFault } from './FieldFault.tsx'
export type { CalendarDate, DateValue } from './library.ts'
export { Month } from './Month.tsx'
export { focusSegment, Segments } from './Segments.tsx'
export { sendForm } from './sendForm.ts'
export { dateBoxCss, segmentsCss } from './segments.css.ts'
export { checkedOnLeave, frameProps, useDate, useDates, useLimits } from './useDays.ts'
export { useDayField } from './useDayField.ts'
export type { DayFieldProps } from './useDayField.ts'
export { isWholeYear } from './typed.logic.ts'
export { useFaults } from './useFaults.ts'
export { useTypedValue } from './useTypedValue.ts'
export type { DayLimits } from './useDays.ts'
export { createDayNames } from './dayNames.ts'
export type { DayNames } from './dayNames.ts'
export {
  addMonths,
  createZone,
  dateOf,
  dayOf,
  numberOf,
  startOf,
  weekdayOf,
  weekOf,
} from './dayNumbers.ts'
export type { DayNumber, Unit, When, Zone } from './dayNumbers.ts'
