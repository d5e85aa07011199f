import { numberOf, weekOf } from './dayNumbers.ts'
import { assert, date, property } from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  boundOf,
  isEndAfterStart,
  isMonday,
  toClock,
  toDate,
  toDay,
  todayOf,
  toTime,
} from './days.ts'

const days = date({
  min: new Date('1970-01-01'),
  max: new Date('2199-12-31'),
  noInvalidDate: true,
}).map((date) => date.toISOString().slice(0, 10))

describe('a day', () => {
  test('goes through the calendar unchanged', () => {
    assert(
      property(days, (day) => {
        expect(toDay(toDate(day))).toBe(day)
      }),
    )
  })

  test.each(['', 'tomorrow', '2027-02-30', null, undefined])('%s is none', (text) => {
    expect(toDate(text)).toBeNull()
  })

  test('of a moment is its first ten letters', () => {
    expect(toDay(toDate('2027-04-01T10:00:00+02:00'))).toBe('2027-04-01')
  })

  test('of today can be another one', () => {
    const today = todayOf('2027-04-01')
    expect(today.toString()).toBe('2027-04-01')
    expect(boundOf('today', today)).toBe(today)
    expect(boundOf('2027-05-02', today)?.toString()).toBe('2027-05-02')
    expect(boundOf(undefined, today)).toBeUndefined()
    expect(todayOf(undefined).year).toBeGreaterThan(2025)
  })
})

describe('a calendar week', () => {
  test.each([
    ['2021-01-03', 53],
    ['2021-01-04', 1],
    ['2026-12-31', 53],
    ['2027-01-03', 53],
    ['2027-01-04', 1],
    ['2027-04-01', 13],
    ['2024-12-30', 1],
  ])('of %s is %i', (day, week) => {
    expect(weekOf(numberOf(day))).toBe(week)
  })

  test('lasts from Monday to Sunday', () => {
    assert(
      property(days, (day) => {
        const date = toDate(day)!
        const next = date.add({ days: 1 })
        expect(weekOf(numberOf(toDay(date))) !== weekOf(numberOf(toDay(next)))).toBe(isMonday(next))
      }),
    )
  })
})

test('a range that ends on its first day does not end after it (VAL-15)', () => {
  expect(isEndAfterStart({ start: '2027-04-01', end: '2027-04-01' })).toBe(false)
  expect(isEndAfterStart({ start: '2027-04-01', end: '2027-04-02' })).toBe(true)
})

test('times are hours and minutes', () => {
  expect(toClock(toTime('09:14'))).toBe('09:14')
  expect(toClock(toTime('23:59:30'))).toBe('23:59')
  expect(toTime('late')).toBeNull()
  expect(toClock(toTime(null))).toBeNull()
})
