import { describe, expect, test } from 'vitest'
import { closesBy, frameOf, placeCard } from './tour.logic.ts'

const view = { width: 1000, height: 800 }
const card = { width: 320, height: 160 }
const at = (left: number, top: number, width = 100, height = 40) => ({ left, top, width, height })

describe('a card', () => {
  test('without a target stands in the middle', () => {
    expect(placeCard(undefined, card, view)).toEqual({ left: 340, top: 320, side: 'centre' })
  })
  test('stands below its target, above it at the lower edge', () => {
    expect(placeCard(at(450, 100), card, view)).toEqual({ left: 340, top: 152, side: 'bottom' })
    expect(placeCard(at(450, 740), card, view)).toEqual({ left: 340, top: 568, side: 'top' })
  })
  test('stands beside what is as high as the window', () => {
    expect(placeCard(at(0, 0, 250, 800), card, view).side).toBe('end')
    expect(placeCard(at(750, 0, 250, 800), card, view).side).toBe('start')
    expect(placeCard(at(0, 0, 250, 800), card, view, true).side).toBe('start')
  })
  test('never leaves the window', () => {
    expect(placeCard(at(980, 10, 20), card, view).left).toBe(668)
    const phone = { width: 320, height: 560 }
    const placed = placeCard(at(0, 0, 320, 300), { width: 296, height: 260 }, phone)
    expect(placed).toEqual({ left: 12, top: 288, side: 'centre' })
  })
})

test('a frame stays inside the window', () => {
  expect(frameOf(at(0, 0), view)).toEqual({ left: 2, top: 2, width: 104, height: 44 })
})

describe('closing', () => {
  const welcome = { isBlocking: true, isLast: false }
  test('by the mask: not the welcome tour (TOUR-05)', () => {
    expect(closesBy('mask', { isBlocking: false, isLast: true })).toBe(true)
    expect(closesBy('mask', welcome)).toBe(false)
  })
  test('by Escape: not the last step of the welcome tour (TOUR-04)', () => {
    expect(closesBy('escape', welcome)).toBe(true)
    expect(closesBy('escape', { isBlocking: true, isLast: true })).toBe(false)
    expect(closesBy('escape', { isBlocking: false, isLast: true })).toBe(true)
  })
})
