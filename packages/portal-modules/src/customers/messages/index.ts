import { de } from './de.ts'
import { en } from './en.ts'

/** The texts of the list of clients. */
export const messages = { en, de }
