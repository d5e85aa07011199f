import { de } from './de.ts'
import { en } from './en.ts'

/** Words of the import of costs. */
export const costMessages = { en, de }
