import { writeXlsx } from 'hucre/xlsx'
import type { Cell, ExportTable } from '../../kit/index.ts'

const valueOf = (cell: Cell) =>
  cell !== null && typeof cell === 'object' ? new Date(`${cell.day}T00:00:00Z`) : cell

/** Widths of the columns in characters, and how their figures are written. */
const columns = [
  { width: 32 },
  { width: 26 },
  { width: 22 },
  { width: 34 },
  { width: 22 },
  { width: 12, numFmt: 'dd.mm.yyyy' },
  { width: 12, numFmt: 'dd.mm.yyyy' },
  { width: 16, numFmt: '#,##0.00' },
  { width: 10 },
  { width: 16 },
]

/** The same as a workbook: figures and days are what they are, whatever the language (T-25). */
export const toXlsx = ({ head, rows }: ExportTable, name: string): Promise<Uint8Array> =>
  writeXlsx({
    sheets: [
      {
        name,
        columns,
        rows: [[...head], ...rows.map((row) => row.map(valueOf))],
        freezePane: { rows: 1 },
      },
    ],
  })
