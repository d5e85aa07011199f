export { isComposing } from './composing.ts'
export { keyNames, useKeys } from './keys.ts'
