import { de } from './de.ts'
import { en } from './en.ts'

/** Words of the import of a timeline. */
export const timelineFileMessages = { en, de }
