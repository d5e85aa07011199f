import { describe, expect, test } from 'vitest'
import type { Cell } from '../../kit/export/index.ts'
import { readFigure } from './figures.logic.ts'

const number = (cell: Cell) => readFigure(cell, 'number', 'EUR')
const money = (cell: Cell) => readFigure(cell, 'money', 'EUR')
const percent = (cell: Cell) => readFigure(cell, 'percent', 'EUR')

describe('values of a file, as either language writes them (COCK-11)', () => {
  test.each([
    ['1.234.567', 1_234_567],
    ['1,234,567', 1_234_567],
    ['1.234,5', 1_234.5],
    ['1,234.5', 1_234.5],
    ['12 500', 12_500],
    ["12'500", 12_500],
    ['12.500', 12_500],
    ['12,500', 12_500],
    ['12,5', 12.5],
    ['0,345', 0.345],
    ['3.4567', 3.4567],
    ['−3', -3],
    [812_400.25, 812_400.25],
  ])('%s is %d', (cell, value) => {
    expect(number(cell)).toEqual({ value })
  })

  test.each(['1.23.4', '1,2,3', 'viel', '12 Stück', '1.234.5678,1', { day: '2027-03-01' }])(
    '%j is no number',
    (cell) => {
      expect(number(cell)).toEqual({ fault: 'number' })
    },
  )

  test.each([null, '', ' – ', '-', 'n/a'])('%j says nothing', (cell) => {
    expect(number(cell)).toEqual({ value: null })
  })

  test('amounts may have the sign of the campaign’s currency, and no other', () => {
    expect(['12,50 €', '€ 12.50', 'EUR 12,5', '12.5'].map(money)).toEqual(Array.from({ length: 4 }, () => ({ value: 12.5 }))) // prettier-ignore
    expect(['12,50 $', '12 CHF'].map(money)).toEqual([{ fault: 'currency' }, { fault: 'currency' }])
    expect(number('12 €')).toEqual({ fault: 'number' })
  })

  test('a rate is a share of 1 in a workbook, and has its sign in a text', () => {
    expect([percent(0.031), percent('3,1 %'), percent('3.1%'), percent('3,125 %'), percent('100 %')]).toEqual([0.031, 0.031, 0.031, 0.03125, 1].map((value) => ({ value }))) // prettier-ignore
    expect(percent('0,5')).toEqual({ fault: 'percentSign' })
    expect([percent(31), percent('3100 %')]).toEqual([{ fault: 'percent' }, { fault: 'percent' }])
  })

  test('more than can be kept is refused', () => {
    expect(number(2e15)).toEqual({ fault: 'tooMuch' })
  })
})
