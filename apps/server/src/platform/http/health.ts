import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import sql from 'sql-template-tag'
import type { Disk } from '../disk.ts'
import type { PartStates } from '../part-states.ts'
import { Problem } from '../problem.ts'
import type { Database } from '../database/database.types.ts'

/** A database that takes longer counts as away. */
const maxAnswerMs = 5_000

interface HealthOptions {
  version: string
  state: { isStopping: boolean }
  /** What is known of the other outside parts. */
  parts: PartStates
  disk: Disk
}

/**
 * `/health`: the process runs; whatever is wrong with the database, to start it anew would not help.
 * `/ready`: send it requests. 503 while the database does not answer and from the moment on that the
 * process is told to stop. Other parts that are away are named in the answer, and it stays 200:
 * another process would miss them as well.
 */
export function healthRoutes(
  app: FastifyInstance,
  database: Database,
  { version, state, parts, disk }: HealthOptions,
): void {
  app.get('/health', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'running', version }),
  )
  app.get('/ready', async (_request, reply) => {
    if (state.isStopping) throw new Problem(503, 'stopping')
    if (!(await answers(database, app))) throw new Problem(503, 'database-away', { retryAfter: 1 })
    await disk.look()
    return reply
      .header('cache-control', 'no-store')
      .send({ status: parts.areUp() ? 'ready' : 'degraded', version, parts: parts.list() })
  })
}

async function answers(database: Database, app: FastifyInstance): Promise<boolean> {
  const asked = database
    .system((tx) => tx.query(sql`select 1 as one`))
    .then(
      () => true,
      (error: unknown) => {
        app.log.error({ err: error }, 'The database does not answer')
        return false
      },
    )
  const answered = new AbortController()
  const late = pause(maxAnswerMs, false, { signal: answered.signal, ref: false }).catch(() => false)
  try {
    return await Promise.race([asked, late])
  } finally {
    answered.abort()
  }
}
