import { toPortError, type PortError } from '../kit/port-error.ts'
import {
  dedupeByName,
  fileProblem,
  planBatches,
  shareProgress,
  type FileProblem,
} from './file-explorer.logic.ts'
import type { Entry, FileExplorerPort, Upload } from './file-explorer.port.ts'

export type UploadState =
  | { status: 'waiting' }
  | { status: 'sending'; sentBytes: number }
  | { status: 'done' }
  | { status: 'failed'; error: PortError }
  /** Never sent: something stands against the file itself. */
  | { status: 'refused'; problem: FileProblem }

export interface UploadItem {
  id: string
  file: File
  folderId: number
  folderName: string
  groupIds: readonly number[] | undefined
  notify: boolean
  onConflict: NewUpload['onConflict']
  state: UploadState
}

export interface NewUpload {
  folderId: number
  folderName: string
  files: readonly File[]
  groupIds?: readonly number[]
  notify: boolean
  /** What becomes of a file of the same name; absent: the new one gets a number. */
  onConflict?: Upload['onConflict']
}

export type UploadedListener = (
  folderId: number,
  entries: readonly Entry[],
  commandId: string,
) => void

export interface UploadQueue {
  getSnapshot: () => readonly UploadItem[]
  subscribe: (listener: () => void) => () => void
  /** Hears of every answered call. */
  onUploaded: (listener: UploadedListener) => () => void
  add: (upload: NewUpload) => void
  /** Takes a file out; the others of its call are sent again without it. */
  cancel: (id: string) => void
  /** Sends what failed once more. */
  retry: (ids: readonly string[]) => void
  /** Forgets what is done, failed or refused. */
  clear: () => void
}

interface Batch {
  commandId: string
  ids: readonly string[]
}

/**
 * Files on their way. Outlives the folder that is shown. Files chosen together travel together, all
 * or none; where such a call is refused, its files are sent one by one to find the one at fault.
 */
