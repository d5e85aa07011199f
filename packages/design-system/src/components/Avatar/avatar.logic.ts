import { firstGrapheme } from '../../text/index.ts'

/** How many colours initials may stand on (SET-05). */
const AVATAR_COLORS = 24

/** The colour of a name: the code point of its first letter, modulo 24 (SET-05). */
export function avatarColor(name: string): number {
  const letter = firstGrapheme(name.trim()).normalize('NFC').toLocaleUpperCase('de')
  const point = letter.codePointAt(0)
  return point === undefined ? 0 : point % AVATAR_COLORS
}

/** The first letters of the first and the last word of a name. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/)
  const first = firstGrapheme(words[0] ?? '')
  const last = words.length > 1 ? firstGrapheme(words.at(-1) ?? '') : ''
  return `${first}${last}`.toLocaleUpperCase('de')
}
