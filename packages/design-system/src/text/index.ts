export { abbreviate, firstGrapheme } from './abbreviate.ts'
export { copyText } from './copyText.ts'
export type { AbbreviationLength } from './abbreviate.ts'
