import { formatValue, type Cell, type CellValue } from 'hucre'
import { daysOf, elapsed, isBelowZero, isElapsed, mirrored, openDocumentSpan } from './durations.ts' // prettier-ignore
import { zeroInWords } from './sections.ts'
import { regionOf, type Locale } from '../../kit/index.ts'

export interface Words {
  locale: Locale
  /** How true and false are written. */
  yes: string
  no: string
}

/** How values are written, and from which day the file counts. */
export interface Writing extends Words {
  /** None outside of Excel's files. */
  dateSystem?: '1900' | '1904' | undefined
}

/** A value as the file wants it written, in the reader's language. */
export function written(value: CellValue, style: Cell['style'], words: Writing): string {
  const { locale, yes, no, dateSystem } = words
  const is1904 = dateSystem === '1904'
  if (value === null) return ''
  if (typeof value === 'boolean') return value ? yes : no
  if (typeof value === 'string') return openDocumentSpan(value) ?? value
  const language = regionOf(locale)
  const format = style?.numFmt
  if (format && isElapsed(format))
    return elapsed(value instanceof Date ? daysOf(value, is1904) : value, format)
  if (value instanceof Date && dateSystem && isBelowZero(value, is1904))
    return is1904 ? `-${written(mirrored(value), style, words)}` : '#####'
  if (value instanceof Date) {
    // The format that Excel writes as each country does.
    const isPlain = !format || format.startsWith('m/d/yyyy')
    const hasTime = value.getTime() % 86_400_000 !== 0
    if (!isPlain)
      return withNames(formatValue(value, format, { locale: language, is1904 }), format, locale)
    // An hour of no day.
    if (!format && value.getTime() < firstDay) return plainOf(language).hour.format(value)
    return plainOf(language)[hasTime ? 'moment' : 'day'].format(value)
  }
  if (format && !/^general$/i.test(format)) {
    const zero = value === 0 ? zeroInWords(format) : undefined
    return zero ?? formatValue(value, format, { locale: language })
  }
  return plainOf(language).number.format(value)
}

/** Before it, days that count from 1900 have hours alone. */
const firstDay = Date.UTC(1900, 0, 1)

const excelGerman = /\[\$-(?:0?4?07|de)/i

/** English names of months and days, long and short, to German ones; made once, for it costs more than a cell. */
const germanNames = new Map<string, string>()
for (const [part, count, cut] of [
  ['month', 12, 3],
  ['weekday', 7, 2],
] as const)
  // prettier-ignore
  for (const length of ['long', 'short'] as const) {
    const [from, to] = ['en', 'de'].map(
      (language) => new Intl.DateTimeFormat(language, { [part]: length, timeZone: 'UTC' }),
    )
    for (let index = 0; index < count; index += 1) {
      const day = part === 'month' ? Date.UTC(2027, index, 1) : Date.UTC(2027, 0, 1 + index)
      const name = to!.format(day)
      // Excel cuts them after three and two letters, without a full stop.
      germanNames.set(from!.format(day), length === 'long' ? name : name.slice(0, cut))
    }
  }

/** The library writes days and months in English, whatever the language of the reader or the format. */
function withNames(text: string, format: string, locale: Words['locale']): string {
  // A name in quotes is the file's own.
  const hasNames = /mmm|ddd/i.test(format.replaceAll(/"[^"]*"/g, ''))
  if (!hasNames || !(locale === 'de' || excelGerman.test(format))) return text
  return text.replaceAll(/[A-Z][a-z]+/g, (name) => germanNames.get(name) ?? name)
}

const plain = new Map<string, ReturnType<typeof formatsOf>>()

/** How numbers and days without a format of their own are written; made once, for they cost more than a cell. */
function plainOf(language: string) {
  const known = plain.get(language) ?? formatsOf(language)
  plain.set(language, known)
  return known
}

const formatsOf = (language: string) => {
  const day = { dateStyle: 'medium', timeZone: 'UTC' } as const
  return {
    number: new Intl.NumberFormat(language, { useGrouping: false, maximumFractionDigits: 10 }),
    day: new Intl.DateTimeFormat(language, day),
    hour: new Intl.DateTimeFormat(language, { timeStyle: 'short', timeZone: 'UTC' }),
    moment: new Intl.DateTimeFormat(language, { ...day, timeStyle: 'short' }),
  }
}
