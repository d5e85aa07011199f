import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { dayFrom, dayOf, nextTime, timeOfDay } from './berlin-time.ts'

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
