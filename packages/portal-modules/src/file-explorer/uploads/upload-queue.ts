import { isSame } from '../../kit/uploads/keep-sending.ts'
import { untilBack } from '../../kit/uploads/until-back.ts'
import { fileProblem, planBatches } from '../file-explorer.logic.ts'
import type { FileExplorerPort } from '../file-explorer.port.ts'
import { continued, itemsOfUpload, replacedBy, type NewUpload } from './chosen-uploads.ts'
import { createUploadCalls, type UploadedListener } from './upload-calls.ts'
import { createUploadItems } from './upload-items.ts'
import { isHeld, isOpen, sentOf, toItem, type UploadItem } from './uploads.logic.ts'

export { uploadTotals, type UploadItem, type UploadTotals } from './uploads.logic.ts'

export interface UploadQueue {
  getSnapshot: () => readonly UploadItem[]
  subscribe: (listener: () => void) => () => void
  /** Hears of every answered call. */
  onUploaded: (listener: UploadedListener) => () => void
  add: (upload: NewUpload) => void
  /** Takes a file out; the others of its call are sent again without it. */
  cancel: (id: string) => void
  /** Stops a large file where it is. */
  pause: (id: string) => void
  resume: (id: string) => void
  /** Gives an interrupted upload its file again; another file is refused. */
  attach: (id: string, file: File) => void
  /** Sends a file that was refused for its name, under another one. */
  rename: (id: string, name: string) => void
  /** Finds what was begun before the page was loaded. */
  recover: () => Promise<void>
  /** Sends what failed once more. */
  retry: (ids: readonly string[]) => void
  /** Forgets what is done, failed or refused. */
  clear: () => void
}

/**
 * Files on their way. Outlives the folder that is shown. Files chosen together travel together, all
 * or none; where such a call is refused, its files are sent one by one to find the one at fault. Large
 * ones go piece by piece, where the port can, and are put into their folder when all is there (T-64).
 */
export function createUploadQueue(
  port: Pick<FileExplorerPort, 'upload' | 'resumable'>,
  { wait = untilBack }: { wait?: typeof untilBack } = {},
): UploadQueue {
  const { resumable } = port
  const items = createUploadItems()
  const { getSnapshot, publish, patch, itemOf } = items
  const uploadedListeners = new Set<UploadedListener>()
  const calls = createUploadCalls({
    port,
    items,
    wait,
    onUploaded: (...answer) => {
      for (const listener of uploadedListeners) listener(...answer)
    },
  })
  const { enqueue, takeOut, work } = calls

  const isLarge = ({ size }: { size: number }) => !!resumable && size > resumable.minBytes
  /** What lies at the server for nothing. */
  const discard = ({ uploadId }: UploadItem) => {
    if (uploadId) void resumable?.discard(uploadId).catch(() => undefined)
  }

  const goOn = (id: string, change: Partial<UploadItem> = {}) => {
    patch(id, { ...change, state: { status: 'waiting' } })
    enqueue([id])
    void work()
  }

  return {
    getSnapshot,
    subscribe: items.subscribe,
    onUploaded: (listener) => {
      uploadedListeners.add(listener)
      return () => uploadedListeners.delete(listener)
    },
    add(upload) {
      const chosen = itemsOfUpload(upload, isLarge)
      const replaced = replacedBy(chosen, getSnapshot(), upload.folderId)
      for (const { id } of replaced) takeOut(id)
      const going = continued(chosen, replaced)
      const kept = new Set(going.map(({ uploadId }) => uploadId))
      for (const item of replaced) if (!kept.has(item.uploadId)) discard(item)
      publish([...getSnapshot().filter((item) => !replaced.includes(item)), ...going])
      const sendable = going.filter((item) => item.state.status === 'waiting')
      const small = sendable.filter((item) => !item.isLarge)
      const sizes = small.map((item) => ({ id: item.id, size: item.file.size }))
      for (const batch of planBatches(sizes)) enqueue(batch.map((item) => item.id))
      for (const item of sendable) if (item.isLarge) enqueue([item.id])
      void work()
    },
    cancel(id) {
      takeOut(id)
      const item = itemOf(id)
      publish(getSnapshot().filter((other) => other.id !== id))
      if (item) discard(item)
    },
    pause(id) {
      const item = itemOf(id)
      // All of it is there: it is being put into its folder.
      if (!item?.isLarge || !isOpen(item) || sentOf(item) >= item.file.size) return
      takeOut(id)
      patch(id, { state: { status: 'paused', sentBytes: sentOf(item) } })
    },
    resume(id) {
      if (itemOf(id)?.state.status === 'paused') goOn(id)
    },
    attach(id, file) {
      const item = itemOf(id)
      if (item?.state.status !== 'interrupted') return
      if (isSame(item.file, file)) goOn(id, { source: file })
      else patch(id, { state: { ...item.state, isDifferentFile: true } })
    },
    rename(id, name) {
      const { state, source } = itemOf(id) ?? {}
      if (state?.status !== 'refused' || !source) return
      const file = new File([source], name, {
        type: source.type,
        lastModified: source.lastModified,
      })
      if (!fileProblem(file)) goOn(id, { file, source: file })
    },
    async recover() {
      const found = (await resumable?.unfinished().catch(() => undefined)) ?? []
      const known = new Set(getSnapshot().map(({ uploadId }) => uploadId))
      // What moves belongs to another window.
      const lost = found.filter(({ id, isMoving }) => !isMoving && !known.has(id)).map(toItem)
      publish([...getSnapshot(), ...lost])
      // All of it is there: only its folder is missing.
      for (const { id, file, state } of lost)
        if (state.status === 'interrupted' && state.sentBytes === file.size) goOn(id)
      if (found.some(({ isMoving }) => isMoving)) {
        await wait(3, new AbortController().signal)
        const stillKnown = new Set(getSnapshot().map(({ uploadId }) => uploadId))
        if (found.some(({ id, isMoving }) => isMoving && !stillKnown.has(id))) await this.recover()
      }
    },
    retry: calls.retry,
    clear() {
      const rest = getSnapshot().filter((item) => isOpen(item) || isHeld(item))
      for (const item of getSnapshot()) if (item.state.status === 'failed') discard(item)
      publish(rest)
    },
  }
}
