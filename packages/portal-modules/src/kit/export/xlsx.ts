import { writeXlsx } from 'hucre/xlsx'
import type { Cell, ExportTable } from './csv.ts'

/** A column of a workbook. */
export interface ColumnLook {
  /** In characters. */
  width: number
  /** How its figures are written: `#,##0.00`, `dd.mm.yyyy`. */
  numFmt?: string
}

/** Controls other than the end of a line and a tab, and what is no character. */
const unwritable = /[^\P{Cc}\n\t]|\p{Noncharacter_Code_Point}/gu

/**
 * A text as a workbook holds it: without what XML has no characters for, and with its own way of writing one
 * (`_x0041_` for an A) taken as the letters that stand there.
 */
const textOf = (text: string) =>
  text.replaceAll(unwritable, '').replaceAll(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_')

const valueOf = (cell: Cell) => {
  if (typeof cell === 'string') return textOf(cell)
  return cell !== null && typeof cell === 'object' ? new Date(`${cell.day}T00:00:00Z`) : cell
}

/** The same as a workbook: figures and days are what they are, whatever the language (T-25). */
/** How a sheet looks that is sent out. */
export interface SheetLook {
  columns: readonly ColumnLook[]
  /** Lines over the table: what it is, of whom, and of which day. */
  title?: readonly (readonly Cell[])[]
  /** Columns that stay in sight; the head always does. */
  frozenColumns?: number
  /** Rows of sums, by their place in the table. */
  sums?: ReadonlySet<number>
}

const bold = { font: { bold: true } }
const filled = (rgb: string) => ({
  ...bold,
  fill: { type: 'pattern', pattern: 'solid', fgColor: { rgb } } as const,
})
const headStyle = { ...filled('E3E6EA'), alignment: { wrapText: true, vertical: 'top' } as const }
const sumStyle = filled('F3F4F6')

/** A table as a workbook with one sheet: figures and days are those, no text is read as a formula (T-25). */
export const toXlsx = (
  { head, rows }: ExportTable,
  name: string,
  look: readonly ColumnLook[] | SheetLook,
): Promise<Uint8Array> => {
  const {
    columns,
    title = [],
    frozenColumns,
    sums = new Set<number>(),
  }: SheetLook = 'columns' in look ? look : { columns: look }
  // A line of air between the title and the table.
  const above = title.length > 0 ? [...title.map((line) => line.map(valueOf)), []] : []
  const cells = new Map<string, { style: object }>()
  const style = (row: number, column: number, given: object) =>
    cells.set(`${row},${column}`, { style: given })
  if (title.length > 0) {
    style(0, 0, { font: { bold: true, size: 16 } })
    for (let row = 1; row < title.length; row += 1) style(row, 0, bold)
    for (const [row, line] of title.entries())
      for (const [column, cell] of line.entries())
        if (cell !== null && typeof cell === 'object')
          style(row, column, { numFmt: 'dd.mm.yyyy', alignment: { horizontal: 'left' } })
    for (const column of head.keys()) style(above.length, column, headStyle)
  }
  for (const row of sums)
    for (const column of head.keys()) {
      const numFmt = columns[column]?.numFmt
      style(above.length + 1 + row, column, { ...sumStyle, ...(numFmt && { numFmt }) })
    }
  return writeXlsx({
    sheets: [
      {
        name,
        columns: [...columns],
        rows: [...above, head.map(textOf), ...rows.map((row) => row.map(valueOf))],
        cells,
        freezePane: {
          rows: above.length + 1,
          ...(frozenColumns !== undefined && { columns: frozenColumns }),
        },
        ...(title.length > 0 && {
          pageSetup: { paperSize: 'a3', orientation: 'landscape', fitToPage: true, fitToWidth: 1, fitToHeight: 0 } as const, // prettier-ignore
        }),
      },
    ],
  })
}
