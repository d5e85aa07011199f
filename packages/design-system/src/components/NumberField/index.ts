export { readNumber } from './number.logic.ts'
export { NumberField } from './NumberField.tsx'
export { readNumber } from './number.logic.ts'
export type { NumberFieldProps } from './NumberField.tsx'
