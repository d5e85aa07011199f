import type { Comparison } from '@atrium/api-client/contract'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  compare as compareWith,
  explain,
  flightEvents,
  valueBefore,
  valueOnSameDay,
  type ChannelEvent,
  type DayValue,
  type Flight,
} from './kpis.logic.ts'

const history = (...values: number[]) =>
  values.map((value, index) => ({ day: `2026-11-${String(10 + index).padStart(2, '0')}`, value }))

const compare = (days: readonly DayValue[], unit: Parameters<typeof compareWith>[1], back = 7) =>
  compareWith(days, unit, valueBefore(days, back))

describe('against 7 days before (COCK-11)', () => {
  test('a number changes by so much and by so many percent', () => {
    expect(compare(history(100, 1, 2, 3, 4, 5, 6, 118), 'number')).toEqual({ before: 100, absolute: 18, relative: 0.18, day: '2026-11-10' }) // prettier-ignore
  })
  test('a percentage changes by points alone (T-31)', () => {
    const change = compare(history(0.7, 0, 0, 0, 0, 0, 0, 0.704), 'percent')!
    expect(change.absolute).toBeCloseTo(0.004)
    expect(change.relative).toBeNull()
  })
  test('without the day before there is no comparison, and after nothing no percent', () => {
    expect(compare(history(1, 2, 3), 'number')).toBeNull()
    expect(compare([], 'number')).toBeNull()
    const gap = history(1, 2, 3, 4, 5, 6, 7, 8).slice(1)
    expect(compare(gap, 'number')).toBeNull()
    expect(compare(history(0, 1, 1, 1, 1, 1, 1, 5), 'money')).toMatchObject({ before: 0, absolute: 5, relative: null }) // prettier-ignore
  })
})

const day = 86_400_000
const dayAt = (start: string, days: number) =>
  new Date(Date.parse(start) + days * day).toISOString().slice(0, 10)
const courseFrom = (start: string, values: readonly number[]) =>
  values.map((value, index) => ({ day: dayAt(start, index), value }))

describe('against another period (T-32)', () => {
  test('28 days before is the same day of the week, and needs 29 days', () => {
    const days = courseFrom(
      '2026-10-01',
      Array.from({ length: 29 }, (_, index) => index),
    )
    expect(compare(days, 'number', 28)).toMatchObject({
      before: 0,
      absolute: 28,
      day: '2026-10-01',
    })
    expect(compare(days.slice(1), 'number', 28)).toBeNull()
  })

  const own = { start: '2026-11-01', end: '2026-11-30' }
  const history = courseFrom('2026-10-25', [0, 0, 0, 0, 0, 0, 0, 11, 12, 13])
  const former = { start: '2026-03-01', end: '2026-03-20', history: courseFrom('2026-02-27', [0, 0, 5, 6, 7, 8]) } // prettier-ignore

  test('of a former campaign counts the day of its flight that this one has reached', () => {
    expect(valueOnSameDay(history, own, former)).toEqual({ flightDay: 3, before: { day: '2026-03-03', value: 7 } }) // prettier-ignore
    // 2026 has no 29 February: days are counted, not dates.
    expect(former.history[2]).toEqual({ day: '2026-03-01', value: 5 })
  })
  test('a shorter flight that was over by then gives nothing, nor does a day without a value', () => {
    const short = { ...former, end: '2026-03-02' }
    expect(valueOnSameDay(history, own, short)).toEqual({ flightDay: 3, before: undefined })
    const gap = { ...former, history: former.history.filter((one) => one.day !== '2026-03-03') }
    expect(valueOnSameDay(history, own, gap)).toEqual({ flightDay: 3, before: undefined })
  })
  test('before its first day and after its last a campaign is compared with none', () => {
    const nothing = { flightDay: null, before: undefined }
    expect(valueOnSameDay(history, { ...own, start: '2026-11-04' }, former)).toEqual(nothing)
    expect(valueOnSameDay(history, { ...own, end: '2026-11-02' }, former)).toEqual(nothing)
    expect(valueOnSameDay([], own, former)).toEqual(nothing)
    const first = valueOnSameDay(history.slice(0, 8), own, former)
    expect(first).toMatchObject({ flightDay: 1, before: { day: '2026-03-01' } })
  })
  test('nothing that happened here explains how another campaign did', () => {
    const started = { kind: 'started', channel: { id: 1, name: 'A' }, mediaTypeId: 5, day: '2026-11-03', amount: null, weight: 1 } as const // prettier-ignore
    const about = { change: { before: 6, absolute: 7 }, lastDay: '2026-11-03', unit: 'number', isRatio: false, mediaTypeIds: null } as const // prettier-ignore
    expect(explain(about, '7days', [started]).explanation).toBe('known')
    expect(explain(about, 'previousCampaign', [started])).toEqual({ explanation: 'none', reasons: [] }) // prettier-ignore
  })

  const someDay = fc.date({ min: new Date('2020-01-01'), max: new Date('2030-01-01'), noInvalidDate: true }).map((moment) => moment.toISOString().slice(0, 10)) // prettier-ignore
  const flights = fc.record({
    start: someDay,
    length: fc.integer({ min: 1, max: 120 }),
    formerStart: someDay,
    formerLength: fc.integer({ min: 1, max: 120 }),
    reached: fc.integer({ min: -20, max: 140 }),
    missing: fc.uniqueArray(fc.integer({ min: 0, max: 119 })),
  })

  test('whatever flights: both days are as far from their first, in both flights, and have the value of that day', () => {
    fc.assert(
      fc.property(flights, ({ start, length, formerStart, formerLength, reached, missing }) => {
        const run = { start, end: dayAt(start, length - 1) }
        const end = dayAt(formerStart, formerLength - 1)
        // Longer than its flight: what was measured afterwards does not count.
        const course = courseFrom(
          formerStart,
          Array.from({ length: 150 }, (_, index) => index),
        )
        const known = course.filter((_, index) => !missing.includes(index))
        const last = { day: dayAt(start, reached), value: 1 }
        const found = valueOnSameDay([last], run, { start: formerStart, end, history: known })
        const runs = reached >= 0 && reached < length
        expect(found.flightDay).toBe(runs ? reached + 1 : null)
        const isThere = runs && reached < formerLength && !missing.includes(reached)
        expect(found.before).toEqual(isThere ? { day: dayAt(formerStart, reached), value: reached } : undefined) // prettier-ignore
      }),
    )
  })
  test('whatever course: the change leads from the value of the day that it names to the last', () => {
    const values = fc.uniqueArray(fc.double({ min: -1e9, max: 1e9, noNaN: true }), { minLength: 1, maxLength: 60 }) // prettier-ignore
    const unit = fc.constantFrom('number', 'money', 'percent')
    const back = fc.constantFrom(7, 28)
    fc.assert(
      fc.property(values, unit, back, someDay, (all, kind, days, start) => {
        const course = courseFrom(start, all)
        const change = compare(course, kind, days)
        if (all.length <= days) return void expect(change).toBeNull()
        expect(change!.day).toBe(dayAt(course.at(-1)!.day, -days))
        expect(change!.before).toBe(all.at(-1 - days))
        expect(change!.before + change!.absolute).toBeCloseTo(all.at(-1)!, 3)
        if (kind === 'percent' || change!.before === 0) expect(change!.relative).toBeNull()
        else expect(change!.relative).toBeCloseTo(change!.absolute / change!.before, 6)
      }),
    )
  })
})

