import { describe, expect, test } from 'vitest'
import { relativeTime, toTime } from './timestamp.logic.ts'

const now = Date.parse('2026-11-20T09:14:00+01:00')
const at = (text: string) => relativeTime(Date.parse(text), now, 'Europe/Berlin')

describe('times as people say them', () => {
  test.each([
    ['2026-11-20T09:13:45+01:00', { kind: 'now' }],
    ['2026-11-20T09:09:00+01:00', { kind: 'minutesAgo', count: 5 }],
    ['2026-11-20T09:44:00+01:00', { kind: 'inMinutes', count: 30 }],
    ['2026-11-20T00:01:00+01:00', { kind: 'today' }],
    ['2026-11-19T23:59:00+01:00', { kind: 'yesterday' }],
    ['2026-11-21T23:00:00+01:00', { kind: 'tomorrow' }],
    ['2026-11-17T09:00:00+01:00', { kind: 'daysAgo', count: 3 }],
    ['2026-11-23T09:00:00+01:00', { kind: 'weekday' }],
    ['2026-11-13T09:00:00+01:00', { kind: 'date' }],
    ['2027-11-13T09:00:00+01:00', { kind: 'date' }],
  ])('%s is %j', (text, expected) => {
    expect(at(text)).toEqual(expected)
  })

  test('counts calendar days over the change of the clocks', () => {
    const monday = Date.parse('2026-10-26T00:30:00+01:00')
    const saturday = Date.parse('2026-10-24T23:30:00+02:00')
    expect(relativeTime(saturday, monday, 'Europe/Berlin')).toEqual({ kind: 'daysAgo', count: 2 })
  })

  test('what is no time has none', () => {
    expect(toTime('gestern')).toBeUndefined()
    expect(toTime('2026-11-20T08:14:00Z')).toBe(now)
  })
})
