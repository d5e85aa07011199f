import type { FastifyInstance } from 'fastify'

export interface SlowClientLimits {
  /** The head of a request has to be there within this time. */
  headMs: number
  /** A connection on which nothing moves for so long is given up. */
  idleMs: number
  /** Of a body, at least `bodyBytes` have to come in every `bodyMs`. */
  bodyMs: number
  bodyBytes: number
}

/** A phone with a bad line sends a kilobyte a second; who sends less holds a connection on purpose. */
export const slowClientLimits: SlowClientLimits = {
  headMs: 20_000,
  idleMs: 120_000,
  bodyMs: 20_000,
  bodyBytes: 20_000,
}

/**
 * Cuts off who sends a body so slowly that it hardly ever ends. How long a body takes as a whole is
 * not limited: a large file on a slow line may take an hour.
 */
export function cutOffSlowBodies(
  app: FastifyInstance,
  { bodyMs, bodyBytes }: SlowClientLimits,
): void {
  app.addHook('onRequest', async ({ raw, log }, reply) => {
    const { headers, socket } = raw
    const hasBody = headers['transfer-encoding'] !== undefined || headers['content-length'] !== '0'
    if (!hasBody || raw.method === 'GET' || raw.method === 'HEAD') return
    let before = socket.bytesRead
    const timer = setInterval(() => {
      if (raw.complete) return clearInterval(timer)
      const came = socket.bytesRead - before
      before = socket.bytesRead
      // What lies here unread is for us to read: that is not the client's fault.
      if (came >= bodyBytes || raw.readableLength > 0) return
      log.warn({ bytes: came }, 'A request came too slowly and was cut off')
      socket.destroy()
    }, bodyMs)
    for (const stream of [raw, reply.raw]) stream.once('close', () => clearInterval(timer))
  })
}
