import { useLocale } from 'react-aria-components'
import { useStrings } from '../../intl/index.ts'
import { formatNumber } from '../Money/index.ts'
import { meterParts, type MeterParts } from './meter.logic.ts'
import { meterStrings } from './meter.strings.ts'

export interface MeterInput {
  /** What is measured. */
  label: string
  /** How much there is. */
  value: number
  /** How much there may be; default 100. */
  max?: number
  /** The value in words, shown and spoken; default its share in percent. */
  valueText?: string
  /** What is shown and spoken beyond the limit; default says by how much. */
  overText?: string
}

/** Everything a meter shows and says. */
export interface MeterState {
  /** Where its parts end. */
  parts: MeterParts
  /** Whether the value lies beyond the limit. */
  isOver: boolean
  /** The share in percent. */
  percent: string
  /** The value in words. */
  text: string
  /** What is said beyond the limit. */
  overText: string
  /** Attributes of the element that is the meter. */
  aria: Record<string, string | number>
}

/** Returns what a meter shows and says in the reader's language. */
export function useMeter({ label, value, max = 100, ...texts }: MeterInput): MeterState {
  const { locale } = useLocale()
  const strings = useStrings(meterStrings)
  const parts = meterParts(value, max)
  const isOver = parts.over > 0
  const share = (ratio: number, digits: number) =>
    formatNumber(ratio, locale, { style: 'percent', maximumFractionDigits: digits })
  const percent = share(parts.ratio, 0)
  const text = texts.valueText ?? percent
  const overText = texts.overText ?? strings.over(share(parts.ratio - 1, 1))
  const aria = {
    role: 'meter',
    'aria-label': label,
    'aria-valuemin': 0,
    'aria-valuemax': 100,
    'aria-valuenow': Math.round(Math.min(1, parts.ratio) * 100),
    'aria-valuetext': isOver ? `${text}, ${overText}` : text,
  }
  return { parts, isOver, percent, text, overText, aria }
}
