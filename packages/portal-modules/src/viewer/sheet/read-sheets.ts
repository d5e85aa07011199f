import {
  EncryptedFileError,
  formatValue,
  parseCsv,
  read,
  type Cell,
  type CellStyle,
  type CellValue,
  type Sheet,
  type Workbook,
} from 'hucre'
import { decodeText } from '../text/decode-text.ts'
import { LockedFile } from '../locked-file.ts'
import { openZip } from '../outline/unzip.ts'
import { conditionsOf } from './conditions.ts'
import { daysOf, elapsed, isElapsed, openDocumentSpan } from './durations.ts'
import { isSeen, lookOf, withInk, type CellLook } from './looks.ts'
import { pack, type PackedGrid, type Unpacked } from './pack.ts'
import { inkOfFormat, zeroInWords } from './sections.ts'
import { letterOf, mostRows, widthOf, type GridColumn, type SheetCell } from './sheet.logic.ts'

export interface Words {
  locale: 'de' | 'en'
  /** How true and false are written. */
  yes: string
  no: string
}

/** A file, and how it is to be read. */
export interface SheetFile {
  bytes: ArrayBuffer
  /** With its extension, which says how it is read. */
  name: string
  /** What a file of values is called, which has no sheets with names. */
  title: string
  words: Words
}

/** Reads whatever is a spreadsheet. Rejects where it is none. */
export const readSheets = async ({ bytes, name, title, words }: SheetFile): Promise<PackedGrid[]> =>
  /\.csv$/i.test(name) ? readCsv(bytes, title) : readWorkbook(bytes, words)

/** Reads a workbook of Excel, old or new, or an OpenDocument one. Rejects where it is none. */
export async function readWorkbook(bytes: ArrayBuffer, words: Words): Promise<PackedGrid[]> {
  const input = new Uint8Array(bytes)
  const names: string[] = []
  const readOnly = (wanted: (name: string) => boolean) =>
    read(input, {
      readStyles: true,
      // One more tells whether there are more.
      maxRows: mostRows + 1,
      sheets: ({ name, hidden, veryHidden }) => !hidden && !veryHidden && wanted(name),
    })
  const gridsOf = ({ sheets, themeColors = [], dateSystem }: Workbook) =>
    sheets.map((sheet) =>
      pack(gridOf(sheet, { ...words, is1904: dateSystem === '1904' }, themeColors)),
    )
  try {
    return gridsOf(await readOnly(() => true))
  } catch (error) {
    if (error instanceof EncryptedFileError) throw new LockedFile()
    // A sheet that is nothing but a diagram keeps the library from all others: each is read by itself.
    await readOnly((name) => {
      names.push(name)
      return false
    })
    const read = await Promise.all(
      names.map((name) =>
        readOnly((one) => one === name).then(gridsOf, () => [pack(emptyGrid(name))]),
      ),
    )
    const grids = read.flat()
    const isUnread = grids.every(({ without }) => without.includes('sheet'))
    if (isUnread && !(await hasChartSheets(bytes))) throw error
    return grids
  }
}

/** Whether a workbook has sheets that are nothing but a diagram: where no other can be read, it is healthy all the same. */
async function hasChartSheets(bytes: ArrayBuffer): Promise<boolean> {
  const relations = await openZip(bytes).text('xl/_rels/workbook.xml.rels')
  return relations?.includes('/relationships/chartsheet"') ?? false
}

/** A sheet of which nothing can be read here but its name. */
const emptyGrid = (name: string): Unpacked => ({
  name,
  rows: [],
  columns: [],
  cellAt: () => undefined,
  reachOf: () => 0,
  isCut: false,
  frozen: { rows: 0, columns: 0 },
  tall: [],
  without: ['sheet'],
})

/** Reads a text of values between commas, semicolons or tabs; German Excel writes it in an encoding of its own. */
export function readCsv(bytes: ArrayBuffer, name: string): PackedGrid[] {
  const rows = parseCsv(decodeText(bytes), { maxRows: mostRows + 1 })
  const sheet: Sheet = { name, rows }
  return [pack(gridOf(sheet, { locale: 'en', yes: 'true', no: 'false', is1904: false }, []))]
}

