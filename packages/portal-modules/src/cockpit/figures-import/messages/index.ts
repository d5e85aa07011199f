import { de } from './de.ts'
import { en } from './en.ts'

/** Words of the import of figures. */
export const figureMessages = { en, de }
