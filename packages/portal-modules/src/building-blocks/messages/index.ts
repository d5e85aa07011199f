import { de } from './de.ts'
import { en } from './en.ts'

/** The texts of building blocks. */
export const messages = { en, de }
