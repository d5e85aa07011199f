import type { Cell } from '../../kit/export/index.ts'
import type { FigureUnit } from './figures-import.port.ts'

export type FigureFault = 'number' | 'currency' | 'percentSign' | 'percent' | 'tooMuch'

type Reading = { value: number | null; fault?: undefined } | { fault: FigureFault; value?: undefined } // prettier-ignore

/** As the calls take it. */
const mostValue = 1_000_000_000_000_000
/** A rate above this is a number of percent that lost its sign: 31 for 31 %. */
const mostShare = 10

const signs: Readonly<Record<string, string>> = { '€': 'EUR', $: 'USD', '£': 'GBP', '¥': 'JPY' }

/**
 * A value as either language writes it: `1.234,5`, `1,234.5`, `12 500`, `3,1 %`, `€ 0.42`. Cells of a
 * workbook are numbers already; a rate is a share of 1 there.
 * @param currency  what the campaign is planned in, `EUR`; an amount in another one is refused
 */
export function readFigure(cell: Cell, unit: FigureUnit, currency: string): Reading {
  if (cell === null) return { value: null }
  if (typeof cell === 'object') return { fault: 'number' }
  if (typeof cell === 'number') return plausible(cell, unit)
  const text = cell.trim()
  if (/^(?:[-–—]|n ?\/ ?a)?$/i.test(text)) return { value: null }
  if (unit === 'percent') {
    const [, share] = /^(.+?)\s*%$/.exec(text) ?? []
    const value = numberIn(share ?? text, true)
    if (value === undefined) return { fault: 'number' }
    // 0,5 could be half a percent and a half.
    return share === undefined ? { fault: 'percentSign' } : plausible(Number((value / 100).toPrecision(15)), unit) // prettier-ignore
  }
  const [, before, amount, after] = /^(\p{Sc}|[A-Z]{3})?\s*(.*?)\s*(\p{Sc}|[A-Z]{3})?$/u.exec(text)!
  const said = before ?? after
  if (said !== undefined && (unit !== 'money' || (signs[said] ?? said) !== currency))
    return { fault: unit === 'money' ? 'currency' : 'number' }
  const value = numberIn(amount!, false)
  return value === undefined ? { fault: 'number' } : plausible(value, unit)
}

function plausible(value: number, unit: FigureUnit): Reading {
  if (unit === 'percent' && Math.abs(value) > mostShare) return { fault: 'percent' }
  return Math.abs(value) > mostValue ? { fault: 'tooMuch' } : { value }
}

/**
 * A number with dots and commas of either language; undefined: none. One sign with three digits behind it
 * parts thousands, unless `isShare`: nobody writes a thousand percent.
 */
function numberIn(text: string, isShare: boolean): number | undefined {
  const bare = text.replaceAll(/[\s'’]/gu, '').replace(/^[−–]/u, '-')
  const [, sign = '', digits] = /^([-+]?)(\d[\d.,]*)$/.exec(bare) ?? []
  if (digits === undefined) return undefined
  const last = digits.search(/[.,]\d*$/)
  if (last < 0) return Number(sign + digits)
  const [whole, decimals] = [digits.slice(0, last), digits.slice(last + 1)]
  const isGrouped = /^[1-9]\d{0,2}(?:([.,])\d{3})(?:\1\d{3})*$/.test(digits)
  if (isGrouped && !(isShare && !/[.,]/.test(whole))) return Number(sign + digits.replaceAll(/[.,]/g, '')) // prettier-ignore
  const mark = digits[last] === '.' ? ',' : '.'
  const groups = new RegExp(`^[1-9]\\d{0,2}(?:\\${mark}\\d{3})*$|^\\d+$`)
  if (!groups.test(whole) || !/^\d+$/.test(decimals)) return undefined
  return Number(`${sign}${whole.replaceAll(mark, '')}.${decimals}`)
}
