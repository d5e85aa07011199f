import { GraduationCap } from 'lucide-react'
import { calendarDay } from '../../kit/dates/index.ts'
import { formatDay } from '../../kit/format.ts'
import { messageTools } from '../../kit/language/useMessages.ts'
import type { HomeContext, HomeRow } from '../home.port.ts'
import { messages } from './seminars-messages/index.ts'

/** A course that the reader has not completed. */
export interface OpenSeminar {
  id: number
  title: string
  /** ISO moment. */
  dueAt: string
  isBegun: boolean
  href: string
}

const isLate = ({ dueAt }: OpenSeminar, now: Date) => Date.parse(dueAt) < now.getTime()
const dayOf = ({ dueAt }: OpenSeminar) => calendarDay(new Date(dueAt))
const isToday = (seminar: OpenSeminar, now: Date) => dayOf(seminar) === calendarDay(now)

/** Courses that should be completed by today: they wait on the reader (T-02, T-90). */
export const lateSeminars = {
  aside: (seminars: readonly OpenSeminar[], { locale, now }: HomeContext) => {
    const count = seminars.filter((one) => isLate(one, now)).length
    return count === 0 ? undefined : messageTools(messages, locale).t('seminars.overdue', { count })
  },
  rows: (seminars: readonly OpenSeminar[], context: HomeContext) =>
    seminars
      .filter((one) => isLate(one, context.now) || isToday(one, context.now))
      .map((one): HomeRow => ({ ...rowOf(one, context), tone: 'brand' })),
}

/** Courses that have to be completed in the next days. */
export const nextSeminars = {
  rows: (seminars: readonly OpenSeminar[], context: HomeContext) =>
    seminars
      .filter((one) => !isLate(one, context.now) && !isToday(one, context.now))
      .map((one): HomeRow => ({ ...rowOf(one, context), day: dayOf(one) })),
}

/** `Schulung · begonnen · war fällig Mo, 16.11.` */
function rowOf(seminar: OpenSeminar, { locale, now }: HomeContext): HomeRow {
  const { t } = messageTools(messages, locale)
  const late = isLate(seminar, now)
  const when = late
    ? t('seminars.late', { day: formatDay(locale, dayOf(seminar), 'near') })
    : isToday(seminar, now)
      ? t('seminars.today')
      : undefined
  return {
    key: `${seminar.id}`,
    icon: GraduationCap,
    title: seminar.title,
    detail: [t('seminars.kind'), seminar.isBegun ? t('seminars.begun') : undefined, when]
      .filter(Boolean)
      .join(' · '),
    isLate: late,
    href: seminar.href,
  }
}
