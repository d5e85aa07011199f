import { bookingStatusTypes, durationTypes } from '@atrium/api-client/contract'
import { assert, constantFrom, integer, property } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, dayOf, daysBetween } from '../../platform/berlin-time.ts'
import { endAfter, periodFaults, shownStatus } from './direct-orders.dates.logic.ts'
import { orderTexts } from './direct-orders.texts.ts'

const { Day, Week, Month, Year } = durationTypes
const { Created, Approved, Completed, Rebriefing, Canceled } = bookingStatusTypes
const someDay = integer({ min: 0, max: 20_000 }).map((days) => addDays('2000-01-01', days))

describe('the end that follows a start', () => {
  test.each([
    ['2027-03-01', 3, Day, '2027-03-04'],
    ['2027-03-01', 2, Week, '2027-03-15'],
    ['2027-01-31', 1, Month, '2027-02-28'],
    ['2028-01-31', 1, Month, '2028-02-29'],
    ['2027-10-31', 4, Month, '2028-02-29'],
    ['2027-12-15', 1, Month, '2028-01-15'],
    ['2028-02-29', 1, Year, '2029-02-28'],
    ['2028-02-29', 4, Year, '2032-02-29'],
  ])('%s and %i of unit %i is %s, by the calendar (DO-30)', (start, count, unit, end) => {
    expect(endAfter(start, count, unit)).toBe(end)
  })

  test.each([
    [null, null],
    [5, null],
    [null, Week],
  ])('is two days later without a whole duration: %j of %j (DO-14, DO-30)', (count, unit) => {
    expect(endAfter('2027-02-27', count, unit)).toBe('2027-03-01')
  })

  test('is the day before last of no month that it does not have, and always later (DO-30)', () => {
    assert(
      property(
        someDay,
        integer({ min: 1, max: 999 }),
        constantFrom(...Object.values(durationTypes)),
        (start, count, unit) => {
          const end = endAfter(start, count, unit)
          expect(end > start).toBe(true)
          expect(dayOf(new Date(`${end}T10:00:00Z`))).toBe(end)
          if (unit === Month || unit === Year) {
            // The same day of the month, or the last one where the month is shorter.
            const isLast = addDays(end, 1).endsWith('-01')
            expect(end.slice(8) === start.slice(8) || (isLast && end.slice(8) < start.slice(8))).toBe(true) // prettier-ignore
          } else expect(daysBetween(start, end)).toBe(count * (unit === Week ? 7 : 1))
        },
      ),
    )
  })
})

describe('the status that is shown', () => {
  test.each([
    ['2027-03-14', Completed],
    ['2027-03-15', Approved],
    ['2027-03-16', Approved],
    [null, Approved],
  ])('with the end %s on 15 March is %i (DO-12)', (end, shown) => {
    expect(shownStatus({ status: Approved, approval: null, end_date: end }, '2027-03-15')).toBe(
      shown,
    )
  })

  test('stays Canceled for good, and is Completed for all others once the end has passed (DO-12)', () => {
    const after = (status: number) =>
      shownStatus({ status, approval: null, end_date: '2027-03-14' }, '2027-03-15')
    expect([Created, Approved, Completed, Rebriefing, Canceled].map(after)).toEqual([
      Completed,
      Completed,
      Completed,
      Completed,
      Canceled,
    ])
  })

  test('changes at midnight in Berlin, in summer and winter (DO-12)', () => {
    const at = (moment: string, end: string) =>
      shownStatus({ status: Approved, approval: null, end_date: end }, dayOf(new Date(moment)))
    expect(at('2027-07-01T21:59:59Z', '2027-07-01')).toBe(Approved)
    expect(at('2027-07-01T22:00:00Z', '2027-07-01')).toBe(Completed)
    expect(at('2027-12-01T22:59:59Z', '2027-12-01')).toBe(Approved)
    expect(at('2027-12-01T23:00:00Z', '2027-12-01')).toBe(Completed)
  })
})

describe('the period of an order', () => {
  const today = '2027-03-15'
  const faults = (startDate: string | null, endDate: string | null, more = {}) =>
    periodFaults({ startDate, endDate }, { today, isComplete: true, ...more })

  test.each([
    ['2027-03-14', '2027-03-20', { startDate: orderTexts['starts-in-past'] }],
    ['2027-03-15', '2027-03-20', { startDate: orderTexts['starts-today'] }],
    ['2027-03-16', '2027-03-17', {}],
    ['2027-03-16', '2027-03-16', { endDate: orderTexts['ends-before-start'] }],
    ['2027-03-16', '2027-03-15', { endDate: orderTexts['ends-before-start'] }],
    ['2100-12-30', '2100-12-31', {}],
    ['2100-12-30', '2101-01-01', { endDate: orderTexts['too-late'] }],
    [null, null, { startDate: orderTexts['start-missing'], endDate: orderTexts['end-missing'] }],
  ])('from %s to %s on 15 March (DO-15)', (start, end, expected) => {
    expect(faults(start, end)).toEqual(expected)
  })

  test('may be open until the order is sent, and what was accepted may have begun (DO-14, DO-15)', () => {
    expect(faults(null, null, { isComplete: false })).toEqual({})
    expect(faults('2027-03-01', '2027-03-20', { acceptedStart: '2027-03-01' })).toEqual({})
    expect(faults('2027-03-02', '2027-03-20', { acceptedStart: '2027-03-01' })).toEqual({
      startDate: orderTexts['starts-in-past'],
    })
  })

  test('today ends at midnight in Berlin, not in UTC (DO-15)', () => {
    const on = (moment: string) =>
      periodFaults(
        { startDate: '2027-07-02', endDate: '2027-07-09' },
        { today: dayOf(new Date(moment)), isComplete: true },
      )
    expect(on('2027-07-01T21:59:59Z')).toEqual({})
    expect(on('2027-07-01T22:00:00Z')).toEqual({ startDate: orderTexts['starts-today'] })
  })

  test('that begins after today and ends by its duration is right, whatever it is (DO-15, DO-30)', () => {
    assert(
      property(someDay, integer({ min: 1, max: 900 }), integer({ min: 1, max: 99 }), constantFrom(...Object.values(durationTypes)), (day, ahead, count, unit) => {
        const startDate = addDays(day, ahead)
        const period = { startDate, endDate: endAfter(startDate, count, unit) }
        const faults = Object.values(periodFaults(period, { today: day, isComplete: true }))
        expect(faults.filter((text) => text !== orderTexts['too-late'])).toEqual([])
      }), // prettier-ignore
    )
  })
})
