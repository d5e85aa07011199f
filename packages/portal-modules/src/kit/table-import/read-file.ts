import { parseCsv } from 'hucre/csv'
import { readXlsx, type CellValue, type Sheet } from 'hucre/xlsx'
import { decodeText, openZip } from '../files/index.ts'
import type { Cell } from '../export/index.ts'
import { fileLimits, UnreadableFile, type FileSheet, type TableFile } from './table.types.ts'
import { separatorOf } from './separator.logic.ts'

/** Reads a workbook or a text of values. Rejects with `UnreadableFile`. */
export async function readFile(file: File): Promise<TableFile> {
  if (file.size === 0) throw new UnreadableFile('empty')
  if (file.size > fileLimits.bytes) throw new UnreadableFile('size')
  const bytes = await file.arrayBuffer()
  // What a file is, its first bytes say, not its name.
  const [one, two] = new Uint8Array(bytes)
  const isContainer = one === 0xd0 && two === 0xcf
  const isArchive = one === 0x50 && two === 0x4b
  if (isContainer) throw new UnreadableFile(isEncrypted(bytes) ? 'locked' : 'old')
  const sheets = isArchive ? await readWorkbook(bytes) : [readText(file.name, bytes)]
  const filled = sheets.filter(({ rows }) => rows.some((row) => row.some((cell) => cell !== null)))
  if (filled.length === 0) throw new UnreadableFile('empty')
  for (const { rows } of filled) {
    if (rows.length > fileLimits.rows) throw new UnreadableFile('rows')
    if (rows.some((row) => row.length > fileLimits.columns)) throw new UnreadableFile('columns')
  }
  return { name: file.name, sheets: filled }
}

/** What Excel encrypts lies in a container of its older kind, under this name. */
const isEncrypted = (bytes: ArrayBuffer) =>
  new TextDecoder('latin1').decode(bytes).includes([...'EncryptedPackage'].join('\0'))

async function readWorkbook(bytes: ArrayBuffer): Promise<FileSheet[]> {
  try {
    await checkArchive(bytes)
    let count = 0
    const { sheets } = await readXlsx(new Uint8Array(bytes), {
      // One more tells that there are more.
      maxRows: fileLimits.rows + 1,
      sheets: ({ hidden, veryHidden }) =>
        !hidden && !veryHidden && (count += 1) <= fileLimits.sheets,
    })
    if (count > fileLimits.sheets) throw new UnreadableFile('sheets')
    return sheets.map(toSheet)
  } catch (error) {
    if (error instanceof UnreadableFile) throw error
    throw new UnreadableFile('broken')
  }
}

/** Nothing is unfolded for good before it is known to be bearable: the reader itself takes gigabytes. */
async function checkArchive(bytes: ArrayBuffer) {
  const { entries, unfolded } = fileLimits
  const zip = openZip(bytes, { entries, entry: unfolded, total: unfolded })
  if (!zip.has('xl/workbook.xml')) throw new UnreadableFile('kind')
  await zip.measure().catch((error: Error) => {
    throw new UnreadableFile(error.message === 'Too large' ? 'size' : 'broken')
  })
}

function toSheet({ name, rows, cells, merges = [] }: Sheet): FileSheet {
  const table = rows.map((row, at) =>
    row.map((value, column): Cell => {
      const formula = value === null ? cells?.get(`${at},${column}`)?.formula : undefined
      // A program that does not reckon wrote it: it stands there itself, and is no value of any field.
      return formula === undefined ? toCell(value) : `=${formula}`
    }),
  )
  const covered = new Set<string>()
  const spanning = new Set<string>()
  for (const { startRow, startCol, endRow, endCol } of merges) {
    const value = table[startRow]?.[startCol] ?? null
    if (value === null) continue
    const lastRow = Math.min(endRow, table.length - 1)
    const lastColumn = Math.min(endCol, fileLimits.columns - 1)
    for (let row = startRow; row <= lastRow; row += 1)
      for (let column = startCol; column <= lastColumn; column += 1) {
        const line = table[row]!
        while (line.length < column) line.push(null)
        line[column] = value
        if (row > startRow || column > startCol) covered.add(`${row},${column}`)
        if (endCol > startCol) spanning.add(`${row},${column}`)
      }
  }
  return { name, rows: table.map(withoutEnd), covered, spanning }
}

/** Empty cells at the end of a row say nothing: a workbook may have looks for thousands of columns. */
const withoutEnd = (row: readonly Cell[]) =>
  row.slice(0, row.findLastIndex((cell) => cell !== null && cell !== '') + 1)

function toCell(value: CellValue): Cell {
  if (value === null || value === undefined) return null
  if (value instanceof Date) {
    // A day is a whole number in a workbook; what is left of a second is a matter of fractions.
    const moment = new Date(Math.round(value.getTime() / 1_000) * 1_000)
    return Number.isNaN(moment.getTime()) ? null : { day: moment.toISOString().slice(0, 10) }
  }
  if (typeof value === 'number') return value
  const text = String(value).trim()
  return text === '' ? null : text
}

/** Text that a spreadsheet would take for a formula is exported behind an apostrophe. */
const protectedText = /^'('*[=+\-@])/

function readText(name: string, bytes: ArrayBuffer): FileSheet {
  const text = decodeText(bytes)
  // Pictures and programs are no text.
  if (text.slice(0, 4_096).includes('\0')) throw new UnreadableFile('kind')
  const rows = parseCsv(text, { delimiter: separatorOf(text), maxRows: fileLimits.rows + 1 })
  const table = rows.map((row) =>
    withoutEnd(
      row.map((value) => {
        const cell = toCell(value)
        return typeof cell === 'string' ? cell.replace(protectedText, '$1') : cell
      }),
    ),
  )
  return { name, rows: table, covered: new Set(), spanning: new Set() }
}
