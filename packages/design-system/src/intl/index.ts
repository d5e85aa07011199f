export { defineStrings, useStrings } from './useStrings.ts'
export type { StringTable } from './useStrings.ts'
export type { Strings } from './en.ts'
