import { de } from './de.ts'
import { messages } from './en.ts'

/** The texts of the screen that says that access has ended. */
export const accessMessages = { en: messages, de }
