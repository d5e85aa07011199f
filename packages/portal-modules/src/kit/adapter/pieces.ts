import { noAnswer, toApiError, type Client, type Scope } from '@atrium/api-client'
import { uploadsPath } from '@atrium/api-client/contract'
import type { DetailedError, UploadOptions } from 'tus-js-client'
import type { PortCalls } from './port-calls.ts'

/** Rights are looked at again with every piece; what came of a piece that broke off counts, too. */
const pieceBytes = 32 * 1_024 * 1_024

/** A file on its way, piece by piece. */
interface Pieces {
  file: File
  /** Goes on with what is there under this id; absent, or nothing is there any more: from the beginning. */
  uploadId?: string | undefined
  /** What the server is told of it, as `Upload-Metadata`. */
  metadata: Readonly<Record<string, string>>
  /** The server has it from now on, under this id. */
  onStarted: (uploadId: string) => void
  onProgress: (sentBytes: number, totalBytes: number) => void
  /** Stops sending; what has arrived stays. */
  signal: AbortSignal
}

export interface PieceSender {
  /** Resolves to the upload's id once all has arrived. */
  send: (pieces: Pieces) => Promise<string>
  /** Forgets what has arrived. */
  discard: (uploadId: string) => Promise<void>
}

/** Sends files piece by piece, by tus; its client comes with the first of them (FILE-07, T-64). */
export function pieceSender(
  client: Client,
  scope: Scope,
  asPort: PortCalls['asPort'],
): PieceSender | undefined {
  const { door } = client
  if (!door) return undefined
  const endpoint = door.address('storage', uploadsPath(scope.tenant))

  const options: UploadOptions = {
    chunkSize: pieceBytes,
    // Whoever sends knows when it is worth another try.
    retryDelays: null,
    storeFingerprintForResuming: false,
    // Set here alone: what is set twice is joined by a comma.
    onBeforeRequest: async (request) => {
      const headers = await door.headers()
      for (const [name, value] of Object.entries(headers)) request.setHeader(name, value)
    },
    fileReader: { openFile: async (file: File) => piecesOf(file) },
  }

  async function send(pieces: Pieces, uploadId: string | undefined): Promise<string> {
    const { Upload } = await tusClient()
    const { signal, file, metadata } = pieces
    return new Promise((resolve, reject) => {
      if (signal.aborted) return reject(signal.reason)
      const idOf = (url: string | null) => url!.split('/').at(-1)!
      // An address to begin anew is not given to who goes on: an answer that is no answer of the
      // server's, a proxy's say, would throw away what is there.
      const target = uploadId ? { uploadUrl: `${endpoint}/${uploadId}` } : { endpoint }
      const running = new Upload(file, {
        ...options,
        ...target,
        uploadSize: file.size,
        metadata: { ...metadata },
        onUploadUrlAvailable: () => pieces.onStarted(idOf(running.url)),
        onProgress: (sentBytes, totalBytes) => pieces.onProgress(sentBytes, totalBytes),
        onSuccess: () => resolve(idOf(running.url)),
        onError: (error) => reject(toError(error)),
      })
      signal.addEventListener(
        'abort',
        () => {
          void running.abort()
          reject(signal.reason)
        },
        { once: true },
      )
      running.start()
    })
  }

  /** With a new token, where the one that there was is refused. */
  async function renewing<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work()
    } catch (error) {
      if (statusOf(error) === 401 && (await door!.renew())) return work()
      throw error
    }
  }

  return {
    send: (pieces) =>
      asPort(
        renewing(() => send(pieces, pieces.uploadId)).catch((error: unknown) => {
          // Nobody went on for too long: from the beginning.
          const isGone = statusOf(error) === 404 || statusOf(error) === 410
          if (!pieces.uploadId || !isGone) throw error
          return renewing(() => send(pieces, undefined))
        }),
      ),
    discard: (uploadId) =>
      asPort(
        renewing(async () => {
          const { Upload } = await tusClient()
          try {
            await Upload.terminate(`${endpoint}/${uploadId}`, options)
          } catch (error) {
            const failure = toError(error as Error)
            // It is gone, as it should be.
            if (statusOf(failure) !== 404) throw failure
          }
        }),
      ),
  }
}

/** What travels piece by piece comes from the server as well: without the way there it is tried again. */
const tusClient = () =>
  import('tus-js-client').catch(() => {
    throw noAnswer()
  })

const statusOf = (error: unknown) => (error as { status?: number } | undefined)?.status

/** The same error as of a call. */
function toError(error: Error | DetailedError): Error {
  if (!('originalRequest' in error) || !error.originalRequest) return error
  const { originalResponse: answer } = error
  if (!answer || answer.getStatus() === 0) return noAnswer()
  const traceId = answer.getHeader('x-request-id')
  return toApiError(answer.getStatus(), answer.getBody(), traceId)
}

/** Pieces of a file; outside of browsers as bytes, because only they send blobs. */
const piecesOf = (file: File) => ({
  size: file.size,
  slice: async (start: number, end: number) => {
    const piece = file.slice(start, end)
    return {
      value: typeof XMLHttpRequest === 'undefined' ? await bytesOf(piece) : piece,
      done: end >= file.size,
    }
  },
  close: () => undefined,
})

const bytesOf = async (piece: Blob) =>
  Object.assign(new Uint8Array(await piece.arrayBuffer()), { size: piece.size })
