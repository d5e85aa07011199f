import type { Participant, ResponseOf, seminars } from '@atrium/api-client/contract'
import { audit } from '../../platform/audit.ts'
import { forbidden, invalid, notFound, Problem } from '../../platform/problem.ts'
import type { Actor } from '../../platform/actor.ts'
import type { Dependencies } from '../../platform/dependencies.ts'
import type { Transaction } from '../../platform/database/database.types.ts'
import { listViewers } from '../components/index.ts'
import { enterTenant, type Access } from '../users/index.ts'
import { issueCertificates } from './certificates.issue.ts'
import {
  listCertificates,
  restoreCertificates,
  suspendCertificates,
} from './certificates.repository.ts'
import { endAttempts, findState, setResult } from './lesson-states.repository.ts'
import { listLessons, listStandings } from './lessons.repository.ts'
import { listGroupNames, listReminded } from './reminders.repository.ts'
import { findLesson, publishLessonStatus, type LessonKey } from './runtime.service.ts'
import { toParticipant } from './seminars.mapper.ts'
import { canKeep, canReport } from './seminars.policy.ts'
import { listSignUps, reportersAmong, type SeminarRow } from './seminars.repository.ts'
import { findSeminar, presentSeminar } from './seminars.service.ts'
import { seminarTexts } from './seminars.texts.ts'

type Report = ResponseOf<typeof seminars.report>
type ReportDependencies = Pick<Dependencies, 'database' | 'events' | 'clock'>

export function createReportService(deps: ReportDependencies) {
  return {
    /** Whom a seminar is for, with their standing in each lesson (T-89). */
    report: (actor: Actor, applicationId: number, id: number): Promise<Report> =>
      enterTenant(deps, actor, applicationId, async (tx, access) => {
        const { row, facts } = await findSeminar(tx, access, id)
        if (!canReport(access)) throw forbidden()
        const now = deps.clock.now()
        const participants = await listParticipants(tx, applicationId, facts, now)
        const groupIds = new Set(participants.flatMap((one) => one.userGroupIds))
        return {
          seminar: await presentSeminar(tx, access, row, now, true),
          participants,
          userGroups: await listGroupNames(tx, applicationId, [...groupIds]),
        }
      }),

    /** Says of people whether they came; `none` takes it back (SEM-02). */
    setAttendance: (
      actor: Actor,
      { applicationId, componentId }: Omit<LessonKey, 'lessonId'>,
      { userIds, lessonStatus }: { userIds: readonly number[]; lessonStatus: 'none' | 'attended' | 'notAttended' }, // prettier-ignore
    ): Promise<Participant[]> =>
      enterTenant(deps, actor, applicationId, async (tx, access) => {
        const { row, facts } = await findSeminar(tx, access, componentId)
        if (!canKeep(access)) throw forbidden()
        if (facts.kind !== 'dated') throw invalid({ componentId: seminarTexts['not-dated'] })
        const [meeting] = await listLessons(tx, applicationId, [row.id])
        const viewers = await listViewers(tx, applicationId, row.id)
        const known = new Set(viewers.map((viewer) => viewer.userId))
        const ids = [...new Set(userIds)]
        if (!meeting || ids.some((id) => !known.has(id))) throw notFound()
        const now = deps.clock.now()
        const key = { applicationId, componentId: row.id, lessonId: meeting.id }
        const result = { lessonStatus, score: null, progress: null }
        await setResult(tx, key, ids, result, now)
        await settleCertificates(tx, access, { row, facts }, { ids, lessonStatus, now })
        await publishLessonStatus(deps, tx, access, { ...key, facts }, ids, result)
        await audit(tx, {
          applicationId,
          actor,
          action: 'seminar.attendance-set',
          objectType: 'component',
          objectId: row.id,
          summary: { name: row.display_name, after: { status: lessonStatus, userIds: ids } },
        })
        return (await listParticipants(tx, applicationId, facts, now)).filter(({ person }) =>
          ids.includes(person.id),
        )
      }),

    /** Lets somebody begin a lesson anew; the attempt that ends is kept with the reason (T-88). */
    reset: (
      actor: Actor,
      key: LessonKey,
      { userId, reason }: { userId: number; reason: string },
    ): Promise<Participant> =>
      enterTenant(deps, actor, key.applicationId, async (tx, access) => {
        const { applicationId, lessonId } = key
        const { row, facts } = await findSeminar(tx, access, key.componentId)
        if (!canKeep(access)) throw forbidden()
        const { lesson } = await findLesson(tx, key)
        // Its certificate follows who was there, so that only this is taken back.
        if (lesson.kind === 'meeting') throw new Problem(409, 'is-meeting', { text: seminarTexts['is-meeting'] }) // prettier-ignore
        if (!(await findState(tx, { applicationId, lessonId, userId }, { isHeld: true })))
          throw notFound()
        const now = deps.clock.now()
        const about = { at: now, by: actor.userId, reason: reason.trim() }
        await endAttempts(tx, { applicationId, lessonId, userId }, about)
        await publishLessonStatus(deps, tx, access, { ...key, facts }, [userId], {
          lessonStatus: 'none',
        })
        await audit(tx, {
          applicationId,
          actor,
          action: 'seminar.attempt-reset',
          objectType: 'component',
          objectId: row.id,
          summary: {
            name: row.display_name,
            after: { lesson: lesson.title, userId, reason: about.reason },
          },
        })
        const all = await listParticipants(tx, applicationId, facts, now)
        return all.find(({ person }) => person.id === userId) ?? notSeen()
      }),
  }
}

