export { CalendarView } from './CalendarView.tsx'
export { CALENDAR_MODES } from './calendar.types.ts'
export type {
  CalendarEvent,
  CalendarMode,
  CalendarPage,
  CalendarSpan,
  CalendarViewProps,
} from './calendar.types.ts'
