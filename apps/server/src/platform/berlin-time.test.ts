import { expect, test } from 'vitest'
import { nextTime, timeOfDay } from './berlin-time.ts'

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
