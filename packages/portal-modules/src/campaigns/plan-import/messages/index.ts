import { de } from './de.ts'
import { en } from './en.ts'

export const importMessages = { en, de }
