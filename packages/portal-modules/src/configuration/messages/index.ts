import { de } from './de.ts'
import { en } from './en.ts'

/** The configuration's texts. */
export const messages = { en, de }
