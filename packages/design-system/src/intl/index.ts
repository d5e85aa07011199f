export { counted, defineStrings, stringsIn, useStrings } from './useStrings.ts'
