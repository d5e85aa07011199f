export { keyNames, useKeys } from './keys.ts'
