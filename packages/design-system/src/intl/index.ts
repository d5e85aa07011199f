export { defineStrings, useStrings } from './useStrings.ts'
