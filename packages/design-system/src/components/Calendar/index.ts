export { Calendar } from './Calendar.tsx'
export type { CalendarProps } from './Calendar.tsx'
export { RangeCalendar } from './RangeCalendar.tsx'
export type { RangeCalendarProps } from './RangeCalendar.tsx'
