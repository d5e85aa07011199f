import { assert, constantFrom, integer, property } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { dayOf, numberOf } from '../../../dates/index.ts'
import { byWeek, dragged } from './useBarDrag.ts'

const span = (start: string, end: string) => ({ start: numberOf(start), end: numberOf(end) })
const written = ({ start, end }: { start: number; end: number }) => [dayOf(start), dayOf(end)]
// A Wednesday to a Tuesday.
const bar = span('2027-01-13', '2027-02-09')

describe('bars that come to lie on weeks (T-22)', () => {
  test('moved by hand a bar keeps its length and begins on the nearest Monday', () => {
    expect(written(dragged(bar, 'move', 1, 'week'))).toEqual(['2027-01-11', '2027-02-07'])
    expect(written(dragged(bar, 'move', 3, 'week'))).toEqual(['2027-01-18', '2027-02-14'])
    expect(written(dragged(bar, 'move', 3))).toEqual(['2027-01-16', '2027-02-12'])
    expect(dragged(bar, 'move', 0, 'week')).toEqual(bar)
  })

  test('its ends come to lie on a Monday and on a Sunday, and never pass each other', () => {
    expect(written(dragged(bar, 'start', -1, 'week'))).toEqual(['2027-01-11', '2027-02-09'])
    expect(written(dragged(bar, 'end', 4, 'week'))).toEqual(['2027-01-13', '2027-02-14'])
    expect(written(dragged(bar, 'end', -90, 'week'))).toEqual(['2027-01-13', '2027-01-13'])
    expect(written(dragged(bar, 'start', 90, 'week'))).toEqual(['2027-02-09', '2027-02-09'])
  })

  test('a key goes on to the next week in its direction', () => {
    const after = (grip: 'move' | 'end', way: 1 | -1) =>
      written(dragged(bar, grip, byWeek(bar, grip, way), 'week'))
    expect(after('move', 1)).toEqual(['2027-01-18', '2027-02-14'])
    expect(after('move', -1)).toEqual(['2027-01-11', '2027-02-07'])
    expect(after('end', 1)).toEqual(['2027-01-13', '2027-02-14'])
    expect(after('end', -1)).toEqual(['2027-01-13', '2027-02-07'])
  })

  test('wherever a hand lets go, weeks are whole', () => {
    assert(
      property(
        integer({ min: -400, max: 400 }),
        constantFrom('move', 'start', 'end'),
        (by, grip) => {
          const { start, end } = dragged(bar, grip, by, 'week')
          const weekday = (day: number) => new Date(dayOf(day)).getUTCDay()
          if (by !== 0 && grip === 'move') expect([weekday(start), end - start]).toEqual([1, bar.end - bar.start]) // prettier-ignore
          if (by !== 0 && grip === 'end' && end > start) expect(weekday(end)).toBe(0)
          if (by !== 0 && grip === 'start' && end > start) expect(weekday(start)).toBe(1)
          expect(end).toBeGreaterThanOrEqual(start)
        },
      ),
    )
  })
})
