import { addDays } from '../kit/dates/index.ts'
import { array, assert, integer, option, property, record } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { monthlyBudget, monthsBetween, sumByMonth } from './months.logic.ts'

const flight = { budget: 3_100, start: '2027-01-16', end: '2027-02-15', pauses: [] }

describe('a budget by month (T-25, D-03)', () => {
  test('each day costs the same, both ends included', () => {
    // 16 days in January, 15 in February.
    expect([...monthlyBudget(flight)]).toEqual([
      ['2027-01', 160_000],
      ['2027-02', 150_000],
    ])
  })

  test('what rests costs nothing, also a whole month', () => {
    const pauses = [{ start: '2027-02-01', end: '2027-02-28' }]
    expect([...monthlyBudget({ ...flight, end: '2027-03-16', pauses })]).toEqual([
      ['2027-01', 155_000],
      ['2027-03', 155_000],
    ])
  })

  test('without a budget or with an open end nothing is split; what was stopped counts nowhere', () => {
    expect(monthlyBudget({ ...flight, budget: null }).size).toBe(0)
    expect(monthlyBudget({ ...flight, end: null }).size).toBe(0)
    expect(sumByMonth([{ ...flight, state: 'Deactivated' }]).size).toBe(0)
  })

  test('the months are together exactly the budget, to the cent', () => {
    const pause = record({
      from: integer({ min: 1, max: 100 }),
      days: integer({ min: 0, max: 40 }),
    })
    assert(
      property(
        integer({ min: 0, max: 1_000_000_00 }),
        integer({ min: 200, max: 700 }),
        option(pause),
        (cents, length, rest) => {
          const start = '2026-11-07'
          const pauses = rest
            ? [{ start: addDays(start, rest.from), end: addDays(start, rest.from + rest.days) }]
            : []
          const parts = monthlyBudget({
            budget: cents / 100,
            start,
            end: addDays(start, length),
            pauses,
          })
          expect([...parts.values()].reduce((sum, part) => sum + part, 0)).toBe(cents)
          expect([...parts.values()].every((part) => part >= 0)).toBe(true)
        },
      ),
    )
  })

  test('months are listed without a hole', () => {
    expect(monthsBetween(['2027-02', '2026-11'])).toEqual([
      '2026-11',
      '2026-12',
      '2027-01',
      '2027-02',
    ])
    expect(monthsBetween([])).toEqual([])
    assert(
      property(array(integer({ min: 0, max: 2_000 })), (days) => {
        const some = days.map((day) => addDays('2020-01-31', day).slice(0, 7))
        expect(monthsBetween(some)).toEqual(expect.arrayContaining(some))
      }),
    )
  })
})
