import { randomUUID } from 'node:crypto'
import type { LessonLaunch, LessonRuntime, seminars, ResponseOf } from '@atrium/api-client/contract'
import { forbidden, notFound, Problem } from '../../platform/problem.ts'
import type { Actor } from '../../platform/actor.ts'
import type { Dependencies } from '../../platform/dependencies.ts'
import type { SignedVisit } from '../../platform/content/content.types.ts'
import type { Transaction } from '../../platform/database/database.types.ts'
import { listViewers, requireReleased } from '../components/index.ts'
import { enterTenant, type Access } from '../users/index.ts'
import { issueCertificates } from './certificates.issue.ts'
import type { CmiResult, LessonStatus } from './cmi.logic.ts'
import { outcomeOf, type Commit, type Outcome } from './commit.logic.ts'
import { beginVisit, findState, keepCommit, setResult, type StateKey, type StateRow } from './lesson-states.repository.ts' // prettier-ignore
import {
  listLessons,
  listStandings,
  type LessonRow,
  type StandingRow,
} from './lessons.repository.ts'
import type { XapiLesson } from './package/package.types.ts'
import { launchParameters, speakingOf, tokenOf, withParameters } from './xapi/launch.logic.ts'
import { courseStatus, objectivesFor, readOrder } from './course-order.logic.ts'
import { entryOf, isOwn } from './lesson-kinds.logic.ts'
import { listLessonFiles } from './media-lessons.repository.ts'
import { reportersAmong, type SeminarRow } from './seminars.repository.ts'
import { findSeminar } from './seminars.service.ts'
import { seminarTexts } from './seminars.texts.ts'
import { isDone } from './standing.logic.ts'

/** A visit of which nothing was heard for so long is not taken for open any more, in milliseconds. */
const openMs = 90_000
export interface LessonKey {
  applicationId: number
  componentId: number
  lessonId: number
}

type Committed = ResponseOf<typeof seminars.saveRuntime>
type RuntimeDependencies = Pick<
  Dependencies,
  'database' | 'events' | 'clock' | 'content' | 'portalUrl'
>

