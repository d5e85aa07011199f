export { DateRangePicker } from './DateRangePicker.tsx'
export type { DateRangePickerProps } from './DateRangePicker.tsx'
export type { RangePreset } from './QuickRanges.tsx'
