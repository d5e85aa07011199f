import { toPortError } from '../../kit/port-error.ts'
import { isSame, keepSending } from '../../kit/uploads/keep-sending.ts'
import { untilBack } from '../../kit/uploads/until-back.ts'
import {
  dedupeByName,
  fileProblem,
  planBatches,
  nameKey,
  shareProgress,
} from '../file-explorer.logic.ts'
import type { Entry, FileExplorerPort, Upload } from '../file-explorer.port.ts'
import { createMeter } from './transfer-rate.ts'
import {
  isHeld,
  isOpen,
  sentOf,
  toItem,
  type UploadItem,
  type UploadState,
} from './uploads.logic.ts'

export { uploadTotals, type UploadItem, type UploadTotals } from './uploads.logic.ts'

interface NewUpload {
  folderId: number
  folderName: string
  files: readonly File[]
  groupIds?: readonly number[]
  notify: boolean
  /** What becomes of a file of the same name; absent: the new one gets a number. */
  onConflict?: Upload['onConflict']
}

type UploadedListener = (folderId: number, entries: readonly Entry[], commandId: string) => void

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

interface Batch {
  commandId: string
  ids: readonly string[]
  /** How often there was no connection for it. */
  failures?: number
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

  const patch = (id: string, change: Partial<UploadItem>) =>
    publish(items.map((item) => (item.id === id ? { ...item, ...change } : item)))
  const itemOf = (id: string) => items.find((item) => item.id === id)
  const isLarge = ({ size }: { size: number }) => !!resumable && size > resumable.minBytes
  /** What lies at the server for nothing. */
  const discard = ({ uploadId }: UploadItem) => {
    if (uploadId) void resumable?.discard(uploadId).catch(() => undefined)
  }

  const enqueue = (ids: readonly string[]) => {
    batches = [...batches, { commandId: newId(), ids }]
  }

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

  const send = async (batch: Batch) => {
    const sending = itemsOf(batch)
    const first = sending[0]
    if (!first) return
    const abort = new AbortController()
    running = { batch, abort }
    const sizes = sending.map((item) => item.file.size)
    const { signal } = abort
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
    try {
      const entries = await (first.isLarge
        ? sendLarge(first, signal, (uploadId) => uploadFiles([], [uploadId]))
        : sendSmall(sending, batch, uploadFiles))
      setState(batch.ids, () => ({ status: 'done' }))
      for (const listener of uploadedListeners) listener(first.folderId, entries, commandId)
    } catch (reason) {
      if (abort.signal.aborted) return
      const error = toPortError(reason)
      const isOneOfSeveralAtFault = error.code === 'invalid' || error.code === 'too-large'
      if (isOneOfSeveralAtFault && batch.ids.length > 1) {
        setState(batch.ids, () => ({ status: 'waiting' }))
        for (const id of batch.ids) enqueue([id])
        return
      }
      if (error.retryable && !first.isLarge) for (const id of batch.ids) unanswered.set(id, batch)
      setState(batch.ids, () => ({ status: 'failed', error }))
      if (error.code === 'offline') void tryAgain(batch)
    } finally {
      running = undefined
    }
  }

  /** Large ones wait where they are; small ones begin anew as soon as there is a connection. */
  const tryAgain = async (batch: Batch) => {
    const { failures = 0 } = batch
    batch.failures = failures + 1
    await wait(failures, new AbortController().signal)
    retry(batch.ids)
  }

  /** Takes a file out of what travels and waits; the others of its call are sent again without it. */
  const takeOut = (id: string) => {
    if (running?.batch.ids.includes(id)) {
      const rest = running.batch.ids.filter((other) => other !== id)
      running.abort.abort()
      setState(rest, () => ({ status: 'waiting' }))
      if (rest.length > 0) batches = [{ commandId: newId(), ids: rest }, ...batches]
    }
    batches = withoutIds(batches, new Set([id]))
  }
  const goOn = (id: string, change: Partial<UploadItem> = {}) => {
    patch(id, { ...change, state: { status: 'waiting' } })
    enqueue([id])
    void work()
  }

  const work = async () => {
    if (running) return
    for (let next = batches[0]; next; next = batches[0]) {
      batches = batches.slice(1)
      await send(next)
    }
  }

  const retry = (ids: readonly string[]) => {
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
        const into = { folderId, folderName, groupIds, notify, onConflict }
        const large = isLarge(file)
        return {
          id: newId(),
          file,
          source: file,
          uploadId: undefined,
          isLarge: large,
          ...into,
          state,
        }
      })
      const names = new Set(chosen.map((item) => nameKey(item.file.name)))
      // FILE-03 holds against what still waits, too: the later choice is kept.
      const replaced = items.filter(
        (item) =>
          item.folderId === folderId &&
          item.state.status !== 'sending' &&
          item.state.status !== 'done' &&
          names.has(nameKey(item.file.name)),
      )
      for (const { id } of replaced) takeOut(id)
      // The same large file once more: on from where it was.
      const going = chosen.map((item): UploadItem => {
        const before = replaced.find(
          (other) => other.uploadId && item.isLarge && isSame(other.file, item.file),
        )
        return before ? { ...item, uploadId: before.uploadId } : item
      })
      const kept = new Set(going.map(({ uploadId }) => uploadId))
      for (const item of replaced) if (!kept.has(item.uploadId)) discard(item)
      publish([...items.filter((item) => !replaced.includes(item)), ...going])
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
      publish(items.filter((other) => other.id !== id))
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
      else patch(id, { state: { ...item.state, isOther: true } })
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
      const known = new Set(items.map(({ uploadId }) => uploadId))
      // What moves belongs to another window.
      const lost = found.filter(({ id, isMoving }) => !isMoving && !known.has(id)).map(toItem)
      publish([...items, ...lost])
      // All of it is there: only its folder is missing.
      for (const { id, file, state } of lost)
        if (state.status === 'interrupted' && state.sentBytes === file.size) goOn(id)
      if (found.some(({ isMoving }) => isMoving)) {
        await wait(3, new AbortController().signal)
        const stillKnown = new Set(items.map(({ uploadId }) => uploadId))
        if (found.some(({ id, isMoving }) => isMoving && !stillKnown.has(id))) await this.recover()
      }
    },
    retry,
    clear() {
      const rest = items.filter((item) => isOpen(item) || isHeld(item))
      for (const item of items) if (item.state.status === 'failed') discard(item)
      publish(rest)
    },
  }
}

const withoutIds = (batches: readonly Batch[], gone: ReadonlySet<string>): Batch[] =>
  batches
    .map((batch) => ({ ...batch, ids: batch.ids.filter((id) => !gone.has(id)) }))
    .filter((batch) => batch.ids.length > 0)
