export { GradeField, GRADES } from './GradeField.tsx'
export type { Grade, GradeFieldProps } from './GradeField.tsx'
