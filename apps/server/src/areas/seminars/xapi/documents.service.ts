import { createHash } from 'node:crypto'
import type { Transaction } from '../../../platform/database/database.types.ts'
import type { VisitAnswer, VisitRequest } from '../../../platform/content/content.types.ts'
import { launchDataOf } from './launch.logic.ts'
import { isAgentOf, json, Refusal, type XapiDependencies, type XapiVisit } from './visit.ts'
import { deleteDocuments, findDocument, listDocuments, putDocument, sizeOfDocuments, type StateDocument } from './xapi.repository.ts' // prettier-ignore

/** A lesson's documents: the bytes of one, of all, and how many. */
const [maxDocument, maxBytes, maxDocuments] = [131_072, 1_048_576, 100]
const launchData = 'LMS.LaunchData'

/** Which documents a request is about. */
interface Place {
  /** Under which they are kept: an activity's own id, or one that no activity has. */
  scope: string
  /** Of the parameter that names one. */
  parameter: 'stateId' | 'profileId'
  /** Documents that are the portal's and stand beside those that are kept. */
  given: readonly string[]
}

/** What a lesson keeps to go on with later (xAPI 1.0.3, Communication 2.3). */
export async function answerState(
  deps: XapiDependencies,
  tx: Transaction,
  known: XapiVisit,
  request: VisitRequest,
): Promise<VisitAnswer> {
  const { speaking, base, lesson } = known
  const { method, query } = request
  const scope = activityOf(query)
  const registration = query.get('registration')
  if (registration !== null && registration.toLowerCase() !== speaking.registration)
    throw new Refusal(403, 'The registration is not the one of the launch.')
  if (!isAgentOf(speaking, query.get('agent')))
    throw new Refusal(403, 'The agent is not the one of the launch.')
  const isOwn = speaking.isCmi5 && scope === speaking.activityId
  if (isOwn && query.get('stateId') === launchData) {
    if (method !== 'GET' && method !== 'HEAD') throw new Refusal(403, 'The launch data is the portal’s.') // prettier-ignore
    // The unit's own id, by which its publisher knows it (cmi5, 9.6.2.3).
    const data = launchDataOf(speaking, { identifier: lesson.identifier, base })
    return withEtag(Buffer.from(JSON.stringify(data)), 'application/json')
  }
  const given = isOwn ? [launchData] : []
  return answerDocuments(deps, tx, known, request, { scope, parameter: 'stateId', given })
}

/**
 * What a lesson keeps of an activity or of its learner beside its state (xAPI 1.0.3, Communication 2.6 and
 * 2.7). It is its own: no other lesson reads it, and it goes with the attempt.
 * @param given  of the portal, beside it
 */
export async function answerProfile(
  deps: XapiDependencies,
  tx: Transaction,
  known: XapiVisit,
  request: VisitRequest,
  of: 'activities' | 'agents',
  ...given: readonly string[]
): Promise<VisitAnswer> {
  const { query } = request
  if (of === 'agents' && !isAgentOf(known.speaking, query.get('agent')))
    throw new Refusal(403, 'The agent is not the one of the launch.')
  const scope = of === 'agents' ? 'agents/profile' : `activities/profile ${activityOf(query)}`
  return answerDocuments(deps, tx, known, request, { scope, parameter: 'profileId', given })
}

function activityOf(query: URLSearchParams): string {
  const activity = query.get('activityId')
  if (!activity || activity.length > 500) throw new Refusal(400, 'activityId is missing.')
  return activity
}

