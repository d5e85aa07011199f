import { writeOds, writeXlsx } from 'hucre'
import { describe, expect, test } from 'vitest'
import { csvOf, xlsxOf } from '../testing/documents.ts'
import { unpack } from './pack.ts'
import { readCsv, readSheets, readWorkbook } from './read-sheets.ts'
import {
  columnsIn,
  edgesOf,
  letterOf,
  mostRows,
  rowEdgesOf,
  rowHeight,
  rowsIn,
  widthOf,
} from './sheet.logic.ts'
import { written, type Words } from './write-value.ts'

const german: Words = { locale: 'de', yes: 'WAHR', no: 'FALSCH' }
const english: Words = { locale: 'en', yes: 'TRUE', no: 'FALSE' }
const bytesOf = async (url: string) => (await fetch(url)).arrayBuffer()

test('columns are called A to Z, then AA', () => {
  expect([0, 25, 26, 51, 52, 701, 702].map(letterOf)).toEqual(['A', 'Z', 'AA', 'AZ', 'BA', 'ZZ', 'AAA']) // prettier-ignore
})

describe('the window', () => {
  test('has the rows in sight and some around them', () => {
    const edges = rowEdgesOf({ rows: Array(10_000).fill(0), heights: new Map() })
    expect(rowsIn(edges, 0, 600)).toEqual([0, 24])
    expect(rowsIn(edges, 300 * rowHeight, 600)).toEqual([296, 324])
    const few = rowEdgesOf({ rows: [1, 2, 3], heights: new Map([[1, 90]]) })
    expect([...few]).toEqual([0, 30, 120, 150])
    expect(rowsIn(few, 0, 600)).toEqual([0, 2])
    expect(rowsIn(few, 9_000, 600)).toEqual([0, 2])
    const high = rowEdgesOf({ rows: Array(100).fill(0), heights: new Map([[0, 300]]) })
    expect(rowsIn(high, 299, 30)).toEqual([0, 5])
  })

  test('has the columns in sight and one around them', () => {
    const edges = edgesOf([100, 100, 100, 100, 100].map((width) => ({ letter: '', width })))
    expect(edges).toEqual([0, 100, 200, 300, 400, 500])
    expect(columnsIn(edges, 0, 150)).toEqual([0, 2])
    expect(columnsIn(edges, 200, 100)).toEqual([1, 3])
    expect(columnsIn(edges, 450, 400)).toEqual([3, 4])
    expect(columnsIn(edges, 900, 100)).toEqual([3, 4])
  })

  test('a column is as wide as the file says or its values need, and never a wall', () => {
    expect(widthOf(14, [{ text: 'a very long text that says nothing' }])).toBe(118)
    expect(widthOf(undefined, [{ text: 'KW 1' }])).toBe(60)
    expect(widthOf(undefined, [{ text: 'x'.repeat(500) }])).toBe(420)
  })

  test('of numbers and days is enough for the longest, whatever the file says', () => {
    const day = { text: '01.03.2027', isNumber: true }
    expect(widthOf(8, [day, { text: 'a text that may be cut' }])).toBe(111)
    expect(widthOf(14, [day])).toBe(118)
  })
})

describe('values', () => {
  test('are written as the file wants them, in the language of the reader', () => {
    const as = (numFmt: string) => ({ numFmt })
    expect(written(12_500.5, as('#,##0.00\\ "€"'), german)).toBe('12.500,50 €')
    expect(written(0.19, as('0%'), german)).toBe('19%')
    expect(written(0.1234, as('0.0%'), german)).toBe('12,3%')
    expect(written(1_234.5, undefined, german)).toBe('1234,5')
    expect(written(1_234.5, as('General'), english)).toBe('1234.5')
    const day = new Date('2026-06-05T00:00:00Z')
    expect(written(day, as('m/d/yyyy'), german)).toBe('05.06.2026')
    expect(written(day, as('yyyy-mm-dd'), german)).toBe('2026-06-05')
    const march = new Date('2027-03-01T00:00:00Z')
    expect(written(march, as('dddd, d. mmmm yyyy'), german)).toBe('Montag, 1. März 2027')
    expect(written(march, as('ddd dd. mmm yy'), german)).toBe('Mo 01. Mär 27')
    expect(written(march, as('dddd, d mmmm yyyy'), english)).toBe('Monday, 1 March 2027')
    expect(written(march, as('[$-407]d. mmmm yyyy'), english)).toBe('1. März 2027')
    expect(written(new Date('2027-05-01T00:00:00Z'), as('d. mmmm'), german)).toBe('1. Mai')
    expect(written(new Date('2026-06-05T09:30:00Z'), undefined, german)).toBe('05.06.2026, 09:30')
    expect([written(true, undefined, german), written(false, undefined, english)]).toEqual([
      'WAHR',
      'FALSE',
    ])
    expect(written(null, undefined, german)).toBe('')
  })
})

