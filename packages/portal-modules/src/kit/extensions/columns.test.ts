import { expect, test } from 'vitest'
import { extraSorts, tableColumns, withExtraColumns } from './columns.ts'
import type { ExtraColumn } from './extensions.types.ts'

interface Job {
  score: number | null
  day: string
}
const jobs: readonly Job[] = [
  { score: 1200.5, day: '2027-03-01' },
  { score: null, day: '2027-03-02' },
]
const columns: readonly ExtraColumn<Job>[] = [
  { id: 'score', label: 'Score', value: ({ score }) => score },
  { id: 'day', label: 'Day', value: ({ day }) => ({ day }) },
  { id: 'mark', label: 'Mark', cell: () => '★' },
]

test('a column of a host is written as the language writes its value, and what is empty as a dash (T-01)', () => {
  const texts = (locale: string) =>
    tableColumns(columns, locale).map(({ text }) => jobs.map((job) => text?.(job)))
  expect(texts('de')).toEqual([
    ['1.200,5', '–'],
    ['01.03.2027', '02.03.2027'],
    [undefined, undefined],
  ])
  expect(texts('en')[0]).toEqual(['1,200.5', '–'])
})

test('a column of a host sorts by its value, a day as a day, and not at all without one (T-01)', () => {
  const [score, day, mark] = tableColumns(columns, 'de')
  expect(jobs.map((job) => score!.sortBy!(job))).toEqual([1200.5, undefined])
  expect(day!.sortBy!(jobs[0]!)).toBe('2027-03-01')
  expect(mark!.sortBy).toBeUndefined()
  expect(extraSorts(columns)).toEqual([
    { id: 'extra.score', label: 'Score' },
    { id: 'extra.day', label: 'Day' },
  ])
})

test("columns of a host with a value stand behind a module's own in what is exported (T-01, T-25)", () => {
  const own = { head: ['Name'], rows: [['A'], ['B']] }
  const { table, look } = withExtraColumns(own, [{ width: 20 }], columns, jobs)
  expect(table).toEqual({
    head: ['Name', 'Score', 'Day'],
    rows: [
      ['A', 1200.5, { day: '2027-03-01' }],
      ['B', null, { day: '2027-03-02' }],
    ],
  })
  expect(look.map(({ numFmt }) => numFmt)).toEqual([undefined, '#,##0.00', 'dd.mm.yyyy'])
  expect(withExtraColumns(own, [{ width: 20 }], undefined, jobs).table).toBe(own)
})
