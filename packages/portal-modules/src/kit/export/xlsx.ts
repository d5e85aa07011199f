import { writeXlsx } from 'hucre/xlsx'
import type { Cell, ExportTable } from './csv.ts'

/** A column of a workbook. */
export interface ColumnLook {
  /** In characters. */
  width: number
  /** How its figures are written: `#,##0.00`, `dd.mm.yyyy`. */
  numFmt?: string
}

const valueOf = (cell: Cell) =>
  cell !== null && typeof cell === 'object' ? new Date(`${cell.day}T00:00:00Z`) : cell

/** The same as a workbook: figures and days are what they are, whatever the language (T-25). */
export const toXlsx = (
  { head, rows }: ExportTable,
  name: string,
  columns: readonly ColumnLook[],
): Promise<Uint8Array> =>
  writeXlsx({
    sheets: [
      {
        name,
        columns: [...columns],
        rows: [[...head], ...rows.map((row) => row.map(valueOf))],
        freezePane: { rows: 1 },
      },
    ],
  })
