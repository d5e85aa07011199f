import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import {
  isIntegrationToken,
  languageOf,
  outsideIntegrationAreas,
  refusalOf,
  sendRefusal,
  titleOf,
  type RateLimit,
} from '../../platform/http/index.ts'
import { notFound, Problem } from '../../platform/problem.ts'
import { inRequest } from '../../platform/request-scope.ts'
import type { Actor } from '../../platform/actor.ts'
import type { Dependencies } from '../../platform/dependencies.ts'
import { refused, toScimError } from './scim.errors.ts'
import { isWanted, project, toList, type Projection, type Resource } from './scim.resource.ts'
import { operationsOf, readObject, readPatch, type Operation } from './scim.patch.ts'
import { canSync } from './scim.policy.ts'
import { isVersion } from './scim.preconditions.ts'
import { filterIn, pageIn, projectionIn } from './scim.requests.ts'
import { resourceTypes, schemas, serviceProviderConfig } from './scim.schemas.ts'
import { scimTexts } from './scim.texts.ts'
import { createScimGroupsService } from './scim-groups.service.ts'
import { createScimUsersService } from './scim-users.service.ts'

/** Where directories call. It is no call of the contract: its form is that of RFC 7644. */
const scimPath = '/scim/v2'

const mediaType = 'application/scim+json'

type Query = Record<string, unknown>

/** What users and groups have in common, so that both are served by the same routes. */
interface Endpoint {
  list(
    actor: Actor,
    filter: string | undefined,
    page: { startIndex: number; count: number },
    projection: Projection,
  ): Promise<{ total: number; resources: Resource[] }>
  get(actor: Actor, id: string): Promise<Resource>
  create(actor: Actor, operations: readonly Operation[]): Promise<Resource>
  change(
    actor: Actor,
    id: string,
    operations: readonly Operation[],
    ifMatch: string | undefined,
  ): Promise<Resource>
  remove(actor: Actor, id: string, ifMatch: string | undefined): Promise<void>
}

/**
 * Serves people and groups to the application's directory (SCIM 2.0), beside the contract: paths, bodies and
 * refusals are those of RFC 7644 (ADR 0025). Limits, headers, log and figures are those of every call.
 */
export async function mountScim(
  app: FastifyInstance,
  deps: Dependencies,
  { limit }: { limit: RateLimit },
): Promise<void> {
  const base = `${deps.portalUrl}${scimPath}`
  await app.register(
    async (scope) => {
      readBodies(scope)
      scope.decorateRequest('directory', undefined)
      scope.addHook('onRequest', async (request) => {
        request.directory = await directoryOf(request, deps)
        limit.take(request.directory.integration!.id)
      })
      scope.setErrorHandler(answerRefusal)
      discovery(scope, base)
      const users = createScimUsersService(deps, base)
      resourceRoutes(scope, deps, '/Users', users)
      const groups = createScimGroupsService(deps, base)
      resourceRoutes(scope, deps, '/Groups', {
        ...groups,
        list: (actor, filter, page, projection) =>
          groups.list(actor, filter, page, { hasMembers: isWanted(projection, 'members') }),
      })
      for (const path of ['/Me', '/Bulk'])
        scope.all(path, () => {
          throw new Problem(501, 'not-supported', { text: scimTexts['not-supported'] })
        })
      // Else the portal's page would answer.
      scope.all('/*', () => {
        throw notFound()
      })
    },
    { prefix: scimPath },
  )
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The directory that calls; undefined outside of its routes. */
    directory: Actor | undefined
  }
}

/** JSON under either name, and nothing where nothing is sent. */
function readBodies(scope: FastifyInstance) {
  const parseJson = scope.getDefaultJsonParser('error', 'error')
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser(
    [mediaType, 'application/json'],
    { parseAs: 'string' },
    (request, body, done) => (body === '' ? done(null) : parseJson(request, body as string, done)),
  )
}

/** Before the body is read: only the token of an integration that has the directory comes in. */
async function directoryOf(
  request: FastifyRequest,
  { integrations }: Pick<Dependencies, 'integrations'>,
): Promise<Actor> {
  const token = /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '')?.[1]
  if (!token) throw new Problem(401, 'not-signed-in')
  if (!isIntegrationToken(token))
    throw new Problem(401, 'not-signed-in', { text: scimTexts['person-only'] })
  const actor = await integrations.actorOf(token)
  if (!canSync(actor)) throw outsideIntegrationAreas()
  return actor
}

