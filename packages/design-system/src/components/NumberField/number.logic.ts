/** What is wrong with a typed number. */
export type NumberFault =
  | { kind: 'notNumber' }
  | { kind: 'decimals'; most: number }
  | { kind: 'below'; least: number }
  | { kind: 'above'; most: number }
  | { kind: 'step'; step: number }

interface NumberRules {
  minValue?: number | undefined
  maxValue?: number | undefined
  /** What is typed has to be a multiple of it, counted from the least number. */
  step?: number | undefined
}

/** Digits that a number of the language has a place for without losing any. */
const maxDigits = 15

/** Thousands: one to three figures, then groups of exactly three. */
const isGrouped = (text: string, separator: string) => {
  const [first = '', ...groups] = text.split(separator)
  return /^[1-9]\d{0,2}$/.test(first) && groups.every((group) => /^\d{3}$/.test(group))
}

/**
 * The figures of a typed number with a dot before the decimals; undefined where it can be read in more than
 * one way, or in none. Both separators are understood: a single one with exactly three figures behind it is
 * for thousands where the language writes them so, and stands before the decimals everywhere else.
 */
function figuresOf(text: string, groupSeparator: string): string | undefined {
  const dots = text.split('.').length - 1
  const commas = text.split(',').length - 1
  if (dots > 0 && commas > 0) {
    const decimal = text.lastIndexOf('.') > text.lastIndexOf(',') ? '.' : ','
    const [whole = '', decimals = '', ...more] = text.split(decimal)
    const separator = decimal === '.' ? ',' : '.'
    if (more.length > 0 || !isGrouped(whole, separator)) return undefined
    return `${whole.replaceAll(separator, '')}.${decimals}`
  }
  const separator = dots > 0 ? '.' : ','
  const count = Math.max(dots, commas)
  const isThousands = count > 1 || (count === 1 && separator === groupSeparator)
  if (isThousands && isGrouped(text, separator)) return text.replaceAll(separator, '')
  return count > 1 ? undefined : text.replace(separator, '.')
}

/** A typed number as the language of `format` writes it, or what is wrong with it; `null`: there is none. */
export function readNumber(
  text: string,
  format: Intl.NumberFormat,
  { minValue, maxValue, step }: NumberRules = {},
): { value: number | null } | { fault: NumberFault } {
  const { style, currency, maximumFractionDigits: mostDecimals = 0 } = format.resolvedOptions()
  // Signs of currencies and percent, and spaces and apostrophes between thousands, change nothing.
  const bare = text
    .replaceAll(/[\s\p{Sc}%'’]/gu, '')
    .replace(new RegExp(`^(?:${currency ?? 'EUR'}|Euro)|(?:${currency ?? 'EUR'}|Euro)$`, 'i'), '')
    .replace(/^[−–]/u, '-')
  if (bare === '') return text.trim() === '' ? { value: null } : { fault: { kind: 'notNumber' } }
  const [, sign = '', digits = ''] = /^([-+]?)([\d.,]+)$/.exec(bare) ?? []
  const group = format.formatToParts(1_234_567).find(({ type }) => type === 'group')?.value ?? ''
  const figures = figuresOf(digits, group)
  if (figures === undefined || !/\d/.test(figures) || figures.replace('.', '').length > maxDigits)
    return { fault: { kind: 'notNumber' } }
  const decimals = figures.split('.')[1]?.length ?? 0
  if (decimals > mostDecimals) return { fault: { kind: 'decimals', most: mostDecimals } }
  const number = Number(`${sign}${figures}`)
  const value = style === 'percent' ? Number((number / 100).toPrecision(maxDigits)) : number
  if (minValue !== undefined && value < minValue) return { fault: { kind: 'below', least: minValue } } // prettier-ignore
  if (maxValue !== undefined && value > maxValue) return { fault: { kind: 'above', most: maxValue } } // prettier-ignore
  if (step !== undefined && !isMultiple(value - (minValue ?? 0), step)) return { fault: { kind: 'step', step } } // prettier-ignore
  return { value }
}

/** But for what fractions of ten lose in binary. */
function isMultiple(value: number, step: number): boolean {
  const times = value / step
  return Math.abs(times - Math.round(times)) < 1e-6
}

/** A step up or down, within the bounds; from no number the least one, or zero. */
export function stepped(
  value: number | null,
  direction: 1 | -1,
  { minValue, maxValue, step = 1 }: NumberRules,
): number {
  if (value === null) return clamp(0, minValue, maxValue)
  return clamp(Number((value + direction * step).toPrecision(maxDigits)), minValue, maxValue)
}

const clamp = (value: number, least = -Infinity, most = Infinity) =>
  Math.min(Math.max(value, least), most)
