import type { CellValue, ConditionalRule, Sheet } from 'hucre'
import { describe, expect, test } from 'vitest'
import { conditionsOf } from './conditions.ts'
import { rangesOf } from './ranges.ts'

const style = {
  fill: { type: 'pattern', pattern: 'none', bgColor: { rgb: 'FFC7CE' } },
} as const
const rows: CellValue[][] = [
  [1, 'offen', 10],
  [5, 'Gebucht', 20],
  [9, null, 30],
  [5, 'offen', 40],
]
const fillsOf = (...conditionalRules: ConditionalRule[]) => {
  const { lookAt } = conditionsOf({ name: 'a', rows, conditionalRules } as Sheet, [])
  return rows.map((line) =>
    line.map((_, column) => lookAt(rows.indexOf(line), column, line[column]!)?.fill),
  )
}
const marked = (rule: Omit<ConditionalRule, 'priority' | 'style'>, column = 0) =>
  fillsOf({ priority: 1, style, ...rule }).map((line) => line[column] === '#ffc7ce')
const all = 'A1:C1048576'

describe('conditional formats', () => {
  test.each<[string, Omit<ConditionalRule, 'priority' | 'style'>, boolean[], number?]>([
    ['larger', { type: 'cellIs', operator: 'greaterThan', formula: '4', range: all }, [false, true, true, true]], // prettier-ignore
    ['between', { type: 'cellIs', operator: 'between', formula: ['2', '6'], range: all }, [false, true, false, true]], // prettier-ignore
    ['not between', { type: 'cellIs', operator: 'notBetween', formula: ['2', '6'], range: all }, [true, false, true, false]], // prettier-ignore
    ['a word', { type: 'cellIs', formula: '"gebucht"', range: all }, [false, true, false, false], 1], // prettier-ignore
    ['another cell', { type: 'cellIs', operator: 'lessThan', formula: '$A$2', range: all }, [true, false, false, false]], // prettier-ignore
    ['the row’s own', { type: 'expression', formula: '$B1="offen"', range: all }, [true, false, false, true]], // prettier-ignore
    ['moving along', { type: 'expression', formula: 'A1>=C1/1', range: all }, [false, false, false, false]], // prettier-ignore
    ['words within', { type: 'containsText', text: 'BUCH', range: all }, [false, true, false, false], 1], // prettier-ignore
    ['words at the start', { type: 'beginsWith', text: 'off', range: all }, [true, false, false, true], 1], // prettier-ignore
    ['blanks', { type: 'containsBlanks', range: all }, [false, false, true, false], 1],
    ['twice', { type: 'duplicateValues', range: 'A1:A9' }, [false, true, false, true]],
    ['once', { type: 'uniqueValues', range: 'A1:A9' }, [true, false, true, false]],
  ])('%s', (_, rule, expected, column) => expect(marked(rule, column)).toEqual(expected))

  test('a scale goes from the smallest to the largest, a bar is as long as its number', () => {
    const scale = { cfvo: [{ type: 'min' }, { type: 'max' }], colors: ['FFFFFFFF', 'FFFF0000'] } as const // prettier-ignore
    const rule = { type: 'colorScale', priority: 1, range: 'A1:A9', colorScale: scale }
    expect(fillsOf(rule as never).map(([fill]) => fill)).toEqual(['#ffffff', '#ff8080', '#ff0000', '#ff8080']) // prettier-ignore
    const bar = { type: 'dataBar', priority: 1, range: 'C1:C9', dataBar: { cfvo: scale.cfvo, color: 'FF638EC6' } } // prettier-ignore
    const { lookAt } = conditionsOf({ name: 'a', rows, conditionalRules: [bar as never] }, [])
    expect([10, 20, 40].map((value, row) => lookAt(row, 2, value)?.bar?.percent)).toEqual([0, 35, 100]) // prettier-ignore
  })

  test('the first of several that apply goes before, and may end it', () => {
    const first: ConditionalRule = { type: 'cellIs', operator: 'greaterThan', formula: '8', priority: 1, range: all, style, stopIfTrue: true } // prettier-ignore
    const second: ConditionalRule = { ...first, formula: '2', priority: 2, style: { ...style, font: { bold: true } } } // prettier-ignore
    const { lookAt } = conditionsOf({ name: 'a', rows, conditionalRules: [second, first] }, [])
    expect(lookAt(2, 0, 9)).toEqual({ fill: '#ffc7ce' })
    expect(lookAt(1, 0, 5)).toEqual({ fill: '#ffc7ce', isStrong: true })
  })

  test('what has to be worked out is left out, and said', () => {
    const rule: ConditionalRule = { type: 'expression', formula: 'SUM(A1:A3)>4', priority: 1, range: all, style } // prettier-ignore
    const conditions = conditionsOf({ name: 'a', rows, conditionalRules: [rule] }, [])
    expect(conditions.lookAt(0, 0, 1)).toBeUndefined()
    expect(conditions.without).toEqual(['formulas'])
  })

  test('icons, the highest and the average are left out for reasons of their own', () => {
    const icons: ConditionalRule = { type: 'iconSet', priority: 1, range: all, iconSet: { iconSet: '3Arrows', cfvo: [{ type: 'min' }] } } // prettier-ignore
    const ranks: ConditionalRule[] = [
      { type: 'top10', priority: 2, range: all, style },
      { type: 'aboveAverage', priority: 3, range: all, style },
    ]
    const conditions = conditionsOf({ name: 'a', rows, conditionalRules: [icons, ...ranks] }, [])
    expect(conditions.without).toEqual(['icons', 'ranks'])
  })
})

test('ranges are corners, several with a space between them', () => {
  expect(rangesOf('$B$2:AA10 C3')).toEqual([
    { top: 1, left: 1, bottom: 9, right: 26 },
    { top: 2, left: 2, bottom: 2, right: 2 },
  ])
  expect(rangesOf('A:A')).toEqual([])
})
