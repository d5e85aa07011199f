import { de } from './de.ts'
import { messages } from './en.ts'

/** The texts of what is new. */
export const newsMessages = { en: messages, de }
