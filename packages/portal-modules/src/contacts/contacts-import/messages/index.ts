import { de } from './de.ts'
import { en } from './en.ts'

/** Words of the import of contacts. */
export const contactFileMessages = { en, de }
