import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { createRateLimit } from '../../../platform/http/index.ts'
import { notFound } from '../../../platform/problem.ts'
import type { Dependencies } from '../../../platform/dependencies.ts'
import type { CalendarSource } from './calendar.ics.ts'
import { calendarPath, createCalendarService } from './calendar.service.ts'

/** A calendar asks a few times an hour; somebody who guesses, more often. */
const readsPerMinute = 60

/** Serves calendars without a session: the address is the key (T-26, RFC 5545). */
export function mountCalendars(
  app: FastifyInstance,
  deps: Pick<Dependencies, 'database' | 'clock' | 'portalUrl'>,
  sources: readonly CalendarSource[],
): void {
  const service = createCalendarService(deps, sources)
  const limit = createRateLimit(readsPerMinute)
  app.get(calendarPath, async (request, reply) => {
    limit.take(request.ip)
    const { key } = request.query as { key?: unknown }
    if (typeof key !== 'string' || key.length > 100) throw notFound()
    const text = await service.read(key)
    const etag = `"${createHash('sha256').update(text).digest('base64url')}"`
    reply.header('etag', etag).header('cache-control', 'private, no-cache')
    if (isKnown(request.headers['if-none-match'], etag)) return reply.code(304).send()
    return reply
      .type('text/calendar; charset=utf-8')
      .header('content-disposition', 'inline; filename="atrium.ics"')
      .send(text)
  })
}

/** Whoever compresses on the way makes a tag a weak one. */
const isKnown = (given: string | undefined, etag: string) =>
  given?.split(',').some((one) => one.trim().replace(/^W\//, '') === etag) ?? false
