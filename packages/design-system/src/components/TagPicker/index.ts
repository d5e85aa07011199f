export { TagPicker } from './TagPicker.tsx'
export type { TagPickerProps } from './TagPicker.tsx'
