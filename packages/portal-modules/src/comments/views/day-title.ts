import { daysBetween } from '../../kit/dates/index.ts'
import { formatDay, isoDay, relativeDay } from '../../kit/format.ts'
import type { Locale } from '../../kit/module-host/host.tsx'

const capital = (text: string) => text.slice(0, 1).toLocaleUpperCase() + text.slice(1)

/** A day as people say it over what was said on it: `Heute`, `Gestern`, `Freitag, 20. November 2026`. */
export function dayTitle(locale: Locale, day: string, now: Date): string {
  const days = daysBetween(isoDay(now), day)
  if (days !== 0 && days !== -1) return formatDay(locale, day, 'long')
  return capital(relativeDay(locale, days))
}
