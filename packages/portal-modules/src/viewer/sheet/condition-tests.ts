import type { CellValue, ConditionalRule } from 'hucre'
import { placeOf, rangesOf, type Range } from './ranges.ts'

/** What stands in a cell of the file, by row and column from 0. */
export type ValueAt = (row: number, column: number) => CellValue

type Test = (row: number, column: number, value: CellValue) => boolean
type Operand = (row: number, column: number) => CellValue

const comparisons: Readonly<Record<string, (one: number, other: number) => boolean>> = {
  equal: (one, other) => one === other,
  notEqual: (one, other) => one !== other,
  greaterThan: (one, other) => one > other,
  lessThan: (one, other) => one < other,
  greaterThanOrEqual: (one, other) => one >= other,
  lessThanOrEqual: (one, other) => one <= other,
}
const operators: Readonly<Record<string, string>> = {
  '=': 'equal',
  '<>': 'notEqual',
  '>': 'greaterThan',
  '<': 'lessThan',
  '>=': 'greaterThanOrEqual',
  '<=': 'lessThanOrEqual',
}

/** As spreadsheets compare: words without regard to case, and after all numbers. */
function compare(one: CellValue, other: CellValue): number {
  const [first, second] = [one, other].map((value) =>
    value instanceof Date ? dayOf(value) : value,
  )
  if (typeof first === 'number' && typeof second === 'number') return first - second
  const rank = (value: unknown) => (typeof value === 'number' ? 0 : value === null ? 1 : 2)
  if (rank(first) !== rank(second)) return rank(first) - rank(second)
  return `${first}`.localeCompare(`${second}`, undefined, { sensitivity: 'accent' })
}

/** A date as the number that a file holds. */
const dayOf = (date: Date) => date.getTime() / 86_400_000 + 25_569

/** What a condition of a cell's value says; undefined: it would have to be worked out, which nobody does here. */
export function testOf(
  rule: ConditionalRule,
  ranges: readonly Range[],
  valueAt: ValueAt,
): Test | undefined {
  const { type, text = '', operator = 'equal' } = rule
  const formulas = [rule.formula ?? []].flat()
  const wanted = text.toLowerCase()
  const words = (value: CellValue) => (typeof value === 'string' ? value.toLowerCase() : `${value ?? ''}`) // prettier-ignore
  switch (type) {
    case 'cellIs': {
      const operands = formulas.map((formula) => operandOf(formula, rule, valueAt))
      return operands.every((operand) => operand !== undefined)
        ? cellTest(operator, operands)
        : undefined
    }
    case 'expression':
      return expressionTest(formulas[0] ?? '', rule, valueAt)
    case 'containsText':
      return text ? (_row, _column, value) => words(value).includes(wanted) : undefined
    case 'notContainsText':
      return text ? (_row, _column, value) => !words(value).includes(wanted) : undefined
    case 'beginsWith':
      return text ? (_row, _column, value) => words(value).startsWith(wanted) : undefined
    case 'endsWith':
      return text ? (_row, _column, value) => words(value).endsWith(wanted) : undefined
    case 'containsBlanks':
      return (_row, _column, value) => words(value).trim() === ''
    case 'notContainsBlanks':
      return (_row, _column, value) => words(value).trim() !== ''
    case 'duplicateValues':
    case 'uniqueValues': {
      const times = new Map<string, number>()
      for (const value of valuesIn(ranges, valueAt))
        times.set(words(value), (times.get(words(value)) ?? 0) + 1)
      return (_row, _column, value) =>
        value !== null && times.get(words(value))! > 1 === (type === 'duplicateValues')
    }
    default:
      return undefined
  }
}

function cellTest(operator: string, [first, second]: readonly Operand[]): Test | undefined {
  const isWithin: Test = (row, column, value) =>
    compare(value, first!(row, column)) >= 0 && compare(value, second!(row, column)) <= 0
  if (first && second) {
    if (operator === 'between') return isWithin
    if (operator === 'notBetween') return (row, column, value) => !isWithin(row, column, value)
  }
  const holds = comparisons[operator]
  if (!first || !holds) return undefined
  return (row, column, value) => value !== null && holds(compare(value, first(row, column)), 0)
}

/** `$C2="gebucht"`: one comparison, as rows are coloured by a column. */
function expressionTest(
  formula: string,
  rule: ConditionalRule,
  valueAt: ValueAt,
): Test | undefined {
  const [, left = '', sign = '', right = ''] =
    /^\s*=?\s*(\S+?)\s*(>=|<=|<>|=|>|<)\s*(".*"|\S+)\s*$/.exec(formula) ?? []
  const [one, other] = [left, right].map((side) => operandOf(side, rule, valueAt))
  const holds = comparisons[operators[sign] ?? '']
  if (!one || !other || !holds) return undefined
  return (row, column) => holds(compare(one(row, column), other(row, column)), 0)
}

/** A number, words in quotes, or another cell; what has no `$` moves with the cell that is asked about. */
function operandOf(
  text: string,
  { range }: ConditionalRule,
  valueAt: ValueAt,
): Operand | undefined {
  const plain = text.trim()
  if (plain !== '' && Number.isFinite(Number(plain))) return () => Number(plain)
  const [, quoted] = /^"((?:[^"]|"")*)"$/.exec(plain) ?? []
  if (quoted !== undefined) return () => quoted.replaceAll('""', '"')
  const place = placeOf(plain)
  const [origin] = rangesOf(range)
  if (!place || !origin) return undefined
  const movesAcross = !plain.startsWith('$')
  const movesDown = !plain.slice(1).includes('$')
  return (row, column) =>
    valueAt(
      place.row + (movesDown ? row - origin.top : 0),
      place.column + (movesAcross ? column - origin.left : 0),
    )
}

/** What stands in some cells, without those where nothing does. */
export function valuesIn(ranges: readonly Range[], valueAt: ValueAt): NonNullable<CellValue>[] {
  const values: NonNullable<CellValue>[] = []
  for (const { top, left, bottom, right } of ranges)
    for (let row = top; row <= bottom; row++)
      for (let column = left; column <= right; column++) {
        const value = valueAt(row, column)
        if (value !== null) values.push(value)
      }
  return values
}
