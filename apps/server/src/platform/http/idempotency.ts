import { createHash } from 'node:crypto'
import sql from 'sql-template-tag'
import { Problem } from '../problem.ts'
import type { Database } from '../types.ts'
import { problemTexts } from './texts.ts'

export interface WriteRequest {
  userId: number
  /** From the header `Idempotency-Key`. */
  key: string
  callId: string
  /** Everything that the request says, files by their hashes. */
  hash: string
}

export interface StoredAnswer {
  status: number
  body: unknown
}

/** A hash of whatever makes two requests the same. */
export const requestHash = (parts: unknown): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex')

/** After so long, an unanswered request is taken for dead: its process was. */
const abandonedAfter = '60 seconds'

/**
 * Does the work of a write once per key. The same request again gets the stored answer; while the
 * first is under way, 409; another request with the same key, 422. Refused work may be tried again.
 */
export async function once(
  database: Database,
  request: WriteRequest,
  work: () => Promise<StoredAnswer>,
): Promise<StoredAnswer> {
  const known = await claim(database, request)
  if (known) return known
  const { userId, key } = request
  try {
    const answer = await work()
    const body = answer.body === undefined ? null : JSON.stringify(answer.body)
    await database.system((tx) =>
      tx.query(sql`
        update idempotency_keys set status = ${answer.status}, response = ${body}::jsonb
        where user_id = ${userId} and key = ${key}`),
    )
    return answer
  } catch (error) {
    await database.system((tx) =>
      tx.query(sql`delete from idempotency_keys where user_id = ${userId} and key = ${key}`),
    )
    throw error
  }
}

/** Takes the key for this request, or gives the answer that it got before. */
async function claim(database: Database, request: WriteRequest): Promise<StoredAnswer | undefined> {
  const { userId, key, callId, hash } = request
  const row = await database.system(async (tx) => {
    const taken = await tx.query(sql`
      insert into idempotency_keys as known (user_id, key, call, request_hash)
      values (${userId}, ${key}, ${callId}, ${hash})
      on conflict (user_id, key) do update
        set call = excluded.call, request_hash = excluded.request_hash, created_at = now()
        where known.status is null and known.created_at < now() - ${abandonedAfter}::interval
      returning 1 as taken`)
    if (taken.length > 0) return undefined
    const [found] = await tx.query<{
      call: string
      request_hash: string
      status: number | null
      response: unknown
    }>(sql`
      select call, request_hash, status, response from idempotency_keys
      where user_id = ${userId} and key = ${key}`)
    return found
  })
  if (!row) return undefined
  if (row.call !== callId || row.request_hash !== hash) throw new Problem(422, 'key-reused')
  if (row.status === null) {
    throw new Problem(409, 'in-progress', { text: problemTexts.inProgress })
  }
  return { status: row.status, body: row.response ?? undefined }
}

/** Forgets answers after a day. */
export const forgetAnswers = (database: Database) =>
  database.system((tx) =>
    tx.query(sql`delete from idempotency_keys where created_at < now() - interval '24 hours'`),
  )
