import { Timestamp, type DataTableColumn } from '@atrium/design-system'
import { useMemo } from 'react'
import { daysBetween, isoDay, relativeDay, useMessages, useModuleHost } from '../../kit/index.ts'
import { messages } from '../messages/index.ts'
import { certificateWord, lessonWord } from '../report/report-table.ts'
import { lessonOf, nameOf, statusIn, sumsOf } from '../report/report.logic.ts'
import type { LessonStatus, Participant, Seminar } from '../seminar.port.ts'
import { spentText, StatusWord, type Tools } from './words.tsx'

const statusOrder: readonly LessonStatus[] = ['none', 'incomplete', 'notAttended', 'attended', 'completed'] // prettier-ignore
const sortName = ({ lastName, firstName }: Participant) => `${lastName} ${firstName}`

/** The columns of a report: the person stays in sight, lessons and sums scroll beside them (T-89). */
export function useReportColumns({
  lessons,
  kind,
  hasCertificate,
}: Seminar): readonly DataTableColumn<Participant>[] {
  const tools = useMessages(messages)
  const { now } = useModuleHost()
  return useMemo(() => {
    const { t } = tools
    const rank = (status: LessonStatus) => statusOrder.indexOf(status)
    const name: DataTableColumn<Participant> = {
      id: 'name',
      title: t('report.name'),
      isSticky: true,
      minWidth: 190,
      sortBy: sortName,
      text: nameOf,
      detail: (one) =>
        one.remindedAt === null
          ? undefined
          : t('report.reminded', { when: remindedWhen(tools, one.remindedAt, now()) }),
    }
    const certificate: DataTableColumn<Participant> = {
      id: 'certificate',
      title: t('report.certificate'),
      width: 170,
      isOnPhone: false,
      sortBy: (one) => certificateWord(one, t) ?? undefined,
      text: (one) => certificateWord(one, t) ?? '–',
    }
    const certificates = hasCertificate ? [certificate] : []
    const status: DataTableColumn<Participant> = {
      id: 'status',
      title: t('report.status'),
      width: 170,
      isOnPhone: true,
      sortBy: (one) => rank(one.status),
      text: (one) => t(`status.${one.status}`),
      cell: (one) => <StatusWord status={one.status} />,
    }
    const seen: DataTableColumn<Participant> = {
      id: 'seen',
      title: t('report.lastSeen'),
      width: 150,
      firstDirection: 'descending',
      sortBy: (one) => sumsOf(one).lastSeenAt ?? undefined,
      text: (one) => sumsOf(one).lastSeenAt ?? '–',
      cell: (one) => {
        const { lastSeenAt } = sumsOf(one)
        return lastSeenAt ? <Timestamp time={lastSeenAt} now={now().getTime()} isStatic /> : '–'
      },
    }
    if (kind === 'dated')
      return [
        name,
        status,
        {
          id: 'signUp',
          title: t('report.signUp'),
          width: 170,
          isOnPhone: true,
          sortBy: (one) => one.signUp ?? undefined,
          text: (one) => (one.signUp ? t(`report.${one.signUp}`) : '–'),
        },
        ...certificates,
      ]
    return [
      name,
      status,
      ...lessons.map((lesson): DataTableColumn<Participant> => ({
        id: `lesson-${lesson.id}`,
        title: lesson.title,
        width: 190,
        isOnPhone: false,
        sortBy: (one) => {
          const status = statusIn(one, lesson.id)
          return status && rank(status)
        },
        text: (one) => lessonWord(statusIn(one, lesson.id), t) ?? '–',
        cell: (one) => {
          const status = statusIn(one, lesson.id)
          return status ? <StatusWord status={status} /> : '–'
        },
        detail: (one) => {
          const score = lessonOf(one, lesson.id)?.score ?? null
          return score === null ? undefined : t('lesson.score', { score: Math.round(score) })
        },
      })),
      {
        id: 'attempts',
        title: t('report.attempts'),
        width: 112,
        align: 'end',
        sortBy: (one) => sumsOf(one).attempts,
        text: (one) => String(sumsOf(one).attempts),
      },
      {
        id: 'time',
        title: t('report.time'),
        width: 130,
        align: 'end',
        sortBy: (one) => sumsOf(one).seconds,
        text: (one) => (sumsOf(one).seconds > 0 ? spentText(tools, sumsOf(one).seconds) : '–'),
      },
      seen,
      ...certificates,
    ]
  }, [hasCertificate, kind, lessons, now, tools])
}

/** `heute`, `vor 3 Tagen`. */
const remindedWhen = ({ locale }: Tools, remindedAt: string, now: Date) =>
  relativeDay(locale, daysBetween(isoDay(now), isoDay(new Date(remindedAt))))
