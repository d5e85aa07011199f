import { de } from './de.ts'
import { messages } from './en.ts'

/** The texts of an invitation, which few have: they come with it. */
export const invitationMessages = { en: messages, de }
