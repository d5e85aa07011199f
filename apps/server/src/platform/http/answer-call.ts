import {
  columnsType,
  FormNameError,
  fromEntries,
  isLongList,
  statusOf,
  toColumns,
} from '@atrium/api-client/contract'
import type { Call } from '@atrium/api-client/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type * as z from 'zod/mini'
import type { Route } from '../implement.ts'
import { invalid, notFound, Problem } from '../problem.ts'
import { inRequest } from '../request-scope.ts'
import type { CallContext, UploadedFile } from './call-context.ts'
import type { Dependencies } from '../dependencies.ts'
import type { FileAnswer } from './handlers.ts'
import { fieldErrors, findUnreadable } from './field-errors.ts'
import {
  runIdempotently,
  requestHash,
  type StoredAnswer,
  type WriteRequest,
} from './idempotency.ts'
import { discardAll, readMultipart } from './multipart.ts'
import { givenInPreview, previewIsReadOnly, readsOnly } from './previewed-calls.ts'
import { languageOf } from './problem-details.ts'
import { fieldTexts, problemTexts } from './texts.ts'

export type ApiDependencies = Pick<
  Dependencies,
  'authenticator' | 'users' | 'previews' | 'integrations' | 'database' | 'storage' | 'fileRules'
>

/** Rows from which on a list is worth turning. */
const longList = 200

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
  const params = read(call.params, paramsOf(call, request), () => notFound())
  const query = read(call.query, request.query)
  const idempotencyKey = keyOf(request)
  const ifMatch = versionOf(request.headers['if-match'])
  const { body, files, hash } = await readBody(call, request, params, deps)

  const context = {
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
  } as CallContext<never>

  try {
    const prepare = () => inRequest(request.id, () => route.prepare(context))
    const finish = async (make: () => Promise<unknown>) => {
      const answer = await inRequest(request.id, make)
      if (options.checkResponses) checkResponse(call, answer)
      return { status: statusOf(call), body: answer }
    }
    const { actor } = request
    const answer = actor?.preview
      ? await look(deps, call, async () => finish(await prepare()))
      : await perform(
          deps,
          call,
          await prepare().then((make) => () => finish(make)),
          idempotencyKey && actor && !call.isSecret
            ? {
                userId: actor.userId,
                key: idempotencyKey,
                callId: call.id,
                hash: requestHash([params, query, hash, ifMatch]),
              }
            : undefined,
        )
    if (call.produces) return await sendFile(request, reply, answer.body as FileAnswer)
    reply.code(answer.status).header('cache-control', 'no-store')
    const { body: sent } = answer
    if (sent === undefined || answer.status === 204) return reply.send()
    // Names that stand in every row are most of a long list: who can read columns gets those.
    if (request.headers.accept?.includes(columnsType) && isLongList(sent, longList))
      return reply.type(columnsType).send(JSON.stringify(toColumns(sent)))
    return reply.type('application/json; charset=utf-8').send(JSON.stringify(sent))
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

/** Answers who only looks: nothing can be written meanwhile, and what is personal is not in it (T-04). */
async function look(
  { database }: ApiDependencies,
  call: Call,
  work: () => Promise<StoredAnswer>,
): Promise<StoredAnswer> {
  const given = givenInPreview(call)
  if (given === 'refusal') throw previewIsReadOnly()
  const answer = await (readsOnly(call) ? database.readOnly(work) : work())
  return given === 'answer' ? answer : { ...answer, body: given.empty }
}

/** A write is one transaction, also where a handler opens several; with a key it is done once. */
function perform(
  { database }: ApiDependencies,
  call: Call,
  work: () => Promise<StoredAnswer>,
  repeatable: WriteRequest | '' | undefined,
): Promise<StoredAnswer> {
  if (call.method === 'GET') return work()
  return repeatable ? runIdempotently(database, repeatable, work) : database.together(work)
}

/** Sends a file, or 304 to who has it already. */
async function sendFile(request: FastifyRequest, reply: FastifyReply, file: FileAnswer) {
  const etag = `"${file.etag}"`
  const known = request.headers['if-none-match']
    ?.split(',')
    .map((tag) => tag.trim().replace(/^W\//, ''))
  if (known?.includes(etag)) {
    return reply.code(304).headers({ etag, 'cache-control': file.cacheControl }).send()
  }
  const content = await file.open()
  return reply
    .headers({ etag, 'cache-control': file.cacheControl, 'content-length': file.size })
    .type(file.type)
    .send(content)
}

const keyOfFile = (file: UploadedFile) => file.temporaryKey

/** What the address says; the router calls what `{+name}` took `*`, or it stands in the route itself. */
function paramsOf(call: Call, { params, routeOptions }: FastifyRequest): unknown {
  const name = /\{\+(\w+)\}/.exec(call.path)?.[1]
  if (!name) return params
  const { '*': rest, ...others } = params as Record<string, unknown>
  return { ...others, [name]: routeOptions.config.servedPath ?? rest }
}

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

async function readBody(
  call: Call,
  request: FastifyRequest,
  params: unknown,
  deps: ApiDependencies,
): Promise<Body> {
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
  const parts = call.files ?? {}
  const rulesOf = fileRulesFor(params, deps)
  const { entries, files } = await readMultipart(request.raw, parts, deps.storage, rulesOf)
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

/** Whose rules files follow: the path names the application, else a field before the files; asked for once. */
function fileRulesFor(params: unknown, { fileRules }: Pick<ApiDependencies, 'fileRules'>) {
  const { applicationId } = (params ?? {}) as { applicationId?: number }
  let rules: ReturnType<typeof fileRules> | undefined
  return (fields: readonly [string, string][]) => {
    const named = fields.find(([name]) => name === 'ApplicationId')?.[1] ?? ''
    const id = applicationId ?? (/^[1-9]\d{0,8}$/.test(named) ? Number(named) : undefined)
    rules ??= fileRules(id)
    return rules
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
