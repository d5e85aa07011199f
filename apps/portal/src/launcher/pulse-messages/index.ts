import { de } from './de.ts'
import { messages } from './en.ts'

/** What tiles of applications say of what goes on there. */
export const pulseMessages = { en: messages, de }
