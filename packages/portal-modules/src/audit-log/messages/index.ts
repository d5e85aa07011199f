import { de } from './de.ts'
import { en } from './en.ts'

/** The texts of the audit log; acts and objects are named by the server. */
export const messages = { en, de }