export function createRuntimeService(deps: RuntimeDependencies) {
  const stateKey = ({ applicationId, lessonId }: LessonKey, { actor }: Access): StateKey => ({
    applicationId,
    lessonId,
    userId: actor.userId,
  })

  return {
    /** Opens a lesson (SEM-01). Where it is open elsewhere, only whoever takes it over gets it (T-87). */
    launch: (
      actor: Actor,
      key: LessonKey,
      { takeOver = false }: { takeOver?: boolean | undefined },
    ): Promise<LessonLaunch> =>
      enterTenant(deps, actor, key.applicationId, async (tx, access) => {
        const { row, facts } = await findSeminar(tx, access, key.componentId)
        const { lesson, lessons } = await findLesson(tx, key)
        const isFile = isOwn(lesson)
        if (lesson.kind === 'meeting' || lesson.entry === null || (!isFile && facts.scormVersion === null)) throw notFound() // prettier-ignore
        const captions = isFile ? await captionsFor(tx, key) : []
        // A package that waits for the malware scanner keeps nobody from the films beside it.
        if (!isFile) requireReleased(row)
        const standings = await requireUnlocked(tx, key, access, { facts, lesson, lessons })
        const now = deps.clock.now()
        const state = await findState(tx, stateKey(key, access), { isHeld: true })
        const isElsewhere = state?.isOpen && now.getTime() - state.seenAt.getTime() < openMs
        if (isElsewhere && !takeOver) {
          throw new Problem(409, 'open-elsewhere', { text: seminarTexts['open-elsewhere'] })
        }
        // It says which attempt it belongs to: of one that staff has ended nothing counts any more.
        const launchId = `${state?.attempt ?? 1}-${randomUUID()}`
        const isResumed = state !== undefined && isSuspended(state)
        await beginVisit(tx, stateKey(key, access), { launchId, at: now, isResumed })
        // What only shows something has nothing to say: it is done once it was opened.
        const isAsset = lesson.kind === 'asset' && state?.lessonStatus !== 'completed'
        const done: CmiResult = { lessonStatus: 'completed', score: null, progress: 1 }
        if (isAsset) {
          await setResult(tx, key, [actor.userId], done, now)
          const issuing = { ...key, title: row.display_name, facts }
          await issueCertificates(tx, issuing, [actor.userId], now)
          await publishLessonStatus(deps, tx, access, { ...key, facts }, [actor.userId], done)
        }
        const { userId, sessionId } = actor
        const runtime = toRuntime(state)
        const given = objectivesFor({ sequencing: facts.sequencing, lessons, standings, userId }, lesson, runtime.cmi) // prettier-ignore
        const visit = { ...key, userId, launchId, ...(sessionId && { sessionId }) }
        const { url } = deps.content.signVisit(visit)
        const { xapi, ...settings } = lesson.settings
        const attempt = state?.attempt ?? 1
        return {
          launchId,
          url,
          entry: xapi ? xapiEntry(deps, { ...visit, attempt, xapi, url }, { actor, facts, entry: lesson.entry }) : lesson.entry, // prettier-ignore
          kind: lesson.kind,
          scormVersion: isFile ? null : facts.scormVersion,
          captions,
          runtime: { ...runtime, cmi: { ...runtime.cmi, ...given }, ...(isAsset && { lessonStatus: 'completed' as const }) }, // prettier-ignore
          learner: { id: String(userId), name: `${actor.lastName}, ${actor.firstName}` },
          settings,
        }
      }),

    runtime: (actor: Actor, key: LessonKey): Promise<LessonRuntime> =>
      enterTenant(deps, actor, key.applicationId, async (tx, access) => {
        await findSeminar(tx, access, key.componentId)
        await findLesson(tx, key)
        return toRuntime(await findState(tx, stateKey(key, access)))
      }),

    /**
     * Keeps what a lesson said (SEM-06). The same commit again is answered and not kept twice. One of a
     * visit that was taken over changes nothing that the later visit keeps, but what was reached counts.
     */
    commit: (actor: Actor, key: LessonKey, commit: Commit): Promise<Committed> =>
      enterTenant(deps, actor, key.applicationId, async (tx, access) => {
        const { row, facts } = await findSeminar(tx, access, key.componentId)
        await findLesson(tx, key)
        const own = stateKey(key, access)
        const state = await findState(tx, own, { isHeld: true })
        // Only who opened a lesson has something to say of it.
        if (!state) throw forbidden()
        if (Number.parseInt(commit.launchId, 10) !== state.attempt) {
          throw new Problem(409, 'visit-ended', { text: seminarTexts['visit-ended'] })
        }
        const at = deps.clock.now()
        const outcome = outcomeOf(state, commit, at)
        const { isTakenOver, isNew, result, seconds, kept } = outcome
        if (outcome.isKnown) return toCommitted(state, {})
        if (outcome.isTooLarge) {
          throw new Problem(413, 'state-too-large', { text: seminarTexts['state-too-large'] })
        }
        if (!isTakenOver) await keepCommit(tx, own, { ...kept, ...result, seconds, at })
        else if (isNew) await setResult(tx, key, [own.userId], result, at)
        if (mayComplete(outcome, facts)) {
          const issuing = { ...key, title: row.display_name, facts }
          await issueCertificates(tx, issuing, [own.userId], at)
        }
        // By its rules a course may stand elsewhere once a lesson was left that said nothing new.
        if (isNew || (facts.sequencing && !kept.isOpen))
          await publishLessonStatus(deps, tx, access, { ...key, facts }, [own.userId], result)
        const visitSeconds = isTakenOver ? state.visitSeconds : Math.max(state.visitSeconds, seconds) // prettier-ignore
        return toCommitted(
          { ...state, ...result, visitSeconds, seenAt: at, version: state.version + 1 },
          isTakenOver ? { isTakenOver } : {},
        )
      }),
  }
}

/** Where a lesson of cmi5 or xAPI begins, with what it is told of the visit. */
function xapiEntry(
  deps: Pick<RuntimeDependencies, 'content' | 'portalUrl'>,
  visit: SignedVisit & { attempt: number; xapi: XapiLesson; url: string },
  { actor, facts, entry }: { actor: Actor; facts: SeminarRow; entry: string },
): string {
  const { portalUrl } = deps
  const launch = { ...visit, standard: facts.scormVersion!, lesson: visit.xapi, portalUrl }
  const said = { base: visit.url, token: tokenOf(deps, visit), name: `${actor.firstName} ${actor.lastName}` } // prettier-ignore
  return withParameters(entry, launchParameters(speakingOf(launch), said))
}

/** The captions of a film; refuses it while the scanner has not let it go. */
async function captionsFor(tx: Transaction, key: LessonKey): Promise<LessonLaunch['captions']> {
  const files = await listLessonFiles(tx, key.applicationId, key.lessonId)
  if (files.length === 0) throw notFound()
  requireReleased({ content_check: files[0]!.check })
  return files.slice(1).map(({ language }, index) => ({ entry: entryOf(index + 1), language }))
}

