import { PassThrough, Readable } from 'node:stream'
import { DataStore, ERRORS, MemoryLocker, Server, Upload } from '@tus/server'
import { defaultBases, maxFileBytes, uploadsPath } from '@atrium/api-client/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { actorOf } from '../../platform/http/index.ts'
import { problemTexts } from '../../platform/http/texts.ts'
import { tooLarge } from '../../platform/http/multipart.ts'
import { notFound, Problem } from '../../platform/problem.ts'
import type { Dependencies } from '../../platform/dependencies.ts'
import {
  createUploads,
  storageFull,
  uploadLifetimeMs,
  type UploadDependencies,
} from './uploads.service.ts'

type TusDependencies = UploadDependencies &
  Pick<Dependencies, 'authenticator' | 'users' | 'previews' | 'integrations'>

/** Uploads that something is arriving of in this process. */
export type Moving = Set<string>

/** One person's uploads, as the protocol's server wants them. */
class Uploads extends DataStore {
  override extensions = ['creation', 'creation-with-upload', 'termination', 'expiration']
  readonly #uploads: ReturnType<typeof createUploads>
  readonly #moving: Moving

  constructor(uploads: ReturnType<typeof createUploads>, moving: Moving) {
    super()
    this.#uploads = uploads
    this.#moving = moving
  }

  override async create(upload: Upload) {
    const { id, size = 0, metadata = {} } = upload
    await this.#uploads.begin({ id, size, metadata })
    upload.creation_date = new Date().toISOString()
    return upload
  }

  override async getUpload(id: string) {
    const found = await this.#uploads.find(id)
    if (!found) throw ERRORS.FILE_NOT_FOUND
    const { size, metadata, touched_at, offset } = found
    if (offset === undefined) throw ERRORS.FILE_NO_LONGER_EXISTS
    // It expires so long after something came, not after it began.
    return new Upload({ id, size, offset, metadata, creation_date: touched_at.toISOString() })
  }

  override async write(content: Readable, id: string, offset: number) {
    this.#moving.add(id)
    try {
      return await this.#uploads.append(id, content as AsyncIterable<Uint8Array>, offset)
    } finally {
      this.#moving.delete(id)
    }
  }

  override remove = (id: string) => this.#uploads.remove(id)

  override getExpiration = () => uploadLifetimeMs
}

/**
 * Large files piece by piece, by the tus protocol (FILE-07, T-64). The protocol is the library's;
 * ours are who may, where the bytes lie, and how a refusal is said.
 */
export async function mountUploads(
  app: FastifyInstance,
  deps: TusDependencies,
  moving: Moving,
): Promise<void> {
  const locker = new MemoryLocker({ acquireLockTimeout: 10_000 })

  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    const { applicationId: id } = request.params as { applicationId: string }
    const applicationId = Number(id)
    const path = `${defaultBases.storage}/${uploadsPath(applicationId)}`
    let refusal: unknown
    const tus = new Server({
      path,
      datastore: new Uploads(createUploads(deps, request.actor!, applicationId), moving),
      locker,
      maxSize: maxFileBytes,
      relativeLocation: true,
      namingFunction: () => crypto.randomUUID(),
      // A connection that broke off may look alive for a while; whoever goes on has precedence.
      lockDrainTimeout: 100,
      onResponseError: (_request, error) => {
        refusal = error
        return undefined
      },
    })
    reply.header('tus-resumable', '1.0.0').header('cache-control', 'no-store')
    const { web, letGo } = toWeb(request)
    try {
      const response = await tus.handleWeb(web)
      if (response.status >= 400) throw problemOf(response.status, refusal)
      for (const [name, value] of response.headers) {
        // The portal alone asks, from its own origin.
        if (!name.startsWith('access-control-') && name !== 'content-length') {
          reply.header(name, value)
        }
      }
      return reply.code(response.status).send()
    } finally {
      letGo()
    }
  }

  await app.register(async (scope) => {
    scope.decorateRequest('actor', undefined)
    scope.removeAllContentTypeParsers()
    // The body is read piece by piece, whatever it calls itself.
    scope.addContentTypeParser('*', (_request, _body, done) => done(null))
    const path = `${defaultBases.storage}/uploads/:applicationId(^\\d{1,9}$)`
    const onRequest = async (request: FastifyRequest) => {
      request.actor = await actorOf(request, deps)
    }
    scope.route({ method: ['POST', 'OPTIONS'], url: path, onRequest, handler: answer })
    scope.route({
      method: ['HEAD', 'PATCH', 'DELETE'],
      url: `${path}/:uploadId`,
      onRequest,
      handler: answer,
    })
  })
}

/** What the library gets to see of a request. */
const tusHeaders = [
  'content-length',
  'content-type',
  'tus-resumable',
  'upload-concat',
  'upload-defer-length',
  'upload-length',
  'upload-metadata',
  'upload-offset',
]

function toWeb({ raw, url, method, headers: given }: FastifyRequest) {
  const headers = new Headers()
  for (const name of tusHeaders) {
    const value = given[name]
    if (typeof value === 'string') headers.set(name, value)
  }
  const address = new URL(url, 'http://uploads')
  if (method !== 'PATCH' && method !== 'POST') {
    return { web: new Request(address, { method, headers }), letGo: () => undefined }
  }
  const body = new PassThrough()
  const breakOff = () => {
    if (!raw.complete) body.destroy(new Error('The connection broke off'))
  }
  body.on('error', () => undefined)
  raw.on('close', breakOff).pipe(body)
  const stream = Readable.toWeb(body) as unknown as ReadableStream
  // The types of the browser do not know `duplex`, which a body that is read piece by piece needs.
  const init = { method, headers, body: stream, duplex: 'half' }
  return {
    web: new Request(address, init as RequestInit),
    /** Reads what nobody wanted to nowhere, so that the caller gets to see the answer. */
    letGo: () => {
      raw.off('close', breakOff).unpipe(body)
      raw.resume()
      body.destroy()
    },
  }
}

/** A refusal in the words of all others; what the library says is for programmers. */
function problemOf(status: number, refusal: unknown): unknown {
  if (refusal instanceof Problem) return refusal
  const { code } = (refusal ?? {}) as { code?: string }
  if (code === 'ENOSPC' || code === 'EDQUOT') return storageFull()
  if (refusal instanceof Error) return refusal
  if (refusal === ERRORS.ERR_LOCK_TIMEOUT) return new Problem(423, 'locked')
  switch (status) {
    case 404:
      return notFound()
    case 409:
      return new Problem(409, 'wrong-offset')
    case 410:
      return new Problem(410, 'expired')
    case 412:
      return new Problem(412, 'tus-version')
    case 413:
      return tooLarge('files', '', maxFileBytes)
    default:
      return new Problem(400, 'invalid', { text: problemTexts.brokenBody })
  }
}
