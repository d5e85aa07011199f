export { Select } from './Select.tsx'
export type { SelectProps } from './Select.tsx'
export type { PickerOption } from '../../listbox/index.ts'
