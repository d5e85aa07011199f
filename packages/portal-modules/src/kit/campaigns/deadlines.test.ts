import { describe, expect, test } from 'vitest'
import { deadlineTone, openDeadlines, usualDue } from './deadlines.ts'
import { workflowStates, type WorkflowState } from './states.ts'

const today = '2026-11-23'
const channel = (more: Partial<Parameters<typeof openDeadlines>[0]> = {}) => ({
  state: 'Planning' as WorkflowState,
  end: '2026-12-31',
  bookingDeadline: '2026-11-22',
  materialDeadline: '2026-11-23',
  ...more,
})
const kinds = (more: Parameters<typeof channel>[0]) =>
  openDeadlines(channel(more), today).map(({ kind }) => kind)

describe('deadlines of a channel (T-27)', () => {
  test('a deadline is late from the day after it on', () => {
    expect(openDeadlines(channel(), today)).toEqual([
      { kind: 'booking', day: '2026-11-22', isLate: true },
      { kind: 'material', day: '2026-11-23', isLate: false },
    ])
  })

  test('a channel whose last day has gone by has none, on its last day it still does', () => {
    expect(kinds({ end: '2026-11-22' })).toEqual([])
    expect(kinds({ end: '2026-11-23' })).toEqual(['booking', 'material'])
    expect(kinds({ end: null })).toEqual(['booking', 'material'])
  })

  test('a deadline that nobody named is none', () => {
    expect(kinds({ bookingDeadline: null })).toEqual(['material'])
    expect(kinds({ materialDeadline: null })).toEqual(['booking'])
  })

  test('what is purchased needs no booking any more, what is confirmed or given up no material either', () => {
    const without = (kind: string) =>
      workflowStates.filter((state) => !kinds({ state }).some((open) => open === kind))
    expect(without('booking')).toEqual(['Purchased', 'Confirmed', 'Transferred', 'Deactivated'])
    expect(without('material')).toEqual(['Confirmed', 'Transferred', 'Deactivated'])
  })

  test.each([
    ['2026-11-22', true, 'bad'],
    ['2026-11-23', false, 'warn'],
    ['2026-11-26', false, 'warn'],
    ['2026-11-27', false, 'neutral'],
  ])('one on %s, late %s, stands out as %s: three days before it presses', (day, isLate, tone) => {
    expect(deadlineTone({ day, isLate }, today)).toBe(tone)
  })
})

test.each([
  ['2026-12-24', '2026-12-24'],
  ['2026-11-23', '2026-11-23'],
  ['2026-11-22', '2026-11-28'],
  [null, '2026-11-28'],
])(
  'a decision asked for by %s is offered by %s: five days where nothing else holds (T-39)',
  (said, day) => {
    expect(usualDue(said, today)).toBe(day)
  },
)