/** How values are written, and from which day the file counts. */
interface Writing extends Words {
  is1904: boolean
}

function gridOf(sheet: Sheet, words: Writing, theme: readonly string[]): Unpacked {
  const { name, rows: lines, cells, columns: said = [], rowDefs, merges = [], freezePane } = sheet
  const conditions = conditionsOf(sheet, theme)
  // Cells of one kind share their style.
  const known = new WeakMap<CellStyle, CellLook>()
  const styled = (style: CellStyle | undefined): CellLook => {
    if (!style) return plainLook
    const look = known.get(style) ?? lookOf(style, theme)
    known.set(style, look)
    return look
  }
  const lookAt = (row: number, column: number): CellLook => {
    const own = styled(cells?.get(`${row},${column}`)?.style)
    const condition = conditions.lookAt(row, column, lines[row]?.[column] ?? null)
    return condition ? { ...own, ...condition } : own
  }
  /** Programs that do not reckon write formulas without what comes of them: those stand there themselves. */
  const valueAt = (row: number, column: number): CellValue => {
    const value = lines[row]?.[column] ?? null
    const formula = isBlank(value) ? cells?.get(`${row},${column}`)?.formula : undefined
    return formula === undefined ? value : `=${formula}`
  }
  const isShown = (row: number, column: number) =>
    !isBlank(valueAt(row, column)) || isSeen(lookAt(row, column))
  const lastFilled = Math.min(
    lines.findLastIndex((line, row) => line.some((_, column) => isShown(row, column))),
    mostRows - 1,
  )
  const last = merges.reduce(
    (most, { endRow }) => Math.max(most, Math.min(endRow, lastFilled + overhang, mostRows - 1)),
    lastFilled,
  )
  const filled = lines.map((line, row) => line.findLastIndex((_, at) => isShown(row, at)) + 1)
  const widest = filled.reduce((most, count) => Math.max(most, count), 0)
  const wide = merges.reduce(
    (most, { endCol }) => Math.max(most, Math.min(endCol + 1, widest + overhang)),
    widest,
  )
  const reach = reachesOf(sheet, { filled, wide, last })
  const shownRows = Array.from({ length: last + 1 }, (_, row) => row).filter(
    (row) => !rowDefs?.get(row)?.hidden,
  )
  const shownColumns = Array.from({ length: wide }, (_, column) => column).filter(
    (column) => !said[column]?.hidden,
  )
  const rowsBefore = counterOf(shownRows)
  const columnsBefore = counterOf(shownColumns)
  const spans = new Map(merges.map((merge) => [`${merge.startRow},${merge.startCol}`, merge]))

  const cellOf = (row: number, column: number): SheetCell | undefined => {
    const value = valueAt(row, column)
    const format = cells?.get(`${row},${column}`)?.style?.numFmt
    const ink = format && typeof value === 'number' ? inkOfFormat(format, value) : undefined
    const look = withInk({ ...lookAt(row, column), ...(ink && { ink }) })
    const merge = spans.get(`${row},${column}`)
    if (isBlank(value) && !isSeen(look) && !merge) return undefined
    const span = merge ? columnsBefore(merge.endCol + 1) - columnsBefore(column) : 1
    const rowSpan = merge ? rowsBefore(merge.endRow + 1) - rowsBefore(row) : 1
    return {
      text: isBlank(value) ? '' : written(value, cells?.get(`${row},${column}`)?.style, words),
      isNumber: typeof value === 'number' || value instanceof Date || undefined,
      ...(Object.keys(look).length > 0 && { look }),
      ...(span > 1 && { span }),
      ...(rowSpan > 1 && { rowSpan }),
    }
  }

  // The sums stand at the end.
  const sample = [...shownRows.slice(0, 200), ...shownRows.slice(200).slice(-20)]
  const columns = shownColumns.map((column): GridColumn => {
    const sampled = sample.flatMap((row) => {
      const cell = column < reach[row]! && cellOf(row, column)
      return cell && !cell.span ? cell : []
    })
    return { letter: letterOf(column), width: widthOf(said[column]?.width, sampled) }
  })
  const hasComments =
    (sheet.threadedComments?.length ?? 0) > 0 ||
    [...(cells?.values() ?? [])].some(({ comment }) => comment !== undefined)
  const hasDrawings = [sheet.charts, sheet.images, sheet.textBoxes].some((all) => all?.length)
  return {
    name,
    rows: shownRows.map((row) => row + 1),
    columns,
    cellAt: (row, column) => cellOf(shownRows[row]!, shownColumns[column]!),
    reachOf: (row) => columnsBefore(reach[shownRows[row]!]!),
    isCut: lines.length > mostRows,
    frozen: {
      rows: rowsBefore(freezePane?.rows ?? 0),
      columns: columnsBefore(freezePane?.columns ?? 0),
    },
    tall: merges.flatMap(({ startRow, startCol, endRow }) => {
      const [row, column] = [rowsBefore(startRow), columnsBefore(startCol)]
      const isThere = shownRows[row] === startRow && shownColumns[column] === startCol
      const rows = rowsBefore(endRow + 1) - row
      return isThere && rows > 1 ? { row, column, rows } : []
    }),
    without: [
      ...(hasDrawings ? (['drawings'] as const) : []),
      ...(hasComments ? (['comments'] as const) : []),
      ...(conditions.isPartial ? (['conditions'] as const) : []),
    ],
  }
}

