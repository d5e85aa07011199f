import { type Client, type Scope } from '@atrium/api-client'
import { fileLinks } from '@atrium/api-client/contract'
import { pieceSender } from '../../kit/adapter/pieces.ts'
import type { PortCalls } from '../../kit/adapter/port-calls.ts'
import { keepSending } from '../../kit/uploads/keep-sending.ts'
import type { SeminarPort, UploadPurpose, UploadWay } from '../seminar.port.ts'

/** Smaller ones go in one call. */
const minBytes = 16 * 1_024 * 1_024

interface Sending {
  seminarId: number
  purpose: UploadPurpose
  file: File
  way: UploadWay
}

/** How files of seminars travel: large ones piece by piece, as those of folders do (T-64). */
export function seminarUploads(client: Client, scope: Scope, asPort: PortCalls['asPort']) {
  const sender = pieceSender(client, scope, asPort)

  /**
   * Sends a file and has it made something of. `register` is given the id under which it arrived, or
   * nothing: then the file goes with the call itself.
   */
  async function send<T>(
    { seminarId, purpose, file, way }: Sending,
    register: (uploadId: string | undefined) => Promise<T>,
  ): Promise<T> {
    const { onProgress, onStarted, onStalled, signal = new AbortController().signal } = way
    if (!sender || (file.size <= minBytes && !way.uploadId)) return register(undefined)
    let { uploadId } = way
    let sent = 0
    const attempt = async (moved: () => void) => {
      uploadId = await sender.send({
        file,
        uploadId,
        signal,
        metadata: {
          filename: file.name,
          parentComponentId: String(seminarId),
          lastModified: String(file.lastModified),
          purpose,
        },
        onStarted: (id) => {
          uploadId = id
          if (!signal.aborted) onStarted?.(id)
        },
        onProgress: (bytes, size) => {
          if (signal.aborted) return
          if (bytes > sent) moved()
          sent = bytes
          onProgress?.(bytes, size)
        },
      })
      onProgress?.(file.size, file.size)
      return register(uploadId)
    }
    return keepSending(attempt, { signal, onStalled: () => onStalled?.() })
  }

  const calls: Pick<SeminarPort, 'unfinished' | 'discardUpload'> = sender
    ? {
        unfinished: async (seminarId, purpose) => {
          const params = { applicationId: scope.tenant }
          const all = await asPort(
            client.call(fileLinks.unfinished, { params, query: { purpose } }),
          )
          // What moves is on its way from another window.
          return all
            .filter((one) => one.parentComponentId === seminarId && !one.isMoving)
            .map(({ id, name, size, offset, lastModified }) => ({
              id,
              name,
              size,
              sent: offset,
              lastModified: lastModified ?? undefined,
            }))
        },
        discardUpload: sender.discard,
      }
    : {}
  return { send, calls }
}
