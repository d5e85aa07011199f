import { de } from './de.ts'
import { en } from './en.ts'

/** Words of lists of people: what is imported, and what is exported. */
export const listMessages = { en, de }
