import { useCallback, useEffect, useEffectEvent, useMemo } from 'react'
import {
  createPendingCommands,
  useModuleHost,
  usePending,
  type Command,
  type QueryResult,
} from '../../kit/index.ts'
import { isDone } from '../seminar.logic.ts'
import type { Participant, Report, SeminarChange, SeminarPort } from '../seminar.port.ts'
import { withLiveStatus } from './report.logic.ts'

/** What is changed here is answered at once, so nothing lies over the report. */
const reportCommands = createPendingCommands<Report, Command>({ apply: (truth) => truth })

export interface ReportData {
  report: QueryResult<Report>
  ready: Report | undefined
  /** Changes the list as the server answered. */
  patch: (change: (participants: readonly Participant[]) => readonly Participant[]) => void
  /** Puts these in the place of the same people. */
  take: (changed: readonly Participant[]) => void
}

/** The report of a seminar, with statuses of lessons as they come (SEM-03). */
export function useReportData(port: SeminarPort, seminarId: number): ReportData {
  const { now } = useModuleHost()
  const { result: report, receive } = usePending(
    useMemo(() => port.report!(seminarId), [port, seminarId]),
    reportCommands,
  )
  const ready = report.state === 'ready' ? report.data : undefined

  const patch = useCallback<ReportData['patch']>(
    (change) =>
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
    const isOver = isDone(lesson.status) || (lesson.course !== undefined && isDone(lesson.course))
    if (isOver && report.data.seminar.hasCertificate) receive({})
  })
  useEffect(() => port.onChange?.({ seminarId }, (change) => hear(change)), [port, seminarId])

  return { report, ready, patch, take }
}
