import { expect, test } from 'vitest'
import { frameOf, leftOf, mergeRegions, sortRegions } from './region-budgets.logic.ts'

const limit = (region: string, budget: number, at = 0) => ({
  region,
  budget,
  version: 1,
  modified_at: new Date(at),
})
const use = (region: string, booked: number, count = 1) => ({ region, booked, waiting: 0, count })

test('however orders spell a region, they count as one, called as in its limit (D-01)', () => {
  const regions = mergeRegions(
    [limit('Nord', 1_000)],
    [use('NORD', 100.1), use('nord\u200B', 200.2)],
  )
  expect([...regions.values()]).toEqual([
    { region: 'Nord', budget: 1_000, version: 1, booked: 300.3, waiting: 0, count: 2 },
  ])
  expect(leftOf(frameOf(regions, { year: 2027, region: ' nord' }))).toBe(699.7)
})

test('of limits that differ in spelling the one that was set last counts', () => {
  const regions = mergeRegions([limit('nord', 5, 2), limit('Nord', 9, 1)], [])
  expect([...regions.values()]).toMatchObject([{ region: 'nord', budget: 5 }])
})

test('where some region has a limit, one without may book nothing by itself, and neither does no region (D-01)', () => {
  const regions = mergeRegions([limit('Nord', 1_000)], [use('Süd', 50)])
  expect(frameOf(regions, { year: 2027, region: 'Süd' })).toEqual({
    year: 2027,
    region: 'Süd',
    budget: null,
    booked: 50,
  })
  expect(leftOf(frameOf(regions, { year: 2027, region: 'Süd' }))).toBe(0)
  expect(leftOf(frameOf(regions, { year: 2027, region: null }))).toBe(0)
  expect(frameOf(mergeRegions([], [use('Süd', 50)]), { year: 2027, region: null })).toBeUndefined()
})

test('regions stand in the order of the language, numbers by their value', () => {
  const regions = mergeRegions([], ['Zelle', 'Region 10', 'Österreich', 'nord', 'Region 9'].map((region) => use(region, 1))) // prettier-ignore
  expect(sortRegions(regions.values(), 'de').map(({ region }) => region)).toEqual([
    'nord',
    'Österreich',
    'Region 9',
    'Region 10',
    'Zelle',
  ])
})
