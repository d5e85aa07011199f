import { createHash } from 'node:crypto'
import type { Transaction, VisitAnswer, VisitRequest } from '../../../platform/types.ts'
import { launchDataOf } from './launch.logic.ts'
import { json, Refusal, type XapiDependencies, type XapiVisit } from './visit.ts'
import { deleteDocuments, findDocument, listDocuments, putDocument, sizeOfDocuments, type StateDocument } from './xapi.repository.ts' // prettier-ignore

/** A lesson's documents: the bytes of one, of all, and how many. */
const [maxDocument, maxBytes, maxDocuments] = [131_072, 1_048_576, 100]
const launchData = 'LMS.LaunchData'

/** What a lesson keeps to go on with later (xAPI 1.0.3, Communication 2.3). */
export async function answerState(
  deps: XapiDependencies,
  tx: Transaction,
  known: XapiVisit,
  { method, query, headers, body }: VisitRequest,
): Promise<VisitAnswer> {
  const { key, visit, state, speaking, base, lesson } = known
  const activity = query.get('activityId')
  const stateId = query.get('stateId')
  if (!activity || activity.length > 500) throw new Refusal(400, 'activityId is missing.')
  if (stateId !== null && (stateId === '' || stateId.length > 250)) throw new Refusal(400, 'stateId is not right.') // prettier-ignore
  requireOwn(known, query)
  const isLaunchData = speaking.isCmi5 && stateId === launchData && activity === speaking.activityId
  if (method === 'GET' || method === 'HEAD') {
    if (stateId === null) {
      const ids = (await listDocuments(tx, key, activity, sinceOf(query))).map((one) => one.stateId)
      return json(speaking.isCmi5 && activity === speaking.activityId ? [launchData, ...ids] : ids)
    }
    if (isLaunchData) {
      // The course's own id, by which its units belong together (cmi5, 9.6.2.3).
      const data = launchDataOf(speaking, { identifier: lesson.identifier, base })
      return withEtag(Buffer.from(JSON.stringify(data)), 'application/json')
    }
    const found = await findDocument(tx, key, activity, stateId)
    if (!found) throw new Refusal(404, 'There is none.')
    return withEtag(found.content, found.contentType, found.storedAt)
  }
  if (!['PUT', 'POST', 'DELETE'].includes(method)) throw new Refusal(405, 'PUT, POST, GET or DELETE.') // prettier-ignore
  if (isLaunchData) throw new Refusal(403, 'The launch data is the portal’s.')
  // A later visit keeps its own; one that was taken over must not write over it (T-87).
  if (state.launchId !== visit.launchId) throw new Refusal(403, 'The lesson was opened elsewhere.')
  if (method === 'DELETE') {
    await deleteDocuments(tx, key, activity, stateId)
    return { status: 204 }
  }
  if (stateId === null) throw new Refusal(400, 'stateId is missing.')
  const contentType = String(headers['content-type'] ?? 'application/octet-stream').slice(0, 200)
  const before = await findDocument(tx, key, activity, stateId)
  requireMatch(headers, before)
  const content = method === 'POST' && before ? merged(before, { contentType, body }) : body
  await requireRoom(tx, known, { activity, stateId, content })
  const storedAt = deps.clock.now()
  await putDocument(tx, key, activity, { stateId, contentType, content, storedAt })
  return { status: 204 }
}

/** Documents belong to the agent and registration of the launch. */
function requireOwn({ speaking }: XapiVisit, query: URLSearchParams): void {
  const registration = query.get('registration')
  if (registration !== null && registration.toLowerCase() !== speaking.registration)
    throw new Refusal(403, 'The registration is not the one of the launch.')
  const { homePage, name } = speaking.actor
  try {
    const agent = JSON.parse(query.get('agent') ?? '') as {
      account?: { homePage?: unknown; name?: unknown }
    }
    if (agent.account?.homePage === homePage && agent.account.name === name) return
  } catch {
    throw new Refusal(400, 'agent is missing.')
  }
  throw new Refusal(403, 'The agent is not the one of the launch.')
}

function sinceOf(query: URLSearchParams): Date | null {
  const text = query.get('since')
  if (text === null) return null
  const since = new Date(text)
  if (Number.isNaN(since.getTime())) throw new Refusal(400, 'since is no moment.')
  return since
}

const etagOf = (content: Buffer) => `"${createHash('sha1').update(content).digest('hex')}"`

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
  const etag = before && etagOf(before.content)
  const isOther = wanted !== undefined && wanted !== etag
  const isThere = unwanted === '*' ? before !== undefined : unwanted !== undefined && unwanted === etag // prettier-ignore
  if (isOther || isThere) throw new Refusal(412, 'The document is another one by now.')
}

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
