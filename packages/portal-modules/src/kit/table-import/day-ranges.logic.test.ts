import { describe, expect, test } from 'vitest'
import { readDayRange, splitDayRanges } from './day-ranges.logic.ts'
import type { FileSheet } from './table.types.ts'

const sheetOf = (...rows: FileSheet['rows'][number][]): FileSheet => ({
  name: 'A',
  rows,
  covered: new Set(),
  spanning: new Set(),
})

describe('start and end in one cell (CAMP-07)', () => {
  test.each([
    ['01.03.–31.03.2027', '01.03.2027', '31.03.2027'],
    ['01.03. - 31.03.2027', '01.03.2027', '31.03.2027'],
    ['1.3.-31.3.27', '1.3.27', '31.3.27'],
    ['01.–31.03.2027', '01.03.2027', '31.03.2027'],
    ['01.03.2027 - 31.03.2027', '01.03.2027', '31.03.2027'],
    ['vom 01.03.2027 bis 31.03.2027', '01.03.2027', '31.03.2027'],
    ['2027-03-01 – 2027-03-31', '2027-03-01', '2027-03-31'],
    ['03/01/2027 to 03/31/2027', '03/01/2027', '03/31/2027'],
    ['20.12.–10.01.2028', '20.12.2027', '10.01.2028'],
    ['20.12.–10.01.00', '20.12.99', '10.01.00'],
    ['KW 10–13 2027', '08.03.2027', '04.04.2027'],
    ['KW 10-13/2027', '08.03.2027', '04.04.2027'],
    ['KW10 – KW13 2027', '08.03.2027', '04.04.2027'],
    ['KW 10 2027', '08.03.2027', '14.03.2027'],
    ['week 10 to 13 2027', '08.03.2027', '04.04.2027'],
    ['KW 51–2 2028', '20.12.2027', '16.01.2028'],
    ['KW 51 2027 – KW 2 2028', '20.12.2027', '16.01.2028'],
    ['KW 53 2026', '28.12.2026', '03.01.2027'],
  ])('%s is %s to %s', (text, start, end) => {
    expect(readDayRange(text)).toEqual({ start, end })
  })

  test.each(['KW 10–13', 'KW 53 2027', 'KW 0 2027', '01.03.2027', 'März 2027', '10-13', '2027-03-01', '040 1234-1', ''])(
    '“%s” is none',
    (text) => expect(readDayRange(text)).toBeUndefined(),
  ) // prettier-ignore

  test('a column of them is two, and no other column moves; a single day is both, what is neither stays to be mended', () => {
    const start = { day: '2027-05-01' }
    const { rows } = splitDayRanges(
      sheetOf(
        ['Mediaplan', null, null],
        ['Kanal', 'Zeitraum', 'Budget'],
        ['A', '01.03.–31.03.2027', 100],
        ['B', 'KW 10–13 2027', 100],
        ['C', start, 100],
        ['D', '15.03.2027', 100],
        ['E', 'offen', 100],
        ['F', '01.04.–30.04.2027', 100],
        ['G', '01.04.–30.04.2027', 100],
        ['H', '01.04.–30.04.2027', 100],
      ),
    )
    expect(rows[1]).toEqual(['Kanal', 'Zeitraum von', 'Budget', 'Zeitraum bis'])
    expect(rows[2]).toEqual(['A', '01.03.2027', 100, '31.03.2027'])
    expect(rows[3]).toEqual(['B', '08.03.2027', 100, '04.04.2027'])
    expect(rows[4]).toEqual(['C', start, 100, start])
    expect(rows[5]).toEqual(['D', '15.03.2027', 100, '15.03.2027'])
    expect(rows[6]).toEqual(['E', 'offen', 100, null])
  })

  test('a sheet without such a column is left as it is', () => {
    const sheet = sheetOf(['Kanal', 'Von', 'Bis'], ['A', '01.03.2027', '31.03.2027'])
    expect(splitDayRanges(sheet)).toBe(sheet)
    const remarks = sheetOf(['Kanal', 'Notiz'], ['A', '01.03.–31.03.2027'], ['B', 'x'], ['C', 'y'])
    expect(splitDayRanges(remarks)).toBe(remarks)
    const names = sheetOf(['Kanal'], ['KW 10 2027'], ['KW 11 2027'])
    expect(splitDayRanges(names, (head) => head === 'Kanal')).toBe(names)
  })
})
