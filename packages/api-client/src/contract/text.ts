import * as z from 'zod/mini'

/** White space and what draws nothing: format and filler characters, the empty Braille cell. */
const unseen = /[\s\p{Default_Ignorable_Code_Point}\p{Cc}\p{Zs}\u2800]/gu
/** Controls and what is no character at all; XML, calendars and spreadsheets cannot hold them. */
const unprintable = /[\p{Cc}\p{Noncharacter_Code_Point}]/gu
const brokenLine = /[\t\n\v\f\r\u0085\u2028\u2029]+/gu

/** A text without what draws nothing and is no space. */
export const withoutInvisible = (text: string) =>
  text.replaceAll(/[\p{Default_Ignorable_Code_Point}\u2800]/gu, '')

/** Whether anything of a text can be seen. */
export const isVisible = (text: string) => text.replaceAll(unseen, '') !== ''

/** A text as one line: breaks and tabs are spaces, controls are gone; empty where nothing of it can be seen. */
export function toLine(text: string): string {
  const line = text.replaceAll(brokenLine, ' ').replaceAll(unprintable, '').trim()
  return isVisible(line) ? line : ''
}

/** The same with its lines and tabs kept. Lines end with a line feed. */
export function toLines(text: string): string {
  const lines = text
    .replaceAll(/\r\n?|[\u0085\u2028\u2029]/gu, '\n')
    .replaceAll(unprintable, (control) => (control === '\n' || control === '\t' ? control : ''))
    .trim()
  return isVisible(lines) ? lines : ''
}

/** A name, a title: one line of text of so many characters, as `toLine` leaves it. */
export const line = (least: number, most: number) =>
  z.string().check(z.overwrite(toLine), z.minLength(least), z.maxLength(most))

/** A note, a message: any number of lines, as `toLines` leaves them. */
export const lines = (least: number, most: number) =>
  z.string().check(z.overwrite(toLines), z.minLength(least), z.maxLength(most))
