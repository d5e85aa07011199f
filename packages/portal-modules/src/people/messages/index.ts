import { de } from './de.ts'
import { en } from './en.ts'

/** The texts around people and groups. */
export const messages = { en, de }
