import { de } from './de.ts'
import { en } from './en.ts'

/** The texts of invoices. */
export const messages = { en, de }
