import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, calendarDay, daysBetween } from '../kit/dates/index.ts'
import type { Duration } from './direct-orders.port.ts'
import { addDuration, dateFaults, defaultDates, isTooNear, withStart } from './order-dates.logic.ts'

const day = fc
  .date({ min: new Date('2020-01-01'), max: new Date('2060-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))
const duration: fc.Arbitrary<Duration> = fc.record({
  count: fc.integer({ min: 1, max: 60 }),
  unit: fc.constantFrom('day', 'week', 'month', 'year'),
})

test.each([
  ['2027-03-15', 1, 'day', '2027-03-16'],
  ['2027-03-15', 2, 'day', '2027-03-17'],
  ['2027-03-15', 2, 'week', '2027-03-29'],
  ['2027-01-31', 1, 'month', '2027-02-28'],
  ['2028-01-31', 1, 'month', '2028-02-29'],
  ['2027-10-31', 1, 'month', '2027-11-30'],
  ['2027-12-15', 1, 'month', '2028-01-15'],
  ['2028-02-29', 1, 'year', '2029-02-28'],
] as const)('%s and %i %s later is %s (DO-30)', (from, count, unit, to) => {
  expect(addDuration(from, { count, unit })).toBe(to)
})

test('a new order starts tomorrow and ends after its duration, two days without one (DO-14, U-09)', () => {
  expect(defaultDates('2027-03-15', null)).toEqual({ start: '2027-03-16', end: '2027-03-18' })
  const month = { count: 1, unit: 'month' } as const
  expect(defaultDates('2027-01-30', month)).toEqual({ start: '2027-01-31', end: '2027-02-28' })
})

test('default days can always be sent (DO-14, DO-15)', () => {
  fc.assert(
    fc.property(day, fc.option(duration), (today, length) => {
      expect(dateFaults(defaultDates(today, length), today)).toEqual({})
    }),
  )
})

test('whatever start is chosen, the end comes after it (DO-14)', () => {
  fc.assert(
    fc.property(
      fc.option(day),
      fc.option(day),
      day,
      fc.option(duration),
      (start, end, next, length) => {
        const dates = withStart({ start, end }, next, length)
        expect(dates.start).toBe(next)
        expect(dates.end! > next).toBe(true)
      },
    ),
  )
})

test('an end that was set by hand keeps its distance to the start (DO-14)', () => {
  const dates = { start: '2027-04-01', end: '2027-04-11' }
  expect(withStart(dates, '2027-04-05', null)).toEqual({ start: '2027-04-05', end: '2027-04-15' })
  expect(withStart(dates, null, null)).toEqual({ start: null, end: '2027-04-11' })
})

describe('days of an order (DO-15)', () => {
  const today = '2027-03-15'
  test.each([
    [null, null, { start: 'startMissing', end: 'endMissing' }],
    ['2027-03-14', '2027-03-20', { start: 'startPast' }],
    ['2027-03-15', '2027-03-20', { start: 'startToday' }],
    ['2027-03-16', '2027-03-16', { end: 'endBeforeStart' }],
    ['2027-03-16', '2027-03-15', { end: 'endBeforeStart' }],
    ['2027-03-16', '2027-03-17', {}],
  ])('%s to %s', (start, end, faults) => {
    expect(dateFaults({ start, end }, today)).toEqual(faults)
  })

  test('today is the day in Berlin: at 23:30 UTC the next one has begun', () => {
    const dates = { start: '2027-03-16', end: '2027-03-20' }
    expect(dateFaults(dates, calendarDay(new Date('2027-03-15T22:59:00Z')))).toEqual({})
    expect(dateFaults(dates, calendarDay(new Date('2027-03-15T23:30:00Z')))).toEqual({
      start: 'startToday',
    })
  })
})

test('a start within the lead time of a medium is too near, from the lead time on it is not (T-49, D-11)', () => {
  const today = '2027-03-15'
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 1, max: 60 }), (days, lead) => {
      const start = addDays(today, days)
      expect(isTooNear(start, today, lead)).toBe(daysBetween(today, start) < lead)
    }),
  )
  expect(isTooNear(null, today, 14)).toBe(false)
})
