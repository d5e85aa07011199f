import { de } from './de.ts'
import { messages } from './en.ts'

/** The administration's own texts; those of its parts come with their modules. */
export const administrationMessages = { en: messages, de }
