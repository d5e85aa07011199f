import { de } from './de.ts'
import { en } from './en.ts'

/** The texts of the list of pages. */
export const messages = { en, de }
