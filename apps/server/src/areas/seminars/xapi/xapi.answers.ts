import { createHash, timingSafeEqual } from 'node:crypto'
import { Problem } from '../../../platform/problem.ts'
import type {
  SignedVisit,
  VisitAnswer,
  VisitRequest,
} from '../../../platform/content/content.types.ts'
import type { Transaction } from '../../../platform/database/database.types.ts' // prettier-ignore
import { actorOfUser, enterTenant } from '../../users/index.ts'
import { findState } from '../lesson-states.repository.ts'
import { findLesson } from '../runtime.service.ts'
import { findSeminar } from '../seminars.service.ts'
import { answerProfile, answerState } from './documents.service.ts'
import { speakingOf, tokenOf } from './launch.logic.ts'
import { plainRequest } from './plain-request.logic.ts'
import { answerStatements } from './statements.service.ts'
import { isAgentOf, json, Refusal, type XapiDependencies, type XapiVisit } from './visit.ts'
import { claimFetch } from './xapi.repository.ts'

const version = { 'X-Experience-API-Version': '1.0.3' }
/**
 * Answers lessons of cmi5 and xAPI (SEM-06): the credential of their visit, and of xAPI 1.0.3 what they need
 * to say how far somebody is and to go on later. They reach their own lesson and learner, and nothing else.
 */
export function createXapiAnswers(deps: XapiDependencies) {
  return async (visit: SignedVisit, request: VisitRequest): Promise<VisitAnswer> => {
    try {
      const answer = await route(deps, visit, request)
      return { ...answer, headers: { ...version, ...answer.headers } }
    } catch (error) {
      if (error instanceof Refusal) return refused(error.status, error.message)
      // Whoever was deactivated, or does not see the seminar any more, is told no more than that.
      if (error instanceof Problem) return refused(error.status === 404 ? 403 : error.status, 'The visit is over.') // prettier-ignore
      throw error
    }
  }
}

const refused = (status: number, text: string): VisitAnswer => ({
  status,
  headers: { ...version, 'Content-Type': 'text/plain; charset=utf-8' },
  body: text,
})

async function route(
  deps: XapiDependencies,
  visit: SignedVisit,
  given: VisitRequest,
): Promise<VisitAnswer> {
  const request = plainRequest(given)
  const { path, method } = request
  if (path === 'fetch') return method === 'POST' ? fetchToken(deps, visit) : refused(405, 'Only POST.') // prettier-ignore
  if (path === 'xapi/about') return json({ version: ['1.0.3'] })
  const { 'x-experience-api-version': asked, authorization } = request.headers
  if (!isToken(deps, visit, authorization)) throw new Refusal(401, 'The credential is not right.')
  if (!/^1\.0(\.\d+)?$/.test(String(asked))) throw new Refusal(400, 'X-Experience-API-Version is 1.0.3 here.') // prettier-ignore
  if (path === 'xapi/statements')
    return inVisit(deps, visit, (tx, known) => answerStatements(deps, tx, known, request))
  if (path === 'xapi/activities/state')
    return inVisit(deps, visit, (tx, known) => answerState(deps, tx, known, request))
  if (path === 'xapi/agents/profile') return answerAgentProfile(deps, visit, request)
  if (path === 'xapi/activities/profile')
    return inVisit(deps, visit, (tx, known) =>
      answerProfile(deps, tx, known, request, 'activities'),
    )
  if (path === 'xapi/activities' || path === 'xapi/agents') {
    if (method !== 'GET') throw new Refusal(405, 'Only GET.')
    const describe = path === 'xapi/agents' ? describeAgent : describeActivity
    return inVisit(deps, visit, async (_, known) => describe(known, request.query))
  }
  throw new Refusal(404, 'This is not there.')
}

