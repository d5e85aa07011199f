import { formatValue, parseCsv, read, type Cell, type CellValue, type Sheet } from 'hucre'
import { decodeText } from '../text/decode-text.ts'
import { pack, type PackedGrid } from './pack.ts'
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
  const { sheets } = await read(new Uint8Array(bytes), {
    readStyles: true,
    maxRows: mostRows,
    sheets: ({ hidden, veryHidden }) => !hidden && !veryHidden,
  })
  return sheets.map((sheet) => gridOf(sheet, words))
}

/** Reads a text of values between commas, semicolons or tabs; German Excel writes it in an encoding of its own. */
export function readCsv(bytes: ArrayBuffer, name: string): PackedGrid[] {
  const rows = parseCsv(decodeText(bytes), { maxRows: mostRows })
  const sheet: Sheet = { name, rows }
  return [gridOf(sheet, { locale: 'en', yes: 'true', no: 'false' })]
}

function gridOf(sheet: Sheet, words: Words): PackedGrid {
  const { name, rows: lines, cells, columns: said = [], rowDefs, merges = [] } = sheet
  const wide = lines.reduce((most, line) => Math.max(most, line.length), 0)
  const shownRows = lines.map((_, row) => row).filter((row) => !rowDefs?.get(row)?.hidden)
  const shownColumns = Array.from({ length: wide }, (_, column) => column).filter(
    (column) => !said[column]?.hidden,
  )
  const spans = new Map(merges.map((merge) => [`${merge.startRow},${merge.startCol}`, merge]))

  const cellOf = (row: number, column: number): SheetCell | undefined => {
    const value = lines[row]?.[column]
    if (value === null || value === undefined || value === '') return undefined
    const key = `${row},${column}`
    const style = cells?.get(key)?.style
    const merge = spans.get(key)
    const last = merge?.endCol ?? column
    const span = shownColumns.filter((one) => one >= column && one <= last).length
    return {
      text: written(value, style, words),
      isNumber: typeof value === 'number' || value instanceof Date || undefined,
      isStrong: style?.font?.bold || undefined,
      ...(span > 1 && { span }),
    }
  }

  // The sums stand at the end.
  const sample = [...shownRows.slice(0, 200), ...shownRows.slice(200).slice(-20)]
  const columns = shownColumns.map((column): GridColumn => {
    const sampled = sample.flatMap((row) => {
      const cell = cellOf(row, column)
      return cell && !cell.span ? cell : []
    })
    return { letter: letterOf(column), width: widthOf(said[column]?.width, sampled) }
  })
  return pack({
    name,
    rows: shownRows.map((row) => row + 1),
    columns,
    cellAt: (row, column) => cellOf(shownRows[row]!, shownColumns[column]!),
    isCut: lines.length >= mostRows,
  })
}

/** A value as the file wants it written, in the reader's language. */
export function written(value: CellValue, style: Cell['style'], words: Words): string {
  const { locale, yes, no } = words
  if (value === null) return ''
  if (typeof value === 'boolean') return value ? yes : no
  if (typeof value === 'string') return value
  const language = locale === 'de' ? 'de-DE' : 'en-GB'
  const format = style?.numFmt
  if (value instanceof Date) {
    // The format that Excel writes as each country does.
    const isPlain = !format || format.startsWith('m/d/yyyy')
    const hasTime = value.getTime() % 86_400_000 !== 0
    if (!isPlain) return formatValue(value, format, { locale: language })
    return plainOf(language)[hasTime ? 'moment' : 'day'].format(value)
  }
  if (format && !/^general$/i.test(format)) return formatValue(value, format, { locale: language })
  return plainOf(language).number.format(value)
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
    moment: new Intl.DateTimeFormat(language, { ...day, timeStyle: 'short' }),
  }
}