export function createUploadQueue(port: Pick<FileExplorerPort, 'upload'>): UploadQueue {
  const newId = () => crypto.randomUUID()
  let items: readonly UploadItem[] = []
  let batches: readonly Batch[] = []
  let running: { batch: Batch; abort: AbortController } | undefined
  // A call that may have reached the server is repeated under its own id, so it happens once.
  const unanswered = new Map<string, Batch>()
  const listeners = new Set<() => void>()
  const uploadedListeners = new Set<UploadedListener>()

  const publish = (next: readonly UploadItem[]) => {
    items = next
    for (const listener of listeners) listener()
  }
  const setState = (
    ids: readonly string[],
    state: (item: UploadItem, index: number) => UploadState,
  ) =>
    publish(
      items.map((item) => {
        const index = ids.indexOf(item.id)
        return index < 0 ? item : { ...item, state: state(item, index) }
      }),
    )
  const itemsOf = (batch: Batch) =>
    batch.ids.flatMap((id) => items.find((item) => item.id === id) ?? [])

  const enqueue = (ids: readonly string[]) => {
    batches = [...batches, { commandId: newId(), ids }]
  }

  const send = async (batch: Batch) => {
    const sending = itemsOf(batch)
    const first = sending[0]
    if (!first) return
    const abort = new AbortController()
    running = { batch, abort }
    const sizes = sending.map((item) => item.file.size)
    setState(batch.ids, () => ({ status: 'sending', sentBytes: 0 }))
    try {
      const entries = await port.upload({
        folderId: first.folderId,
        files: sending.map((item) => item.file),
        groupIds: first.groupIds,
        notify: first.notify,
        onConflict: first.onConflict,
        commandId: batch.commandId,
        signal: abort.signal,
        onProgress: ({ sentBytes, totalBytes }) => {
          if (abort.signal.aborted) return
          // Bodies carry a little more than the files; what is shown is the files' part.
          const all = sizes.reduce((sum, size) => sum + size, 0)
          const parts = shareProgress(sizes, totalBytes === 0 ? 0 : (sentBytes / totalBytes) * all)
          setState(batch.ids, (_item, index) => ({ status: 'sending', sentBytes: parts[index]! }))
        },
      })
      setState(batch.ids, () => ({ status: 'done' }))
      for (const listener of uploadedListeners) listener(first.folderId, entries, batch.commandId)
    } catch (reason) {
      if (abort.signal.aborted) return
      const error = toPortError(reason)
      const isOneOfSeveralAtFault = error.code === 'invalid' || error.code === 'too-large'
      if (isOneOfSeveralAtFault && batch.ids.length > 1) {
        setState(batch.ids, () => ({ status: 'waiting' }))
        for (const id of batch.ids) enqueue([id])
        return
      }
      if (error.retryable) for (const id of batch.ids) unanswered.set(id, batch)
      setState(batch.ids, () => ({ status: 'failed', error }))
    } finally {
      running = undefined
    }
  }

  const work = async () => {
    if (running) return
    for (let next = batches[0]; next; next = batches[0]) {
      batches = batches.slice(1)
      await send(next)
    }
  }

  return {
    getSnapshot: () => items,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    onUploaded: (listener) => {
      uploadedListeners.add(listener)
      return () => uploadedListeners.delete(listener)
    },
    add({ files, folderId, folderName, groupIds, notify, onConflict }) {
      const chosen = dedupeByName(files).map((file): UploadItem => {
        const problem = fileProblem(file)
        const state: UploadState = problem ? { status: 'refused', problem } : { status: 'waiting' }
        return { id: newId(), file, folderId, folderName, groupIds, notify, onConflict, state }
      })
      const names = new Set(chosen.map((item) => item.file.name.normalize('NFC').toLowerCase()))
      // FILE-03 holds against what still waits, too: the later choice is kept.
      const replaced = items.filter(
        (item) =>
          item.folderId === folderId &&
          item.state.status !== 'sending' &&
          item.state.status !== 'done' &&
          names.has(item.file.name.normalize('NFC').toLowerCase()),
      )
      batches = withoutIds(batches, new Set(replaced.map((item) => item.id)))
      publish([...items.filter((item) => !replaced.includes(item)), ...chosen])
      const sendable = chosen
        .filter((item) => item.state.status === 'waiting')
        .map((item) => ({ id: item.id, size: item.file.size }))
      for (const batch of planBatches(sendable)) enqueue(batch.map((item) => item.id))
      void work()
    },
    cancel(id) {
      if (running?.batch.ids.includes(id)) {
        const rest = running.batch.ids.filter((other) => other !== id)
        running.abort.abort()
        setState(rest, () => ({ status: 'waiting' }))
        if (rest.length > 0) batches = [{ commandId: newId(), ids: rest }, ...batches]
      }
      batches = withoutIds(batches, new Set([id]))
      publish(items.filter((item) => item.id !== id))
    },
    retry(ids) {
      const wanted = new Set(
        items
          .filter((item) => ids.includes(item.id) && item.state.status === 'failed')
          .map((item) => item.id),
      )
      setState([...wanted], () => ({ status: 'waiting' }))
      for (const batch of new Set([...wanted].flatMap((id) => unanswered.get(id) ?? []))) {
        if (!batch.ids.every((id) => wanted.has(id))) continue
        batches = [...batches, batch]
        for (const id of batch.ids) wanted.delete(id)
      }
      // Only what has one folder and one audience may share a call; one file each is always right.
      for (const id of wanted) enqueue([id])
      for (const id of ids) unanswered.delete(id)
      void work()
    },
    clear() {
      publish(items.filter(({ state }) => state.status === 'waiting' || state.status === 'sending'))
    },
  }
}

const withoutIds = (batches: readonly Batch[], gone: ReadonlySet<string>): Batch[] =>
  batches
    .map((batch) => ({ ...batch, ids: batch.ids.filter((id) => !gone.has(id)) }))
    .filter((batch) => batch.ids.length > 0)

export interface UploadTotals {
  /** Files that wait or travel. */
  open: number
  failed: number
  done: number
  sentBytes: number
  totalBytes: number
}

/** All files together, for the total progress; refused ones do not count (FILE-09). */
export function uploadTotals(items: readonly UploadItem[]): UploadTotals {
  const totals = { open: 0, failed: 0, done: 0, sentBytes: 0, totalBytes: 0 }
  for (const { state, file } of items) {
    if (state.status === 'refused' || state.status === 'failed') {
      totals.failed += 1
      continue
    }
    totals.totalBytes += file.size
    if (state.status === 'done') {
      totals.done += 1
      totals.sentBytes += file.size
    } else {
      totals.open += 1
      if (state.status === 'sending') totals.sentBytes += state.sentBytes
    }
  }
  return totals
}
