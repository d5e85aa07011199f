export { abbreviate, firstGrapheme } from './abbreviate.ts'
export type { AbbreviationLength } from './abbreviate.ts'
