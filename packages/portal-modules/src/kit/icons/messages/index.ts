import { de } from './de.ts'
import { en } from './en.ts'

/** The words of icons that an item may have, for `useMessages`: `icon.flag`. */
export const iconWords = { en, de }