/** Whoever attended is given a certificate; whoever did not after all has none that holds (T-90). */
async function settleCertificates(
  tx: Transaction,
  { applicationId, actor }: Access,
  { row, facts }: Pick<Awaited<ReturnType<typeof findSeminar>>, 'row' | 'facts'>,
  { ids, lessonStatus, now }: { ids: readonly number[]; lessonStatus: string; now: Date },
): Promise<void> {
  const key = { applicationId, id: row.id }
  if (lessonStatus !== 'attended') {
    return void (await suspendCertificates(tx, key, ids, { at: now, by: actor.userId }))
  }
  await restoreCertificates(tx, key, ids)
  await issueCertificates(tx, { applicationId, title: row.display_name, facts }, ids, now)
}

const notSeen = (): never => {
  throw notFound()
}

/**
 * Whom a seminar is for: everybody who sees it without keeping it, and whoever has done something in it
 * or signed up.
 */
export async function listParticipants(
  tx: Transaction,
  applicationId: number,
  row: SeminarRow,
  now: Date,
): Promise<Participant[]> {
  const { id } = row
  const lessons = await listLessons(tx, applicationId, [id])
  const viewers = await listViewers(tx, applicationId, id)
  const staff = new Set(await reportersAmong(tx, applicationId, viewers))
  const signUps = await listSignUps(tx, { applicationId, id })
  const placeOf = new Map(signUps.map(({ user_id }, index) => [user_id, index + 1]))
  const standings = Map.groupBy(
    await listStandings(tx, applicationId, [id], null),
    (standing) => standing.userId,
  )
  const reminded = await listReminded(tx, { applicationId, id })
  const certificates = new Map(
    (await listCertificates(tx, applicationId, [id], null)).map((one) => [one.userId, one]),
  )
  return viewers
    .filter(({ userId }) => !staff.has(userId) || standings.has(userId) || placeOf.has(userId))
    .map((person) => {
      const { userId } = person
      const reading = {
        person,
        standings: standings.get(userId) ?? [],
        place: placeOf.get(userId) ?? null,
        remindedAt: reminded.get(userId),
        certificate: certificates.get(userId),
      }
      return toParticipant(reading, { row, lessons }, now)
    })
}
