import { expect, test } from 'vitest'
import { pageNumbers } from './pagination.logic.ts'

test('few pages are all shown', () => {
  expect(pageNumbers(1, 1)).toEqual([1])
  expect(pageNumbers(2, 5)).toEqual([1, 2, 3, 4, 5])
})

test('of many the ends and the neighbours are shown', () => {
  expect(pageNumbers(10, 20)).toEqual([1, 'gap', 9, 10, 11, 'gap', 20])
  expect(pageNumbers(1, 20)).toEqual([1, 2, 3, 4, 5, 'gap', 20])
  expect(pageNumbers(20, 20)).toEqual([1, 'gap', 16, 17, 18, 19, 20])
})

test('a gap never stands for a single page, and the row keeps its length', () => {
  for (let page = 1; page <= 20; page++) {
    const numbers = pageNumbers(page, 20)
    expect(numbers).toHaveLength(7)
    numbers.forEach((one, index) => {
      if (one !== 'gap') return
      expect(Number(numbers[index + 1]) - Number(numbers[index - 1])).toBeGreaterThan(2)
    })
  }
})
