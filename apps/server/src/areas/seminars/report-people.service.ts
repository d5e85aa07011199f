import type { ResponseOf, seminarReports } from '@atrium/api-client/contract'
import { audit } from '../../platform/audit.ts'
import { inBerlin } from '../../platform/berlin-time.ts'
import { forbidden, invalid, notFound } from '../../platform/problem.ts'
import type { Actor } from '../../platform/actor.ts'
import type { Dependencies } from '../../platform/dependencies.ts'
import { enterTenant } from '../users/index.ts'
import { listCertificatesOf, toCertificate } from './certificates.repository.ts'
import { notifyLearners } from './reminders.job.ts'
import { listAttempts, noteReminded, type EndedAttempt } from './reminders.repository.ts'
import { listParticipants } from './report.service.ts'
import { canKeep, canReport } from './seminars.policy.ts'
import { findSeminar } from './seminars.service.ts'
import { seminarTexts } from './seminars.texts.ts'
import { isDone } from './standing.logic.ts'

type Person = ResponseOf<typeof seminarReports.person>
type Reminded = ResponseOf<typeof seminarReports.remind>
type PeopleDependencies = Pick<Dependencies, 'database' | 'events' | 'clock' | 'portalUrl'>

interface SeminarKey {
  applicationId: number
  componentId: number
}

/** What staff look at and do of single people in the report of a seminar. */
export function createReportPeopleService(deps: PeopleDependencies) {
  return {
    /** What somebody did before they began anew, and all certificates that they were given (T-88). */
    person: (
      actor: Actor,
      { applicationId, componentId, userId }: SeminarKey & { userId: number },
    ): Promise<Person> =>
      enterTenant(deps, actor, applicationId, async (tx, access) => {
        const { row, facts } = await findSeminar(tx, access, componentId)
        if (!canReport(access)) throw forbidden()
        const all = await listParticipants(tx, applicationId, facts, deps.clock.now())
        if (!all.some(({ person }) => person.id === userId)) throw notFound()
        const key = { applicationId, id: row.id }
        return {
          attempts: (await listAttempts(tx, key, userId)).map(toAttempt),
          certificates: (await listCertificatesOf(tx, key, userId)).map(toCertificate),
        }
      }),

    /**
     * Reminds people of a course that they have not completed, each once a day by Berlin's calendar; who
     * was reminded today, or is done meanwhile, is left out (T-90).
     */
    remind: (
      actor: Actor,
      { applicationId, componentId }: SeminarKey,
      userIds: readonly number[],
    ): Promise<Reminded> =>
      enterTenant(deps, actor, applicationId, async (tx, access) => {
        const { row, facts } = await findSeminar(tx, access, componentId)
        if (!canKeep(access)) throw forbidden()
        if (facts.kind !== 'scorm') throw invalid({ componentId: seminarTexts['only-courses'] })
        const now = deps.clock.now()
        const all = await listParticipants(tx, applicationId, facts, now)
        const known = new Map(all.map((one) => [one.person.id, one]))
        const ids = [...new Set(userIds)]
        if (ids.some((id) => !known.has(id))) throw notFound()
        const key = { applicationId, id: row.id }
        // Nobody is told what they do themselves.
        const open = ids.filter((id) => id !== actor.userId && !isDone(known.get(id)!.lessonStatus))
        const since = inBerlin(now).startOf('day').toJSDate()
        const told = await noteReminded(tx, key, open, { at: now, by: actor.userId, since })
        const isLate = facts.dueAt !== null && facts.dueAt < now
        const kind = isLate ? 'seminarOverdue' : 'seminarReminder'
        await notifyLearners(deps, tx, key, kind, told, actor)
        if (told.length > 0)
          await audit(tx, {
            applicationId,
            actor,
            action: 'seminar.reminded',
            objectType: 'component',
            objectId: row.id,
            summary: { name: row.display_name, after: { userIds: told } },
          })
        const after = await listParticipants(tx, applicationId, facts, now)
        return { count: told.length, participants: after.filter(({ person }) => ids.includes(person.id)) } // prettier-ignore
      }),
  }
}

const toAttempt = (row: EndedAttempt): Person['attempts'][number] => ({
  lesson: row.lesson,
  attempt: row.attempt,
  lessonStatus: row.lessonStatus,
  score: row.score,
  totalSeconds: row.seconds,
  startedAt: row.startedAt.toISOString(),
  endedAt: row.endedAt.toISOString(),
  endedBy:
    row.byId === null
      ? null
      : { id: row.byId, firstName: row.byFirstName ?? '', lastName: row.byLastName ?? '' },
  reason: row.reason,
})
