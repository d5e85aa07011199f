import { execFileSync } from 'node:child_process'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fromDay, toDay } from './day.ts'

describe('a calendar day travels as ISO at 10:00 in Berlin (VAL-11)', () => {
  test.each([
    ['2027-01-15', '2027-01-15T09:00:00.000Z'],
    ['2027-07-15', '2027-07-15T08:00:00.000Z'],
    // Clocks change on these two.
    ['2027-03-28', '2027-03-28T08:00:00.000Z'],
    ['2027-10-31', '2027-10-31T09:00:00.000Z'],
    ['2028-02-29', '2028-02-29T09:00:00.000Z'],
  ])('%s is %s', (day, moment) => {
    expect(toDay(day)).toBe(moment)
    expect(fromDay(moment)).toBe(day)
  })

  test('moments late in the evening belong to Berlin’s next day', () => {
    expect(fromDay('2027-04-01T22:30:00Z')).toBe('2027-04-02')
    expect(fromDay('2027-04-01T10:00:00-12:00')).toBe('2027-04-02')
  })

  test('every day comes back (VAL-11)', () => {
    const days = fc.date({
      min: new Date('1950-01-01'),
      max: new Date('2099-12-31'),
      noInvalidDate: true,
    })
    fc.assert(
      fc.property(days, (date) => {
        const day = date.toISOString().slice(0, 10)
        expect(fromDay(toDay(day))).toBe(day)
      }),
    )
  })

  test.each(['America/Los_Angeles', 'Pacific/Kiritimati', 'Europe/Berlin'])(
    'never shifts on a machine in %s (VAL-11)',
    (zone) => {
      const code = `import { fromDay, toDay } from ${JSON.stringify(new URL('./day.ts', import.meta.url).href)}
        process.stdout.write([new Date().getTimezoneOffset(), toDay('2027-07-15'), fromDay(toDay('2027-07-15'))].join(' '))`
      const answer = execFileSync(process.execPath, ['--input-type=module', '-e', code], {
        env: { ...process.env, TZ: zone },
        encoding: 'utf8',
      })
      const [offset, moment, day] = answer.split(' ')
      // Without this the other zones could not be told from the machine's own.
      if (zone !== 'Europe/Berlin') expect(Number(offset)).not.toBeCloseTo(0)
      expect([moment, day]).toEqual(['2027-07-15T08:00:00.000Z', '2027-07-15'])
    },
  )

  test.each(['2027-02-30', '2027-13-01', '2027-1-1', '', '15.07.2027', '0000-01-01'])(
    'refuses %j',
    (day) => expect(() => toDay(day)).toThrow(RangeError),
  )

  test('refuses a moment that is none', () => expect(() => fromDay('soon')).toThrow(RangeError))
})
