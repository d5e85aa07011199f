export { CopyField } from './CopyField.tsx'
export type { CopyFieldProps } from './CopyField.tsx'
