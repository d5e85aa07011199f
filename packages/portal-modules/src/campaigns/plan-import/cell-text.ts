import { formatMoney, numberFormat } from '@atrium/design-system'
import { formatDay } from '../../kit/format.ts'
import { isDay, type Cell, type Locale } from '../../kit/index.ts'
import type { ImportField, ImportMediaType } from './plan-import.port.ts'

const regions = { de: 'de-DE', en: 'en-GB' } as const

/** A cell of a file as the language writes it, to be read and to be typed over. */
export function rawText(cell: Cell | undefined, locale: Locale): string {
  if (cell === null || cell === undefined) return ''
  if (typeof cell === 'string') return cell
  if (typeof cell === 'object') return formatDay(locale, cell.day)
  return numberFormat(regions[locale], { maximumFractionDigits: 10 }).format(cell)
}

/** A value of a channel in words; empty where there is none. */
export function valueText(
  field: ImportField,
  value: string | number | null | undefined,
  {
    locale,
    currency,
    types,
  }: { locale: Locale; currency: string; types: readonly ImportMediaType[] },
): string {
  if (value === null || value === undefined || value === '') return ''
  if (field === 'mediaType') return types.find(({ id }) => id === value)?.name ?? String(value)
  if (typeof value === 'number') return formatMoney(value, regions[locale], { currency })
  return isDay(value) ? formatDay(locale, value) : value
}
