import { de } from './de.ts'
import { en } from './en.ts'

/** The texts of direct orders. */
export const messages = { en, de }
