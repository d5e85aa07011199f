import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  addDays,
  dayFrom,
  dayIn,
  dayOf,
  dayOnWire,
  daysBetween,
  dayText,
  momentText,
  nextTime,
  timeOfDay,
} from './berlin-time.ts'

test.each([
  ['2027-01-10T06:30:00Z', '07:30'],
  ['2027-07-10T22:15:00Z', '00:15'],
  // The night in which the clocks go forward, and the one in which they go back.
  ['2027-03-28T00:59:00Z', '01:59'],
  ['2027-03-28T01:00:00Z', '03:00'],
  ['2027-10-31T00:30:00Z', '02:30'],
  ['2027-10-31T01:30:00Z', '02:30'],
])('%s is %s in Berlin', (moment, time) => {
  expect(timeOfDay(new Date(moment))).toBe(time)
})

test.each([
  ['08:00', '2027-01-10T06:30:00Z', '2027-01-10T07:00:00.000Z'],
  ['08:00', '2027-01-10T07:00:00Z', '2027-01-11T07:00:00.000Z'],
  ['08:00', '2027-07-31T20:00:00Z', '2027-08-01T06:00:00.000Z'],
  ['08:00', '2027-03-27T20:00:00Z', '2027-03-28T06:00:00.000Z'],
  ['08:00', '2027-10-30T20:00:00Z', '2027-10-31T07:00:00.000Z'],
  ['00:30', '2027-12-31T23:00:00Z', '2027-12-31T23:30:00.000Z'],
])('the next %s after %s is %s', (time, after, expected) => {
  expect(nextTime(time, new Date(after)).toISOString()).toBe(expected)
})

test.each([
  // Late in the evening, with a change of the clocks between.
  ['2026-11-25T22:30:00Z', -40, '2026-10-16'],
  ['2026-11-25T23:30:00Z', -40, '2026-10-17'],
  ['2027-03-27T23:30:00Z', 1, '2027-03-29'],
  ['2027-01-31T12:00:00Z', 1, '2027-02-01'],
])('from %s it is %i days to %s', (moment, days, day) => {
  expect(dayFrom(new Date(moment), days)).toBe(day)
})

test('so many days on are so many days, whatever the hour and the clocks', () => {
  const moment = fc.date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true }) // prettier-ignore
  fc.assert(
    fc.property(moment, fc.integer({ min: -400, max: 400 }), (at, days) => {
      const apart = Date.parse(dayFrom(at, days)) - Date.parse(dayOf(at))
      expect(apart).toBe(days * 86_400_000)
    }),
  )
})

const anyDay = fc
  .date({ min: new Date('1990-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))

test('a day comes back from its travel as itself, at ten in the morning (VAL-11)', () => {
  fc.assert(
    fc.property(anyDay, (day) => {
      expect(dayIn(dayOnWire(day))).toBe(day)
      expect(timeOfDay(new Date(dayOnWire(day)))).toBe('10:00')
    }),
  )
})

test('what was counted between two days leads from one to the other', () => {
  fc.assert(
    fc.property(anyDay, anyDay, (from, to) => {
      expect(addDays(from, daysBetween(from, to))).toBe(to)
    }),
  )
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29')
  expect(addDays('2027-01-01', -1)).toBe('2026-12-31')
})

test('days and moments in words, in both languages, by Berlin’s clocks', () => {
  const moment = new Date('2027-03-31T22:30:00Z')
  expect(momentText('de', moment, { dateStyle: 'long' })).toBe('1. April 2027')
  expect(momentText('en', moment, { dateStyle: 'medium', timeStyle: 'short' })).toBe('1 Apr 2027, 00:30') // prettier-ignore
  expect(dayText('de', '2027-04-01', { dateStyle: 'medium' })).toBe('01.04.2027')
})

test('what is no day and no moment is refused', () => {
  expect(() => dayOnWire('2027-02-30')).toThrow()
  expect(() => dayOf(new Date('x'))).toThrow()
  expect(() => addDays('gestern', 1)).toThrow()
})
