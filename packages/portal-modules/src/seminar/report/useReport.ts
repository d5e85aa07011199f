import { useMemo, useState } from 'react'
import { calendarDay } from '../../kit/dates/index.ts'
import { useSaveTable, type TableFormat } from '../../kit/export/index.ts'
import {
  toPortError,
  useMessages,
  useModuleHost,
  type PortError,
  type QueryResult,
} from '../../kit/index.ts'
import { slugOfName } from '../../kit/names.ts'
import { messages } from '../messages/index.ts'
import type { Participant, Report, SeminarPort } from '../seminar.port.ts'
import { useCertificate } from '../useCertificate.ts'
import { reportColumns, reportTable } from './report-table.ts'
import { findParticipants, isLateIn, nameOf, type ReportFilter } from './report.logic.ts'
import { useAttendance } from './useAttendance.ts'
import { useGroupSignUp } from './useGroupSignUp.ts'
import { useReminders, type Reminders } from './useReminders.ts'
import { useReportData } from './useReportData.ts'

export interface ReportModel extends Reminders {
  report: QueryResult<Report>
  /** What search and filter leave. */
  shown: readonly Participant[]
  filter: ReportFilter
  setFilter: (change: Partial<ReportFilter>) => void
  /** All who are late, whatever search and filter leave. */
  late: readonly Participant[]
  /** Saves these, in their order. */
  save: (format: TableFormat, inOrder: readonly Participant[]) => void
  /** Saves a certificate as a file; absent: there are none. */
  download: ((person: Participant) => void) | undefined
  /** Withdraws the certificate that a person has; undefined: done. */
  withdraw: ((person: Participant, reason: string) => Promise<PortError | undefined>) | undefined
  /** Signs everybody of these groups up; undefined: done. Absent: not from here, or not any more. */
  signUpGroups: ReturnType<typeof useGroupSignUp>
  /** Says who was there; can be taken back. Absent: not a dated seminar, or nobody says so here. */
  setAttendance: ReturnType<typeof useAttendance>
  /** Undefined: done. */
  reset:
    | ((person: Participant, lessonId: number, reason: string) => Promise<PortError | undefined>)
    | undefined
}

/** People by lessons, for staff (SEM-03, T-89). */
export function useReport(port: SeminarPort, seminarId: number): ReportModel {
  const { announce, now } = useModuleHost()
  const tools = useMessages(messages)
  const saveTable = useSaveTable()
  const data = useReportData(port, seminarId)
  const { report, ready, patch, take } = data
  const [filter, setFilter] = useState<ReportFilter>({
    text: '',
    status: 'all',
    groupId: undefined,
  })
  const { shown, late } = useMemo(() => {
    if (!ready) return { shown: [], late: [] }
    const isLate = isLateIn(ready.seminar, now())
    return {
      shown: findParticipants(ready.participants, filter, isLate),
      late: ready.participants.filter(isLate),
    }
  }, [filter, now, ready])
  const download = useCertificate(port)
  const setAttendance = useAttendance(port, seminarId, data)
  const reminders = useReminders(port, seminarId, data)
  const signUpGroups = useGroupSignUp(port, seminarId, data)

  return {
    report,
    shown,
    filter,
    setFilter: (change) => setFilter((before) => ({ ...before, ...change })),
    late,
    setAttendance,
    ...reminders,
    signUpGroups,
    save: (format, inOrder) => {
      if (!ready) return
      const { seminar } = ready
      saveTable(format, reportTable(seminar, inOrder, tools), reportColumns(seminar), {
        file: `${slugOfName(seminar.title)}-${calendarDay(now())}`,
        sheet: tools.t('report.sheet'),
        done: tools.t('report.saved', { count: inOrder.length }),
        failed: tools.t('report.saveFailed'),
      })
    },
    download:
      download &&
      ((person) => {
        if (ready && person.certificate) void download(ready.seminar, person.certificate)
      }),
    withdraw:
      port.withdraw && ready?.seminar.can.edit
        ? async (person, reason) => {
            const certificateId = person.certificate!.id
            try {
              const certificate = await port.withdraw!({ seminarId, certificateId, reason })
              patch((all) =>
                all.map((one) => (one.id === person.id ? { ...one, certificate } : one)),
              )
              announce(tools.t('withdraw.done', { name: nameOf(person) }))
              return undefined
            } catch (error) {
              return toPortError(error)
            }
          }
        : undefined,
    reset:
      port.reset &&
      (async (person, lessonId, reason) => {
        try {
          take([await port.reset!({ seminarId, lessonId, userId: person.id, reason })])
          announce(tools.t('reset.done', { name: `${person.firstName} ${person.lastName}` }))
          return undefined
        } catch (error) {
          return toPortError(error)
        }
      }),
  }
}
