import * as z from 'zod/mini'
import { defaultBases } from './bases.ts'
import { type Call, pathNames, statusOf } from './call.ts'
import { application, configurationEntry, theme } from './applications/applications.contract.ts'
import { campaign, channel } from './campaigns/campaigns.contract.ts'
import { calls } from './contract.ts'
import { directOrder } from './orders/directOrderShapes.ts'
import { notification } from './talk/notifications.contract.ts'
import { page } from './pages/pages.contract.ts'
import { component, person, problem } from './shared.ts'
import { task } from './talk/tasks.contract.ts'
import { user } from './people/users.contract.ts'

type Json = Record<string, unknown>

const names = {
  Application: application,
  Campaign: campaign,
  Channel: channel,
  Component: component,
  ConfigurationEntry: configurationEntry,
  DirectOrder: directOrder,
  Notification: notification,
  Page: page,
  Person: person,
  Problem: problem,
  Task: task,
  Theme: theme,
  User: user,
}

const registry = z.registry<{ id: string }>()
for (const [id, schema] of Object.entries(names)) registry.add(schema, { id })

/** The whole contract as an OpenAPI 3.1 document; calls that are not built carry `x-planned`. */
export function openApiDocument({ serverUrl }: { serverUrl: string }): object {
  const schemas: Json = {}
  const paths: Record<string, Json> = {}
  // Problems are in every answer and in no call's own schema.
  schemaOf(problem, 'output', schemas)
  for (const call of calls) {
    const path = pathOf(call)
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: operation(call, schemas) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Atrium',
      version: '1.0',
      description:
        'Every call of the portal. `x-planned` marks calls that are described and not served yet, ' +
        '`x-extension` those that go beyond the specifications, `x-rows` the requirements they follow.',
    },
    servers: [{ url: serverUrl }],
    tags: [...new Set(calls.map(areaOf))].map((name) => ({ name })),
    security: [{ bearer: [] }],
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      responses: {
        Problem: {
          description: 'What went wrong, with texts per field',
          content: { 'application/problem+json': { schema: ref('Problem') } },
        },
      },
      schemas,
    },
  }
}

const areaOf = (call: Call): string => call.id.split('.')[0]!
const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` })

/** The full path, with its base and plain braces. */
export const pathOf = (call: Call): string =>
  `${defaultBases[call.base ?? 'api']}/${call.path.replaceAll('{+', '{')}`

function operation(call: Call, schemas: Json): Json {
  const problems = [400, ...(call.open ? [] : [401]), 404, 500, ...(call.errors ?? [])]
  const status = statusOf(call)
  return {
    operationId: call.id,
    tags: [areaOf(call)],
    summary: call.summary,
    ...(call.open ? { security: [] } : {}),
    parameters: parameters(call, schemas),
    ...(call.body || call.files ? { requestBody: requestBody(call, schemas) } : {}),
    responses: {
      [status]: success(call, schemas),
      ...Object.fromEntries(
        [...new Set(problems)].map((code) => [code, { $ref: '#/components/responses/Problem' }]),
      ),
    },
    'x-rows': call.rows ?? [],
    ...(call.planned ? { 'x-planned': true } : {}),
    ...(call.extension ? { 'x-extension': true } : {}),
  }
}

function parameters(call: Call, schemas: Json): Json[] {
  const list = [
    ...pathNames(call.path).map((name) => parameter('path', name, true, call.params, schemas)),
    ...keysOf(call.query, schemas).map(([name, required]) =>
      parameter('query', name, required, call.query, schemas),
    ),
    header('Accept-Language', 'Language of texts in the answer: de or en'),
  ]
  if (call.method !== 'GET') {
    list.push(header('Idempotency-Key', 'The same for every attempt at one command'))
  }
  if (call.method === 'PUT' || call.method === 'DELETE') {
    list.push(header('If-Match', 'The version that the caller saw; another one is a conflict'))
  }
  return list
}

const header = (name: string, description: string): Json => ({
  name,
  in: 'header',
  required: false,
  description,
  schema: { type: 'string' },
})

function parameter(
  place: 'path' | 'query',
  name: string,
  required: boolean,
  schema: z.ZodMiniType | undefined,
  schemas: Json,
): Json {
  const properties = (schema ? schemaOf(schema, 'input', schemas).properties : {}) as Json
  return { name, in: place, required, schema: properties[name] ?? { type: 'string' } }
}

function keysOf(schema: z.ZodMiniType | undefined, schemas: Json): [string, boolean][] {
  if (!schema) return []
  const json = schemaOf(schema, 'input', schemas)
  const required = new Set((json.required as string[] | undefined) ?? [])
  return Object.keys((json.properties as Json | undefined) ?? {}).map((key) => [
    key,
    required.has(key),
  ])
}

const mediaTypes = {
  json: 'application/json',
  form: 'application/x-www-form-urlencoded',
  multipart: 'multipart/form-data',
}

function requestBody(call: Call, schemas: Json): Json {
  const schema: Json = call.body ? schemaOf(call.body, 'input', schemas) : { type: 'object' }
  const files = Object.entries(call.files ?? {})
  if (files.length > 0) {
    const binary = { type: 'string', contentMediaType: 'application/octet-stream' }
    schema.properties = {
      ...(schema.properties as Json | undefined),
      ...Object.fromEntries(
        files.map(([name, part]) => [name, part.many ? { type: 'array', items: binary } : binary]),
      ),
    }
    schema.required = [
      ...((schema.required as string[] | undefined) ?? []),
      ...files.filter(([, part]) => part.required).map(([name]) => name),
    ]
  }
  return {
    required: true,
    content: {
      [mediaTypes[call.encoding ?? 'json']]: {
        schema,
        ...(call.jsonFields
          ? {
              encoding: Object.fromEntries(
                call.jsonFields.map((name) => [name, { contentType: 'application/json' }]),
              ),
            }
          : {}),
      },
    },
  }
}

function success(call: Call, schemas: Json): Json {
  if (call.response) {
    const schema = schemaOf(call.response, 'output', schemas)
    return { description: 'Done', content: { 'application/json': { schema } } }
  }
  if (call.produces) return { description: 'The file', content: { [call.produces]: {} } }
  return { description: 'Done' }
}

/** JSON schema of a Zod schema; named ones go to the document's shared part. */
function schemaOf(schema: z.ZodMiniType, io: 'input' | 'output', schemas: Json): Json {
  const json = z.toJSONSchema(schema, {
    io,
    target: 'draft-2020-12',
    metadata: registry,
    unrepresentable: 'throw',
  }) as Json
  const { $schema: _, $defs, ...own } = json
  const named = Object.entries(names).find(([, candidate]) => candidate === schema)?.[0]
  for (const [name, definition] of Object.entries(($defs as Json | undefined) ?? {})) {
    schemas[name] = withoutId(rewrite(definition))
  }
  // A named schema that is also used inside itself or elsewhere already comes as a reference.
  if (!named || own.$ref) return rewrite(own) as Json
  schemas[named] = withoutId(rewrite(own))
  return ref(named)
}

const withoutId = (schema: unknown): Json => {
  const { id: _, $id: __, ...rest } = schema as Json
  return rest
}

/** References inside one schema become references inside the document. */
function rewrite(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(rewrite)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) =>
      key === '$ref' && typeof item === 'string'
        ? [key, item.replace('#/$defs/', '#/components/schemas/')]
        : [key, rewrite(item)],
    ),
  )
}
