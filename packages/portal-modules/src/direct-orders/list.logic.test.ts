import { searchable, words } from '@atrium/design-system'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  blank,
  distinctValues,
  filterNames,
  filterOf,
  noFilters,
  parseLook,
  sortOrders,
  sorts,
  statisticsOf,
  valuesOf,
  views,
  withOrder,
  writeLook,
} from './list.logic.ts'
import { buildOrder, manyOrders, someOrders, today } from './testing/fixtures.ts'

const sumOf = (figures: readonly { budget: number }[]) =>
  figures.reduce((cents, { budget }) => cents + Math.round(budget * 100), 0) / 100

const found = (filters: Partial<typeof noFilters>, text = '') =>
  someOrders.filter(filterOf({ filters: { ...noFilters, ...filters }, text }, today)).map(({ id }) => id) // prettier-ignore

describe('filters (DO-03)', () => {
  test('an unknown creator and no region are found as blanks', () => {
    expect(found({ creator: [blank] })).toEqual([4006])
    expect(found({ region: [blank] })).toEqual([4006])
    expect(found({ buildingBlock: [blank] })).toEqual([4004, 4006, 4007])
  })
  test('several values of a filter widen, several filters narrow', () => {
    expect(found({ region: ['Kassel', 'Celle'] })).toEqual([4002, 4005, 4007])
    expect(found({ region: ['Kassel', 'Celle'], mediaType: ['8'] })).toEqual([4005])
  })
  test('the status that is shown counts, not the stored one (DO-12)', () => {
    expect(found({ status: ['completed'] })).toEqual([4005, 4007])
  })
  test('words are found in names, regions and purchase orders, umlauts written either way', () => {
    expect(found({}, 'filialeroeffnung')).toEqual([4005])
    expect(found({}, 'räumung')).toEqual([4006])
    expect(found({}, 'lindner  WOCHENEND göttingen')).toEqual([4001])
  })
})

test('a search finds a name in any language as a search anywhere does (DO-03)', () => {
  const letters = fc.string({ maxLength: 12, unit: fc.constantFrom(...'aeou ÄÖÜäöüßé-Łn7') })
  fc.assert(
    fc.property(letters, letters, (name, text) => {
      const isFound = filterOf({ filters: noFilters, text }, today)(buildOrder({ name }))
      const { id, customer, campaign, product, buildingBlock, purchaseOrder, region, taxonomy } = buildOrder({ name }) // prettier-ignore
      const all = [id, name, customer?.name, campaign?.name, product?.name, buildingBlock?.name, purchaseOrder, region, taxonomy] // prettier-ignore
      const haystack = searchable(all.filter(Boolean).join(' '))
      expect(isFound).toBe(words(text).every((word) => haystack.includes(word)))
    }),
  )
})

test('what a look says survives the address (DO-03)', () => {
  const names = fc.array(fc.string({ minLength: 1, maxLength: 8, unit: 'grapheme' }), {
    maxLength: 3,
  })
  const look = fc.record({
    view: fc.constantFrom(...views),
    sort: fc.constantFrom(...sorts),
    isDescending: fc.boolean(),
    text: fc.constantFrom('', 'Kassel'),
    filters: fc.record({ customer: names, mediaType: names, status: names, buildingBlock: names, creator: names, region: names }), // prettier-ignore
  })
  fc.assert(
    fc.property(look, (one) => {
      expect(parseLook(writeLook(one))).toEqual(one)
    }),
  )
})

test('an address that says nothing shows the newest first, and nothing is written of that', () => {
  expect(parseLook({})).toEqual({ view: 'list', sort: 'modified', isDescending: true, text: '', filters: noFilters }) // prettier-ignore
  expect(Object.values(writeLook(parseLook({}))).filter(Boolean)).toEqual([])
  expect(parseLook({ sort: 'nonsense', view: '?' })).toMatchObject({ sort: 'modified', view: 'list' }) // prettier-ignore
})

