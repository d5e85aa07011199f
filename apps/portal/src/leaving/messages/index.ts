import { de } from './de.ts'
import { messages } from './en.ts'

/** The texts of the question before leaving; they come with a page that asks it. */
export const leavingMessages = { en: messages, de }
