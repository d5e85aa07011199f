import { isVisible } from '@atrium/api-client/contract'

/** A name in the one form that equal names share. */
export const normalName = (name: string) => name.normalize('NFC')

/** Longest name in bytes: what file systems take. */
export const maxFileNameBytes = 255

/** What stands against the name of a file or folder; `hidden`: a line break, a control, a turned reading direction. */
export type FileNameProblem = 'empty' | 'too-long' | 'hidden' | 'characters' | 'ending' | 'reserved'

const reserved = /^(con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³])(\.|$)/i
const forbidden = /[\\/<>:"|?*]/
/** A turned reading direction hides an ending: `rechnung[U+202E]fdp.exe`. */
const hidden =
  /[\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069]/u

/**
 * What stands against a name, or undefined: it must be a name on every computer. No path, nothing that Windows
 * refuses, nothing that cannot be seen (FILE-10).
 */
export function fileNameProblem(name: string): FileNameProblem | undefined {
  if (!isVisible(name)) return 'empty'
  if (Buffer.byteLength(name) > maxFileNameBytes) return 'too-long'
  if (hidden.test(name)) return 'hidden'
  if (forbidden.test(name)) return 'characters'
  if (/[. ]$|^ /.test(name)) return 'ending'
  return reserved.test(name) ? 'reserved' : undefined
}
