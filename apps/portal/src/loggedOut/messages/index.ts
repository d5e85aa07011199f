import { de } from './de.ts'
import { messages } from './en.ts'

/** The texts of the page after signing out. */
export const loggedOutMessages = { en: messages, de }
