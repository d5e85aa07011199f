export { counted, defineStrings, useStrings } from './useStrings.ts'