/** By its rules a course may also be done with a lesson that never says so: when it is left, or says anything new. */
const mayComplete = ({ isNew, result, kept }: Outcome, { sequencing }: SeminarRow) =>
  sequencing ? isNew || !kept.isOpen : isNew && isDone(result.lessonStatus)

const toRuntime = (state: StateRow | undefined): LessonRuntime => ({
  cmi: state?.cmi ?? {},
  lessonStatus: state?.lessonStatus ?? 'none',
  version: state?.version ?? 0,
})

const toCommitted = (state: StateRow, more: Pick<Committed, 'isTakenOver'>): Committed => ({
  lessonStatus: state.lessonStatus,
  score: state.score,
  progress: state.progress,
  totalSeconds: state.seconds + state.visitSeconds,
  lastSeenAt: state.seenAt.toISOString(),
  version: state.version,
  ...more,
})

/** A lesson of the seminar, with the others; 404 for one of another seminar, or one that has gone. */
export async function findLesson(
  tx: Transaction,
  { applicationId, componentId, lessonId }: LessonKey,
): Promise<{ lesson: LessonRow; lessons: LessonRow[] }> {
  const lessons = await listLessons(tx, applicationId, [componentId])
  const lesson = lessons.find(({ id }) => id === lessonId)
  if (!lesson) throw notFound()
  return { lesson, lessons }
}

/** How far the learner is in all lessons, where one of them may be opened; refuses it where not. */
async function requireUnlocked(
  tx: Transaction,
  { applicationId, componentId }: LessonKey,
  { actor }: Access,
  {
    facts,
    lesson,
    lessons,
  }: { facts: SeminarRow; lesson: LessonRow; lessons: readonly LessonRow[] },
): Promise<ReadonlyMap<number, StandingRow>> {
  const { sequencing } = facts
  const { userId } = actor
  if (lesson.prerequisites === null && sequencing === null) return new Map()
  const rows = await listStandings(tx, applicationId, [componentId], userId)
  const standings = new Map(rows.map((row) => [row.lessonId, row]))
  if (readOrder({ sequencing, lessons, standings, userId }).lockOf(lesson) === null)
    return standings
  throw new Problem(409, 'lesson-locked', { text: seminarTexts['lesson-locked'] })
}

/** It was left in the middle, or the browser was closed: what comes goes on with it (SCORM 1.2 RTE 3.4.4, SCORM 2004 RTE 4.2.8). */
const isSuspended = ({ isOpen, cmi }: StateRow) =>
  isOpen || cmi['cmi.exit'] === 'suspend' || cmi['cmi.core.exit'] === 'suspend'

/**
 * Tells the learners themselves and those who keep the seminar how far they are (SEM-03). With the lesson goes how
 * they stand with a whole course of SCORM 2004, whose rules only the server knows; of others it follows from lessons.
 */
export async function publishLessonStatus(
  deps: Pick<Dependencies, 'events'>,
  tx: Transaction,
  { applicationId }: Access,
  { componentId, lessonId, facts }: LessonKey & { facts: SeminarRow },
  userIds: readonly number[],
  { lessonStatus }: Pick<CmiResult, 'lessonStatus'>,
): Promise<void> {
  const viewers = await listViewers(tx, applicationId, componentId)
  const staff = await reportersAmong(tx, applicationId, viewers)
  const courses = await courseStatusesOf(tx, facts, applicationId, userIds)
  await deps.events.append(
    tx,
    ...userIds.map((userId) => ({
      applicationId,
      type: 'lesson.status-changed',
      audience: { userIds: [...new Set([userId, ...staff])] },
      payload: {
        componentId,
        lessonId,
        userId,
        lessonStatus,
        ...(courses && { courseStatus: courses.get(userId) }),
      },
    })),
  )
}

/** How people stand with a whole course by its rules; undefined where it has none. */
async function courseStatusesOf(
  tx: Transaction,
  { id, sequencing }: SeminarRow,
  applicationId: number,
  userIds: readonly number[],
): Promise<ReadonlyMap<number, LessonStatus> | undefined> {
  if (!sequencing) return undefined
  const lessons = await listLessons(tx, applicationId, [id])
  const only = userIds.length === 1 ? userIds[0]! : null
  const rows = Map.groupBy(
    await listStandings(tx, applicationId, [id], only),
    ({ userId }) => userId,
  )
  return new Map(
    userIds.map((userId) => {
      const standings = new Map((rows.get(userId) ?? []).map((one) => [one.lessonId, one]))
      return [userId, courseStatus({ sequencing, lessons, standings, userId })]
    }),
  )
}
