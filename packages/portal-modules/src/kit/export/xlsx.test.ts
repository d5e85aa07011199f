import { readXlsx } from 'hucre/xlsx'
import { expect, test } from 'vitest'
import { toXlsx } from './xlsx.ts'

test('a workbook opens whatever stands in a name: no control, nothing that XML has no character for, and no letter taken for another (T-25)', async () => {
  const hostile = ['a\u0007b\u000B', 'c\uFFFFd', '_x0041_', '<b>&"', 'zwei\nZeilen']
  const bytes = await toXlsx({ head: ['Name'], rows: hostile.map((name) => [name]) }, 'Namen', [
    { width: 20 },
  ])
  const { sheets } = await readXlsx(bytes)
  expect(sheets[0]!.rows.map(([name]) => name)).toEqual([
    'Name',
    'ab',
    'cd',
    '_x0041_',
    '<b>&"',
    'zwei\nZeilen',
  ])
})
