import { de } from './de.ts'
import { en } from './en.ts'

/** Words of imports of records. */
export const recordMessages = { en, de }
