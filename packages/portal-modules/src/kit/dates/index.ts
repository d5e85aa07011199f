// Days of the calendar as `YYYY-MM-DD`: what they are on the wire, today, reckoning, weeks.
export {
  addDays,
  addMonths,
  daysBetween,
  isDay,
  isoWeek,
  monthOf,
  weekday,
  weekOf,
} from './days.ts'
export type { DaySpan } from './days.ts'
export { datePresets, presetSpan } from './presets.ts'
export type { DatePreset } from './presets.ts'
export { calendarDay } from './today.ts'
export { dayFromWire } from './wire.ts'