/** The credential, once for a visit (cmi5, 8.2.3); a second time it is told that it was given. */
const fetchToken = (deps: XapiDependencies, visit: SignedVisit): Promise<VisitAnswer> =>
  inVisit(deps, visit, async (tx, { key, state, speaking }) => {
    if (!speaking.isCmi5 || state.launchId !== visit.launchId)
      return json({ 'error-code': '3', 'error-text': 'The session is over.' })
    const isFirst = await claimFetch(tx, key, visit.launchId)
    return isFirst
      ? json({ 'auth-token': tokenOf(deps, visit) })
      : json({ 'error-code': '1', 'error-text': 'The token was given before.' })
  })

function isToken(deps: XapiDependencies, visit: SignedVisit, authorization: unknown): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest()
  const given = typeof authorization === 'string' ? authorization : ''
  return timingSafeEqual(hash(given), hash(`Basic ${tokenOf(deps, visit)}`))
}

/** Runs in the tenant of a visit, with its state held; refuses it where its attempt was ended. */
async function inVisit<T>(
  deps: XapiDependencies,
  visit: SignedVisit,
  work: (tx: Transaction, known: XapiVisit) => Promise<T>,
): Promise<T> {
  const { applicationId, lessonId, userId, launchId } = visit
  const actor = await actorOfUser(deps, userId)
  return enterTenant(deps, actor, applicationId, async (tx, access) => {
    const { row, facts } = await findSeminar(tx, access, visit.componentId)
    const { lesson } = await findLesson(tx, visit)
    const { xapi } = lesson.settings
    const own = { applicationId, lessonId, userId }
    const state = await findState(tx, own, { isHeld: true })
    if (!xapi || !facts.scormVersion || !state) throw new Refusal(403, 'The lesson is not there.')
    // Of an attempt that staff has ended nothing counts any more.
    if (Number.parseInt(launchId, 10) !== state.attempt) throw new Refusal(403, 'The attempt is over.') // prettier-ignore
    const { attempt } = state
    const { portalUrl } = deps
    const launch = { ...visit, attempt, standard: facts.scormVersion, lesson: xapi, portalUrl }
    return work(tx, {
      visit,
      key: { ...own, attempt },
      access,
      row,
      facts,
      lesson,
      state,
      speaking: speakingOf(launch),
      base: deps.content.signVisit(visit).url,
    })
  })
}

/** What is known of an activity: of the lesson itself its title, of others nothing (xAPI 1.0.3, Communication 2.5). */
function describeActivity({ speaking, lesson }: XapiVisit, query: URLSearchParams): VisitAnswer {
  const id = query.get('activityId')
  if (!id) throw new Refusal(400, 'activityId is missing.')
  const isOwn = id === speaking.activityId
  return json({ objectType: 'Activity', id, ...(isOwn && { definition: { name: { und: lesson.title } } }) }) // prettier-ignore
}

/** All that identifies the learner, which is one account (xAPI 1.0.3, Communication 2.4). */
function describeAgent({ speaking }: XapiVisit, query: URLSearchParams): VisitAnswer {
  if (!isAgentOf(speaking, query.get('agent'))) throw new Refusal(403, 'The agent is not the one of the launch.') // prettier-ignore
  return json({ objectType: 'Person', account: [speaking.actor] })
}

const preferences = 'cmi5LearnerPreferences'

/** The learner's language and sound (cmi5, 11), which cannot be set from here, and what the lesson keeps of them. */
async function answerAgentProfile(
  deps: XapiDependencies,
  visit: SignedVisit,
  request: VisitRequest,
): Promise<VisitAnswer> {
  const { method, query } = request
  if (query.get('profileId') !== preferences)
    return inVisit(deps, visit, (tx, known) => answerProfile(deps, tx, known, request, 'agents', preferences)) // prettier-ignore
  if (method !== 'GET') throw new Refusal(403, 'Preferences are set in the portal.')
  const { languageCode } = await actorOfUser(deps, visit.userId)
  return json({ languagePreference: languageCode === 'en' ? 'en-GB,de-DE' : 'de-DE,en-GB', audioPreference: 'on' }) // prettier-ignore
}
