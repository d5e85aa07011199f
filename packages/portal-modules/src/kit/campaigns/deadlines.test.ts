import { describe, expect, test } from 'vitest'
import { byUrgency, closedDeadlines, deadlineTone, openDeadlines, usualDue, type DeadlineStatus } from './deadlines.ts' // prettier-ignore
import { workflowStates, type WorkflowState } from './states.ts'

const today = '2026-11-23'
const channel = (more: Partial<Parameters<typeof openDeadlines>[0]> = {}) => ({
  state: 'Planning' as WorkflowState,
  end: '2026-12-31',
  bookingDeadline: '2026-11-22',
  materialDeadline: '2026-11-23',
  bookingStatus: null,
  materialStatus: null,
  ...more,
})
const kinds = (more: Parameters<typeof channel>[0]) =>
  openDeadlines(channel(more), today).map(({ kind }) => kind)

describe('deadlines of a channel (T-27)', () => {
  test('a deadline is late from the day after it on', () => {
    expect(openDeadlines(channel(), today)).toMatchObject([
      { kind: 'material', day: '2026-11-23', isLate: false },
      { kind: 'booking', day: '2026-11-22', isLate: true },
    ])
  })

  test('a channel whose last day has gone by has none, on its last day it still does', () => {
    expect(kinds({ end: '2026-11-22' })).toEqual([])
    expect(kinds({ end: '2026-11-23' })).toEqual(['material', 'booking'])
    expect(kinds({ end: null })).toEqual(['material', 'booking'])
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

  const marked = (kind: 'done' | 'notNeeded' | 'moved'): DeadlineStatus => ({
    mark: { kind, from: kind === 'moved' ? '2026-11-20' : null, at: '2026-11-21T09:00:00Z', by: 'Aylin Kaya' }, // prettier-ignore
    dayOff: null,
  })

  test('one that is done or not needed is closed and kept, one that was moved is open', () => {
    for (const kind of ['done', 'notNeeded'] as const) {
      const closed = channel({ bookingStatus: marked(kind) })
      expect(openDeadlines(closed, today).map((one) => one.kind)).toEqual(['material'])
      expect(closedDeadlines(closed)).toMatchObject([{ kind: 'booking', mark: { kind } }])
    }
    const moved = channel({ bookingStatus: marked('moved') })
    expect(openDeadlines(moved, today)[1]).toMatchObject({ mark: { from: '2026-11-20' } })
    expect(closedDeadlines(moved)).toEqual([])
    expect(closedDeadlines(channel({ bookingStatus: marked('done'), bookingDeadline: null }))).toEqual([]) // prettier-ignore
  })

  test('what comes stands first, the next first, then what is overdue, the latest first', () => {
    const days = ['2026-11-01', '2026-11-30', '2026-11-22', '2026-11-23']
    const ordered = days.map((day) => ({ day, isLate: day < today })).toSorted(byUrgency)
    expect(ordered.map(({ day }) => day)).toEqual(['2026-11-23', '2026-11-30', '2026-11-22', '2026-11-01']) // prettier-ignore
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
