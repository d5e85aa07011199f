import { formatMoney } from '@atrium/design-system'
import { formatDay } from '../../kit/format.ts'
import { isDay, type Locale, regionOf } from '../../kit/index.ts'
import type { ImportField, ImportMediaType } from './plan-import.port.ts'

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
  if (typeof value === 'number') return formatMoney(value, regionOf(locale), { currency })
  return isDay(value) ? formatDay(locale, value) : value
}
