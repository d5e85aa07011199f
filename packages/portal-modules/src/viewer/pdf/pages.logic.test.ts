import { describe, expect, test } from 'vitest'
import {
  densityOf,
  factorOf,
  gap,
  heightOf,
  layOut,
  leastZoom,
  mostZoom,
  pageAt,
  pagesIn,
  pagesInSight,
  placeAt,
  stepFrom,
} from './pages.logic.ts'

const portrait = { width: 800, height: 1_000 }
const landscape = { width: 1_000, height: 600 }
const book = Array.from({ length: 300 }, () => portrait)

describe('zoom (T-72)', () => {
  const frame = { width: 1_624, height: 524 }

  test('as wide as the window, whole, or by a factor', () => {
    expect(factorOf('width', portrait, frame)).toBe(2)
    expect(factorOf('page', portrait, frame)).toBe(0.5)
    expect(factorOf('page', landscape, { width: 524, height: 5_000 })).toBe(0.5)
    expect(factorOf(1.25, portrait, frame)).toBe(1.25)
  })

  test('at first as wide as a telephone, and no wall on a large screen', () => {
    expect(factorOf('auto', portrait, { width: 424, height: 700 })).toBe(0.5)
    expect(factorOf('auto', portrait, frame)).toBe(1.25)
  })

  test('never so small or so large that nothing is left of it', () => {
    expect(factorOf('width', portrait, { width: 10, height: 10 })).toBe(leastZoom)
    expect(factorOf(99, portrait, frame)).toBe(mostZoom)
  })

  test('goes in steps, from any factor to the next usual one', () => {
    expect(stepFrom(1, 1)).toBe(1.1)
    expect(stepFrom(1, -1)).toBe(0.9)
    expect(stepFrom(0.47, 1)).toBe(0.5)
    expect(stepFrom(1.38, -1)).toBe(1.25)
    expect(stepFrom(mostZoom, 1)).toBe(mostZoom)
    expect(stepFrom(leastZoom, -1)).toBe(leastZoom)
  })
})

describe('pages under each other (T-72)', () => {
  const layout = layOut([portrait, landscape, portrait], 0.5)

  test('each begins where the last one ends', () => {
    expect(layout.tops).toEqual([gap, gap + 500 + gap, gap + 500 + gap + 300 + gap])
    expect(layout.height).toBe(500 + 300 + 500 + 4 * gap)
    expect(layout.width).toBe(500 + 2 * gap)
  })

  test('the page at a height', () => {
    expect(pageAt(layout, 0)).toBe(0)
    expect(pageAt(layout, layout.tops[1]! - 1)).toBe(0)
    expect(pageAt(layout, layout.tops[1]!)).toBe(1)
    expect(pageAt(layout, 99_999)).toBe(2)
    expect(pageAt(layOut([], 1), 0)).toBe(0)
  })

  test('of 300 pages only those in the window are drawn, with one on both sides', () => {
    const long = layOut(book, 1)
    expect(pagesIn(long, 0, 900)).toEqual([0, 1])
    expect(pagesIn(long, long.tops[149]! + 500, 900)).toEqual([148, 151])
    expect(pagesIn(long, long.height - 900, 900)).toEqual([298, 299])
  })

  test('pages are in sight that show half of themselves, or fill half of the window (SEM-01)', () => {
    const long = layOut(book, 1)
    const [tall] = long.sizes.map(({ height }) => height)
    expect(pagesInSight(long, 0, tall!)).toEqual([0])
    expect(pagesInSight(long, 0, 2.2 * tall!)).toEqual([0, 1])
    expect(pagesInSight(long, long.tops[4]! + 0.5 * tall! + gap, tall!)).toEqual([5])
    // Of a page that is twice as tall as the window, each part of it is the page.
    expect(pagesInSight(long, long.tops[2]! + 0.4 * tall!, tall! / 2)).toEqual([2])
    expect(pagesInSight(layOut([], 1), 0, 600)).toEqual([])
  })

  test('a place is the same one at every zoom and whatever the pages above turn out to be', () => {
    const place = placeAt(layout, layout.tops[2]! + 125)
    expect(place).toEqual({ page: 2, share: 0.25 })
    const large = layOut([portrait, portrait, portrait], 2)
    expect(heightOf(large, place)).toBe(large.tops[2]! + 500)
  })
})

test('a huge page is drawn with fewer pixels, so that it fits in the memory', () => {
  expect(densityOf({ width: 800, height: 1_000 }, 2)).toBe(2)
  const huge = { width: 8_192, height: 8_192 }
  expect(densityOf(huge, 3)).toBe(0.5)
})

test('a landscape page among portrait ones is as wide as the window, the others stay as they are (T-72)', () => {
  const { sizes, factors, width } = layOut([portrait, landscape, portrait], 1.25, 1_000)
  expect(factors).toEqual([1.25, 1, 1.25])
  expect(sizes.map((size) => size.width)).toEqual([1_000, 1_000, 1_000])
  expect(width).toBe(1_000 + 2 * gap)
  expect(layOut([landscape], 1.25).sizes[0]!.width).toBe(1_250)
})
