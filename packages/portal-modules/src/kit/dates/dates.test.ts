import { execFileSync } from 'node:child_process'
import * as fc from 'fast-check'
import { setTimeZone } from '@atrium/design-system'
import { describe, expect, onTestFinished, test } from 'vitest'
import {
  addDays,
  calendarDay,
  dayFromWire,
  datePresets,
  daysBetween,
  isDay,
  isoWeek,
  presetSpan,
  weekday,
  weekOf,
} from './index.ts'
import { monthOf } from './days.ts' // prettier-ignore

describe('days (CAMP-06)', () => {
  test.each([
    ['2026-11-22T22:59:59Z', '2026-11-22'],
    ['2026-11-22T23:00:00Z', '2026-11-23'],
    ['2026-07-31T22:00:00Z', '2026-08-01'],
    ['2026-03-29T01:00:00Z', '2026-03-29'],
  ])('at %s it is %s in Berlin (CAMP-02)', (moment, day) => {
    expect(calendarDay(new Date(moment))).toBe(day)
  })

  test('today is by the calendar of the page, where that says its zone (VAL-11)', () => {
    onTestFinished(() => setTimeZone(undefined))
    const moment = new Date('2026-11-22T23:30:00Z')
    expect(calendarDay(moment)).toBe('2026-11-23')
    setTimeZone('America/New_York')
    expect(calendarDay(moment)).toBe('2026-11-22')
    setTimeZone('Asia/Tokyo')
    expect(calendarDay(moment)).toBe('2026-11-23')
  })

  test('a day travels at 10:00 in Berlin, in summer and winter', () => {
    expect(dayFromWire('2027-04-01T08:00:00.000Z')).toBe('2027-04-01')
    expect(dayFromWire('2026-12-31T09:00:00.000Z')).toBe('2026-12-31')
    expect(dayFromWire(null)).toBeNull()
  })

  test.each([
    ['2026-12-28', 2026, 53],
    ['2027-01-03', 2026, 53],
    ['2027-01-04', 2027, 1],
    ['2025-12-29', 2026, 1],
    ['2026-01-04', 2026, 1],
    ['2024-12-30', 2025, 1],
    ['2021-01-01', 2020, 53],
    ['2026-11-23', 2026, 48],
  ])('%s is in week %i/%i (CAMP-06)', (day, year, week) => {
    expect(isoWeek(day)).toEqual({ year, week })
  })

  test('a week goes from Monday to Sunday, also over the year (CAMP-06)', () => {
    const turn = { from: '2025-12-29', to: '2026-01-04' }
    for (const day of ['2025-12-29', '2025-12-31', '2026-01-01', '2026-01-04'])
      expect(weekOf(day)).toEqual(turn)
    expect(weekOf('2026-01-05').from).toBe('2026-01-05')
  })

  test.each([
    ['thisWeek', '2026-11-23', '2026-11-23', '2026-11-29'],
    ['lastWeek', '2026-11-23', '2026-11-16', '2026-11-22'],
    ['lastWeek', '2027-01-05', '2026-12-28', '2027-01-03'],
    ['thisMonth', '2028-02-10', '2028-02-01', '2028-02-29'],
    ['lastMonth', '2027-01-31', '2026-12-01', '2026-12-31'],
    ['lastMonth', '2026-03-31', '2026-02-01', '2026-02-28'],
    ['thisYear', '2026-11-23', '2026-01-01', '2026-12-31'],
    ['lastYear', '2026-01-01', '2025-01-01', '2025-12-31'],
  ] as const)('%s on %s is %s to %s (CAMP-06)', (preset, day, from, to) => {
    expect(datePresets).toContain(preset)
    expect(presetSpan(preset, day)).toEqual({ from, to })
  })
})

describe('reckoning with days', () => {
  const dates = fc.date({
    min: new Date('1950-01-01'),
    max: new Date('2199-12-31'),
    noInvalidDate: true,
  })
  const days = dates.map((date) => date.toISOString().slice(0, 10))

  test('so many days on and back is the same day, and that many days lie between', () => {
    fc.assert(
      fc.property(days, fc.integer({ min: -5_000, max: 5_000 }), (day, by) => {
        const other = addDays(day, by)
        expect(isDay(other)).toBe(true)
        expect(daysBetween(day, other)).toBe(by)
        expect(addDays(other, -by)).toBe(day)
      }),
    )
  })

  test('a week has one number from Monday to Sunday, the next one the next, and 4 January is in the first (CONST-07)', () => {
    fc.assert(
      fc.property(days, (day) => {
        const { from, to } = weekOf(day)
        expect([weekday(from), weekday(to)]).toEqual([0, 6])
        expect(from <= day && day <= to).toBe(true)
        expect([isoWeek(from), isoWeek(to)]).toEqual([isoWeek(day), isoWeek(day)])
        const { year, week } = isoWeek(day)
        const next = isoWeek(addDays(day, 7))
        expect([
          { year, week: week + 1 },
          { year: year + 1, week: 1 },
        ]).toContainEqual(next)
        expect(isoWeek(`${day.slice(0, 4)}-01-04`).week).toBe(1)
      }),
    )
  })

  test('a month ends on the day before the next one begins', () => {
    fc.assert(
      fc.property(days, (day) => {
        const { from, to } = monthOf(day)
        expect(from <= day && day <= to).toBe(true)
        const next = addDays(to, 1)
        expect(next.slice(8)).toBe('01')
        expect(monthOf(addDays(from, -1)).to).toBe(addDays(from, -1))
      }),
    )
  })

  test.each(['2027-02-30', '2027-13-01', '2027-1-1', '', '15.07.2027', '2027-04-01T00:00'])(
    '%j is no day',
    (text) => expect(isDay(text)).toBe(false),
  )

  test.each(['Pacific/Honolulu', 'Pacific/Auckland', 'Europe/Berlin'])(
    'today is Berlin’s on a machine in %s, where clocks change as well (VAL-11)',
    (zone) => {
      const from = (file: string) => JSON.stringify(new URL(file, import.meta.url).href)
      const code = `import { addDays, weekOf } from ${from('./days.ts')}
        import { dayIn } from ${from('./day-in.ts')}
        process.stdout.write([dayIn('Europe/Berlin', new Date('2027-03-27T23:30:00Z')), addDays('2027-03-27', 2), weekOf('2027-10-31').to].join(' '))`
      const answer = execFileSync(process.execPath, ['--input-type=module', '-e', code], {
        env: { ...process.env, TZ: zone },
        encoding: 'utf8',
      })
      expect(answer.split(' ')).toEqual(['2027-03-28', '2027-03-29', '2027-10-31'])
    },
  )
})
