import type { Cell } from '../export/index.ts'
import { cellText } from './heads.logic.ts'
import type { FileSheet } from './table.types.ts'

/** Start and end of something, as two texts that a day can be read from. */
interface TextRange {
  start: string
  end: string
}

const day = String.raw`(?:\d{4}-\d{1,2}-\d{1,2}|\d{1,2}[./]\s?\d{1,2}[./]?\s?(?:\d{4}|\d{2})?)`
const until = String.raw`\s*(?:[-–—]|\bbis\b|\bto\b|\buntil\b)\s*`
const begins = String.raw`^(?:vom|von|from)?\s*`
const dayToDay = new RegExp(`${begins}(${day}|\\d{1,2}\\.)${until}(${day})$`, 'iu')
const week = String.raw`(?:kw|cw|week|wk|kalenderwoche)\.?\s*`
const year = String.raw`(?:[\s/.]+(?:in\s+)?(\d{4}))`
const weeks = new RegExp(`^${week}(\\d{1,2})${year}?(?:${until}(?:${week})?(\\d{1,2}))?${year}?$`, 'iu') // prettier-ignore

const twoDigits = (value: number) => String(value).padStart(2, '0')

/** Day, month and year of a German text, as far as they stand in it. */
const partsOf = (text: string) => {
  const [, dayText, month, year] = /^(\d{1,2})\.\s?(?:(\d{1,2})\.?\s?(\d{4}|\d{2})?)?$/.exec(text.trim()) ?? [] // prettier-ignore
  return { day: dayText, month, year }
}

/** "01.03.–31.03.2027" says month and year once: the start has them from the end, one year before where it would lie behind it. */
function completed(start: string, end: string): TextRange {
  const [first, last] = [partsOf(start), partsOf(end)]
  if (first.day === undefined || first.year !== undefined) return { start, end }
  if (last.month === undefined || last.year === undefined) return { start, end }
  const month = first.month ?? last.month
  const isBehind =
    Number(month) > Number(last.month) ||
    (Number(month) === Number(last.month) && Number(first.day) > Number(last.day))
  const years = last.year.length
  const before = String((Number(last.year) + 10 ** years - 1) % 10 ** years).padStart(years, '0')
  return { start: `${first.day}.${month}.${isBehind ? before : last.year}`, end }
}

/** Monday of an ISO week; undefined where the year has no such week. */
function mondayOf(year: number, week: number): Date | undefined {
  const fourth = new Date(Date.UTC(year, 0, 4))
  const first = fourth.getTime() - ((fourth.getUTCDay() + 6) % 7) * 86_400_000
  const monday = new Date(first + (week - 1) * 7 * 86_400_000)
  // The Thursday says which year a week is of.
  const thursday = new Date(monday.getTime() + 3 * 86_400_000)
  return week >= 1 && thursday.getUTCFullYear() === year ? monday : undefined
}

const written = (date: Date) =>
  `${twoDigits(date.getUTCDate())}.${twoDigits(date.getUTCMonth() + 1)}.${date.getUTCFullYear()}`

/** Weeks from Monday to Sunday; without a year nobody knows which they are. */
function weekRange(text: string): TextRange | undefined {
  const [, from, fromYear, to, toYear] = weeks.exec(text) ?? []
  const endYear = Number(toYear ?? fromYear)
  if (from === undefined || !endYear) return undefined
  const last = Number(to ?? from)
  const startYear = Number(fromYear ?? (Number(from) > last ? endYear - 1 : endYear))
  const start = mondayOf(startYear, Number(from))
  // A year that stands at the start alone counts for the end, and the next one where that would lie before it.
  const isNext = toYear === undefined && fromYear !== undefined && last < Number(from)
  const end = mondayOf(isNext ? endYear + 1 : endYear, last)
  if (!start || !end || end < start) return undefined
  return { start: written(start), end: written(new Date(end.getTime() + 6 * 86_400_000)) }
}

/**
 * Start and end that stand in one cell: "01.03.–31.03.2027", "01.03.2027 - 31.03.2027", "2027-03-01 bis 2027-03-31",
 * "KW 10–13 2027"; undefined: it is no such cell.
 */
export function readDayRange(cell: Cell | undefined): TextRange | undefined {
  if (typeof cell !== 'string') return undefined
  const text = cell.replaceAll(/\s+/g, ' ').trim()
  const [, start, end] = dayToDay.exec(text) ?? []
  return start && end ? completed(start.trim(), end.trim()) : weekRange(text)
}

/** So many of the cells below a head have to be ranges. */
const mostAre = 0.6

const isSaid = (cell: Cell | undefined) => cellText(cell).trim() !== ''
const isEnglish = /\b(?:period|dates?|flights?|run|duration|timing)\b/i

/**
 * A sheet whose column of ranges is two: the start in its place, the end behind all others, so that no other column
 * moves. A cell that is one day is both; any other text stays at the start, where it can be mended. The same sheet
 * where no column holds ranges.
 * @param isOtherColumn  the head says something else, whatever stands below it: names of channels may look like weeks
 */
export function splitDayRanges(
  sheet: FileSheet,
  isOtherColumn: (head: string) => boolean = () => false,
): FileSheet {
  const { rows } = sheet
  const width = rows.reduce((most, row) => Math.max(most, row.length), 0)
  for (let column = 0; column < width; column += 1) {
    const first = rows.findIndex((row) => readDayRange(row[column]) !== undefined)
    if (first < 0) continue
    const said = rows.slice(first).filter((row) => isSaid(row[column]))
    const ranges = said.filter((row) => readDayRange(row[column]) !== undefined).length
    if (ranges / said.length < mostAre) continue
    const head = rows.slice(0, first).findLastIndex((row) => isSaid(row[column]))
    if (isOtherColumn(cellText(rows[head]?.[column]))) continue
    return { ...sheet, rows: rows.map((row, at) => splitRow(row, { column, width, at, head, first })) } // prettier-ignore
  }
  return sheet
}

interface SplitPlace {
  column: number
  width: number
  at: number
  head: number
  first: number
}

function splitRow(row: readonly Cell[], { column, width, at, head, first }: SplitPlace): Cell[] {
  const wide: Cell[] = Array.from({ length: width + 1 }, (_, index) => row[index] ?? null)
  const text = cellText(row[column])
  if (at === head) {
    const [from, to] = isEnglish.test(text) ? ['start', 'end'] : ['von', 'bis']
    wide[column] = `${text.trim()} ${from}`
    wide[width] = `${text.trim()} ${to}`
    return wide
  }
  if (at < first) return wide
  const range = readDayRange(row[column])
  const cell = row[column] ?? null
  const isDay = typeof cell === 'object' && cell !== null
  const isDayText = typeof cell === 'string' && new RegExp(`^${day}$`).test(cell.trim())
  if (range) {
    wide[column] = range.start
    wide[width] = range.end
  } else if (isDay || isDayText) wide[width] = cell
  return wide
}
