import { de } from './de.ts'
import { en } from './en.ts'

/** The setup's texts. */
export const messages = { en, de }
