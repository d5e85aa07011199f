import { describe, expect, test } from 'vitest'
import { toCsv } from '../../kit/export/csv.ts'
import { toXlsx } from '../../kit/export/xlsx.ts'
import { compareRecords } from '../../kit/record-import/compare.logic.ts'
import { recordTable } from '../../kit/record-import/record-table.ts'
import { readRows, recordReader } from '../../kit/record-import/rows.logic.ts'
import { readFile } from '../../kit/table-import/read-file.ts'
import { csvOf } from '../../kit/table-import/testing/workbooks.ts'
import { buildContact, media, someContacts } from '../testing/index.ts'
import { contactKind } from './contact-kind.ts'
import { toRecord } from './contact-records.ts'

const records = [...someContacts, buildContact({ id: 4, email: '', isCallbackEnabled: false })].map(toRecord) // prettier-ignore

describe.each(['de', 'en'] as const)('contacts as a file, in %s', (locale) => {
  const kind = contactKind(locale, media)
  const { table, columns } = recordTable(kind, records)
  const compared = async (file: File) => {
    const { sheets } = await readFile(file)
    const reader = recordReader(kind)
    const sheet = sheets[reader.bestSheet(sheets)]!
    const rows = readRows(sheet, reader.layoutAt(sheet, reader.findHeadRow(sheet)!), kind)
    expect(rows.map(({ faults }) => faults)).toEqual(records.map(() => ({})))
    return compareRecords(
      rows.map(({ values }) => values!),
      records,
      kind,
    )
  }

  test('what is exported changes nothing when it is imported (CON-02)', async () => {
    const workbook = new File(
      [(await toXlsx(table, 'Kontakte', { columns })) as BlobPart],
      'a.xlsx',
    )
    for (const file of [workbook, csvOf(toCsv(table, locale))]) {
      const { changes, missing, rows } = await compared(file)
      expect([changes, missing]).toEqual([[], []])
      expect(new Set(rows.map(({ result }) => result))).toEqual(new Set(['unchanged']))
    }
  })
})
