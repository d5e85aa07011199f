export { isApple, isKeys, keyNames, useKeys } from './keys.ts'
