export { useStrings } from './useStrings.ts'
export type { Strings } from './en.ts'
