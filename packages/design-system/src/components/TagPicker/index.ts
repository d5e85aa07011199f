export { TagPicker } from './TagPicker.tsx'
export type { TagPickerProps } from './useTagPicker.ts'
