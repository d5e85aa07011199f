import { describe, expect, test } from 'vitest'
import type { Cell } from '../../kit/export/index.ts'
import { compareFigures, countResults } from './compare.logic.ts'
import type { StoredFigure } from './figures-import.port.ts'
import { figuresTable } from './figures-table.ts'
import { countRows, faultOf, figureReader, nothingMended, readRows, type Mending } from './rows.logic.ts' // prettier-ignore
import { figureHeads, knownFigures } from './words.logic.ts'

const stored: readonly StoredFigure[] = [
  { key: 'contacts', nameDe: 'Kontakte pro Tag', nameEn: 'Contacts per day', unit: 'number', better: 'higher', values: [{ day: '2027-03-01', value: 800 }, { day: '2027-03-02', value: 900 }] }, // prettier-ignore
  { key: 'rate', nameDe: 'Abschlussquote', nameEn: 'Completion', unit: 'percent', better: 'higher', values: [{ day: '2027-03-02', value: 0.031 }] }, // prettier-ignore
]
const context = { figures: knownFigures(stored), currency: 'EUR' }
const reader = figureReader(figureHeads(context.figures))

function read(rows: readonly (readonly Cell[])[], mending: Mending = nothingMended) {
  const sheet = { name: 'Tabelle', rows, covered: new Set<string>(), spanning: new Set<string>() }
  const layout = reader.layoutAt(sheet, reader.findHeadRow(sheet)!)
  return { layout, rows: readRows(sheet, layout, context, mending) }
}
const fieldsOf = (head: readonly string[]) => read([head, ['2027-03-01']]).layout.columns.map(({ field }) => field) // prettier-ignore

describe('columns (COCK-11)', () => {
  test('are known by the names of the campaign’s figures and of usual ones, in both languages', () => {
    expect(fieldsOf(['Datum', 'Kontakte pro Tag', 'Ad Impressions', 'TKP'])).toEqual(['day', 'figure:contacts', 'figure:impressions', 'figure:cpm']) // prettier-ignore
    expect(fieldsOf(['Day', 'Contacts per day', 'Clicks', 'CTR (%)', 'Cost'])).toEqual(['day', 'figure:contacts', 'figure:clicks', 'figure:ctr', 'figure:spend']) // prettier-ignore
  })

  test('that hold a goal or the year before are none', () => {
    expect(fieldsOf(['Tag', 'Klicks', 'Klicks Plan', 'Reichweite Vorjahr'])).toEqual(['day', 'figure:clicks', null, null]) // prettier-ignore
  })

  test('a usual figure that the campaign has is there once', () => {
    const keys = context.figures.map(({ key }) => key)
    expect(keys.filter((key) => key === 'contacts')).toHaveLength(1)
    expect(new Set(keys).size).toBe(keys.length)
  })
})

describe('rows (COCK-11)', () => {
  test('say values of their day; empty cells say nothing, sums and notes are left out', () => {
    const { rows } = read([
      ['Bericht März'],
      ['Datum', 'Kontakte pro Tag', 'Klicks'],
      ['01.03.2027', '1.200', null],
      ['02.03.2027', null, 7],
      ['03.03.2027', null, null],
      ['Gesamt', '1.200', 7],
      ['Quelle: Adserver', null, null],
    ])
    expect(rows.map(({ line, values, left }) => [line, values ?? left])).toEqual([
      [3, [{ key: 'contacts', day: '2027-03-01', value: 1_200 }]],
      [4, [{ key: 'clicks', day: '2027-03-02', value: 7 }]],
      [5, 'empty'],
      [6, 'sum'],
      [7, 'note'],
    ])
    expect(countRows(rows)).toEqual({ good: 2, left: 3, faulty: 0 })
  })

  test('what is wrong stands at its cell, and is mended there', () => {
    const table: Cell[][] = [
      ['Datum', 'Klicks', 'Klickrate'],
      ['1.3.2027', 'viele', '3,1 %'],
      ['1.3.2027', 8, '3,1'],
      [null, 9, null],
      ['4.3.2027', 1, null],
      ['4.3.2027', 2, null],
    ]
    expect(read(table).rows.map(({ faults }) => faults)).toEqual([
      { 'figure:clicks': 'number' },
      { day: 'twice', 'figure:ctr': 'percentSign' },
      { day: 'missing' },
      {},
      { day: 'twice' },
    ])
    const cells = new Map([
      [2, { 'figure:clicks': '1.200' } as const],
      [3, { 'figure:ctr': '3,1 %', day: '2.3.2027' } as const],
      [4, { day: '3.3.2027' } as const],
    ])
    const mended = read(table, { cells, left: new Map([[6, true]]) }).rows
    expect(countRows(mended)).toEqual({ good: 4, left: 1, faulty: 0 })
  })

  test('a text is looked at before it is taken', () => {
    expect(faultOf('day', '31.2.2027', context)).toBe('day')
    expect(faultOf('figure:clicks', 'viele', context)).toBe('number')
    expect(faultOf('figure:clicks', '1.200', context)).toBeUndefined()
  })
})

test('values are compared with what is there; what is put again takes it back', () => {
  const { rows } = read([
    ['Datum', 'Kontakte pro Tag', 'Klicks'],
    ['1.3.2027', 800, null],
    ['2.3.2027', 950, 7],
    ['3.3.2027', 10, null],
  ])
  const compared = compareFigures(rows.map(({ values }) => values!), stored) // prettier-ignore
  expect(countResults(compared)).toEqual({ added: 1, changed: 1, unchanged: 1 })
  expect(compared.newKeys).toEqual(['clicks'])
  expect([...compared.rows[1]!.before]).toEqual([['contacts', 900], ['clicks', null]]) // prettier-ignore
  expect(compared.former).toEqual([
    { key: 'contacts', day: '2027-03-02', value: 900 },
    { key: 'clicks', day: '2027-03-02', value: null },
    { key: 'contacts', day: '2027-03-03', value: null },
  ])
})

test.each(['de', 'en'] as const)(
  'what is downloaded in %s changes nothing when it is imported',
  (locale) => {
    const { table } = figuresTable(stored, locale)
    const { rows } = read([table.head, ...table.rows])
    const compared = compareFigures(rows.map(({ values }) => values!), stored) // prettier-ignore
    expect(countResults(compared)).toEqual({ added: 0, changed: 0, unchanged: 2 })
  },
)
