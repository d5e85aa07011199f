import { assert, date, integer, property } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { daysOffIn } from '../../platform/days-off.ts'
import { doOverlap, firstWorkday, freeDays, wishedSpan } from './callbacks.logic.ts'

const daysOff = daysOffIn('Hamburg', 'de')
/** A Wednesday, 10:10 in Berlin. */
const now = new Date('2026-12-16T09:10:00Z')
const calendar = { now, daysOff }
const dayIn = (days: ReturnType<typeof freeDays>, day: string) =>
  days.find((one) => one.day === day)!
const hours = (days: ReturnType<typeof freeDays>, day: string) =>
  dayIn(days, day).slots.map(({ from }) => from.toISOString().slice(11, 16))

describe('free times (T-79)', () => {
  const days = freeDays(calendar, [])

  test('reach from 9 to 17 in Berlin by the half hour, on the first day from now on', () => {
    expect(days[0]!.day).toBe('2026-12-16')
    expect(hours(days, '2026-12-16')[0]).toBe('09:30')
    const whole = hours(days, '2026-12-17')
    expect([whole.length, whole[0], whole.at(-1)]).toEqual([16, '08:00', '15:30'])
  })

  test('a weekend and a holiday have none, and the holiday has its name', () => {
    expect(dayIn(days, '2026-12-19')).toMatchObject({ slots: [], dayOff: { kind: 'weekend' } })
    expect(dayIn(days, '2026-12-25')).toMatchObject({
      slots: [],
      dayOff: { kind: 'holiday', name: '1. Weihnachtstag' },
    })
    expect(hours(days, '2026-12-28')).toHaveLength(16)
  })

  test('what is taken is not offered, in part or whole', () => {
    const taken = [{ from: new Date('2026-12-17T08:15:00Z'), to: new Date('2026-12-17T09:00:00Z') }]
    expect(hours(freeDays(calendar, taken), '2026-12-17').slice(0, 2)).toEqual(['09:00', '09:30'])
  })

  test('summer time moves them with the clocks of Berlin', () => {
    const summer = freeDays({ now: new Date('2027-03-25T05:00:00Z'), daysOff }, [])
    // Good Friday and Easter Monday are in between.
    expect(hours(summer, '2027-03-25')[0]).toBe('08:00')
    expect(hours(summer, '2027-03-26')).toEqual([])
    expect(hours(summer, '2027-03-29')).toEqual([])
    expect(hours(summer, '2027-03-30')[0]).toBe('07:00')
  })

  test('whatever is offered is taken as a wish, at any time of the year', () => {
    const moment = date({ min: new Date('2026-01-01'), max: new Date('2030-12-31'), noInvalidDate: true }) // prettier-ignore
    assert(
      property(moment, integer({ min: 0, max: 500 }), (at, pick) => {
        const then = { now: at, daysOff }
        const slots = freeDays(then, []).flatMap((day) => day.slots)
        const slot = slots[pick % slots.length]!
        const wish = { preferredFrom: slot.from.toISOString(), preferredTo: slot.to.toISOString() }
        expect(wishedSpan(wish, then)).toEqual({ span: slot })
        expect(slots.every((one, index) => index === 0 || !doOverlap(one, slots[index - 1]!))).toBe(
          true,
        )
      }),
      { numRuns: 30 },
    )
  })
})

describe('a wish (CON-03)', () => {
  const faults = (preferredFrom?: string, preferredTo?: string) =>
    Object.keys(wishedSpan({ preferredFrom, preferredTo }, calendar).faults ?? {})

  test('can be left open, or have a beginning alone', () => {
    expect(wishedSpan({}, calendar)).toEqual({ span: null })
    expect(wishedSpan({ preferredFrom: '2026-12-17T12:00:00Z' }, calendar).span).toEqual({
      from: new Date('2026-12-17T12:00:00Z'),
      to: new Date('2026-12-17T12:30:00Z'),
    })
  })

  test.each([
    ['an end without a beginning', undefined, '2026-12-17T12:00:00Z', 'preferredFrom'],
    ['an end before the beginning', '2026-12-17T12:00:00Z', '2026-12-17T12:00:00Z', 'preferredTo'],
    ['this moment', '2026-12-16T09:10:00Z', undefined, 'preferredFrom'],
    ['a Saturday', '2026-12-19T10:00:00Z', undefined, 'preferredFrom'],
    ['a holiday', '2026-12-25T10:00:00Z', undefined, 'preferredFrom'],
    ['a minute before nine', '2026-12-17T07:59:00Z', undefined, 'preferredFrom'],
    ['five o’clock', '2026-12-17T16:00:00Z', '2026-12-17T16:10:00Z', 'preferredFrom'],
    ['an end after five', '2026-12-17T15:30:00Z', '2026-12-17T16:01:00Z', 'preferredTo'],
    ['an end on another day', '2026-12-17T12:00:00Z', '2026-12-18T12:00:00Z', 'preferredTo'],
  ])('%s is refused at its field', (_name, from, to, field) => {
    expect(faults(from, to)).toEqual([field])
  })

  test('the last half hour before five is one', () => {
    expect(faults('2026-12-17T15:30:00Z', '2026-12-17T16:00:00Z')).toEqual([])
  })
})

test('without a time the call is due on the first day with business hours left', () => {
  const due = (at: string) => firstWorkday({ now: new Date(at), daysOff })
  expect(due('2026-12-16T09:00:00Z')).toBe('2026-12-16')
  expect(due('2026-12-16T16:00:00Z')).toBe('2026-12-17')
  // Thursday evening before Christmas: Friday is a holiday, then comes the weekend.
  expect(due('2026-12-24T17:00:00Z')).toBe('2026-12-28')
})
