import { noAnswer, toApiError, type Client, type Scope } from '@atrium/api-client'
import { fileLinks, uploadsPath, type UnfinishedUpload } from '@atrium/api-client/contract'
import type { DetailedError, UploadOptions } from 'tus-js-client'
import type { PortCalls } from '../../kit/adapter/port-calls.ts'
import type { ResumableUploads, UploadInPieces } from '../file-explorer.port.ts'

/** Smaller ones go in one call (FILE-07). */
const minBytes = 16 * 1_024 * 1_024
/** Rights are looked at again with every piece; what came of a piece that broke off counts, too. */
const pieceBytes = 32 * 1_024 * 1_024

/** Large files piece by piece, by tus; its client comes with the first of them (FILE-07, T-64). */
export function resumableUploads(
  client: Client,
  scope: Scope,
  asPort: PortCalls['asPort'],
): ResumableUploads | undefined {
  const { door } = client
  if (!door) return undefined
  const endpoint = door.address('storage', uploadsPath(scope.tenant))

  const options: UploadOptions = {
    chunkSize: pieceBytes,
    // The queue knows when it is worth another try.
    retryDelays: null,
    storeFingerprintForResuming: false,
    // Set here alone: what is set twice is joined by a comma.
    onBeforeRequest: async (request) => {
      const headers = await door.headers()
      for (const [name, value] of Object.entries(headers)) request.setHeader(name, value)
    },
    fileReader: { openFile: async (file: File) => piecesOf(file) },
  }

  async function send(upload: UploadInPieces, uploadId: string | undefined): Promise<string> {
    const { Upload } = await tusClient()
    const { signal } = upload
    return new Promise((resolve, reject) => {
      if (signal.aborted) return reject(signal.reason)
      const idOf = (url: string | null) => url!.split('/').at(-1)!
      // An address to begin anew is not given to who goes on: an answer that is no answer of the
      // server's, a proxy's say, would throw away what is there.
      const target = uploadId ? { uploadUrl: `${endpoint}/${uploadId}` } : { endpoint }
      const running = new Upload(upload.file, {
        ...options,
        ...target,
        uploadSize: upload.file.size,
        metadata: metadataOf(upload),
        onUploadUrlAvailable: () => upload.onStarted(idOf(running.url)),
        onProgress: (sentBytes, totalBytes) => upload.onProgress({ sentBytes, totalBytes }),
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
    minBytes,
    send: (upload) =>
      asPort(
        renewing(() => send(upload, upload.uploadId)).catch((error: unknown) => {
          // Nobody went on for too long: from the beginning.
          const isGone = statusOf(error) === 404 || statusOf(error) === 410
          if (!upload.uploadId || !isGone) throw error
          return renewing(() => send(upload, undefined))
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
    unfinished: async () => {
      const params = { applicationId: scope.tenant }
      return (await asPort(client.call(fileLinks.unfinished, { params }))).map(toUnfinished)
    },
  }
}

/** What travels piece by piece comes from the server as well: without the way there it is tried again. */
const tusClient = () =>
  import('tus-js-client').catch(() => {
    throw noAnswer()
  })

const statusOf = (error: unknown) => (error as { status?: number } | undefined)?.status

function metadataOf({ file, folderId, groupIds, notify, onConflict }: UploadInPieces) {
  return {
    filename: file.name,
    parentComponentId: String(folderId),
    lastModified: String(file.lastModified),
    notifyGroups: String(notify),
    ...(groupIds && { userGroupIds: groupIds.join() }),
    ...(onConflict && { conflict: onConflict }),
  }
}

const toUnfinished = (upload: UnfinishedUpload) => ({
  id: upload.id,
  folderId: upload.parentComponentId,
  folderName: upload.parentName,
  name: upload.name,
  size: upload.size,
  sentBytes: upload.offset,
  lastModified: upload.lastModified ?? undefined,
  groupIds: upload.userGroupIds ?? undefined,
  notify: upload.notifyGroups,
  onConflict: upload.conflict,
  isMoving: upload.isMoving,
})

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
