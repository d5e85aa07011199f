import { de } from './de.ts'
import { en } from './en.ts'

export const frameMessages = { en, de }
