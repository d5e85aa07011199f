import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, monthOf, weekOf } from '../kit/dates/index.ts'
import { noFilters, parseLook, paramsOf, type Filters } from './campaigns.logic.ts'
import { orderFilterOf, orderPhase, quartersInSight } from './orders.logic.ts'
import { someOrders } from './testing/fixtures.ts'

const today = '2026-11-20'
const [over, running, rebriefed, next] = someOrders as [(typeof someOrders)[0], (typeof someOrders)[0], (typeof someOrders)[0], (typeof someOrders)[0]] // prettier-ignore
const passing = (filters: Partial<Filters>, text = '') =>
  someOrders
    .filter(orderFilterOf({ filters: { ...noFilters, ...filters }, text }, today))
    .map(({ id }) => id)

describe('direct orders beside campaigns (CAMP-03)', () => {
  test('an order that is booked is live from its first to its last day, whatever is left to brief is in progress', () => {
    expect([over, running, rebriefed, next].map((one) => orderPhase(one, today))).toEqual(['done', 'live', 'progress', 'progress']) // prettier-ignore
    expect(orderPhase(running, running.start)).toBe('live')
    expect(orderPhase(running, addDays(running.start, -1))).toBe('progress')
    expect(orderPhase(running, running.end)).toBe('live')
    expect(orderPhase(running, addDays(running.end, 1))).toBe('done')
    expect(orderPhase({ ...rebriefed, start: '2026-11-01' }, today)).toBe('progress')
  })

  test('they are narrowed as campaigns are; one has no star (CAMP-04, CAMP-06)', () => {
    expect(passing({})).toEqual([7001, 7002, 7003, 7004])
    expect(passing({ customer: ['1'] })).toHaveLength(4)
    expect(passing({ customer: ['2'] })).toEqual([])
    expect(passing({ product: ['13'] })).toHaveLength(4)
    expect(passing({ product: ['11'] })).toEqual([])
    expect(passing({ media: ['radio', 'out-of-home'] })).toEqual([7002, 7004])
    expect(passing({ year: ['2027'] })).toEqual([7004])
    expect(passing({ phase: ['live'] })).toEqual([7002])
    expect(passing({ isStarred: true })).toEqual([])
    expect(passing({}, 'göttingen MITTE')).toEqual([7002])
    expect(passing({}, 'nordkranz plakate')).toEqual([7004])
  })

  test('the address says that they are hidden; else nothing', () => {
    expect(parseLook({}).hasOrders).toBe(true)
    const hidden = parseLook({ orders: 'off' })
    expect(hidden.hasOrders).toBe(false)
    expect(paramsOf(hidden).orders).toBe('off')
    expect(paramsOf(parseLook({})).orders).toBeUndefined()
  })

  test('one or two quarters hold every week of a month, the same for each of its days', () => {
    expect(quartersInSight('2026-11-20')).toEqual([{ from: '2026-10-01', to: '2026-12-31' }])
    expect(quartersInSight('2026-12-31')).toEqual([
      { from: '2026-10-01', to: '2026-12-31' },
      { from: '2027-01-01', to: '2027-03-31' },
    ])
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 30_000 }), (number) => {
        const day = addDays('2010-01-01', number)
        const spans = quartersInSight(day)
        const month = monthOf(day)
        for (const at of [month.from, month.to, day]) {
          const { from, to } = weekOf(at)
          // Six weeks from the one in which the month begins.
          const last = at === month.from ? addDays(from, 41) : to
          expect(spans[0]!.from <= from && spans.at(-1)!.to >= last).toBe(true)
        }
        if (spans.length === 2) expect(addDays(spans[0]!.to, 1)).toBe(spans[1]!.from)
      }),
    )
  })
})
