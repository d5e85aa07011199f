import { de } from './de.ts'
import { en } from './en.ts'

export const homeMessages = { en, de }
export type HomeMessage = keyof typeof de
