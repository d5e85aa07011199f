import type { Cell } from '../export/index.ts'
import { formatDay } from '../format.ts'
import { isEmail } from '../guests/guests.ts'
import type { Locale } from '../module-host/host.tsx'
import { cellText, plainWord } from '../table-import/heads.logic.ts'
import { readDay, readLine, readMoney } from '../table-import/values.logic.ts'
import { numberFormat } from '@atrium/design-system'
import { idsOf, idsText } from './ids.ts'
import type { RecordField, RecordFault, RecordReading, RecordValue } from './records.types.ts'
import { regionOf } from '../language/languages.ts'

type Parts<F extends string> = Pick<RecordField<F>, 'read' | 'text'> & Partial<RecordField<F>>
/** How fields of a kind are read, shown and exported; what they are called comes beside it. */
type Named<F extends string> = Omit<RecordField<F>, 'read' | 'text'>

const plain = (value: RecordValue) => (value === null ? '' : String(value))
const field = <F extends string>(named: Named<F>, parts: Parts<F>): RecordField<F> => ({
  ...parts,
  ...named,
})

/** One line of text. */
export const lineField = <F extends string>(named: Named<F> & { most: number }) =>
  field<F>(named, {
    read: (cell) => readLine(cell, named.most) as RecordReading,
    text: plain,
  })

/** Text of several lines. */
export const textField = <F extends string>(named: Named<F> & { most: number }) =>
  field<F>(named, {
    read: (cell) => {
      const text = cellText(cell).replaceAll(/\r\n?/g, '\n').trim()
      if (text === '') return { value: null }
      return text.length > named.most ? { fault: 'tooLong' } : { value: text }
    },
    text: plain,
  })

export const emailField = <F extends string>(named: Named<F>) =>
  field<F>(named, {
    read: (cell) => {
      const text = cellText(cell).trim()
      if (text === '') return { value: null }
      return isEmail(text) && text.length <= 200 ? { value: text } : { fault: 'email' }
    },
    text: plain,
  })

/** A web address, or a path of the portal. */
export const addressField = <F extends string>(named: Named<F>) =>
  field<F>(named, {
    read: (cell) => {
      const text = cellText(cell).trim()
      if (text === '') return { value: null }
      const isGood = /^(?:https?:\/\/[^\s/]+\S*|\/(?!\/)\S*)$/i.test(text) && text.length <= 2_000
      return isGood ? { value: text } : { fault: 'address' }
    },
    text: plain,
  })

/** The number that something has in the portal. */
export const numberField = <F extends string>(named: Named<F>) =>
  field<F>(named, {
    read: (cell) => {
      const text = cellText(cell).trim()
      if (text === '') return { value: null }
      // Spreadsheets may have made an amount of it.
      const [, number] = /^(\d{1,9})(?:[.,]0+)?$/.exec(text) ?? []
      return number === undefined ? { fault: 'number' } : { value: Number(number) }
    },
    text: plain,
    align: 'end',
  })

/** A day of the calendar, `YYYY-MM-DD`. */
export const dayField = <F extends string>(named: Named<F>, locale: Locale) =>
  field<F>(named, {
    read: (cell, order) => readDay(cell, order) as RecordReading,
    text: (value) => (value === null ? '' : formatDay(locale, String(value))),
    cell: (value) => (value === null ? null : { day: String(value) }),
    look: { width: 12 },
  })

export const moneyField = <F extends string>(named: Named<F>, locale: Locale, currency: string) =>
  field<F>(named, {
    read: (cell) => {
      const { value = null, fault } = readMoney(cell, currency)
      return fault ? { fault: fault as RecordFault } : { value }
    },
    text: (value) =>
      value === null
        ? ''
        : numberFormat(regionOf(locale), { style: 'currency', currency }).format(Number(value)),
    cell: (value) => (typeof value === 'number' ? value : null),
    align: 'end',
    look: { width: 16, numFmt: '#,##0.00' },
  })

/** One of a few, by any of its words. */
export const choiceField = <F extends string>(
  named: Named<F>,
  choices: readonly { value: string; label: string; words: readonly string[] }[],
  /** What an empty cell is. */
  none: string | null = null,
) => {
  const byWord = new Map(
    choices.flatMap(({ value, label, words }) => [plainWord(label), ...words].map((word) => [word, value] as const)), // prettier-ignore
  )
  const labelOf = new Map(choices.map(({ value, label }) => [value, label]))
  return field<F>(named, {
    read: (cell) => {
      const word = plainWord(cellText(cell))
      if (word === '') return { value: none }
      const value = byWord.get(word)
      return value === undefined ? { fault: 'choice' } : { value }
    },
    text: (value) => labelOf.get(String(value)) ?? '',
  })
}

/** Any of a few, parted by commas or semicolons; kept as their sorted ids. */
export const choicesField = <F extends string>(
  named: Named<F>,
  choices: readonly { id: number; name: string; words: readonly string[] }[],
) => {
  const byWord = new Map(
    choices.flatMap(({ id, name, words }) => [plainWord(name), ...words].map((word) => [word, id] as const)), // prettier-ignore
  )
  const nameOf = new Map(choices.map(({ id, name }) => [id, name]))
  return field<F>(named, {
    read: (cell) => {
      const words = cellText(cell)
        .split(/[;,\n]/)
        .map(plainWord)
        .filter((word) => word !== '')
      if (words.length === 0) return { value: null }
      const ids = words.map((word) => byWord.get(word))
      if (ids.some((id) => id === undefined)) return { fault: 'choice' }
      return { value: idsText(ids as number[]) }
    },
    text: (value) => idsOf(value).flatMap((id) => nameOf.get(id) ?? []).join(', '), // prettier-ignore
    cell: (value) => idsOf(value).flatMap((id) => nameOf.get(id) ?? []).join('; ') || null, // prettier-ignore
  })
}

const yes = new Set(['ja', 'yes', 'y', 'j', 'x', '1', 'wahr', 'true'])
const no = new Set(['nein', 'no', 'n', '0', 'falsch', 'false'])

/** Yes or no; nothing is no. */
export const answerField = <F extends string>(
  named: Named<F>,
  words: { yes: string; no: string },
) =>
  field<F>(named, {
    read: (cell) => {
      const word = plainWord(cellText(cell))
      if (word === '') return { value: false }
      return yes.has(word) ? { value: true } : no.has(word) ? { value: false } : { fault: 'answer' }
    },
    text: (value) => (value === true ? words.yes : words.no),
  })

/** A value as a workbook holds it. */
export const exportCell = <F extends string>(
  { cell, text }: Pick<RecordField<F>, 'cell' | 'text'>,
  value: RecordValue | undefined,
): Cell => {
  if (value === undefined) return null
  return cell ? cell(value) : text(value) || null
}
