import { de } from './de.ts'
import { messages } from './en.ts'

/** The texts of the choice of an application. */
export const launcherMessages = { en: messages, de }
