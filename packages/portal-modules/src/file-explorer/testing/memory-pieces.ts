import { PortError } from '../../kit/port-error.ts'
import type { ResumableUploads, UnfinishedUpload } from '../file-explorer.port.ts'

interface Pieces {
  rootId: number
  rootName: string
  /** Throws where nothing may be put. */
  nameOf: (folderId: number) => string
  minBytes: number
  bytesPerSecond: number
  unfinished: readonly Pick<UnfinishedUpload, 'name' | 'size' | 'sentBytes' | 'lastModified'>[]
  /** What is to go wrong next. */
  fail: () => PortError | undefined
}

interface Begun extends UnfinishedUpload {
  file?: File
}

/** Large files on their way into the memory; what has arrived stays until it is taken or discarded. */
export function createMemoryPieces(options: Pieces) {
  const { rootId, rootName, nameOf, minBytes, bytesPerSecond } = options
  const begun = new Map<string, Begun>()
  for (const upload of options.unfinished) {
    const id = crypto.randomUUID()
    const into = { folderId: rootId, folderName: rootName, notify: false, isMoving: false }
    begun.set(id, { id, ...into, ...upload })
  }

  const port: ResumableUploads = {
    minBytes,
    async send({ file, uploadId, onStarted, onProgress, signal, ...into }) {
      signal.throwIfAborted()
      const folderName = nameOf(into.folderId)
      const known = uploadId === undefined ? undefined : begun.get(uploadId)
      const { name, size, lastModified } = file
      const { folderId, groupIds, notify, onConflict } = into
      const upload: Begun = known ?? {
        id: crypto.randomUUID(),
        folderId,
        folderName,
        groupIds,
        notify,
        onConflict,
        name,
        size,
        lastModified,
        sentBytes: 0,
        isMoving: false,
      }
      upload.file = file
      begun.set(upload.id, upload)
      onStarted(upload.id)
      for (;;) {
        onProgress({ sentBytes: upload.sentBytes, totalBytes: size })
        const failure = options.fail()
        if (failure) throw failure
        if (upload.sentBytes >= size) return upload.id
        await step(bytesPerSecond === Infinity ? 0 : 50, signal)
        upload.sentBytes = Math.min(size, upload.sentBytes + bytesPerSecond / 20)
      }
    },
    discard: async (uploadId) => void begun.delete(uploadId),
    unfinished: async () => [...begun.values()].map(({ file: _file, ...upload }) => upload),
  }

  return {
    port,
    /** The files of complete uploads, which are none any more. */
    take(ids: readonly string[]): File[] {
      const uploads = ids.map((id) => begun.get(id))
      return uploads.map((upload) => {
        if (!upload) throw new PortError({ code: 'not-found' })
        if (upload.sentBytes < upload.size) {
          throw new PortError({ code: 'conflict', reason: 'unfinished' })
        }
        begun.delete(upload.id)
        return upload.file ?? new File(['x'.repeat(upload.size)], upload.name)
      })
    },
  }
}

const step = (milliseconds: number, signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(signal.reason as Error)
    })
  })
