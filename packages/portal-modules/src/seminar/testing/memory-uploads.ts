import { PortError, toPortError } from '../../kit/port-error.ts'
import type { SeminarPort, UnfinishedFile, UploadPurpose, UploadWay } from '../seminar.port.ts'
import type { Call } from './memory-port.types.ts'

interface Memory {
  answer: <T>(call: Call, work: () => T) => Promise<T>
  /** What was begun before. */
  begun: readonly (UnfinishedFile & { seminarId: number; purpose: UploadPurpose })[]
  /** Files of so many bytes travel piece by piece. */
  largeFrom: number
}

interface Travelling {
  call: Call
  seminarId: number
  purpose: UploadPurpose
  file: File
}

/** Files on their way, in memory: half of them arrives at once, the rest when the call is answered. */
export function createMemoryUploads({ answer, begun, largeFrom }: Memory) {
  const store = new Map(begun.map((one) => [one.id, one]))
  let count = 0

  async function travel({ call, seminarId, purpose, file }: Travelling, way: UploadWay) {
    const { name, size, lastModified } = file
    const isLarge = size >= largeFrom
    let id: string | undefined
    if (isLarge) {
      id = way.uploadId && store.has(way.uploadId) ? way.uploadId : `upload-${(count += 1)}`
      const sent = Math.max(Math.floor(size / 2), store.get(id)?.sent ?? 0)
      store.set(id, { id, name, size, lastModified, sent, seminarId, purpose })
      way.onStarted?.(id)
      way.onProgress?.(sent, size)
    } else way.onProgress?.(Math.floor(size / 2), size)
    for (;;) {
      try {
        await heeding(
          way.signal,
          answer(call, () => undefined),
        )
        break
      } catch (error) {
        if (!isLarge || toPortError(error).code !== 'offline') throw error
        way.onStalled?.()
        await answer('reconnect', () => undefined)
      }
    }
    way.onProgress?.(size, size)
    return () => id && store.delete(id)
  }

  const calls: Required<Pick<SeminarPort, 'unfinished' | 'discardUpload'>> = {
    unfinished: async (seminarId, purpose) =>
      [...store.values()].filter((one) => one.seminarId === seminarId && one.purpose === purpose),
    discardUpload: async (id) => {
      if (!store.delete(id)) throw new PortError({ code: 'not-found' })
    },
  }
  return { travel, calls }
}

const heeding = <T>(signal: AbortSignal | undefined, work: Promise<T>) =>
  new Promise<T>((resolve, reject) => {
    const off = () => reject(new DOMException('', 'AbortError'))
    if (signal?.aborted) return off()
    signal?.addEventListener('abort', off)
    work.then(resolve, reject)
  })