describe('files', () => {
  test('a formula that nobody has reckoned stands there itself, instead of an empty sum', async () => {
    const bytes = await writeXlsx({
      sheets: [
        {
          name: 'Plan',
          rows: [
            ['TV', 100],
            ['Radio', 50],
            ['Summe', null],
          ],
          cells: new Map([['2,1', { formula: 'SUM(B1:B2)' }]]),
        },
      ],
    })
    const [plan] = (await readWorkbook(bytes.slice().buffer, german)).map(unpack)
    expect(plan!.cellAt(1, 1)?.text).toBe('50')
    expect(plan!.cellAt(2, 1)?.text).toBe('=SUM(B1:B2)')
  })

  test('a workbook gives its sheets with values, widths, strong heads and merged cells', async () => {
    const [plan, stations, notes] = (await readWorkbook(await bytesOf(xlsxOf(3)), german)).map(
      unpack,
    )
    expect([plan!.name, plan!.rows, plan!.isCut]).toEqual(['Streuplan', [1, 2, 3, 4], false])
    expect(plan!.columns.map(({ letter }) => letter)).toEqual(['A', 'B', 'C', 'D'])
    expect(plan!.cellAt(0, 0)).toEqual({ text: 'Woche', look: { isStrong: true } })
    expect(plan!.cellAt(2, 1)).toMatchObject({ text: '12.510,50 €', isNumber: true })
    expect(stations!.cellAt(0, 0)).toMatchObject({ text: 'Alle Sender', span: 2 })
    expect(notes!.rows).toEqual([])
    await expect(readWorkbook(await bytesOf('data:,nichts'), german)).rejects.toThrow()
  })

  test('areas that were joined over all rows or columns there could be are as large as what is filled, and a little more', async () => {
    const bytes = await writeXlsx({
      sheets: [
        {
          name: 'Plan',
          rows: [['TV'], ['Kopf'], ['Radio', 50]],
          cells: new Map([['0,0', { comment: { text: 'Noch offen', author: 'Aylin' } }]]),
          merges: [
            { startRow: 1, startCol: 0, endRow: 1, endCol: 16_383 },
            { startRow: 3, startCol: 1, endRow: 999_999, endCol: 1 },
          ],
        },
      ],
    })
    const [plan] = (await readWorkbook(bytes.slice().buffer, german)).map(unpack)
    expect([plan!.rows.length, plan!.columns.length]).toEqual([53, 52])
    expect(plan!.cellAt(1, 0)).toEqual({ text: 'Kopf', span: 52 })
    expect(plan!.cellAt(3, 1)).toEqual({ text: '', rowSpan: 50 })
    expect(plan!.cellAt(2, 1)?.text).toBe('50')
    expect(plan!.cellAt(0, 0)).toEqual({ text: 'TV', comment: 'Aylin: Noch offen' })
    expect(plan!.without).toEqual([])
  })

  test('exactly as many rows as are read are all there, and one more is said', () => {
    const grid = (rows: number) => {
      const text = Array.from({ length: rows }, (_, row) => row).join('\n')
      return readCsv(new TextEncoder().encode(text).buffer, 'Werte').map(unpack)[0]!
    }
    const [all, more] = [grid(mostRows), grid(mostRows + 1)]
    expect([all.rows.length, all.isCut]).toEqual([mostRows, false])
    expect([more.rows.length, more.isCut]).toEqual([mostRows, true])
  })

  test('an OpenDocument workbook is read as well, whatever its name says', async () => {
    const written = await writeOds({ sheets: [{ name: 'Kosten', rows: [['Posten', 'Betrag'], ['Druck', 12.5]] }] }) // prettier-ignore
    const bytes = Uint8Array.from(written).buffer
    const [sheet] = (await readSheets({ bytes, name: 'a.xlsx', title: 'a', words: german })).map(
      unpack,
    )
    expect([sheet!.name, sheet!.cellAt(1, 0)]).toEqual(['Kosten', { text: 'Druck' }])
    expect(sheet!.cellAt(1, 1)).toEqual({ text: '12,5', isNumber: true })
  })

  test('values between semicolons come from German Excel, from UTF-8 and from UTF-16', async () => {
    const textsOf = (bytes: ArrayBuffer) => {
      const [grid] = readCsv(bytes, 'Werte').map(unpack)
      return grid!.rows.map((_, row) => grid!.columns.map((_one, column) => grid!.cellAt(row, column)?.text)) // prettier-ignore
    }
    const expected = [
      ['Straße', 'Wert'],
      ['München', '1,5'],
    ]
    expect(textsOf(await bytesOf(csvOf()))).toEqual(expected)
    const text = '\ufeffStraße;Wert\r\nMünchen;1,5\r\n'
    expect(textsOf(new TextEncoder().encode(text).buffer)).toEqual(expected)
    expect(textsOf(Uint16Array.from([...text], (letter) => letter.charCodeAt(0)).buffer)).toEqual(expected) // prettier-ignore
    expect(readCsv(new ArrayBuffer(0), 'Leer')[0]!.rows.length).toBeLessThanOrEqual(1)
  })
})
