import { isoDay } from '../../kit/format.ts'
import type { ExportTable, MessageTools } from '../../kit/index.ts'
import type { ColumnLook } from '../../kit/export/index.ts'
import type { messages } from '../messages/index.ts'
import { lessonOf, statusIn, sumsOf } from './report.logic.ts'
import type { LessonStatus, Participant, Seminar } from '../seminar.port.ts'

type Tools = MessageTools<keyof typeof messages.de>

/** Each lesson's status and score, then the sums: what is saved of a report (T-89). */
export function reportTable(
  { lessons, kind, hasCertificate }: Seminar,
  participants: readonly Participant[],
  { t }: Tools,
): ExportTable {
  const hasCertificates = hasCertificate || participants.some((one) => one.certificate)
  return {
    head: [
      t('report.lastName'),
      t('report.firstName'),
      t('report.status'),
      ...(kind === 'dated' ? [t('report.signUp')] : []),
      ...(kind === 'dated'
        ? []
        : lessons.flatMap(({ title }) => [title, t('report.scoreOf', { lesson: title })])),
      ...(kind === 'dated' ? [] : [t('report.attempts'), t('report.minutes')]),
      t('report.lastSeen'),
      ...(hasCertificates ? [t('report.certificate')] : []),
    ],
    rows: participants.map((one) => {
      const { attempts, seconds, lastSeenAt } = sumsOf(one)
      return [
        one.lastName,
        one.firstName,
        t(`status.${one.status}`),
        ...(kind === 'dated' ? [one.signUp && t(`report.${one.signUp}`)] : []),
        ...(kind === 'dated'
          ? []
          : lessons.flatMap(({ id }) => {
              const lesson = lessonOf(one, id)
              const score = lesson?.score ?? null
              return [lessonWord(statusIn(one, id), t), score === null ? null : Math.round(score)]
            })),
        ...(kind === 'dated' ? [] : [attempts, Math.round(seconds / 60)]),
        lastSeenAt === null ? null : { day: isoDay(new Date(lastSeenAt)) },
        ...(hasCertificates ? [certificateWord(one, t)] : []),
      ]
    }),
  }
}

/** Widths in characters, and how figures are written. */
export const reportColumns = ({ lessons, kind }: Seminar): ColumnLook[] => [
  { width: 22 },
  { width: 18 },
  { width: 20 },
  ...(kind === 'dated'
    ? [{ width: 18 }]
    : [
        ...lessons.flatMap(() => [{ width: 20 }, { width: 10, numFmt: '0' }]),
        { width: 10, numFmt: '0' },
        { width: 12, numFmt: '0' },
      ]),
  { width: 14, numFmt: 'dd.mm.yyyy' },
  { width: 22 },
]

/** How far somebody is in a lesson; nothing where their course does not have it. */
export const lessonWord = (status: LessonStatus | undefined, t: Tools['t']): string | null =>
  status ? t(`status.${status}`) : null

/** The number of a certificate that holds, or that it does not; nothing where there is none. */
export const certificateWord = ({ certificate }: Participant, t: Tools['t']): string | null =>
  certificate && (certificate.withdrawnAt ? t('certificate.withdrawn') : certificate.number)
