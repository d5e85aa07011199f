import { Chip, withZone, type ChipTone } from '@atrium/design-system'
import {
  CalendarCheck,
  CalendarClock,
  CalendarX,
  Circle,
  CircleCheck,
  CircleDashed,
  Lock,
  TriangleAlert,
  type LucideIcon,
} from 'lucide-react'
import { styled } from 'styled-components'
import {
  daysBetween,
  formatDay,
  isoDay,
  relativeDay,
  useMessages,
  useModuleHost,
  type Locale,
  type MessageTools,
} from '../../kit/index.ts'
import { isoTime } from '../../kit/format.ts'
import { messages } from '../messages/index.ts'
import { isDone, seatsLeft, urgencyOf } from '../seminar.logic.ts'
import type { Lesson, LessonStatus, Seminar } from '../seminar.port.ts'

export type Tools = MessageTools<keyof typeof messages.de>

const tones: Readonly<Record<LessonStatus, ChipTone>> = {
  none: 'neutral',
  incomplete: 'info',
  completed: 'ok',
  attended: 'ok',
  notAttended: 'warn',
}
const icons: Readonly<Record<LessonStatus, LucideIcon>> = {
  none: Circle,
  incomplete: CircleDashed,
  completed: CircleCheck,
  attended: CalendarCheck,
  notAttended: CalendarX,
}

/** A status as icon and word; colour never speaks alone. */
function StatusChip({ status }: { status: LessonStatus }) {
  const { t } = useMessages(messages)
  return (
    <Chip tone={tones[status]} icon={icons[status]}>
      {t(`status.${status}`)}
    </Chip>
  )
}

/** Of a whole seminar: that it is overdue comes before how far it is. */
export function SeminarChip({ seminar }: { seminar: Seminar }) {
  const { t } = useMessages(messages)
  const { now } = useModuleHost()
  const { kind, status, ownSignUp, startsAt } = seminar
  if (urgencyOf(seminar, now()) === 'overdue')
    return (
      <Chip tone="bad" icon={TriangleAlert}>
        {t('status.overdue')}
      </Chip>
    )
  if (kind === 'dated' && !isDone(status) && status !== 'notAttended' && startsAt !== null) {
    const isOver = urgencyOf(seminar, now()) === 'done'
    if (ownSignUp && !isOver)
      return (
        <Chip tone={ownSignUp === 'signedUp' ? 'brand' : 'warn'} icon={CalendarClock}>
          {t(`signUp.state.${ownSignUp}`)}
        </Chip>
      )
    const left = seatsLeft(seminar)
    return (
      <Chip icon={CalendarClock}>
        {isOver
          ? t('dated.over')
          : left === null
            ? t('dated.upcoming')
            : t('dated.left', { count: left })}
      </Chip>
    )
  }
  return <StatusChip status={status} />
}

const Mark = styled.span`
  @layer at.components {
    display: inline-flex;
    align-items: center;
    gap: 6px;
    color: var(--at-text-2);
    font: 500 var(--at-font-s) / 18px var(--at-font-body);
    white-space: nowrap;
    vertical-align: middle;

    > svg {
      flex: none;
      color: var(--at-text-3);
    }
    &[data-at-status='completed'] > svg,
    &[data-at-status='attended'] > svg {
      color: var(--at-ok-text);
    }
    &[data-at-status='incomplete'] > svg {
      color: var(--at-brand-edge);
    }
    &[data-at-status='notAttended'] > svg {
      color: var(--at-warn-text);
    }
  }
`

/** The same without a field around it, for rows. */
export function StatusWord({ status, isLocked }: { status: LessonStatus; isLocked?: boolean }) {
  const { t } = useMessages(messages)
  const Icon = isLocked ? Lock : icons[status]
  return (
    <Mark data-at-status={isLocked ? 'locked' : status}>
      <Icon size={18} strokeWidth={1.75} aria-hidden="true" />
      {t(isLocked ? 'status.locked' : `status.${status}`)}
    </Mark>
  )
}

/** `45 Minuten`, `1 Std. 20 Min.` */
export function durationText({ t }: Tools, minutes: number): string {
  if (minutes < 60) return t('duration.minutes', { count: minutes })
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  return rest === 0
    ? t('duration.hours', { count: hours })
    : t('duration.both', { hours, minutes: rest })
}

/** Time that was spent; less than a minute counts as one. */
export const spentText = (tools: Tools, seconds: number): string =>
  durationText(tools, Math.max(1, Math.round(seconds / 60)))

/** `Fällig am 31.12.2026 – in 3 Tagen`; near days in words. */
export function dueText({ t, locale }: Tools, dueAt: string, now: Date): string {
  const day = isoDay(new Date(dueAt))
  const days = daysBetween(isoDay(now), day)
  if (Date.parse(dueAt) < now.getTime())
    return t('due.since', { day: formatDay(locale, day), days: Math.max(-days, 0) })
  if (days <= 14)
    return t('due.soon', { day: formatDay(locale, day), when: relativeDay(locale, days) })
  return t('due.at', { day: formatDay(locale, day) })
}

/** `Di., 15. März 2027, 09:00 – 12:30 Uhr`; over several days with both of them. */
export function meetingText(
  tools: Tools,
  startsAt: string,
  endsAt: string | null,
  dayText: (locale: Locale, moment: Date) => string = longDay,
): string {
  const { locale, t } = tools
  const [start, end] = [new Date(startsAt), endsAt === null ? undefined : new Date(endsAt)]
  const from = { day: dayText(locale, start), time: isoTime(start) }
  const zoned = (text: string) => withZone(locale, end ?? start, text)
  if (!end) return zoned(t('dated.from', { day: from.day, from: from.time }))
  if (isoDay(start) === isoDay(end))
    return zoned(t('dated.within', { day: from.day, from: from.time, to: isoTime(end) }))
  const last = { last: dayText(locale, end), to: isoTime(end) }
  return zoned(t('dated.across', { first: from.day, from: from.time, ...last }))
}

const longDay = (locale: Locale, moment: Date) => formatDay(locale, isoDay(moment), 'long')

/** `Do, 18.03.`; of another year than this one with its number. */
export const shortDay = (now: Date) => (locale: Locale, moment: Date) => {
  const day = isoDay(moment)
  return formatDay(locale, day, day.slice(0, 4) === isoDay(now).slice(0, 4) ? 'near' : 'short')
}

/** What it is, score, time and what else is known of somebody's way through a lesson. */
export function lessonFacts(tools: Tools, lesson: Lesson): string[] {
  const { t } = tools
  const { score, seconds, progress, status, kind } = lesson
  return [
    ...(kind === 'video' || kind === 'document' ? [t(`lesson.kind.${kind}`)] : []),
    ...(score === null ? [] : [t('lesson.score', { score })]),
    ...(status === 'incomplete' && progress !== null && progress > 0
      ? [t('lesson.progress', { percent: Math.round(progress * 100) })]
      : []),
    ...(seconds > 0 ? [spentText(tools, seconds)] : []),
  ]
}
