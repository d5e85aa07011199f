export { readNumber } from './number.logic.ts'
export { NumberField } from './NumberField.tsx'
export type { NumberFieldProps } from './NumberField.tsx'