async function answerDocuments(
  deps: XapiDependencies,
  tx: Transaction,
  known: XapiVisit,
  { method, query, headers, body }: VisitRequest,
  { scope, parameter, given }: Place,
): Promise<VisitAnswer> {
  const { key, visit, state } = known
  const id = query.get(parameter)
  if (id !== null && (id === '' || id.length > 250)) throw new Refusal(400, `${parameter} is not right.`) // prettier-ignore
  if (method === 'GET' || method === 'HEAD') {
    if (id === null) {
      const kept = await listDocuments(tx, key, scope, sinceOf(query))
      return json([...given, ...kept.map((one) => one.stateId)])
    }
    const found = await findDocument(tx, key, scope, id)
    if (!found) throw new Refusal(404, 'There is none.')
    return withEtag(found.content, found.contentType, found.storedAt)
  }
  if (!['PUT', 'POST', 'DELETE'].includes(method)) throw new Refusal(405, 'PUT, POST, GET or DELETE.') // prettier-ignore
  // A later visit keeps its own; one that was taken over must not write over it (T-87).
  if (state.launchId !== visit.launchId) throw new Refusal(403, 'The lesson was opened elsewhere.')
  const before = id === null ? undefined : await findDocument(tx, key, scope, id)
  if (method === 'DELETE') {
    if (id === null && parameter === 'profileId') throw new Refusal(400, 'profileId is missing.')
    requireMatch(headers, before)
    await deleteDocuments(tx, key, scope, id)
    return { status: 204 }
  }
  if (id === null) throw new Refusal(400, `${parameter} is missing.`)
  const contentType = String(headers['content-type'] ?? 'application/octet-stream').slice(0, 200)
  requireMatch(headers, before)
  // Profiles are several lessons' by the standard, so that nobody writes over one unseen (Communication 3.1).
  const isUnseen = method === 'PUT' && parameter === 'profileId' && before !== undefined
  if (isUnseen && headers['if-match'] === undefined && headers['if-none-match'] === undefined)
    throw new Refusal(409, 'Read the profile first, and say by If-Match which version it is.')
  const content = method === 'POST' && before ? merged(before, { contentType, body }) : body
  await requireRoom(tx, known, { activity: scope, stateId: id, content })
  const storedAt = deps.clock.now()
  await putDocument(tx, key, scope, { stateId: id, contentType, content, storedAt })
  return { status: 204, headers: { ETag: etagOf(content) } }
}

function sinceOf(query: URLSearchParams): Date | null {
  const text = query.get('since')
  if (text === null) return null
  const since = new Date(text)
  if (Number.isNaN(since.getTime())) throw new Refusal(400, 'since is no moment.')
  return since
}

const hashOf = (content: Buffer) => createHash('sha1').update(content).digest('hex')
const etagOf = (content: Buffer) => `"${hashOf(content)}"`

const withEtag = (body: Buffer, type: string, at?: Date): VisitAnswer => ({
  status: 200,
  headers: {
    'Content-Type': type,
    ETag: etagOf(body),
    ...(at && { 'Last-Modified': at.toUTCString() }),
  },
  body,
})

/** Only over the version that the lesson has seen, where it says which (xAPI 1.0.3, Communication 3.1). */
function requireMatch(headers: VisitRequest['headers'], before: StateDocument | undefined): void {
  const { 'if-match': wanted, 'if-none-match': unwanted } = headers
  const isMet = (given: unknown) => given === '*' ? before !== undefined : before !== undefined && tagsOf(given).includes(hashOf(before.content)) // prettier-ignore
  const isOther = wanted !== undefined && !isMet(wanted)
  const isThere = unwanted !== undefined && isMet(unwanted)
  if (isOther || isThere) throw new Refusal(412, 'The document is another one by now.')
}

/** Lessons also send the bare hash, as TinCanJS does, which works it out by itself. */
const tagsOf = (header: unknown): string[] =>
  String(header)
    .split(',')
    .map((one) => one.trim().replace(/^W\//, '').replaceAll('"', '').toLowerCase())

/** Two JSON objects in one, their names on the first level (xAPI 1.0.3, Communication 2.2). */
function merged(before: StateDocument, given: { contentType: string; body: Buffer }): Buffer {
  const isJson = (type: string) => type.startsWith('application/json')
  const read = (content: Buffer) => {
    const value = JSON.parse(content.toString('utf8')) as unknown
    if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new Error('no object') // prettier-ignore
    return value
  }
  try {
    if (!isJson(before.contentType) || !isJson(given.contentType)) throw new Error('no JSON')
    return Buffer.from(JSON.stringify({ ...read(before.content), ...read(given.body) }))
  } catch {
    throw new Refusal(400, 'Only objects of JSON are merged.')
  }
}

async function requireRoom(
  tx: Transaction,
  { key }: XapiVisit,
  { activity, stateId, content }: { activity: string; stateId: string; content: Buffer },
): Promise<void> {
  const { bytes, count } = await sizeOfDocuments(tx, key, { activity, stateId })
  if (content.length > maxDocument || bytes + content.length > maxBytes || count >= maxDocuments)
    throw new Refusal(413, 'The lesson wants to keep more than is allowed.')
}
