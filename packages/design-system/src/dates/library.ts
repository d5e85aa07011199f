/** The one place that knows how the calendar is reckoned. */
export {
  CalendarDate,
  fromAbsolute,
  getLocalTimeZone,
  parseDate,
  parseTime,
  Time,
  today,
} from '@internationalized/date'
export type { DateValue, TimeValue } from 'react-aria-components'
