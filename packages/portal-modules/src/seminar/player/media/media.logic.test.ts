import { array, assert, integer, property, tuple, uniqueArray } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { countRead, firstUnread, isRead, readPages, writePages } from './read-pages.logic.ts'
import { firstGap, readWatched, resumeAt, secondsOf, shareOf, withPart, writeWatched, type Watched } from './watched.logic.ts' // prettier-ignore

const watchedOf = (...parts: [number, number][]): Watched =>
  parts.reduce<Watched>((all, [start, end]) => withPart(all, start, end), [])

describe('what was watched of a film', () => {
  test('counts once, however often it was played; a jump counts nothing (SEM-01)', () => {
    const watched = watchedOf([0, 10], [5, 12], [60, 70], [0, 3])
    expect(watched).toEqual([
      [0, 12],
      [60, 70],
    ])
    expect([secondsOf(watched), shareOf(watched, 100)]).toEqual([22, 0.22])
    expect(shareOf(watched, Number.NaN)).toBe(0)
    expect(withPart(watched, 80, 80)).toBe(watched)
  })

  test('is kept as text and read again; what is no part is left out', () => {
    const watched = watchedOf([0, 93.42], [120, 180])
    expect(writeWatched(watched)).toBe('0-93.4,120-180')
    expect(readWatched('0-93.4,120-180,abc,9-4')).toEqual([
      [0, 93.4],
      [120, 180],
    ])
    expect(readWatched(undefined)).toEqual([])
  })

  test('parts never overlap and never lose a second, in whatever order they come', () => {
    const part = tuple(integer({ min: 0, max: 600 }), integer({ min: 1, max: 60 }))
    assert(
      property(array(part, { maxLength: 40 }), (parts) => {
        const played = parts.map(([start, length]): [number, number] => [start, start + length])
        const watched = watchedOf(...played)
        for (const [index, [start, end]] of watched.entries()) {
          expect(end).toBeGreaterThan(start)
          if (index > 0) expect(start).toBeGreaterThan(watched[index - 1]![1])
        }
        for (const [start, end] of played)
          expect(watched.some(([from, to]) => from <= start && to >= end)).toBe(true)
        expect(readWatched(writeWatched(watched))).toEqual(watched)
      }),
    )
  })

  test('the first gap is where it leads back to; at its end a film begins anew (T-86)', () => {
    expect(firstGap(watchedOf([5, 10]), 100)).toBe(0)
    expect(firstGap(watchedOf([0, 10], [50, 100]), 100)).toBe(10)
    expect(firstGap(watchedOf([0, 99.8]), 100)).toBeUndefined()
    expect([resumeAt('42.5', 100), resumeAt('99', 100), resumeAt('x', 100), resumeAt(undefined, 100)]).toEqual([42.5, 0, 0, 0]) // prettier-ignore
  })
})

describe('what was read of a document', () => {
  test('is kept as text and read again', () => {
    expect(writePages(new Set([3, 1, 2, 7]))).toBe('1-3,7')
    expect([...readPages('1-3,7,x')]).toEqual([1, 2, 3, 7])
    expect([...readPages(undefined)]).toEqual([])
    assert(
      property(uniqueArray(integer({ min: 1, max: 300 })), (pages) => {
        expect([...readPages(writePages(new Set(pages)))]).toEqual(
          pages.toSorted((one, other) => one - other),
        )
      }),
    )
  })

  test('is all of it with the last page and nine of ten; the end alone is not (SEM-01)', () => {
    expect(isRead(new Set([10]), 10)).toBe(false)
    expect(isRead(readPages('1-9'), 10)).toBe(false)
    expect(isRead(readPages('1-8,10'), 10)).toBe(true)
    expect(isRead(readPages('1'), 1)).toBe(true)
    expect(isRead(new Set(), 0)).toBe(false)
    expect(countRead(readPages('1-3,99'), 10)).toBe(3)
    expect([firstUnread(readPages('1-3,5'), 6), firstUnread(readPages('1-6'), 6)]).toEqual([4, undefined]) // prettier-ignore
  })
})
