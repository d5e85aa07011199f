/** Longest name in bytes: what file systems take. */
const maxFileNameBytes = 255

/** What stands against the name of a file or folder; `hidden`: a line break, a control, a turned reading direction. */
export type FileNameProblem = 'empty' | 'too-long' | 'hidden' | 'characters' | 'ending' | 'reserved'

const reserved = /^(con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³])(\.|$)/i
const forbidden = /[\\/<>:"|?*]/
/** A turned reading direction hides an ending: `rechnung[U+202E]fdp.exe`. */
const hidden =
  /[\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069]/u

/** White space and what draws nothing: format and filler characters, the empty Braille cell. */
const unseen = /[\s\p{Default_Ignorable_Code_Point}\p{Cc}\p{Zs}\u2800]/gu
const isVisible = (text: string) => text.replaceAll(unseen, '') !== ''

const bytesOf = (text: string) => new TextEncoder().encode(text).length

/**
 * What stands against a name, or undefined: it must be a name on every computer. No path, nothing that Windows
 * refuses, nothing that cannot be seen (FILE-10). The server refuses the same ones.
 */
export function fileNameProblem(name: string): FileNameProblem | undefined {
  if (!isVisible(name)) return 'empty'
  if (bytesOf(name) > maxFileNameBytes) return 'too-long'
  if (hidden.test(name)) return 'hidden'
  if (forbidden.test(name)) return 'characters'
  if (/[. ]$|^ /.test(name)) return 'ending'
  return reserved.test(name) ? 'reserved' : undefined
}

/** What is taken out of a name, where no dash can stand for it. */
const impossible = new RegExp(`${forbidden.source}|${hidden.source}`, 'gu')

/** Only the last extension counts, and a long one is part of the name. */
const extension = /\.[^.]{1,32}$/u

/** The nearest name that nothing stands against, to be offered in place of one that is refused. */
export function possibleFileName(name: string): string {
  const whole = name.normalize('NFC')
  if (fileNameProblem(whole) === undefined) return whole
  const plain = whole
    .replaceAll(/[\t\n\v\f\r\u0085\u2028\u2029]+/gu, ' ')
    .trim()
    .replaceAll(/\s*[\\/:|]\s*/g, '-')
    .replaceAll(impossible, '')
    .replace(/[.\s]+$/, '')
  const [ending = ''] = extension.exec(plain) ?? []
  const base = plain
    .slice(0, plain.length - ending.length)
    .replace(/[.\s]+$/, '')
    .trim()
  const kept = isVisible(ending.slice(1)) ? ending.trimEnd() : ''
  const lostItsBase = plain.startsWith('.') && !name.startsWith('.')
  const letters = [...(lostItsBase || reserved.test(base) ? `_${base}` : base)]
  while (bytesOf(letters.join('') + kept) > maxFileNameBytes) letters.pop()
  const possible = (letters.join('') + kept).replace(/[. ]+$/, '')
  return isVisible(possible) ? possible : '_'
}
