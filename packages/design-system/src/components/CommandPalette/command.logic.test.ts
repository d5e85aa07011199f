import { describe, expect, test } from 'vitest'
import { prepare, rowsFor, target, type CommandGroup } from './command.logic.ts'

const item = (id: string, label: string, keywords?: string) => ({ id, label, keywords })
const groups: CommandGroup[] = [
  { kind: 'recent', items: [item('files', 'Dateien')] },
  {
    kind: 'pages',
    items: [
      item('files', 'Dateien'),
      item('b', 'Übersicht'),
      item('a', 'Mediaplan'),
      item('c', 'Planung', 'Kalender'),
    ],
  },
]
const ids = (query: string) => rowsFor(prepare(groups, 'de'), query).items.map(({ id }) => id)

describe('a search', () => {
  test('shows everything in the order given before anything is typed', () => {
    expect(ids('')).toEqual(['files', 'b', 'a', 'c'])
  })
  test('puts the start of a text first and forgives umlauts', () => {
    expect(ids('plan')).toEqual(['c', 'a'])
    expect(ids('ubersicht')).toEqual(['b'])
    expect(ids('uebersicht')).toEqual(['b'])
  })
  test('finds by other words, and nothing twice', () => {
    expect(ids('kalender')).toEqual(['c'])
    expect(ids('datei')).toEqual(['files'])
  })
  test('adds what somebody else found, without headings over nothing', () => {
    const { rows } = rowsFor(prepare(groups, 'de'), 'sommer', [item('x', 'Sommerfrische')])
    expect(rows.map((row) => row.kind)).toEqual(['head', 'item'])
  })
})

test('5,000 things are made ready once: a key reads the texts of none of them again', () => {
  let reads = 0
  const many = Array.from({ length: 5_000 }, (_, index) => ({
    id: `${index}`,
    get label() {
      reads += 1
      return `Kampagne ${index}`
    },
  }))
  const prepared = prepare([{ kind: 'pages', items: many }], 'de')
  reads = 0
  for (const query of ['k', 'ka', 'kamp 49']) rowsFor(prepared, query)
  expect(rowsFor(prepared, 'kampagne 4999').items.map(({ id }) => id)).toEqual(['4999'])
  expect(reads).toBe(0)
})

test('a quiet group is found and not shown before', () => {
  const quiet = prepare([{ kind: 'pages', items: [item('a', 'Mediaplan')], isQuiet: true }], 'de')
  expect(rowsFor(quiet, '').items).toEqual([])
  expect(rowsFor(quiet, 'plan').items).toHaveLength(1)
})

test('keys go round; while nothing is active Home and End are the line’s', () => {
  expect(target('ArrowDown', -1, 3)).toBe(0)
  expect(target('ArrowUp', -1, 3)).toBe(2)
  expect(target('ArrowUp', 0, 3)).toBe(2)
  expect(target('ArrowDown', 2, 3)).toBe(0)
  expect(target('Home', -1, 3)).toBeUndefined()
  expect(target('End', 1, 3)).toBe(2)
  expect(target('PageDown', 1, 3)).toBe(2)
  expect(target('ArrowDown', 0, 0)).toBeUndefined()
})