function answerRefusal(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const problem = refusalOf(error, request, reply)
  const language = languageOf(request.headers['accept-language'])
  const body = toScimError(problem, titleOf(problem.status), language)
  return sendRefusal(reply, problem, { language, type: mediaType, body })
}

function discovery(scope: FastifyInstance, base: string) {
  const answer = (reply: FastifyReply, body: object | undefined) => {
    if (!body) throw notFound()
    return send(reply, 200, body)
  }
  const all = (items: readonly object[]) => toList(items, { startIndex: 1, total: items.length })
  const types = resourceTypes(base)
  const known = schemas(base)
  scope.get('/ServiceProviderConfig', (_request, reply) =>
    answer(reply, serviceProviderConfig(base)),
  )
  scope.get('/ResourceTypes', (_request, reply) => answer(reply, all(types)))
  scope.get('/Schemas', (_request, reply) => answer(reply, all(known)))
  scope.get('/ResourceTypes/:id', (request, reply) =>
    answer(
      reply,
      types.find(({ id }) => id === idIn(request)),
    ),
  )
  scope.get('/Schemas/:id', (request, reply) =>
    answer(
      reply,
      known.find(({ id }) => id === idIn(request)),
    ),
  )
}

function resourceRoutes(
  scope: FastifyInstance,
  { database }: Pick<Dependencies, 'database'>,
  path: '/Users' | '/Groups',
  endpoint: Endpoint,
) {
  const required = path === '/Users' ? 'username' : 'displayname'
  const missing = scimTexts[path === '/Users' ? 'no-user-name' : 'no-display-name']
  /** Everything that a request changes holds together or not at all. */
  const write = <T>(request: FastifyRequest, work: () => Promise<T>) =>
    inRequest(request.id, () => database.together(work))
  const wholeOf = (request: FastifyRequest) => {
    const operations = operationsOf(readObject(request.body))
    if (!operations.some(({ attribute, op }) => attribute === required && op !== 'remove'))
      throw refused('invalidValue', missing)
    return operations
  }
  const ifMatch = ({ headers }: FastifyRequest) => headers['if-match']
  const sendOne = (
    reply: FastifyReply,
    resource: Resource,
    projection: Projection,
    status = 200,
  ) => {
    const { version, location } = resource.meta
    if (version) reply.header('etag', version)
    if (status === 201) reply.header('location', location)
    return send(reply, status, project(resource, projection))
  }

  scope.get(path, async (request, reply) => {
    const query = request.query as Query
    const page = pageIn(query)
    const projection = projectionIn(query)
    const { total, resources } = await endpoint.list(actorIn(request), filterIn(query), page, projection) // prettier-ignore
    const shown = resources.map((resource) => project(resource, projection))
    return send(reply, 200, toList(shown, { startIndex: page.startIndex, total }))
  })
  scope.get(`${path}/:id`, async (request, reply) => {
    const resource = await endpoint.get(actorIn(request), idIn(request))
    const known = request.headers['if-none-match']
    if (known !== undefined && isVersion(resource, known))
      return reply.code(304).header('etag', resource.meta.version).send()
    return sendOne(reply, resource, projectionIn(request.query as Query))
  })
  scope.post(path, async (request, reply) => {
    const operations = wholeOf(request)
    const projection = projectionIn(request.query as Query)
    const made = await write(request, () => endpoint.create(actorIn(request), operations))
    return sendOne(reply, made, projection, 201)
  })
  const changeBy =
    (read: (request: FastifyRequest) => Operation[]) =>
    async (request: FastifyRequest, reply: FastifyReply) => {
      const operations = read(request)
      const projection = projectionIn(request.query as Query)
      const changed = await write(request, () =>
        endpoint.change(actorIn(request), idIn(request), operations, ifMatch(request)),
      )
      return sendOne(reply, changed, projection)
    }
  scope.put(`${path}/:id`, changeBy(wholeOf))
  scope.patch(
    `${path}/:id`,
    changeBy((request) => readPatch(request.body)),
  )
  scope.delete(`${path}/:id`, async (request, reply) => {
    await write(request, () => endpoint.remove(actorIn(request), idIn(request), ifMatch(request)))
    return reply.code(204).header('cache-control', 'no-store').send()
  })
}

const actorIn = (request: FastifyRequest) => request.directory!

const idIn = ({ params }: FastifyRequest) => (params as { id: string }).id

const send = (reply: FastifyReply, status: number, body: object) =>
  reply
    .code(status)
    .header('cache-control', 'no-store')
    .type(`${mediaType}; charset=utf-8`)
    .send(JSON.stringify(body))
