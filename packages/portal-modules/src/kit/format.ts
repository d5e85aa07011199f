import { dateFormat } from '@atrium/design-system'
import type { Locale } from './host.tsx'

const dayNumber = (date: Date) =>
  Math.round(Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / 86_400_000)

/** A moment as people think of it: `heute, 09:14`, `gestern`, `18.11.2026`. Local time. */
export function formatMoment(locale: Locale, moment: Date, now: Date): string {
  const days = dayNumber(moment) - dayNumber(now)
  if (days !== 0 && days !== -1) {
    return dateFormat(locale === 'en' ? 'en-GB' : locale, {
      day: '2-digit',
      month: '2-digit',
      year: 'numeric',
    }).format(moment)
  }
  const day = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(days, 'day')
  if (days === -1) return day
  const time = dateFormat(locale === 'en' ? 'en-GB' : locale, {
    hour: '2-digit',
    minute: '2-digit',
  }).format(moment)
  return `${day}, ${time}`
}

/** The exact moment, for a title: `18.11.2026, 14:06:12`. */
export const formatExact = (locale: Locale, moment: Date): string =>
  dateFormat(locale === 'en' ? 'en-GB' : locale, {
    dateStyle: 'medium',
    timeStyle: 'medium',
  }).format(moment)
