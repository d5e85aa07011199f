import { FormNameError, fromEntries, statusOf } from '@atrium/api-client/contract'
import type { Call } from '@atrium/api-client/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type * as z from 'zod/mini'
import type { Route } from '../implement.ts'
import { invalid, notFound, Problem } from '../problem.ts'
import type { CallContext, Dependencies, UploadedFile } from '../types.ts'
import { fieldErrors, findUnreadable } from './field-errors.ts'
import { once, requestHash, type StoredAnswer, type WriteRequest } from './idempotency.ts'
import { discardAll, readMultipart } from './multipart.ts'
import { languageOf } from './problem-details.ts'
import { fieldTexts, problemTexts } from './texts.ts'

export type ApiDependencies = Pick<Dependencies, 'authenticator' | 'users' | 'database' | 'storage'>

type Files = Record<string, UploadedFile[]>

/** Reads a request by the contract, lets the handler work, and answers by the contract. */
export async function answerCall(
  route: Route,
  request: FastifyRequest,
  reply: FastifyReply,
  deps: ApiDependencies,
  options: { checkResponses: boolean },
) {
  const { call } = route
  const params = read(call.params, request.params, () => notFound())
  const query = read(call.query, request.query)
  const idempotencyKey = keyOf(request)
  const ifMatch = versionOf(request.headers['if-match'])
  const { body, files, hash } = await readBody(call, request, deps)

  const work = async () => {
    const context: CallContext = {
      params,
      query,
      body,
      files,
      actor: request.actor!,
      ifMatch,
      idempotencyKey,
      language: languageOf(request.headers['accept-language']),
      requestId: request.id,
      log: request.log,
    } as CallContext
    const answer = await route.handle(context as CallContext<never>)
    if (options.checkResponses) checkResponse(call, answer)
    return { status: statusOf(call), body: answer }
  }

  try {
    const answer = await perform(
      deps,
      call,
      work,
      idempotencyKey &&
        request.actor && {
          userId: request.actor.userId,
          key: idempotencyKey,
          callId: call.id,
          hash: requestHash([params, query, hash, ifMatch]),
        },
    )
    reply.code(answer.status).header('cache-control', 'no-store')
    return answer.body === undefined || answer.status === 204
      ? reply.send()
      : reply.type('application/json; charset=utf-8').send(JSON.stringify(answer.body))
  } finally {
    // What a handler kept is no longer there; what a refused or repeated call brought goes away.
    await discardAll(
      deps.storage,
      Object.values(files ?? {})
        .flat()
        .map(keyOfFile),
    )
  }
}

/** A write is one transaction, also where a handler opens several; with a key it is done once. */
function perform(
  { database }: ApiDependencies,
  call: Call,
  work: () => Promise<StoredAnswer>,
  repeatable: WriteRequest | '' | undefined,
): Promise<StoredAnswer> {
  if (call.method === 'GET') return work()
  return repeatable ? once(database, repeatable, work) : database.together(work)
}

const keyOfFile = (file: UploadedFile) => file.temporaryKey

function read(schema: z.ZodMiniType | undefined, input: unknown, refuse?: () => Problem): unknown {
  if (!schema) return undefined
  const unreadable = findUnreadable(input)
  if (unreadable) throw refuse ? refuse() : invalid(fieldErrors([unreadable], input))
  const result = schema.safeParse(input)
  if (result.success) return result.data
  throw refuse ? refuse() : invalid(fieldErrors(result.error.issues, input))
}

interface Body {
  body: unknown
  files: Files | undefined
  /** What the request says in its body, as it came. */
  hash: unknown
}

async function readBody(call: Call, request: FastifyRequest, deps: ApiDependencies): Promise<Body> {
  if (!call.body && !call.files) return { body: undefined, files: undefined, hash: null }
  const contentType = request.headers['content-type']?.split(';')[0]?.trim().toLowerCase()
  if (contentType !== contentTypes[call.encoding ?? 'json']) {
    throw new Problem(415, 'unsupported-content-type')
  }
  if (call.encoding !== 'multipart') {
    const input =
      call.encoding === 'form' ? fromForm(request.body as [string, string][]) : request.body
    return { body: read(call.body, input), files: undefined, hash: request.body }
  }
  const { entries, files } = await readMultipart(request.raw, call.files ?? {}, deps.storage)
  try {
    const hashes = Object.values(files).flatMap((list) =>
      list.map((file) => [file.name, file.sha256]),
    )
    return { body: read(call.body, fromForm(entries)), files, hash: [entries, hashes] }
  } catch (error) {
    await discardAll(deps.storage, Object.values(files).flat().map(keyOfFile))
    throw error
  }
}

const contentTypes = {
  json: 'application/json',
  form: 'application/x-www-form-urlencoded',
  multipart: 'multipart/form-data',
} as const

function fromForm(entries: readonly [string, string][]): Record<string, unknown> {
  try {
    return fromEntries(entries)
  } catch (error) {
    if (error instanceof FormNameError) throw invalid({ [error.field]: fieldTexts.wrongFormat })
    throw error
  }
}

/** The version in `If-Match`, with or without quotes. */
function versionOf(header: string | undefined): number | undefined {
  if (header === undefined || header === '*') return undefined
  const version = /^(?:W\/)?"?(\d{1,9})"?$/.exec(header)?.[1]
  if (!version) throw new Problem(400, 'invalid', { text: problemTexts.brokenHeader('If-Match') })
  return Number(version)
}

function keyOf(request: FastifyRequest): string | undefined {
  const key = request.headers['idempotency-key']
  if (key === undefined) return undefined
  if (typeof key === 'string' && /^[\x21-\x7e]{1,200}$/.test(key)) return key
  throw new Problem(400, 'invalid', { text: problemTexts.brokenHeader('Idempotency-Key') })
}

function checkResponse(call: Call, answer: unknown) {
  const result = call.response?.safeParse(answer)
  if (!result || result.success) return
  const issues = result.error.issues.map(({ path, code }) => `${path.join('.')}: ${code}`)
  throw new Error(`The answer of ${call.id} does not follow the contract: ${issues.join(', ')}`)
}
