import { dateFormat, formatMoney } from '@atrium/design-system'
import { formatDay, type Locale } from '../kit/index.ts'

export { formatDay, isoDay } from '../kit/index.ts'

const regions = { de: 'de-DE', en: 'en-GB' } as const
/** Keeps both days on one line. */
const TO = '\u00A0–\u00A0'

/** A span of days without what repeats itself: `01.04. – 31.08.2027`. */
export function formatRange(locale: Locale, start: string, end: string): string {
  const isSameYear = start.slice(0, 4) === end.slice(0, 4)
  if (locale === 'de' && isSameYear)
    return `${start.slice(8)}.${start.slice(5, 7)}.${TO}${formatDay(locale, end)}`
  if (isSameYear) {
    const short = dateFormat('en-GB', { day: 'numeric', month: 'short' })
    return `${short.format(new Date(start))}${TO}${short.format(new Date(end))} ${end.slice(0, 4)}`
  }
  return `${formatDay(locale, start)}${TO}${formatDay(locale, end)}`
}

/** Euros with cents, or whole ones, as the language writes them: `480.000,00 €`, `€480,000.00`. */
export const formatEuro = (locale: Locale, amount: number, digits: 0 | 2 = 2) =>
  formatMoney(amount, regions[locale], { precision: digits === 0 ? 'whole' : 'exact' })
