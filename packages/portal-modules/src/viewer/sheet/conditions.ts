import type { CellValue, ConditionalRule, Sheet } from 'hucre'
import { between, colourOf, conditionFillOf } from './colours.ts'
import { lookOf, type CellLook } from './looks.ts'
import { testOf, valuesIn, type ValueAt } from './condition-tests.ts'
import { rangesOf, type Range } from './ranges.ts'

export interface Conditions {
  /** What applies to a cell of a row and column of the file, from 0. */
  lookAt: (row: number, column: number, value: CellValue) => CellLook | undefined
  /** Which kinds of rules are in the file and not shown here, each once. */
  without: readonly UnshownCondition[]
}

/**
 * Kinds of rules that are not shown: icons beside the values; the highest, the lowest and the average, of which
 * the library does not tell how many or which side; and formulas.
 */
export type UnshownCondition = 'icons' | 'ranks' | 'formulas'

const unshownKinds: Readonly<Partial<Record<ConditionalRule['type'], UnshownCondition>>> = {
  iconSet: 'icons',
  top10: 'ranks',
  aboveAverage: 'ranks',
}

/** Steps of a scale of colours, and of bars: enough for the eye, few enough to be kept as looks. */
const steps = 20

type Apply = (row: number, column: number, value: CellValue) => CellLook | undefined

/** The conditional formats of a sheet, as far as they need nothing worked out anew. */
export function conditionsOf(
  { conditionalRules = [], rows }: Sheet,
  theme: readonly string[],
): Conditions {
  const valueAt: ValueAt = (row, column) => rows[row]?.[column] ?? null
  const wide = rows.reduce((most, line) => Math.max(most, line.length), 0)
  // Rules are often said of all rows there could be.
  const withinSheet = (range: Range): Range => ({
    ...range,
    bottom: Math.min(range.bottom, rows.length - 1),
    right: Math.min(range.right, wide - 1),
  })
  const ordered = conditionalRules.toSorted((one, other) => one.priority - other.priority)
  const read = ordered.map((rule) => {
    const ranges = rangesOf(rule.range).map(withinSheet)
    const apply = applyOf(rule, ranges, valueAt, theme)
    return { ranges, apply, type: rule.type, stops: rule.stopIfTrue }
  })
  return {
    without: [
      ...new Set(read.flatMap(({ apply, type }) => (apply ? [] : (unshownKinds[type] ?? 'formulas')))), // prettier-ignore
    ],
    lookAt(row, column, value) {
      let look: CellLook | undefined
      for (const { ranges, apply, stops } of read) {
        if (!apply || !ranges.some((range) => isIn(range, row, column))) continue
        const own = apply(row, column, value)
        if (!own) continue
        // The first that applies goes before those after it.
        look = { ...own, ...look }
        if (stops) break
      }
      return look
    },
  }
}

const isIn = ({ top, left, bottom, right }: Range, row: number, column: number) =>
  row >= top && row <= bottom && column >= left && column <= right

function applyOf(
  rule: ConditionalRule,
  ranges: readonly Range[],
  valueAt: ValueAt,
  theme: readonly string[],
): Apply | undefined {
  const { colorScale, dataBar } = rule
  if (rule.type === 'colorScale' && colorScale) {
    const colours = colorScale.colors.map((rgb) => colourOf({ rgb }, theme) ?? '#ffffff')
    const stops = stopsOf(colorScale.cfvo, numbersIn(ranges, valueAt))
    return stops && ((_row, _column, value) => scaleLook(value, stops, colours))
  }
  if (rule.type === 'dataBar' && dataBar) {
    const colour = colourOf({ rgb: dataBar.color }, theme) ?? '#638ec6'
    const stops = stopsOf(dataBar.cfvo, numbersIn(ranges, valueAt))
    return stops && ((_row, _column, value) => barLook(value, stops, colour))
  }
  const test = testOf(rule, ranges, valueAt)
  const fill = conditionFillOf(rule.style, theme)
  const { fill: _ground, size: _size, ...words } = lookOf(rule.style, theme)
  const look: CellLook = { ...words, ...(fill && { fill }) }
  return test && ((row, column, value) => (test(row, column, value) ? look : undefined))
}

/** All numbers of some cells, smallest first. */
const numbersIn = (ranges: readonly Range[], valueAt: ValueAt): number[] =>
  valuesIn(ranges, valueAt)
    .filter((value) => typeof value === 'number')
    .toSorted((one, other) => one - other)

interface Stop {
  type: string
  value?: string
}

/** The numbers at which a scale changes; undefined where one of them is a formula. */
function stopsOf(said: readonly Stop[], numbers: readonly number[]): number[] | undefined {
  const [least = 0, most = 0] = [numbers[0], numbers.at(-1)]
  const stops = said.map(({ type, value }) => {
    const given = Number(value)
    if (type === 'min') return least
    if (type === 'max') return most
    if (type === 'num') return given
    if (type === 'percent') return least + ((most - least) * given) / 100
    if (type !== 'percentile') return Number.NaN
    const place = ((numbers.length - 1) * given) / 100
    const [below = 0, above = 0] = [numbers[Math.floor(place)], numbers[Math.ceil(place)]]
    return below + (above - below) * (place % 1)
  })
  return stops.every((stop) => Number.isFinite(stop)) ? stops : undefined
}

const rounded = (share: number) => Math.round(Math.max(0, Math.min(1, share)) * steps) / steps

function scaleLook(value: CellValue, stops: readonly number[], colours: readonly string[]) {
  if (typeof value !== 'number') return undefined
  const last = stops.length - 1
  const at = Math.max(
    0,
    Math.min(
      last - 1,
      stops.findLastIndex((stop) => value >= stop),
    ),
  )
  const [from, to] = [stops[at]!, stops[at + 1] ?? stops[at]!]
  const share = to > from ? (value - from) / (to - from) : 0
  return { fill: between(colours[at]!, colours[at + 1] ?? colours[at]!, rounded(share)) }
}

function barLook(value: CellValue, [least, most]: readonly number[], colour: string) {
  if (typeof value !== 'number' || !(most! > least!)) return undefined
  return { bar: { percent: rounded((value - least!) / (most! - least!)) * 100, colour } }
}
