import { useCallback, useEffect, useEffectEvent, useMemo, useState } from 'react'
import { berlinDay } from '../kit/dates/index.ts'
import { useSaveTable, type TableFormat } from '../kit/export/index.ts'
import {
  createPendingCommands,
  errorText,
  toPortError,
  useMessages,
  useModuleHost,
  usePending,
  useUndo,
  type Command,
  type PortError,
  type QueryResult,
} from '../kit/index.ts'
import { slugOfName } from '../kit/names.ts'
import { messages } from './messages/index.ts'
import { reportColumns, reportTable } from './report-table.ts'
import { findParticipants, withLiveStatus } from './seminar.logic.ts'
import type { LessonStatus, Participant, Report, SeminarChange, SeminarPort } from './seminar.port.ts' // prettier-ignore

/** Largest number of people that `setAttendance` takes at once. */
const maxPeopleAtOnce = 500

/** What is changed here is answered at once, so nothing lies over the report. */
const reportCommands = createPendingCommands<Report, Command>({ apply: (truth) => truth })

export type Attendance = 'none' | 'attended' | 'notAttended'

export interface ReportModel {
  report: QueryResult<Report>
  /** What search and filter leave. */
  shown: readonly Participant[]
  text: string
  setText: (text: string) => void
  status: LessonStatus | 'all'
  setStatus: (status: LessonStatus | 'all') => void
  save: (format: TableFormat) => void
  /** Says who was there; can be taken back. Absent: not a dated seminar, or nobody says so here. */
  setAttendance: ((people: readonly Participant[], status: Attendance) => void) | undefined
  /** Undefined: done. */
  reset:
    | ((person: Participant, lessonId: number, reason: string) => Promise<PortError | undefined>)
    | undefined
}

/** People by lessons, for staff (SEM-03, T-89). */
export function useReport(port: SeminarPort, seminarId: number): ReportModel {
  const { announce, notify, now } = useModuleHost()
  const tools = useMessages(messages)
  const offerUndo = useUndo()
  const saveTable = useSaveTable()
  const { result: report, receive } = usePending(
    useMemo(() => port.report!(seminarId), [port, seminarId]),
    reportCommands,
  )
  const ready = report.state === 'ready' ? report.data : undefined
  const [text, setText] = useState('')
  const [status, setStatus] = useState<LessonStatus | 'all'>('all')
  const shown = useMemo(
    () => (ready ? findParticipants(ready.participants, { text, status }) : []),
    [ready, status, text],
  )

  const patch = useCallback(
    (change: (participants: readonly Participant[]) => readonly Participant[]) =>
      receive({
        patch: (truth) => ({ ...truth, participants: change(truth.participants) }),
      }),
    [receive],
  )
  const take = useCallback(
    (changed: readonly Participant[]) => {
      const byId = new Map(changed.map((one) => [one.id, one]))
      patch((all) => all.map((one) => byId.get(one.id) ?? one))
    },
    [patch],
  )

  const hear = useEffectEvent(({ lesson }: SeminarChange) => {
    const isKnown = lesson && ready?.participants.some(({ id }) => id === lesson.userId)
    if (report.state !== 'ready') return
    if (!lesson || !isKnown) return receive({})
    // Score and time come with the next load; the status is there at once (SEM-03).
    const { lessons } = report.data.seminar
    patch((all) => withLiveStatus(all, lesson, lessons, now().toISOString()))
  })
  useEffect(() => port.onChange?.({ seminarId }, (change) => hear(change)), [port, seminarId])

  const setAttendance = useCallback(
    async (wishes: readonly { userIds: readonly number[]; status: Attendance }[]) => {
      for (const wish of wishes)
        for (let from = 0; from < wish.userIds.length; from += maxPeopleAtOnce)
          take(
            await port.setAttendance!({
              seminarId,
              userIds: wish.userIds.slice(from, from + maxPeopleAtOnce),
              status: wish.status,
            }),
          )
    },
    [port, seminarId, take],
  )
  const tellFailed = useCallback(
    (error: unknown) =>
      notify({
        tone: 'failure',
        title: tools.t('attendance.failed'),
        detail: errorText(tools, toPortError(error)),
      }),
    [notify, tools],
  )

  return {
    report,
    shown,
    text,
    setText,
    status,
    setStatus,
    save: (format) => {
      if (!ready) return
      const { seminar } = ready
      saveTable(format, reportTable(seminar, shown, tools), reportColumns(seminar), {
        file: `${slugOfName(seminar.title)}-${berlinDay(now())}`,
        sheet: tools.t('report.sheet'),
        done: tools.t('report.saved', { count: shown.length }),
        failed: tools.t('report.saveFailed'),
      })
    },
    setAttendance:
      port.setAttendance && ready?.seminar.kind === 'dated'
        ? (people, next) => {
            const changed = people.filter((one) => attendanceOf(one) !== next)
            if (changed.length === 0) return
            const before = Map.groupBy(changed, attendanceOf)
            const ids = changed.map(({ id }) => id)
            const back = [...before].map(([was, those]) => ({
              userIds: those.map(({ id }) => id),
              status: was,
            }))
            const [first] = changed
            const set = async () => {
              await setAttendance([{ userIds: ids, status: next }])
              const values = { count: ids.length, name: `${first!.firstName} ${first!.lastName}` }
              offerUndo(tools.t(`attendance.${next}`, values), () => {
                setAttendance(back).then(() => announce(tools.t('attendance.undone')), tellFailed)
              })
            }
            set().catch(tellFailed)
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

const attendanceOf = ({ status }: Participant): Attendance =>
  status === 'attended' || status === 'notAttended' ? status : 'none'
