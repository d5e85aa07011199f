import sql from 'sql-template-tag'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.types.ts'
import { createWait } from '../../platform/wait.ts'
import { endedChannel, keepEndedMs } from './sessions.ts'

/** This process's knowledge of ended sessions. */
export interface EndedSessions {
  /** Whether a session has ended; asks no database. */
  has(sessionId: string): boolean
  close(): Promise<void>
}

interface WatchOptions {
  onError?: (error: unknown) => void
  /** How often it looks where nothing wakes it, in milliseconds: NOTIFY may get lost. Default 1,000. */
  pollMs?: number
}

/**
 * Reads which sessions have ended, and goes on reading what is added: woken by NOTIFY, and once a second
 * (API-12). Not by the event log, which holds events back as long as an older transaction runs.
 */
export async function watchEndedSessions(
  { database, clock }: { database: Database; clock: Clock },
  { onError = () => {}, pollMs = 1_000 }: WatchOptions = {},
): Promise<EndedSessions> {
  const ended = new Map<string, number>()
  const wait = createWait()
  const closing = new AbortController()
  // Every transaction before this one was settled when it was last read.
  let settled = '0'

  async function read() {
    const rows = await database.system((tx) =>
      tx.query<{ session_id: string | null; ended_at: Date | null; settled: string }>(sql`
        select session_id, ended_at, now.settled
        from (select pg_snapshot_xmin(pg_current_snapshot())::text as settled) now
        left join ended_sessions on tx >= ${settled}::xid8`),
    )
    for (const { session_id, ended_at } of rows) if (session_id) ended.set(session_id, ended_at!.getTime()) // prettier-ignore
    settled = rows[0]!.settled
    const oldest = clock.now().getTime() - keepEndedMs
    for (const [id, endedAt] of ended) {
      // In the order in which they were read, which is roughly that of time.
      if (endedAt > oldest) break
      ended.delete(id)
    }
  }

  async function watch() {
    while (!closing.signal.aborted) {
      await wait.for(pollMs)
      if (closing.signal.aborted) return
      await read().catch(onError)
    }
  }

  const stopListening = await database.listen(endedChannel, wait.wake)
  await read()
  const watching = watch().finally(stopListening)

  return {
    has: (sessionId) => ended.has(sessionId),
    async close() {
      closing.abort()
      wait.wake()
      await watching
    },
  }
}
