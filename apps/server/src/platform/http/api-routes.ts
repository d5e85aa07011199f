import { cursorHeader, defaultBases, pathNames, previewHeader } from '@atrium/api-client/contract'
import type { Call } from '@atrium/api-client/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type * as z from 'zod/mini'
import type { Route } from '../implement.ts'
import { Problem } from '../problem.ts'
import type { Actor } from '../actor.ts'
import type { RateLimit } from './rate-limit.ts'
import { answerCall, type ApiDependencies } from './answer-call.ts'
import { isIntegrationToken, outsideIntegrationAreas, requireOwnCall } from './integration-calls.ts'
import { givenInPreview, previewIsReadOnly } from './previewed-calls.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Who calls; undefined on open calls without a token. */
    actor: Actor | undefined
  }
  interface FastifyContextConfig {
    /** What the `{+name}` at the front of the call's path is here. */
    servedPath?: string | undefined
  }
}

/** Serves calls of the contract under their bases. */
export async function apiRoutes(
  app: FastifyInstance,
  routes: readonly Route[],
  deps: ApiDependencies,
  options: {
    checkResponses: boolean
    limits?: Readonly<Record<string, RateLimit>>
    /** Of all calls of an integration together. */
    integrationLimit?: RateLimit
    /** Where the log of events stands: said in each answer. */
    cursor?: () => string | undefined
  },
): Promise<void> {
  app.decorateRequest('actor', undefined)
  // A form is kept as its fields, an upload as its stream: the contract says how to read them.
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, [...new URLSearchParams(body as string)]),
  )
  // Every call says JSON, also those without a body (AUTH-14).
  const parseJson = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) =>
    body === '' ? done(null) : parseJson(request, body as string, done),
  )
  app.addContentTypeParser('multipart/form-data', (_request, _body, done) => done(null))
  const places = routes.flatMap((route) => {
    const served: readonly (string | undefined)[] = route.call.servedPaths ?? [undefined]
    return served.map((servedPath) => ({ route, servedPath }))
  })
  for (const { route, servedPath } of places) {
    app.route({
      method: route.call.method,
      url: urlOf(route.call, servedPath),
      config: { servedPath },
      ...(route.call.maxBodyBytes !== undefined && { bodyLimit: route.call.maxBodyBytes }),
      onRequest: async (request, reply) => {
        // Before anything is read: what happens from here on may not be in the answer.
        const cursor = options.cursor?.()
        request.actor = await actorOf(request, deps, route.call)
        if (!request.actor) return
        if (cursor) reply.header(cursorHeader, cursor)
        const { userId, preview, integration } = request.actor
        if (integration) options.integrationLimit?.take(integration.id)
        options.limits?.[route.call.id]?.take(preview?.viewerId ?? userId)
      },
      handler: (request, reply) => answerCall(route, request, reply, deps, options),
    })
  }
}

/**
 * The address pattern of a call: `{applicationId}` takes numbers only, so that words stay free
 * (API-39); `{+path}` takes all that follows, and at the front only what the call names as served:
 * a router has no pattern for all that precedes.
 */
function urlOf(call: Call, servedPath = '*'): string {
  const base = defaultBases[call.base ?? 'api']
  return pathNames(call.path).reduce(
    (url, name) =>
      url
        .replace(`{+${name}}`, servedPath)
        .replace(`{${name}}`, `:${name}${isNumber(call, name) ? '(^-?\\d{1,9}$)' : ''}`),
    `${base}/${call.path}`,
  )
}

function isNumber(call: Call, name: string): boolean {
  const shape = (call.params as z.ZodMiniObject | undefined)?.def.shape ?? {}
  const field = shape[name] as z.ZodMiniType | undefined
  return !!field && field.safeParse('1').success && !field.safeParse('a').success
}

/**
 * Who calls, by the bearer token (AUTH-14), or as whom they look (T-04). Before the body, so that
 * nobody uploads without one. What is no call of the contract is nothing to look at.
 */
export async function actorOf(
  request: FastifyRequest,
  {
    authenticator,
    users,
    previews,
    integrations,
  }: Pick<ApiDependencies, 'authenticator' | 'users' | 'previews' | 'integrations'>,
  call?: Call,
): Promise<Actor | undefined> {
  const token = /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '')?.[1]
  if (!token) {
    if (call?.open) return undefined
    throw new Problem(401, 'not-signed-in')
  }
  const previewId = request.headers[previewHeader.toLowerCase()]
  if (isIntegrationToken(token)) {
    const integration = await integrations.actorOf(token)
    // A system looks as nobody.
    if (previewId !== undefined) throw outsideIntegrationAreas()
    requireOwnCall(integration, call)
    return integration
  }
  const caller = await users.actorOf(await authenticator.verify(token))
  if (previewId === undefined) return caller
  const viewed = await previews.actorFor(caller, String(previewId))
  if (!call || givenInPreview(call) === 'refusal') throw previewIsReadOnly()
  return viewed
}
