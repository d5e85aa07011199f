import { dateFormat, formatMoney, type MoneyFormat } from '@atrium/design-system'
import { formatDay } from '../format.ts'
import { languageOf, regionOf } from '../language/languages.ts'
import { messageTools } from '../language/useMessages.ts'
import { campaignWords } from './messages/index.ts'
import type { Locale } from '../module-host/host.tsx'

export { currencyCode } from '@atrium/design-system'

/** Keeps both days on one line. */
const to = '\u00A0–\u00A0'

/**
 * A span of days without what repeats itself: `01.04. – 31.08.2027`; an open end is `ab 01.04.2027`.
 * Where there is little room, two years are said with two digits.
 */
export function formatRange(
  locale: Locale,
  start: string | null,
  end: string | null,
  { isTight = false }: { isTight?: boolean } = {},
): string {
  if (start === null && end === null) return '–'
  const { t } = messageTools(campaignWords, locale)
  if (start === null) return t('range.until', { day: formatDay(locale, end!) })
  if (end === null) return t('range.from', { day: formatDay(locale, start) })
  if (start === end) return formatDay(locale, start)
  const isSameYear = start.slice(0, 4) === end.slice(0, 4)
  if (languageOf(locale) === 'de' && isSameYear)
    return `${start.slice(8)}.${start.slice(5, 7)}.${to}${formatDay(locale, end)}`
  if (isSameYear && locale === 'en') {
    const short = dateFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' })
    return `${short.format(new Date(start))}${to}${short.format(new Date(end))} ${end.slice(0, 4)}`
  }
  if (!isTight) return `${formatDay(locale, start)}${to}${formatDay(locale, end)}`
  const tight = dateFormat(regionOf(locale), { day: '2-digit', month: '2-digit', year: '2-digit', timeZone: 'UTC' }) // prettier-ignore
  return `${tight.format(new Date(start))}${to}${tight.format(new Date(end))}`
}

/** A budget as the language writes it, its currency by code or by a name that ends with one (CAMP-10). */
export const formatBudget = (
  locale: Locale,
  amount: number | null,
  currencyName: string | null,
  precision: NonNullable<MoneyFormat['precision']> = 'exact',
): string =>
  amount === null
    ? '–'
    : formatMoney(amount, regionOf(locale), { precision, currency: currencyName ?? '' })
