import { defaultBases, type Bases } from '../contract/bases.ts'
import type { Columns } from '../contract/columns.ts'
import { columnsType } from '../contract/columnsType.ts'
import type { Base, Call, InputOf, ResponseOf } from '../contract/call.ts'
import { previewHeader } from '../contract/files/previewNames.ts'
import { ApiError, toApiError } from './api-error.ts'
import { createRecentReads } from './recent-reads.ts'
import { addressOf, encodeBody, type Parts } from './request.ts'
import { repeatWhileAway } from './repeat.ts'
import { send, type Progress } from './send.ts'
import { createWaitWatch } from './waiting.ts'

export interface ClientOptions {
  bases?: Partial<Bases>
  /** The access token for the next call; renewed by whoever gives it. */
  token: () => Promise<string | undefined>
  /** Language of texts in answers. */
  language: () => 'de' | 'en'
  /** The server refused the token. True: there is a new one, and the call is tried once more. */
  onUnauthorized?: () => Promise<boolean>
  /** Id of the preview as whose person or group every call is made; absent: as oneself (T-04). */
  preview?: () => string | undefined
  /** Is told of every call that the server did not do; the caller is told when this has resolved. */
  onFailed?: (error: ApiError, call: Call) => void | Promise<void>
  /**
   * Is told how many changes have had no answer for five seconds, attempts that the client repeats included,
   * whenever that changes. Uploads with a progress of their own are not among them.
   */
  onWaiting?: (calls: number) => void
  /** Is told of each call that the server did: it can be reached. */
  onSucceeded?: () => void
  /** Is told with each answer where the server's log stood before it: for `createCursorTrail`. */
  onCursor?: (cursor: string) => void
  fetch?: typeof fetch
}

export interface CallOptions {
  signal?: AbortSignal
  /** Version that the person saw; the server refuses a stale one with 409. */
  ifMatch?: number
  /** Names the command, so that sending it twice does it once. Made anew when absent. */
  idempotencyKey?: string
  /**
   * Milliseconds: an answer to the same read that is not older will do, unless something was changed
   * since. Shared with who asks the same, so never with a `signal`.
   */
  maxAge?: number
  /** Bytes sent of an upload. */
  onProgress?: (progress: Progress) => void
}

/** What a protocol of its own needs beside the calls, such as uploads piece by piece. */
export interface Door {
  /** An address below a base. */
  address: (base: Base, path: string) => string
  /** Token, language and preview, for the next request. */
  headers: () => Promise<Record<string, string>>
  /** The server refused the token. True: there is a new one. */
  renew: () => Promise<boolean>
}

export interface Client {
  /** Makes a call of the contract. Rejects with `ApiError`, or with the signal's reason. */
  call<C extends Call>(call: C, input: InputOf<C>, options?: CallOptions): Promise<ResponseOf<C>>
  /** Somebody else has changed something: no answer from before is new enough (`maxAge`). */
  forget?: () => void
  /** Absent: only calls can be made. */
  door?: Door
}

const json = 'application/json'

/** A client for every call of the contract: token, language and encoding are its matter (AUTH-14). */
export function createClient(options: ClientOptions): Client {
  const bases = { ...defaultBases, ...options.bases }
  /** Language and preview: what every request says beside its token. */
  const manner = () => {
    const preview = options.preview?.()
    return { 'Accept-Language': options.language(), ...(preview && { [previewHeader]: preview }) }
  }
  const fetcher: typeof fetch = options.fetch ?? ((input, init) => fetch(input, init))

  const recent = createRecentReads()
  const watched = createWaitWatch((calls) => options.onWaiting?.(calls))

  async function make<C extends Call>(call: C, input: InputOf<C>, callOptions: CallOptions) {
    const parts = input as Parts
    const isWrite = call.method !== 'GET'
    const { body, contentType } = encodeBody(call, parts)
    const outgoing = {
      url: addressOf(bases, call, parts),
      method: call.method,
      headers: {
        Accept: call.produces ?? (isWrite ? json : `${columnsType}, ${json}`),
        ...manner(),
        ...(contentType && { 'Content-Type': contentType }),
        ...(isWrite && { 'Idempotency-Key': callOptions.idempotencyKey ?? crypto.randomUUID() }),
        ...(callOptions.ifMatch !== undefined && { 'If-Match': `"${callOptions.ifMatch}"` }),
      },
      body,
      signal: callOptions.signal,
      onProgress: callOptions.onProgress,
      wantsFile: call.produces !== undefined,
    }
    const attemptOnce = async () => {
      const token = call.open ? undefined : await options.token()
      const authorization = token && { Authorization: `Bearer ${token}` }
      return send({ ...outgoing, headers: { ...outgoing.headers, ...authorization } }, fetcher)
    }
    // A command without a stored answer might be done twice.
    const isRepeatable = !isWrite || !(call.isSecret || call.open)
    const attempt = () =>
      isRepeatable ? repeatWhileAway(attemptOnce, callOptions.signal) : attemptOnce()
    // A read that found no way is tried once more: a connection may just have been closed.
    const first = await attempt().catch((error: unknown) => {
      if (isWrite || !(error instanceof ApiError)) throw error
      return attempt()
    })
    const isRenewed = first.status === 401 && (await options.onUnauthorized?.())
    const incoming = isRenewed ? await attempt() : first
    if (incoming.cursor) options.onCursor?.(incoming.cursor)
    if (incoming.status < 200 || incoming.status > 299) {
      const error = toApiError(incoming.status, incoming.body, incoming.traceId)
      await options.onFailed?.(error, call)
      throw error
    }
    options.onSucceeded?.()
    if (incoming.file) return incoming.file as ResponseOf<C>
    const answer: unknown = incoming.body ? JSON.parse(incoming.body) : undefined
    // Few lists are long, and the first screen has none.
    const { fromColumns } = incoming.isInColumns ? await import('../contract/columns.ts') : {}
    return (fromColumns ? fromColumns(answer as Columns) : answer) as ResponseOf<C>
  }

  return {
    call: (call, input, callOptions = {}) => {
      const { maxAge } = callOptions
      // Whatever became of it, it may have been done.
      if (call.method !== 'GET') {
        const made = make(call, input, callOptions).finally(recent.forget)
        return callOptions.onProgress ? made : watched(made)
      }
      if (maxAge === undefined) return make(call, input, callOptions)
      const name = JSON.stringify([call.id, input, manner()])
      return recent.read(name, maxAge, () => make(call, input, callOptions))
    },
    forget: recent.forget,
    door: {
      address: (base, path) => `${bases[base]}/${path}`,
      headers: async () => {
        const token = await options.token()
        return {
          ...manner(),
          ...(token && { Authorization: `Bearer ${token}` }),
        }
      },
      renew: async () => (await options.onUnauthorized?.()) ?? false,
    },
  }
}
