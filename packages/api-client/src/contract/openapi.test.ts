import { describe, expect, test } from 'vitest'
import { calls } from './contract.ts'
import { openApiDocument, pathOf } from './openapi.ts'

interface Operation {
  operationId: string
  parameters: { name: string; in: string; required: boolean; schema: object }[]
  requestBody?: {
    content: Record<string, { schema: Record<string, unknown>; encoding?: object }>
  }
  responses: Record<string, { content?: object; $ref?: string }>
  security?: unknown[]
  'x-planned'?: true
  'x-extension'?: true
  'x-rows': string[]
}

// As it is sent: what JSON drops is not there.
const document = JSON.parse(
  JSON.stringify(openApiDocument({ serverUrl: 'https://portal.example' })),
) as {
  openapi: string
  servers: unknown
  paths: Record<string, Record<string, Operation>>
  components: Record<string, Record<string, Record<string, unknown>>>
}
const operations = new Map(
  Object.values(document.paths).flatMap((item) =>
    Object.values(item).map((operation) => [operation.operationId, operation] as const),
  ),
)
const of = (id: string) => operations.get(id)!

function* refsIn(value: unknown): Generator<string> {
  if (typeof value !== 'object' || value === null) return
  for (const [key, item] of Object.entries(value)) {
    if (key === '$ref' && typeof item === 'string') yield item
    else yield* refsIn(item)
  }
}

const targetOf = (ref: string): unknown =>
  ref
    .slice(2)
    .split('/')
    .reduce<unknown>((node, key) => (node as Record<string, unknown> | undefined)?.[key], document)

describe('the OpenAPI document', () => {
  test('is 3.1, names its server and holds every call at its base (API-38)', () => {
    expect(document.openapi).toMatch(/^3\.1\./)
    expect(document.servers).toEqual([{ url: 'https://portal.example' }])
    for (const call of calls) {
      const operation = document.paths[pathOf(call)]?.[call.method.toLowerCase()]
      expect(operation?.operationId).toBe(call.id)
    }
    expect(operations.size).toBe(calls.length)
    expect(document.paths).toHaveProperty(['/services/GetToken'])
    expect(document.paths).toHaveProperty(['/extended-services/posts/{applicationId}/{channelId}'])
  })

  test('every reference leads somewhere, and never only to itself', () => {
    const refs = new Set(refsIn(document))
    expect(refs.size).toBeGreaterThan(5)
    for (const ref of refs) expect(targetOf(ref), ref).toBeTypeOf('object')
    for (const [name, schema] of Object.entries(document.components.schemas!)) {
      expect(Object.keys(schema), name).not.toEqual(['$ref'])
      expect(schema).not.toHaveProperty('id')
    }
    expect(JSON.stringify(document)).not.toContain('#/$defs/')
  })

  test('path parameters are those of the path, each required', () => {
    for (const [path, item] of Object.entries(document.paths)) {
      const names = [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1])
      for (const operation of Object.values(item)) {
        const inPath = operation.parameters.filter((parameter) => parameter.in === 'path')
        expect(inPath.map((parameter) => parameter.name)).toEqual(names)
        expect(inPath.every((parameter) => parameter.required)).toBe(true)
      }
    }
  })

  test('says what is planned, what is an extension, and which rows a call follows', () => {
    for (const call of calls) {
      const operation = of(call.id)
      expect(operation['x-planned'], call.id).toBe(call.planned)
      expect(operation['x-extension'], call.id).toBe(call.extension)
      expect(operation['x-rows']).toEqual(call.rows)
    }
  })

  test('every answer that is no success is a problem (ERR-16)', () => {
    for (const operation of operations.values()) {
      const failures = Object.entries(operation.responses).filter(([code]) => Number(code) >= 400)
      expect(failures.length).toBeGreaterThanOrEqual(3)
      for (const [, response] of failures)
        expect(response.$ref).toBe('#/components/responses/Problem')
    }
    expect(of('fileLinks.upload').responses).toHaveProperty('413')
    expect(document.components.schemas!.Problem!.required).toContain('code')
  })

  test('asks for a bearer token, except where a call is open', () => {
    for (const call of calls) expect(of(call.id).security).toEqual(call.open ? [] : undefined)
    expect(document.components.securitySchemes!.bearer).toMatchObject({ scheme: 'bearer' })
  })

  test('bodies travel as the call says: JSON, form fields, multipart with files (FILE-07)', () => {
    const bodyOf = (id: string) => of(id).requestBody!.content
    expect(Object.keys(bodyOf('directories.create'))).toEqual(['application/json'])
    expect(Object.keys(bodyOf('applications.saveConfiguration'))).toEqual([
      'application/x-www-form-urlencoded',
    ])
    const upload = bodyOf('fileLinks.upload')['multipart/form-data']!.schema
    expect(upload.required).toEqual(expect.arrayContaining(['ParentComponentId']))
    // Either will do.
    expect(upload.properties).toMatchObject({
      files: { type: 'array' },
      uploadIds: { type: 'array' },
    })
    const link = bodyOf('reportLinks.create')['application/x-www-form-urlencoded']!
    expect(link.encoding).toEqual({ data: { contentType: 'application/json' } })
  })

  test('writes may name their command and the version that was seen', () => {
    const names = (id: string) => of(id).parameters.map((parameter) => parameter.name)
    expect(names('fileLinks.save')).toEqual(expect.arrayContaining(['Idempotency-Key', 'If-Match']))
    expect(names('pages.list')).not.toContain('Idempotency-Key')
  })
})

/** Numbers in a request that may have any decimals, by where they stand; `*` is an item of a list. */
function* looseNumbers(schema: unknown, path: string): Generator<string> {
  if (typeof schema !== 'object' || schema === null) return
  const { type, pattern, multipleOf, enum: values } = schema as Record<string, unknown>
  if (type === 'number' && multipleOf === undefined && values === undefined) yield path
  if (typeof pattern === 'string' && pattern.includes('}(\\.\\d') && !pattern.includes('{1,2}'))
    yield path
  for (const [key, item] of Object.entries(schema)) {
    if (key === 'properties') {
      for (const [name, field] of Object.entries(item as object))
        yield* looseNumbers(field, `${path}.${name}`)
    } else if (key !== 'type') yield* looseNumbers(item, path)
  }
}

test('a request says how precise its numbers may be: what is kept with two decimals takes no third (CAMP-10)', () => {
  const found = [...operations].flatMap(([id, { requestBody, parameters }]) => [
    ...Object.values(requestBody?.content ?? {}).flatMap(({ schema }) => [
      ...looseNumbers(schema, id),
    ]),
    ...parameters.flatMap(({ name, schema }) => [...looseNumbers(schema, `${id}?${name}`)]),
  ])
  // Kept as they are sent: figures, places among tasks, and where in a picture, page or film a comment stands.
  const asSent =
    /^tasks\.\w+(\.\w+)*\.order$|^figures\.putKpis\.items\.value$|\.place\.(x|y|width|height|seconds)$/
  expect(found.filter((path) => !asSent.test(path))).toEqual([])
  expect(found).not.toEqual([])
  const budgetOf = (id: string) => JSON.stringify(of(id).requestBody!.content['application/json']!.schema.properties) // prettier-ignore
  for (const id of ['campaigns.save', 'channels.save', 'buildingBlocks.save']) {
    expect(budgetOf(id)).toMatch(/"budget":\{[^}]*"multipleOf":0\.01/)
  }
})
