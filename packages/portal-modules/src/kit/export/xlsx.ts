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
        rows: [head.map(textOf), ...rows.map((row) => row.map(valueOf))],
        freezePane: { rows: 1 },
      },
    ],
  })
