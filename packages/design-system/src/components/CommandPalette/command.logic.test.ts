import { describe, expect, test } from 'vitest'
import { offsets, prepare, rowsFor, windowOf, type CommandGroup } from './command.logic.ts'

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

test('5,000 things are searched in a few milliseconds', () => {
  const many = Array.from({ length: 5_000 }, (_, index) => item(`${index}`, `Kampagne ${index}`))
  const prepared = prepare([{ kind: 'pages', items: many }], 'de')
  const before = performance.now()
  for (const query of ['k', 'ka', 'kamp 49', 'kampagne 4999']) rowsFor(prepared, query)
  expect((performance.now() - before) / 4).toBeLessThan(50)
})

describe('a window', () => {
  const rows = rowsFor(
    prepare(
      [{ kind: 'pages', items: Array.from({ length: 5_000 }, (_, i) => item(`${i}`, `${i}`)) }],
      'de',
    ),
    '',
  ).rows
  const starts = offsets(rows, { head: 30, item: 44 })

  test('holds what is in sight and some around', () => {
    expect(starts.at(-1)).toBe(30 + 5_000 * 44)
    expect(windowOf(starts, { top: 0, height: 400 })).toEqual({ from: 0, to: 16 })
    const middle = windowOf(starts, { top: 30 + 44 * 1_000, height: 400 })
    expect(middle.from).toBeLessThanOrEqual(1_000)
    expect(middle.to - middle.from).toBeLessThan(30)
  })
  test('is the whole of a short list', () => {
    const short = offsets(rows.slice(0, 50), { head: 30, item: 44 })
    expect(windowOf(short, { top: 0, height: 100 })).toEqual({ from: 0, to: 50 })
  })
})
