import { de } from './de.ts'
import { en } from './en.ts'

/** What can be done and where one can go, from the search. */
export const actionMessages = { en, de }

export type ActionMessage = keyof typeof en.texts
