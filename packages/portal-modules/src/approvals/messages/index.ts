import { de } from './de.ts'
import { en } from './en.ts'

export const messages = { en, de }
export type MessageKey = keyof typeof en.texts
