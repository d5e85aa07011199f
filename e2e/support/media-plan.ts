import type { Page } from '@playwright/test'
import {
  cellDay,
  workbookOf,
} from '../../packages/portal-modules/src/kit/table-import/testing/workbooks.ts'

type CellValue = Date | number | string | null
const months = ['04', '05', '06', '07', '08', '09']
const media = ['TV', 'Plakat', 'Radio', 'Display', 'Social', 'Kino']

/** A plan as agencies send it: a title, heads over two rows, 120 channels, one of them wrong, a sum. */
export async function planOf(
  change: (rows: CellValue[][]) => void = () => undefined,
): Promise<Buffer> {
  const channels = Array.from({ length: 120 }, (_, at): CellValue[] => {
    const month = months[at % 6]!
    return [
      media[at % 6]!,
      `Werbemittel ${at + 1}`,
      `Vermarkter ${(at % 7) + 1}`,
      `01.${month}.2027`,
      cellDay(`2027-${month}-28`),
      2_000 + at,
      at % 2 === 0 ? 1_000.5 + at : `1.${String(at).padStart(3, '0')},50 €`,
    ]
  })
  channels[6]![6] = '12 T€'
  change(channels)
  const rows: CellValue[][] = [
    ['Mediaplan', null, null, null, null, null, null],
    ['Stand: 12.01.2027', null, null, null, null, null, null],
    [],
    ['Gattung', 'Werbemittel', 'Vermarkter', 'Laufzeit', null, 'Budget', null],
    [null, null, null, 'von', 'bis', 'brutto', 'netto'],
    ...channels,
    ['Summe', null, null, null, null, 247_140, 127_200],
  ]
  const file = await workbookOf(rows, {
    merges: [
      [3, 0, 4, 0],
      [3, 1, 4, 1],
      [3, 2, 4, 2],
      [3, 3, 3, 4],
      [3, 5, 3, 6],
    ],
  })
  return Buffer.from(await file.arrayBuffer())
}

/** Chooses a plan as a file. */
export const uploadPlan = (page: Page, buffer: Buffer) =>
  page.locator('input[type=file]').setInputFiles({
    name: 'Mediaplan.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer,
  })
