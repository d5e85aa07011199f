import { formatDay, isoDay } from '../format.ts'
import type { Locale } from '../module-host/host.tsx'
import type { MessageTools } from '../language/useMessages.ts'
import type { ClosedDeadline, DayOff, Deadline } from './deadlines.ts'
import type { CampaignWordKey } from './messages/index.ts'

type Words = Pick<MessageTools<CampaignWordKey>, 't'>

/** `Wochenende, Werktag davor: Fr, 27.11.` or `1. Weihnachtstag, Werktag davor: Do, 24.12.` (T-27). */
export const dayOffWords = ({ t }: Words, locale: Locale, { kind, name, workday }: DayOff) =>
  t(`dayOff.${kind}`, { name, day: formatDay(locale, workday, 'near') })

/** An open deadline in one line: its kind and day, why nobody works then, and from where it was moved. */
export function openDeadlineWords(words: Words, locale: Locale, deadline: Deadline): string {
  const { kind, day, isLate, dayOff, mark } = deadline
  const { t } = words
  const notes = [
    dayOff && dayOffWords(words, locale, dayOff),
    mark?.from && t('deadline.movedBy', { from: formatDay(locale, mark.from, 'near'), by: mark.by ?? t('deadline.somebody') }), // prettier-ignore
  ].filter(Boolean)
  const due = t(isLate ? 'deadline.since' : 'deadline.on', {
    kind: t(`deadline.${kind}`),
    day: formatDay(locale, day),
  })
  return notes.length > 0 ? `${due} (${notes.join('; ')})` : due
}

/** `Buchungsschluss erledigt (Jonas Petersen, 20.11.2026)`. */
export const closedDeadlineWords = ({ t }: Words, locale: Locale, { kind, mark }: ClosedDeadline) =>
  t(`deadline.${mark.kind}By`, {
    kind: t(`deadline.${kind}`),
    by: mark.by ?? t('deadline.somebody'),
    day: formatDay(locale, isoDay(new Date(mark.at))),
  })
