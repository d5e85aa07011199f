import { expect, test } from 'vitest'
import { boardStrings } from './board.strings.ts'

test('a column with one card says one card', () => {
  const { de, en } = boardStrings
  expect([de.count('1'), de.count('2'), de.withinLimit('1', '1')]).toEqual([
    '1 Karte',
    '2 Karten',
    '1 von höchstens 1 Karte',
  ])
  expect([en.count('1'), en.count('0'), en.withinLimit('1', '2')]).toEqual([
    '1 card',
    '0 cards',
    '1 of at most 2 cards',
  ])
})
