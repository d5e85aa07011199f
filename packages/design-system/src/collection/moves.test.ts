import { describe, expect, test } from 'vitest'
import { moveInGrid, moveInList } from './moves.ts'
import { createTypeAhead, findByPrefix } from './typeAhead.ts'

const at = { count: 10, page: 4, isRtl: false }

test('a list moves by one, by a page, to the ends, and stops there', () => {
  expect(moveInList('ArrowDown', 8, at)).toBe(9)
  expect(moveInList('ArrowDown', 9, at)).toBe(9)
  expect(moveInList('PageUp', 2, at)).toBe(0)
  expect(moveInList('End', 0, at)).toBe(9)
  expect(moveInList('ArrowRight', 0, at)).toBeUndefined()
})

test('a grid moves by rows and columns, mirrored from right to left', () => {
  const move = moveInGrid(3)
  expect(move('ArrowDown', 4, at)).toBe(7)
  expect(move('ArrowDown', 8, at)).toBe(8)
  expect(move('ArrowUp', 1, at)).toBe(1)
  expect(move('ArrowRight', 4, at)).toBe(5)
  expect(move('ArrowRight', 4, { ...at, isRtl: true })).toBe(3)
})

describe('typing ahead', () => {
  const names = ['Äpfel', 'Anzeige', 'Banner', 'Beilage', 'Café']
  const find = (prefix: string, from: number) =>
    findByPrefix(prefix, { count: names.length, textAt: (index) => names[index]!, from }, 'de')

  test('finds without accents and case, from the place on and round the end', () => {
    expect(find('cafe', 0)).toBe(4)
    expect(find('a', 4)).toBe(0)
    expect(find('an', 0)).toBe(1)
    expect(find('z', 0)).toBe(-1)
  })

  test('the same letter again goes on to the next; more letters may keep the place', () => {
    expect(find('b', 2)).toBe(3)
    expect(find('b', 3)).toBe(2)
    expect(find('be', 3)).toBe(3)
  })

  test('letters that follow each other quickly are one word', () => {
    let now = 0
    const typed = createTypeAhead(() => now)
    expect(typed.isTyping()).toBe(false)
    expect(typed.type('b')).toBe('b')
    now = 300
    expect(typed.isTyping()).toBe(true)
    expect(typed.type('e')).toBe('be')
    now = 1200
    expect(typed.type('c')).toBe('c')
    expect(typed.type('c')).toBe('c')
  })
})
