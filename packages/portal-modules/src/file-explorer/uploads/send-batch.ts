import { keepSending } from '../../kit/uploads/keep-sending.ts'
import { untilBack } from '../../kit/uploads/until-back.ts'
import { shareProgress } from '../file-explorer.logic.ts'
import type { Entry, FileExplorerPort } from '../file-explorer.port.ts'
import { createMeter } from './transfer-rate.ts'
import type { UploadItems } from './upload-items.ts'
import { sentOf, type UploadItem } from './uploads.logic.ts'

/** Files that travel in one call. */
export interface Batch {
  commandId: string
  ids: readonly string[]
  /** How often there was no connection for it. */
  failures?: number
}

export interface BatchSenderOptions {
  port: Pick<FileExplorerPort, 'upload' | 'resumable'>
  items: UploadItems
  wait: typeof untilBack
}

/**
 * Sends the files of one call and tells how far they are: small ones together, a large one piece by
 * piece. Resolves to what was made of them and the command under which it happened.
 */
export function createBatchSender({ port, items, wait }: BatchSenderOptions) {
  const { resumable } = port
  const { setState, patch, itemOf } = items

  const sendSmall = (
    sending: readonly UploadItem[],
    batch: Batch,
    upload: (files: readonly File[]) => Promise<readonly Entry[]>,
  ) => {
    setState(batch.ids, () => ({ status: 'sending', sentBytes: 0 }))
    return upload(sending.flatMap(({ source }) => source ?? []))
  }

  /** Sends what the server does not have yet, again and again while the way there is gone. */
  const sendLarge = async (
    { id, source, folderId, groupIds, notify, onConflict, ...begun }: UploadItem,
    signal: AbortSignal,
    register: (uploadId: string) => Promise<readonly Entry[]>,
  ) => {
    let { uploadId } = begun
    let sentBytes = sentOf(itemOf(id)!)
    const attempt = async (moved: () => void) => {
      const meter = createMeter()
      setState([id], () => ({ status: 'sending', sentBytes }))
      if (source) {
        uploadId = await resumable!.send({
          folderId,
          groupIds,
          notify,
          onConflict,
          file: source,
          uploadId,
          signal,
          onStarted: (startedId) => {
            uploadId = startedId
            if (!signal.aborted) patch(id, { uploadId })
          },
          onProgress: (progress) => {
            if (signal.aborted) return
            if (progress.sentBytes > sentBytes) moved()
            sentBytes = progress.sentBytes
            const bytesPerSecond = meter.add(sentBytes)
            setState([id], () => ({ status: 'sending', sentBytes, bytesPerSecond }))
          },
        })
      }
      return register(uploadId!)
    }
    const onStalled = () => setState([id], () => ({ status: 'stalled', sentBytes }))
    return keepSending(attempt, { signal, onStalled, wait })
  }

  return async (batch: Batch, sending: readonly UploadItem[], signal: AbortSignal) => {
    const first = sending[0]!
    const sizes = sending.map((item) => item.file.size)
    const meter = createMeter()
    let { commandId } = batch
    const uploadFiles = (files: readonly File[], uploadIds?: readonly string[]) => {
      // A page that is loaded anew may ask for the same: it happens once.
      if (uploadIds) commandId = uploadIds.join()
      return port.upload({
        folderId: first.folderId,
        files,
        uploadIds,
        groupIds: first.groupIds,
        notify: first.notify,
        onConflict: first.onConflict,
        commandId,
        signal,
        onProgress: ({ sentBytes, totalBytes }) => {
          if (signal.aborted || uploadIds) return
          // Bodies carry a little more than the files; what is shown is the files' part.
          const all = sizes.reduce((sum, size) => sum + size, 0)
          const sent = totalBytes === 0 ? 0 : (sentBytes / totalBytes) * all
          const parts = shareProgress(sizes, sent)
          const bytesPerSecond = meter.add(sent)
          setState(batch.ids, (_item, index) => {
            return { status: 'sending', sentBytes: parts[index]!, bytesPerSecond }
          })
        },
      })
    }
    const entries = await (first.isLarge
      ? sendLarge(first, signal, (uploadId) => uploadFiles([], [uploadId]))
      : sendSmall(sending, batch, uploadFiles))
    return { entries, commandId }
  }
}
