import { writeXlsx } from 'hucre'
import { expect, test } from 'vitest'
import { chartsOnlyXlsxOf } from '../testing/documents.ts'
import { daysOf, elapsed, isElapsed, openDocumentSpan } from './durations.ts'
import { unpack } from './pack.ts'
import { readWorkbook } from './read-sheets.ts'
import { type Words } from './write-value.ts'

const german: Words = { locale: 'de', yes: 'WAHR', no: 'FALSCH' }

const spans = [
  [1.5, '[h]:mm', '36:00'],
  [1.5, '[$-407][hh]:mm:ss', '36:00:00'],
  [1 / 16, '[m]:ss', '90:00'],
  [1 / 16, '[mm] "min"', '90 min'],
  [1.5 / 86_400, '[s].00', '1.50'],
  [0.999_999_999_9, '[h]:mm', '24:00'],
  [59.9 / 86_400, '[h]:mm:ss', '0:01:00'],
  [-0.5, '[h]:mm', '-12:00'],
  [-0.5, '[h]:mm;[Red]"minus "[h]:mm', 'minus 12:00'],
  [1.5, '[h]\\h\\ mm', '36h 00'],
] as const

test.each(spans)('%d days as %s are %s', (days, format, text) =>
  expect(elapsed(days, format)).toBe(text),
)

test('no minute is lost to fractions of a day', () => {
  for (let minute = 0; minute < 4_500; minute += 1) {
    const text = `${Math.floor(minute / 60)}:${String(minute % 60).padStart(2, '0')}`
    expect(elapsed(minute / 1_440, '[h]:mm')).toBe(text)
  }
})

test('an hour of the day, a colour and words in quotes count nothing on', () => {
  expect(['h:mm', '[Red]0.00', '"[h]"0', '\\[h]'].map(isElapsed)).toEqual([false, false, false, false]) // prettier-ignore
  expect(['[h]:mm', '[mm]', '[$-407][ss]'].map(isElapsed)).toEqual([true, true, true])
  expect(daysOf(new Date('1900-03-01T00:00:00Z'), false)).toBe(61)
  expect(daysOf(new Date('1904-01-02T00:00:00Z'), true)).toBe(1)
  expect(openDocumentSpan('PT36H30M00S')).toBe('36:30')
  expect(openDocumentSpan('-PT01H05M07S')).toBe('-1:05:07')
  expect(openDocumentSpan('PT sei Dank')).toBeUndefined()
})

test.each(['1900', '1904'] as const)(
  'a workbook whose days count from %s shows days, hours and spans as Excel does (T-72)',
  async (dateSystem) => {
    const formats = ['dd.mm.yyyy', '[h]:mm', 'h:mm', '[$-407]d. mmmm yyyy', 'yyyy-mm-dd hh:mm', '[h]:mm'] // prettier-ignore
    const day = new Date('2027-03-01T00:00:00Z')
    const bytes = await writeXlsx({
      dateSystem,
      sheets: [
        {
          name: 'Stunden',
          rows: [[day, 1.5, 1 / 12, day, new Date('2027-03-01T09:30:00Z'), 0]],
          cells: new Map(
            formats.map((numFmt, column) => [`0,${column}`, { style: { numFmt } }] as const),
          ),
        },
      ],
    })
    const [hours] = (await readWorkbook(bytes.slice().buffer, german)).map(unpack)
    const texts = formats.map((_, column) => hours!.cellAt(0, column)?.text)
    expect(texts).toEqual(['01.03.2027', '36:00', '2:00', '1. März 2027', '2027-03-01 09:30', '0:00']) // prettier-ignore
  },
)

test('what lies before the first day has a minus from 1904, and hashes from 1900, as in Excel (T-72)', async () => {
  const formats = ['hh:mm', 'dd.mm.yyyy', '[h]:mm']
  const textsOf = async (dateSystem: '1900' | '1904') => {
    const cells = formats.map((numFmt, column) => [`0,${column}`, { style: { numFmt } }] as const)
    const sheet = { name: 'Stunden', rows: [[-0.5, -1, -1.5]], cells: new Map(cells) }
    const bytes = await writeXlsx({ dateSystem, sheets: [sheet] })
    const [hours] = (await readWorkbook(bytes.slice().buffer, german)).map(unpack)
    return formats.map((_, column) => hours!.cellAt(0, column)?.text)
  }
  expect(await textsOf('1904')).toEqual(['-12:00', '-02.01.1904', '-36:00'])
  expect(await textsOf('1900')).toEqual(['#####', '#####', '-36:00'])
})

test('a workbook of nothing but diagrams names them, and is not called damaged (T-72)', async () => {
  const bytes = await (await fetch(chartsOnlyXlsxOf())).arrayBuffer()
  const sheets = await readWorkbook(bytes, german)
  expect(sheets.map(({ name, without }) => [name, without])).toEqual([
    ['Verlauf', ['sheet']],
    ['Anteile', ['sheet']],
  ])
})
