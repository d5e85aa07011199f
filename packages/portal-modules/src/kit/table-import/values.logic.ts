import { findDays, readNumber, toRealDay } from '@atrium/design-system'
import type { Cell } from '../export/index.ts'

/** What is wrong with a cell. */
export type CellFault =
  | 'missing'
  | 'amount'
  | 'negative'
  | 'decimals'
  | 'tooMuch'
  | 'currency'
  | 'day'
  | 'ambiguousDay'
  | 'mediaType'
  | 'tooLong'
  | 'endBeforeStart'
  | 'twice'
  | 'refused'

/** The value of a cell, or what is wrong with it; null: it is empty. */
export type Reading<T> =
  | { value: T | null; isRounded?: boolean; fault?: undefined }
  | { fault: CellFault; value?: undefined }

const none = { value: null }
/** As the calls take it. */
const mostMoney = 999_999_999_999
/** Both languages of a plan; what one of them takes the other takes as the same amount, or not at all. */
const amountFormats = ['de-DE', 'en-GB'].map(
  (locale) => new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR' }),
)

const signs: Readonly<Record<string, string>> = { '€': 'EUR', $: 'USD', '£': 'GBP', '¥': 'JPY' }

/** The currency that stands in an amount, by its sign or code. */
function currencyIn(text: string): string | undefined {
  const sign = /\p{Sc}/u.exec(text)?.[0]
  if (sign) return signs[sign] ?? sign
  if (/\beuro\b/i.test(text)) return 'EUR'
  return /(?:^|[\s\d])([A-Za-z]{3})(?:$|[\s\d])/.exec(text)?.[1]?.toUpperCase()
}

/**
 * An amount as either language writes it: `1.234,50 €`, `1,234.50`, `12.500,-`. What can be read in two
 * ways, such as `12 T€`, is none.
 * @param currency  what the campaign is planned in, `EUR`; an amount in another one is refused
 */
export function readMoney(cell: Cell, currency: string): Reading<number> {
  if (cell === null) return none
  if (typeof cell === 'object') return { fault: 'amount' }
  if (typeof cell === 'number') return moneyOf(cell)
  const said = currencyIn(cell)
  if (said !== undefined && said !== currency && /^[A-Z]{3}$|\p{Sc}/u.test(said))
    return { fault: isAmount(withoutCurrency(cell, said)) ? 'currency' : 'amount' }
  // "12.500,-" and "12.500,--" are whole amounts.
  const text = withoutCurrency(cell, said).replace(/[,.][-–—]{1,2}$/, '')
  if (/^[-–—]$/.test(text)) return none
  const readings = amountFormats.map((format) => readNumber(text, format))
  const read = readings.find((reading) => 'value' in reading)
  if (read && 'value' in read) return read.value === null ? none : moneyOf(read.value)
  const hasDecimals = readings.every((one) => 'fault' in one && one.fault.kind === 'decimals')
  return { fault: hasDecimals ? 'decimals' : 'amount' }
}

const withoutCurrency = (text: string, said: string | undefined) =>
  text
    .replaceAll(/\p{Sc}|\beuro\b/giu, '')
    .replace(new RegExp(said && /^[A-Z]{3}$/.test(said) ? `${said}` : '$^', 'i'), '')
    .trim()

const isAmount = (text: string) =>
  amountFormats.some((format) => 'value' in readNumber(text, format))

/** Amounts that a workbook has worked out have more decimals than money: they are rounded, and it is said. */
function moneyOf(amount: number): Reading<number> {
  const value = Number(amount.toFixed(2))
  if (value < 0) return { fault: 'negative' }
  if (!(value <= mostMoney)) return { fault: 'tooMuch' }
  return Math.abs(value - amount) > 1e-6 ? { value, isRounded: true } : { value }
}

/** In which order slashes and dashes stand in a file; undefined: nothing in it tells. */
export type DayOrder = 'day-first' | 'month-first' | undefined

const slashed = /(?<!\d)(\d{1,2})[/-]\s?(\d{1,2})[/-]\s?(?:\d{4}|\d{2})(?!\d)/

/** What days in a file tell of their order: 25/12/2026 can only be one thing. */
export function dayOrderOf(cells: Iterable<Cell>): DayOrder {
  const told = new Set<DayOrder>()
  for (const cell of cells) {
    const [, one, two] = (typeof cell === 'string' && slashed.exec(cell)) || []
    if (Number(one) > 12) told.add('day-first')
    if (Number(two) > 12) told.add('month-first')
  }
  return told.size === 1 ? [...told][0] : undefined
}

/**
 * A day of the calendar, `YYYY-MM-DD`, as people and programs write it: `24.12.2026`, `24.12.26`,
 * `2026-12-24`, `24. Dezember 2026`, and with slashes where the order is known.
 */
export function readDay(cell: Cell, order: DayOrder): Reading<string> {
  if (cell === null) return none
  if (typeof cell === 'number') return { fault: 'day' }
  if (typeof cell === 'object') return plausible(cell.day)
  const text = cell.replace(/(?<=\d)T\d.*$/, '').replace(/\s+0{1,2}:00(?::00)?(?:\.0+)?$/, '')
  if (/^[-–—]$/.test(text)) return none
  const [, one, two] = slashed.exec(text) ?? []
  const known: DayOrder =
    one === undefined || one === two || Number(one) > 12
      ? 'day-first'
      : Number(two) > 12
        ? 'month-first'
        : order
  const days = findDays(text, known === 'month-first' ? 'en-US' : 'en-GB')
  // More figures than those of one day say something else, too: a week, a second day.
  if (days.length !== 1 || text.match(/\d+/g)!.length > 3) return { fault: 'day' }
  if (known === undefined) return { fault: 'ambiguousDay' }
  const day = toRealDay(days[0]!)
  return day ? plausible(day.toString()) : { fault: 'day' }
}

const plausible = (day: string): Reading<string> =>
  day >= '1990-01-01' && day <= '2199-12-31' ? { value: day } : { fault: 'day' }

/** One line of text; a number is a text, too. */
export function readLine(cell: Cell, most: number): Reading<string> {
  if (cell === null) return none
  const text = (typeof cell === 'object' ? cell.day : String(cell)).replaceAll(/\s+/g, ' ').trim()
  if (text === '') return none
  return text.length > most ? { fault: 'tooLong' } : { value: text }
}
