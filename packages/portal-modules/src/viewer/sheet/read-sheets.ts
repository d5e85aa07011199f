import {
  EncryptedFileError,
  parseCsv,
  read,
  type CellStyle,
  type CellValue,
  type Sheet,
  type Workbook,
} from 'hucre'
import { LockedFile } from '../locked-file.ts'
import { decodeText, openZip } from '../../kit/files/index.ts'
import { commentsOf } from './comments.ts'
import { conditionsOf } from './conditions.ts'
import { heightsOf, isTall, type SizedCell } from './heights.ts'
import { isSeen, lookOf, simplifiedIn, withInk, type CellLook } from './looks.ts'
import { pack, type PackedGrid, type Unpacked } from './pack.ts'
import { inkOfFormat } from './sections.ts'
import { letterOf, mostRows, widthOf, type GridColumn, type SheetCell } from './sheet.logic.ts'
import { written, type Words, type Writing } from './write-value.ts'

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
  const gridsOf = ({ sheets, themeColors: theme = [], dateSystem, ...workbook }: Workbook) => {
    const source = { theme, fontSize: workbook.defaultFont?.size, persons: workbook.persons }
    return sheets.map((sheet) => pack(gridOf(sheet, { ...words, dateSystem }, source)))
  }
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
  heights: new Map(),
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
  return [pack(gridOf(sheet, { locale: 'en', yes: 'true', no: 'false' }, { theme: [] }))]
}

/** What a sheet takes from its workbook. */
interface Source {
  theme: readonly string[]
  /** Points. */
  fontSize?: number | undefined
  persons?: Workbook['persons']
}

function gridOf(sheet: Sheet, words: Writing, { theme, fontSize, persons }: Source): Unpacked {
  const { name, rows: lines, cells, columns: said = [], rowDefs, merges = [], freezePane } = sheet
  const conditions = conditionsOf(sheet, theme)
  const comments = commentsOf(sheet, persons)
  // Cells of one kind share their style.
  const known = new WeakMap<CellStyle, CellLook>()
  const styled = (style: CellStyle | undefined): CellLook => {
    if (!style) return plainLook
    const look = known.get(style) ?? lookOf(style, theme, fontSize)
    known.set(style, look)
    return look
  }
  const lookAt = (row: number, column: number): CellLook => {
    const own = styled(cells?.get(`${row},${column}`)?.style)
    const condition = conditions.lookAt(row, column, lines[row]?.[column] ?? null)
    if (!condition) return own
    const { gradient: _covered, ...rest } = own
    return { ...(condition.fill ? rest : own), ...condition }
  }
  /** Programs that do not reckon write formulas without what comes of them: those stand there themselves. */
  const valueAt = (row: number, column: number): CellValue => {
    const value = lines[row]?.[column] ?? null
    const formula = isBlank(value) ? cells?.get(`${row},${column}`)?.formula : undefined
    return formula === undefined ? value : `=${formula}`
  }
  const isShown = (row: number, column: number) =>
    !isBlank(valueAt(row, column)) ||
    comments.has(`${row},${column}`) ||
    isSeen(lookAt(row, column))
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
    const comment = comments.get(`${row},${column}`)
    if (isBlank(value) && !isSeen(look) && !merge && !comment) return undefined
    const span = merge ? columnsBefore(merge.endCol + 1) - columnsBefore(column) : 1
    const rowSpan = merge ? rowsBefore(merge.endRow + 1) - rowsBefore(row) : 1
    return {
      text: isBlank(value) ? '' : written(value, cells?.get(`${row},${column}`)?.style, words),
      isNumber: typeof value === 'number' || value instanceof Date || undefined,
      ...(Object.keys(look).length > 0 && { look }),
      ...(span > 1 && { span }),
      ...(rowSpan > 1 && { rowSpan }),
      ...(comment && { comment }),
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
  const sized = [...(cells?.keys() ?? [])].flatMap((key): [number, SizedCell][] => {
    const { row, column } = cellNamed(key)
    const look = styled(cells!.get(key)!.style)
    if (!isTall(look) || rowDefs?.get(row)?.hidden || said[column]?.hidden) return []
    const cell = cellOf(row, column)
    if (!cell || cell.text === '' || cell.rowSpan) return []
    const at = columnsBefore(column)
    const own = columns.slice(at, at + (cell.span ?? 1))
    return [[row, { text: cell.text, look, width: own.reduce((sum, { width }) => sum + width, 0) }]]
  })
  const heights = [...heightsOf(rowDefs, sized)].flatMap(([row, height]) =>
    shownRows[rowsBefore(row)] === row ? [[rowsBefore(row), height] as const] : [],
  )
  const hasDrawings = [sheet.charts, sheet.images, sheet.textBoxes].some((all) => all?.length)
  return {
    name,
    rows: shownRows.map((row) => row + 1),
    columns,
    heights: new Map(heights),
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
      ...conditions.without,
      ...simplifiedIn([...(cells?.values() ?? [])].map(({ style }) => style)),
    ],
  }
}

/** A cell by its key, `row,column` from 0. */
function cellNamed(key: string): { row: number; column: number } {
  const comma = key.indexOf(',')
  return { row: Number(key.slice(0, comma)), column: Number(key.slice(comma + 1)) }
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
    const { row, column } = cellNamed(key)
    upTo(row, column)
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
