import { writeXlsx, type CellValue } from 'hucre/xlsx'

export interface SheetOptions {
  name?: string
  /** Areas that are joined: first row, first column, last row, last column, from 0. */
  merges?: readonly (readonly [number, number, number, number])[]
  dateSystem?: '1900' | '1904'
}

/** A day as a cell of a workbook. */
export const cellDay = (day: string) => new Date(`${day}T00:00:00Z`)

/** A workbook with one sheet, as people get it from elsewhere. */
export async function workbookOf(
  rows: readonly (readonly CellValue[])[],
  { name = 'Mediaplan', merges = [], dateSystem }: SheetOptions = {},
): Promise<File> {
  const cells = new Map(
    rows.flatMap((row, at) =>
      row.flatMap((value, column) =>
        value instanceof Date
          ? [[`${at},${column}`, { style: { numFmt: 'dd.mm.yyyy' } }] as const]
          : [],
      ),
    ),
  )
  const bytes = await writeXlsx({
    ...(dateSystem && { dateSystem }),
    sheets: [
      {
        name,
        rows: rows.map((row) => [...row]),
        cells,
        merges: merges.map(([startRow, startCol, endRow, endCol]) => ({
          startRow,
          startCol,
          endRow,
          endCol,
        })),
      },
    ],
  })
  return new File([bytes as BlobPart], 'Mediaplan.xlsx')
}

/** A text of values, in an encoding. */
export const csvOf = (text: string | Uint8Array, name = 'Mediaplan.csv') =>
  new File([text as BlobPart], name, { type: 'text/csv' })

/** A plan as agencies send it: a title, heads over two rows, headings between, sums below. */
export const germanPlan = (): Promise<File> =>
  workbookOf(
    [
      ['Mediaplan Sommerfrische 2027', null, null, null, null, null, null],
      ['Stand: 12.01.2027', null, null, null, null, null, null],
      [],
      ['Gattung', 'Werbemittel', 'Vermarkter', 'Laufzeit', null, 'Budget', null],
      [null, null, null, 'von', 'bis', 'brutto', 'netto'],
      ['TV', 'TV Flight 1', 'Kanal 9', '01.04.2027', '30.04.2027', 180_000, '150.000,00 €'],
      [null, 'TV Flight 2', 'Kanal 9', '01.06.2027', '30.06.2027', 90_000, '80.000,00 €'],
      ['Plakat', 'City-Light Großstadt', null, cellDay('2027-04-12'), cellDay('2027-05-09'), 70_000, 62_500.5], // prettier-ignore
      ['Summe', null, null, null, null, 340_000, 292_500.5],
      [],
      ['Alle Preise zzgl. MwSt.', null, null, null, null, null, null],
    ],
    {
      merges: [
        [0, 0, 0, 6],
        [3, 0, 4, 0],
        [3, 1, 4, 1],
        [3, 2, 4, 2],
        [3, 3, 3, 4],
        [3, 5, 3, 6],
        [5, 0, 6, 0],
      ],
    },
  )
