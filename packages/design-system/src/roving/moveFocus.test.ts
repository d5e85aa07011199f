import { expect, test } from 'vitest'
import { nextIndex } from './moveFocus.ts'

const at = (index: number, isRtl = false) => ({ index, count: 3, isRtl })

test('arrows step and go on at the other end', () => {
  expect(nextIndex('ArrowRight', at(0))).toBe(1)
  expect(nextIndex('ArrowRight', at(2))).toBe(0)
  expect(nextIndex('ArrowLeft', at(0))).toBe(2)
})

test('in a language from right to left the arrows change sides', () => {
  expect(nextIndex('ArrowLeft', at(0, true))).toBe(1)
  expect(nextIndex('ArrowRight', at(0, true))).toBe(2)
})

test('only the arrows of the orientation move', () => {
  expect(nextIndex('ArrowDown', at(0))).toBeUndefined()
  expect(nextIndex('ArrowDown', at(0), { orientation: 'vertical' })).toBe(1)
  expect(nextIndex('ArrowRight', at(0), { orientation: 'vertical' })).toBeUndefined()
  expect(nextIndex('ArrowUp', at(0), { orientation: 'both' })).toBe(2)
})

test('without going on it ends at the ends', () => {
  expect(nextIndex('ArrowRight', at(2), { isWrapping: false })).toBeUndefined()
  expect(nextIndex('ArrowLeft', at(1), { isWrapping: false })).toBe(0)
})

test('Home and End lead to the ends, other keys and empty rows nowhere', () => {
  expect(nextIndex('Home', at(2))).toBe(0)
  expect(nextIndex('End', at(0))).toBe(2)
  expect(nextIndex('x', at(0))).toBeUndefined()
  expect(nextIndex('End', { index: 0, count: 0, isRtl: false })).toBeUndefined()
})
