import type { BodyOf, Call, FilePart, ParamsOf, QueryOf } from '@atrium/api-client/contract'
import type { FastifyBaseLogger } from 'fastify'
import type { Actor } from '../actor.ts'

export interface UploadedFile {
  /** Name as sent, NFC, without a path. */
  name: string
  /** Bytes, counted while streaming. */
  size: number
  /** Media type found in the content, not the name. */
  type: string
  /** Where the content waits in storage until the call commits. */
  temporaryKey: string
  sha256: string
}

/** What a handler gets: validated input and who asks. */
export interface CallContext<C = Call> {
  params: ParamsOf<C>
  query: QueryOf<C>
  body: BodyOf<C>
  files: C extends { files: infer F extends Record<string, FilePart> }
    ? { [K in keyof F]: UploadedFile[] }
    : undefined
  /** Undefined only on calls that are declared `open`. */
  actor: C extends { open: true } ? Actor | undefined : Actor
  /** From `If-Match`: the version that the caller saw. */
  ifMatch: number | undefined
  /** From `Idempotency-Key`; a client knows the echo of its own command by it. */
  idempotencyKey: string | undefined
  /** Language of texts in the answer, from Accept-Language. */
  language: 'de' | 'en'
  requestId: string
  log: FastifyBaseLogger
}
