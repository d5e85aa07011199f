import { randomUUID } from 'node:crypto'
import compress from '@fastify/compress'
import Fastify from 'fastify'
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { constants } from 'node:zlib'
import { notFound, Problem } from '../problem.ts'
import type { Language } from '../locales.ts'
import { detailsOf, languageOf, problemFrom } from './problem-details.ts'
import { addSecurityHeaders, type HstsScope } from './security-headers.ts'
import { cutOffSlowBodies, slowClientLimits, type SlowClientLimits } from './slow-clients.ts'

export interface HttpAppOptions {
  log: FastifyBaseLogger
  trustProxy: boolean
  /** Reached by https. */
  isSecure: boolean
  /** For which hosts browsers take nothing but https; the portal's alone unless given. */
  hsts?: HstsScope
  /** How slow a client may be; for tests. */
  patience?: SlowClientLimits
}

/** Largest body that is no upload. */
const bodyLimit = 1_048_576

/** A Fastify app with what every answer of the server has: ids, headers, compression, problems. */
export async function createHttpApp(options: HttpAppOptions): Promise<FastifyInstance> {
  const wait = options.patience ?? slowClientLimits
  const app = Fastify({
    loggerInstance: options.log,
    trustProxy: options.trustProxy,
    bodyLimit,
    connectionTimeout: wait.idleMs,
    http: { headersTimeout: wait.headMs, connectionsCheckingInterval: wait.headMs / 4 },
    forceCloseConnections: 'idle',
    genReqId: requestId,
    frameworkErrors: (error, request, reply) => void answerProblem(error, request, reply),
  })
  cutOffSlowBodies(app, wait)
  addSecurityHeaders(app, options)
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id)
  })
  await app.register(compress, {
    threshold: 1_024,
    // The first takes a third of the time, and Safari knows the second.
    encodings: ['zstd', 'br', 'gzip'],
    globalDecompression: false,
    // The highest levels are for files that are compressed once.
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  })
  app.setErrorHandler((error, request, reply) => answerProblem(error, request, reply))
  app.setNotFoundHandler((request, reply) => answerProblem(notFound(), request, reply))
  return app
}

/** The caller's own id where it looks like one, so that both sides find the same lines. */
function requestId({ headers }: { headers: Record<string, unknown> }): string {
  const given = headers['x-request-id']
  return typeof given === 'string' && /^[\w.-]{8,64}$/.test(given) ? given : randomUUID()
}

/** What an error is to whoever called; says it to the log, and in the headers that belong to it. */
export function refusalOf(error: unknown, request: FastifyRequest, reply: FastifyReply): Problem {
  const problem = problemFrom(error) ?? new Problem(500, 'unknown')
  if (problem.status >= 500) {
    request.log.error({ err: error, code: problem.code }, 'A request failed')
  } else {
    request.log.info({ status: problem.status, code: problem.code }, 'A request was refused')
  }
  if (problem.retryAfter !== undefined) reply.header('retry-after', problem.retryAfter)
  if (problem.status === 401) reply.header('www-authenticate', 'Bearer')
  return problem
}

function answerProblem(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const problem = refusalOf(error, request, reply)
  const language = languageOf(request.headers['accept-language'])
  const body = detailsOf(problem, language, request.id)
  return sendRefusal(reply, problem, { language, type: 'application/problem+json', body })
}

/** Sends what a refusal says, in the form of whoever called. */
export const sendRefusal = (
  reply: FastifyReply,
  { status }: Problem,
  { language, type, body }: { language: Language; type: string; body: object },
) =>
  reply
    .code(status)
    .header('content-language', language)
    .header('cache-control', 'no-store')
    .type(type)
    .send(JSON.stringify(body))
