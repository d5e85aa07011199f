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
import {
  canRemind,
  findParticipants,
  isLateIn,
  nameOf,
  withLiveStatus,
  type ReportFilter,
} from './report.logic.ts'
import { isDone } from './seminar.logic.ts'
import type { Participant, Report, SeminarChange, SeminarPort } from './seminar.port.ts'
import { useCertificate } from './useCertificate.ts'

/** Largest number of people that `setAttendance` and `remind` take at once. */
const maxPeopleAtOnce = 500

/** What is changed here is answered at once, so nothing lies over the report. */
const reportCommands = createPendingCommands<Report, Command>({ apply: (truth) => truth })

export type Attendance = 'none' | 'attended' | 'notAttended'

export interface ReportModel {
  report: QueryResult<Report>
  /** What search and filter leave. */
  shown: readonly Participant[]
  filter: ReportFilter
  setFilter: (change: Partial<ReportFilter>) => void
  /** All who are late, whatever search and filter leave. */
  late: readonly Participant[]
  /** Saves these, in their order. */
  save: (format: TableFormat, inOrder: readonly Participant[]) => void
  /** Reminds those of them who may be reminded now. Absent: nobody is reminded from here (T-90). */
  remind: ((people: readonly Participant[]) => Promise<void>) | undefined
  isReminding: boolean
  /** Saves a certificate as a file; absent: there are none. */
  download: ((person: Participant) => void) | undefined
  /** Withdraws the certificate that a person has; undefined: done. */
  withdraw: ((person: Participant, reason: string) => Promise<PortError | undefined>) | undefined
  /** Signs everybody of these groups up; undefined: done. Absent: not from here, or not any more. */
  signUpGroups: ((groupIds: readonly number[]) => Promise<PortError | undefined>) | undefined
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
  const [isReminding, setReminding] = useState(false)

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
    // With it may have come a certificate, whose number nobody told.
    if (isDone(lesson.status) && report.data.seminar.hasCertificate) receive({})
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

  /** Who came by themselves meanwhile stays; the others are as they were. */
  const takeBackSignUps = async (userIds: readonly number[]) => {
    try {
      for (let from = 0; from < userIds.length; from += maxPeopleAtOnce) {
        const some = userIds.slice(from, from + maxPeopleAtOnce)
        const participants = await port.signOffPeople!({ seminarId, userIds: some })
        patch(() => participants)
      }
      announce(tools.t('signUpGroups.undone', { count: userIds.length }))
    } catch (error) {
      const detail = errorText(tools, toPortError(error))
      notify({ tone: 'failure', title: tools.t('signUpGroups.undoFailed'), detail })
    }
  }

  return {
    report,
    shown,
    filter,
    setFilter: (change) => setFilter((before) => ({ ...before, ...change })),
    late,
    save: (format, inOrder) => {
      if (!ready) return
      const { seminar } = ready
      saveTable(format, reportTable(seminar, inOrder, tools), reportColumns(seminar), {
        file: `${slugOfName(seminar.title)}-${berlinDay(now())}`,
        sheet: tools.t('report.sheet'),
        done: tools.t('report.saved', { count: inOrder.length }),
        failed: tools.t('report.saveFailed'),
      })
    },
    isReminding,
    remind:
      port.remind && ready?.seminar.can.edit && ready.seminar.kind === 'scorm'
        ? async (people) => {
            const open = people.filter((one) => canRemind(one, now()))
            if (open.length === 0) return
            setReminding(true)
            let count = 0
            let told: Participant | undefined
            try {
              for (let from = 0; from < open.length; from += maxPeopleAtOnce) {
                const userIds = open.slice(from, from + maxPeopleAtOnce).map(({ id }) => id)
                const answer = await port.remind!({ seminarId, userIds })
                count += answer.count
                // Whoever was reminded today, is done or asks themselves is left out.
                told ??= answer.participants.find(
                  (one) => one.remindedAt !== open.find(({ id }) => id === one.id)?.remindedAt,
                )
                take(answer.participants)
              }
              notify({
                tone: count > 0 ? 'success' : 'info',
                title: tools.t('remind.done', { count, name: nameOf(told ?? open[0]!) }),
              })
            } catch (error) {
              const detail = errorText(tools, toPortError(error))
              notify({ tone: 'failure', title: tools.t('remind.failed', { count }), detail })
            }
            setReminding(false)
          }
        : undefined,
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
    signUpGroups:
      port.signUpGroups &&
      ready?.seminar.can.edit &&
      ready.seminar.kind === 'dated' &&
      new Date(ready.seminar.endsAt!) > now()
        ? async (groupIds) => {
            try {
              const { count, waiting, userIds, participants } = await port.signUpGroups!({ seminarId, groupIds }) // prettier-ignore
              patch(() => participants)
              const canTakeBack = port.signOffPeople && userIds.length > 0
              offerUndo(
                tools.t('signUpGroups.done', { count }),
                canTakeBack ? () => void takeBackSignUps(userIds) : undefined,
                {
                  tone: count > 0 ? 'success' : 'info',
                  ...(waiting > 0 && {
                    detail: tools.t('signUpGroups.waiting', { count: waiting }),
                  }),
                },
              )
              return undefined
            } catch (error) {
              return toPortError(error)
            }
          }
        : undefined,
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
