import type { FastifyInstance } from 'fastify'
import sql from 'sql-template-tag'
import { Problem } from '../problem.ts'
import type { Database } from '../types.ts'

/**
 * `/health`: the process is well and its database answers. `/ready`: send it requests; it says 503
 * from the moment on that it is told to stop, and `/health` does not.
 */
export function healthRoutes(
  app: FastifyInstance,
  database: Database,
  { version, state }: { version: string; state: { isStopping: boolean } },
): void {
  const answer = async () => {
    await database
      .system((tx) => tx.query(sql`select 1 as one`))
      .catch((error: unknown) => {
        app.log.error({ err: error }, 'The database does not answer')
        throw new Problem(503, 'database-away')
      })
    return { status: 'ready', version }
  }
  app.get('/health', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send(await answer()),
  )
  app.get('/ready', async (_request, reply) => {
    if (state.isStopping) throw new Problem(503, 'stopping')
    return reply.header('cache-control', 'no-store').send(await answer())
  })
}
