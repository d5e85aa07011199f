import { setTimeZone } from '@atrium/design-system'
import { expect, onTestFinished, test } from 'vitest'
import { formatClock, formatDay, formatExact, formatMinute, formatMoment } from './format.ts'

const now = new Date(2026, 10, 20, 11, 30)
test.each([
  [new Date(2026, 10, 20, 9, 14), 'heute, 09:14', 'today, 09:14'],
  [new Date(2026, 10, 20, 0, 0), 'heute, 00:00', 'today, 00:00'],
  [new Date(2026, 10, 19, 23, 59), 'gestern', 'yesterday'],
  [new Date(2026, 10, 18, 23, 59), '18.11.2026', '18/11/2026'],
  [new Date(2026, 10, 21, 0, 1), '21.11.2026', '21/11/2026'],
])('%s is %s in German and %s in English', (moment, german, english) => {
  expect(formatMoment('de', moment, now)).toBe(german)
  expect(formatMoment('en', moment, now)).toBe(english)
})

test('the day after the clocks change is still the next day', () => {
  expect(formatMoment('de', new Date(2026, 9, 24, 23), new Date(2026, 9, 25, 23))).toBe('gestern')
})

test('the exact moment has its seconds', () => {
  expect(formatExact('de', new Date(2026, 10, 18, 14, 6, 12))).toBe('18.11.2026, 14:06:12')
})

test('days are dd.MM. and dd.MM.yyyy, with the time of a 24-hour clock (CONST-06)', () => {
  const afternoon = new Date(2026, 10, 8, 14, 6, 2)
  expect(formatDay('de', '2026-11-08', 'dayMonth')).toBe('08.11.')
  expect(formatDay('de', '2026-11-08')).toBe('08.11.2026')
  expect(formatMinute('de', afternoon)).toBe('08.11.2026, 14:06')
  expect(formatExact('de', afternoon)).toBe('08.11.2026, 14:06:02')
  expect(formatExact('de', new Date(2026, 10, 8, 0, 5, 9))).toBe('08.11.2026, 00:05:09')
})

test('times are told by the clock of the page, with its zone where the reader’s shows another (row 51, VAL-11)', () => {
  onTestFinished(() => setTimeZone(undefined))
  setTimeZone('Pacific/Kiritimati')
  // Two hours before midnight there.
  const moment = new Date(Date.UTC(2026, 10, 20, 8))
  expect(formatMoment('de', moment, moment)).toBe('heute, 22:00 GMT+14')
  expect(formatClock('de', moment)).toBe('22:00 GMT+14')
  expect(formatMinute('en', moment)).toBe('20/11/2026, 22:00 GMT+14')
  expect(formatExact('de', moment)).toBe('20.11.2026, 22:00:00 GMT+14')
  // A day alone needs no zone beside it.
  expect(formatMoment('de', moment, new Date(moment.getTime() + 3 * 3_600_000))).toBe('gestern')
})
