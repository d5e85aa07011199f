import { assert, integer, property } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createDayNames } from './dayNames.ts'
import { addMonths, createZone, dayOf, numberOf, startOf, weekdayOf, weekOf } from './dayNumbers.ts'

const days = integer({ min: -20_000, max: 40_000 })
const units = ['day', 'week', 'month', 'quarter', 'year', 'decade'] as const

describe('the number of a day', () => {
  test('leads there and back', () => {
    assert(
      property(days, (day) => {
        expect(numberOf(dayOf(day))).toBe(day)
      }),
    )
  })

  test('knows its week, as ISO counts them, and weekday (CONST-07)', () => {
    for (const day of ['2026-12-28', '2026-12-31', '2027-01-01', '2027-01-03'])
      expect(weekOf(numberOf(day))).toBe(53)
    expect(weekOf(numberOf('2027-01-04'))).toBe(1)
    expect(weekdayOf(numberOf('2027-03-15'))).toBe(1)
    expect(weekdayOf(numberOf('1969-12-28'))).toBe(7)
    assert(
      property(days, (day) => {
        // By its Thursday: how many of its year have been.
        const thursday = day + 4 - weekdayOf(day)
        const first = numberOf(`${dayOf(thursday).slice(0, 4)}-01-01`)
        expect(weekOf(day)).toBe(1 + Math.floor((thursday - first) / 7))
      }),
    )
  })

  test('lies in every unit between its start and the next one', () => {
    assert(
      property(days, (day) => {
        for (const unit of units) {
          expect(startOf(unit, day)).toBeLessThanOrEqual(day)
          expect(startOf(unit, day, 1)).toBeGreaterThan(day)
          expect(startOf(unit, startOf(unit, day, 1), -1)).toBe(startOf(unit, day))
        }
      }),
    )
  })

  test.each([
    ['day', '2027-08-19', '2027-08-20'],
    ['week', '2027-08-16', '2027-08-23'],
    ['month', '2027-08-01', '2027-09-01'],
    ['quarter', '2027-07-01', '2027-10-01'],
    ['year', '2027-01-01', '2028-01-01'],
    ['decade', '2020-01-01', '2030-01-01'],
  ] as const)('its %s begins on %s and the next one on %s', (unit, first, next) => {
    const day = numberOf('2027-08-19')
    expect(dayOf(startOf(unit, day))).toBe(first)
    expect(dayOf(startOf(unit, day + 0.9))).toBe(first)
    expect(dayOf(startOf(unit, day, 1))).toBe(next)
  })

  test('goes on by months, to the last day where one is shorter', () => {
    expect(dayOf(addMonths(numberOf('2027-01-31'), 1))).toBe('2027-02-28')
    expect(dayOf(addMonths(numberOf('2027-03-15'), -3))).toBe('2026-12-15')
  })
})

describe('a moment', () => {
  const berlin = createZone()
  test('falls on the day of the zone', () => {
    expect(dayOf(berlin.day(new Date('2027-03-31T22:30:00Z')))).toBe('2027-04-01')
    expect(dayOf(berlin.day(Date.parse('2027-01-31T22:30:00Z')))).toBe('2027-01-31')
    expect(dayOf(createZone('America/New_York').day('2027-04-01T02:00:00Z'))).toBe('2027-03-31')
    expect(dayOf(berlin.day('2027-04-01'))).toBe('2027-04-01')
  })

  test('keeps the clock on the wall when summer time begins and ends', () => {
    const hour = (text: string) => Math.round((berlin.exact(text) % 1) * 24 * 60) / 60
    expect(hour('2027-03-28T00:30:00Z')).toBe(1.5)
    expect(hour('2027-03-28T01:30:00Z')).toBe(3.5)
    expect(hour('2027-10-31T01:30:00Z')).toBe(2.5)
    expect(hour('2027-04-01T09:15')).toBe(9.25)
    expect(hour('2027-04-01T07:15:00+0000')).toBe(9.25)
  })
})

test('a span is said and written shortly', () => {
  const de = createDayNames('de-DE', 'bis')
  const [first, last] = [numberOf('2027-04-01'), numberOf('2027-08-31')]
  expect(de.spoken(first, last)).toBe('1. April bis 31. August 2027')
  expect(de.spoken(first, numberOf('2028-01-02'))).toBe('1. April 2027 bis 2. Januar 2028')
  expect(de.spoken(first, first)).toBe('1. April 2027')
  expect(de.written(first, last)).toBe('01.04. – 31.08.2027')
  expect(createDayNames('en-GB', 'to').spoken(first, last)).toBe('1 April to 31 August 2027')
})
