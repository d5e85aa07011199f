import { createHash } from 'node:crypto'
import sql from 'sql-template-tag'
import { Problem } from '../problem.ts'
import type { Database } from '../database/database.types.ts'

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

/**
 * Does the work of a write once per key: the key, the work and its answer are one transaction. The
 * same request again gets the stored answer, and waits for it while the first is under way; another
 * request with the same key is 422 and carries what the first was answered. Refused work may be tried
 * again.
 */
export const runIdempotently = (
  database: Database,
  request: WriteRequest,
  work: () => Promise<StoredAnswer>,
): Promise<StoredAnswer> =>
  database.together(async () => {
    const known = await claim(database, request)
    if (known) return known
    const { userId, key } = request
    const answer = await work()
    const body = answer.body === undefined ? null : JSON.stringify(answer.body)
    await database.system((tx) =>
      tx.query(sql`
        update idempotency_keys set status = ${answer.status}, response = ${body}::jsonb
        where user_id = ${userId} and key = ${key}`),
    )
    return answer
  })

/** Takes the key for this request, or gives the answer that it got before. */
async function claim(database: Database, request: WriteRequest): Promise<StoredAnswer | undefined> {
  const { userId, key, callId, hash } = request
  const found = await database.system(async (tx) => {
    // Waits for another transaction that has just taken the key.
    const taken = await tx.query(sql`
      insert into idempotency_keys (user_id, key, call, request_hash)
      values (${userId}, ${key}, ${callId}, ${hash})
      on conflict (user_id, key) do nothing
      returning 1 as taken`)
    if (taken.length > 0) return undefined
    const [row] = await tx.query<{
      call: string
      request_hash: string
      status: number
      response: unknown
    }>(sql`
      select call, request_hash, status, response from idempotency_keys
      where user_id = ${userId} and key = ${key}`)
    return row
  })
  if (!found) return undefined
  if (found.call !== callId) throw new Problem(422, 'key-reused')
  if (found.request_hash !== hash) {
    // It is the caller's own answer: they find what their first request made.
    throw new Problem(422, 'key-reused', { current: found.response ?? undefined })
  }
  return { status: found.status, body: found.response ?? undefined }
}

/** Forgets answers after a day. */
export const forgetAnswers = (database: Database) =>
  database.system((tx) =>
    tx.query(sql`delete from idempotency_keys where created_at < now() - interval '24 hours'`),
  )
