import { describe, expect, test } from 'vitest'
import { compare, explain, flightEvents, type ChannelEvent, type Flight } from './kpis.logic.ts'

const history = (...values: number[]) =>
  values.map((value, index) => ({ day: `2026-11-${String(10 + index).padStart(2, '0')}`, value }))

describe('against 7 days before (COCK-11)', () => {
  test('a number changes by so much and by so many percent', () => {
    expect(compare(history(100, 1, 2, 3, 4, 5, 6, 118), 'number')).toEqual({ before: 100, absolute: 18, relative: 0.18 }) // prettier-ignore
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
    expect(compare(history(0, 1, 1, 1, 1, 1, 1, 5), 'money')).toEqual({ before: 0, absolute: 5, relative: null }) // prettier-ignore
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
  const why = (change: typeof up | null, events: readonly ChannelEvent[], more = {}) =>
    explain(
      {
        change,
        lastDay: '2026-11-17',
        unit: 'number',
        isRatio: false,
        mediaTypeIds: null,
        ...more,
      },
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
    expect(explain({ change: points, lastDay: '2026-11-17', unit: 'percent', isRatio: true, mediaTypeIds: null }, []).explanation).toBe('steady') // prettier-ignore
  })
  test('two reasons at most, the greatest channels first', () => {
    const events = flightEvents(
      [10, 30, 20].map((budget, id) => flight({ id, budget, startDate: '2026-11-13' })),
    )
    expect(why(up, events).reasons.map(({ channel }) => channel.id)).toEqual([1, 2])
  })
})