test('each sort keeps all orders, and equals stand newest first', () => {
  for (const sort of sorts)
    for (const isDescending of [true, false]) {
      const sorted = sortOrders(someOrders, { sort, isDescending }, 'de', today)
      expect(sorted.map(({ id }) => id).toSorted()).toEqual(someOrders.map(({ id }) => id))
    }
  const same = [1, 3, 2].map((id) => buildOrder({ id }))
  expect(sortOrders(same, { sort: 'name', isDescending: false }, 'de', today).map(({ id }) => id)).toEqual([3, 2, 1]) // prettier-ignore
  const without = [buildOrder({ id: 1, start: null }), buildOrder({ id: 2 })]
  for (const isDescending of [true, false])
    expect(sortOrders(without, { sort: 'start', isDescending }, 'de', today).at(-1)!.id).toBe(1)
})

test('what comes as the list begins is shown as it came; what does not is put in order (DO-03)', () => {
  const look = { sort: 'modified', isDescending: true } as const
  const [first, ...others] = manyOrders(20)
  const all = [first!, ...others]
  expect(sortOrders(all, look, 'de', today)).toBe(all)
  expect(sortOrders([...others, first!], look, 'de', today)).toEqual(all)
  const twin = { ...first!, id: first!.id + 1_000 }
  expect(sortOrders([first!, twin], look, 'de', today)).toEqual([twin, first])
})

describe('statistics (DO-03, T-50)', () => {
  test('count and budget by the status that is shown', () => {
    const { total, byStatus } = statisticsOf(someOrders, today)
    // Without the 1.200 that were cancelled.
    expect(total).toEqual({ count: 7, budget: 33_540.5 })
    expect(byStatus).toEqual([
      { status: 'created', count: 1, budget: 4_800 },
      { status: 'waiting', count: 0, budget: 0 },
      { status: 'approved', count: 2, budget: 2_990 },
      { status: 'completed', count: 2, budget: 18_500 },
      { status: 'rebriefing', count: 1, budget: 7_250.5 },
      { status: 'canceled', count: 1, budget: 1_200 },
    ])
  })
  test('what there is to filter by is each value once, of media with their names (DO-03)', () => {
    const all = manyOrders(60)
    for (const name of filterNames)
      expect([...distinctValues(all, name, today).keys()].toSorted()).toEqual(
        [...new Set(all.flatMap((order) => valuesOf(order, name, today)))].toSorted(),
      )
    expect(distinctValues(all, 'mediaType', today).get('13')).toBe('Anzeigenblatt')
  })

  test('they follow whatever filter there is, and budgets by medium sum up to the whole', () => {
    const all = manyOrders(60)
    const choice = fc.record({
      name: fc.constantFrom(...filterNames),
      at: fc.integer({ min: 0, max: 59 }),
    })
    fc.assert(
      fc.property(fc.array(choice, { maxLength: 3 }), (choices) => {
        const filters = { ...noFilters }
        for (const { name, at } of choices)
          filters[name] = [...filters[name], ...valuesOf(all[at]!, name, today)]
        const shown = all.filter(filterOf({ filters, text: '' }, today))
        const { total, byStatus, byMedia } = statisticsOf(shown, today)
        expect(total.count).toBe(shown.length)
        expect(byStatus.reduce((sum, { count }) => sum + count, 0)).toBe(shown.length)
        expect(sumOf(byStatus.filter(({ status }) => status !== 'canceled'))).toBe(total.budget)
        expect(sumOf(byMedia)).toBe(total.budget)
      }),
      { numRuns: 60 },
    )
  })
})

test('a changed order takes its place, a new one comes first', () => {
  const changed = { ...someOrders[2]!, name: 'Anders' }
  expect(withOrder(someOrders, changed)[2]).toBe(changed)
  expect(withOrder(someOrders, buildOrder({ id: 9_999 }))[0]!.id).toBe(9_999)
})
