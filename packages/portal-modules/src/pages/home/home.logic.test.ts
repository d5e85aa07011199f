import { describe, expect, it } from 'vitest'
import { calendarWeek, daysBetween, nearBars, timeOfDay } from './home.logic.ts'

describe('the first page', () => {
  it('counts weeks by ISO 8601', () => {
    expect(calendarWeek('2026-11-20')).toBe(47)
    expect(calendarWeek('2026-01-01')).toBe(1)
    expect(calendarWeek('2027-01-01')).toBe(53)
    expect(calendarWeek('2024-12-30')).toBe(1)
  })

  it('greets by the hour', () => {
    expect([6, 11, 17, 18].map(timeOfDay)).toEqual(['morning', 'day', 'day', 'evening'])
  })

  it('shows what starts or ends within seven days, its end first', () => {
    const bars = nearBars(
      [
        { name: 'ends', media: 'tv', start: '2026-10-01', end: '2026-11-21' },
        { name: 'starts', media: 'tv', start: '2026-11-27', end: '2027-01-01' },
        { name: 'ended', media: 'tv', start: '2026-10-01', end: '2026-11-19' },
        { name: 'later', media: 'tv', start: '2026-11-28', end: '2027-01-01' },
      ],
      '2026-11-20',
    )
    expect(bars.map(({ name, event, to }) => [name, event, to])).toEqual([
      ['ends', 'ends', 9],
      ['starts', 'starts', 50],
    ])
    expect(daysBetween('2026-11-20', '2026-11-18')).toBe(-2)
  })
})
