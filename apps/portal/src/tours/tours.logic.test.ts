import { assert, json, oneof, property, string } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { completed, isDue, parseRecords, seen, stateOf, type TourRecord } from './tours.logic.ts'

const day = 86_400_000
const start = new Date('2026-11-02T09:00:00Z')
const after = (ms: number) => new Date(start.getTime() + ms)
const hidden = seen(undefined, start)

describe('a tour is shown (TOUR-07)', () => {
  test.each<[string, TourRecord | undefined, Date, boolean]>([
    ['never seen', undefined, start, true],
    ['hidden a moment ago', hidden, after(1_000), false],
    ['hidden seven days ago to the second', hidden, after(7 * day), false],
    ['hidden more than seven days ago', hidden, after(7 * day + 1), true],
    ['completed', completed(start), after(1_000), false],
    ['completed a year ago', completed(start), after(365 * day), false],
    ['hidden in a future that a wrong clock made', hidden, after(-day), false],
  ])('%s (TOUR-07)', (_, record, now, due) => expect(isDue(record, now)).toBe(due))
})

test('hiding stores a date, completing a flag; neither takes back what is completed (TOUR-04, TOUR-08)', () => {
  expect(hidden).toEqual({ shownAt: start.toISOString() })
  expect(completed(start)).toEqual({ shownAt: start.toISOString(), isCompleted: true })
  expect(seen(completed(start), after(day))).toEqual(completed(after(day)))
})

test('shown, closed, completed (TOUR-09)', () => {
  expect(stateOf(undefined, true)).toBe('shown')
  expect(stateOf(hidden, false)).toBe('closed')
  expect(stateOf(completed(start), false)).toBe('completed')
  expect(stateOf(completed(start), true)).toBe('shown')
})

describe('what is stored', () => {
  test('comes back as it was', () => {
    const records = { welcome: completed(start), fileexplorer: hidden }
    expect(parseRecords(JSON.stringify(records))).toEqual(records)
  })
  test('is nothing where it is broken, and never breaks the page', () => {
    expect(parseRecords(null)).toEqual({})
    expect(parseRecords('{"welcome":{"shownAt":"soon"},"x":3}')).toEqual({})
    assert(
      property(oneof(string(), json()), (text) => {
        for (const record of Object.values(parseRecords(text)))
          expect(typeof isDue(record, start)).toBe('boolean')
      }),
    )
  })
})