/** So wide a conditional format is looked at where nothing is filled in. */
const mostConditional = 500

/**
 * Before which column each row ends: behind what is filled, there can be looks, conditional ones, and the
 * first cell of an area that was joined.
 */
function reachesOf(
  { cells, merges = [], conditionalRules = [] }: Sheet,
  { filled, wide, last }: { filled: readonly number[]; wide: number; last: number },
): Uint32Array {
  const everywhere = conditionalRules.length > 0 ? Math.min(wide, mostConditional) : 0
  const reach = Uint32Array.from({ length: last + 1 }, (_, row) =>
    Math.max(filled[row] ?? 0, everywhere),
  )
  const upTo = (row: number, column: number) => {
    if (row <= last) reach[row] = Math.max(reach[row]!, Math.min(column + 1, wide))
  }
  for (const key of cells?.keys() ?? []) {
    const comma = key.indexOf(',')
    upTo(Number(key.slice(0, comma)), Number(key.slice(comma + 1)))
  }
  for (const { startRow, startCol } of merges) upTo(startRow, startCol)
  return reach
}

/** An area that was joined beyond what is filled is shown so far: some are said of all rows there could be. */
const overhang = 50

const plainLook: CellLook = {}

/** How many of some ascending numbers are smaller than one. */
function counterOf(shown: readonly number[]): (limit: number) => number {
  const before = new Uint32Array((shown.at(-1) ?? -1) + 2)
  for (const one of shown) before[one + 1] = 1
  for (let at = 1; at < before.length; at++) before[at]! += before[at - 1]!
  return (limit) => before[Math.min(limit, before.length - 1)]!
}

const isBlank = (value: CellValue | undefined): value is null | undefined | '' =>
  value === null || value === undefined || value === ''

/** A value as the file wants it written, in the reader's language. */
export function written(
  value: CellValue,
  style: Cell['style'],
  words: Words & Partial<Writing>,
): string {
  const { locale, yes, no, is1904 = false } = words
  if (value === null) return ''
  if (typeof value === 'boolean') return value ? yes : no
  if (typeof value === 'string') return openDocumentSpan(value) ?? value
  const language = locale === 'de' ? 'de-DE' : 'en-GB'
  const format = style?.numFmt
  if (format && isElapsed(format))
    return elapsed(value instanceof Date ? daysOf(value, is1904) : value, format)
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