describe('why a figure changed (D-05)', () => {
  const flight = (more: Partial<Flight> = {}): Flight => ({
    id: 1,
    name: 'Social – Reels',
    mediaTypeId: 22,
    startDate: '2026-11-12',
    endDate: '2026-12-24',
    isStopped: false,
    budget: 1_000,
    ...more,
  })
  const up = { before: 100, absolute: 18, relative: 0.18 }
  const down = { before: 100, absolute: -18, relative: -0.18 }
  const why = (
    change: typeof up | null,
    events: readonly ChannelEvent[],
    more = {},
    comparison: Comparison = '7days',
  ) =>
    explain(
      {
        change,
        lastDay: '2026-11-17',
        unit: 'number',
        isRatio: false,
        mediaTypeIds: null,
        ...more,
      },
      comparison,
      events,
    )

  test('what began within these days raises it', () => {
    const { explanation, reasons } = why(up, flightEvents([flight()]))
    expect(explanation).toBe('known')
    expect(reasons).toMatchObject([{ kind: 'started', day: '2026-11-12', channel: { name: 'Social – Reels' } }]) // prettier-ignore
    expect(why(down, flightEvents([flight()])).explanation).toBe('unknown')
  })
  test('what ended lowers it from the day after its last', () => {
    const events = flightEvents([flight({ startDate: '2026-10-01', endDate: '2026-11-16' })])
    expect(why(down, events).reasons).toMatchObject([{ kind: 'ended', day: '2026-11-17' }])
    expect(why(up, events).explanation).toBe('unknown')
    expect(why(down, flightEvents([flight({ endDate: '2026-11-17' })])).explanation).toBe('unknown')
  })
  test('what happened earlier or to a channel that was stopped explains nothing', () => {
    expect(why(up, flightEvents([flight({ startDate: '2026-11-10' })])).explanation).toBe('unknown')
    expect(flightEvents([flight({ isStopped: true })])).toEqual([])
  })
  test('what happened within 28 days explains a change within them (T-32)', () => {
    const events = flightEvents([flight({ startDate: '2026-10-21' })])
    expect(why(up, events).explanation).toBe('unknown')
    expect(why(up, events, {}, '28days').explanation).toBe('known')
    const earlier = flightEvents([flight({ startDate: '2026-10-20' })])
    expect(why(up, earlier, {}, '28days').explanation).toBe('unknown')
  })
  test('a ratio follows the mix, either way', () => {
    const events = flightEvents([flight()])
    expect(why(down, events, { isRatio: true }).explanation).toBe('known')
  })
  test('what happened in other media does not explain a figure of some', () => {
    const events = flightEvents([flight()])
    expect(why(up, events, { mediaTypeIds: [5, 7] }).explanation).toBe('unknown')
    expect(why(up, events, { mediaTypeIds: [5, 22] }).explanation).toBe('known')
  })
  test('what hardly changed is steady, what cannot be compared is not explained', () => {
    const hardly = { before: 1_000, absolute: 4, relative: 0.004 }
    expect(why(hardly, flightEvents([flight()]))).toEqual({ explanation: 'steady', reasons: [] })
    expect(why(null, flightEvents([flight()])).explanation).toBe('none')
    const points = { before: 0.7, absolute: 0.0004, relative: null }
    expect(explain({ change: points, lastDay: '2026-11-17', unit: 'percent', isRatio: true, mediaTypeIds: null }, '7days', []).explanation).toBe('steady') // prettier-ignore
  })
  test('two reasons at most, the greatest channels first', () => {
    const events = flightEvents(
      [10, 30, 20].map((budget, id) => flight({ id, budget, startDate: '2026-11-13' })),
    )
    expect(why(up, events).reasons.map(({ channel }) => channel.id)).toEqual([1, 2])
  })
})
