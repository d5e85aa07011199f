import { dateFormat } from '@atrium/design-system'
import { daysBetween } from '../../kit/dates/index.ts'
import { formatClock, isoDay, relativeDay } from '../../kit/format.ts'
import type { Locale } from '../../kit/index.ts'
import { regionOf } from '../../kit/index.ts'

const tag = (locale: Locale) => regionOf(locale)

/** Day and time where a while has passed: `heute, 09:14`, `Mi., 18.11.2026, 14:06` (CHAT-05). */
export function timeFlagOf(locale: Locale, moment: Date, now: Date): string {
  const days = daysBetween(isoDay(now), isoDay(moment))
  const isNear = days === 0 || days === -1
  const day = isNear
    ? relativeDay(locale, days)
    : dateFormat(tag(locale), {
        weekday: 'short',
        day: '2-digit',
        month: '2-digit',
        year: 'numeric',
      }).format(moment)
  return `${day}, ${formatClock(locale, moment)}`
}
