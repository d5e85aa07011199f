import { toPortError } from '../../kit/port-error.ts'
import type { Entry } from '../file-explorer.port.ts'
import { createBatchSender, type Batch, type BatchSenderOptions } from './send-batch.ts'

export type UploadedListener = (
  folderId: number,
  entries: readonly Entry[],
  commandId: string,
) => void

export interface UploadCallsOptions extends BatchSenderOptions {
  /** Hears of every answered call. */
  onUploaded: UploadedListener
}

/** The calls of a queue, one after another: what waits, what is on its way, what is tried again. */
export function createUploadCalls({ onUploaded, ...options }: UploadCallsOptions) {
  const { items, wait } = options
  const { setState, itemOf } = items
  const sendBatch = createBatchSender(options)
  let batches: readonly Batch[] = []
  let running: { batch: Batch; abort: AbortController } | undefined
  // A call that may have reached the server is repeated under its own id, so it happens once.
  const unanswered = new Map<string, Batch>()

  const enqueue = (ids: readonly string[]) => {
    batches = [...batches, { commandId: crypto.randomUUID(), ids }]
  }

  const send = async (batch: Batch) => {
    const sending = batch.ids.flatMap((id) => itemOf(id) ?? [])
    const first = sending[0]
    if (!first) return
    const abort = new AbortController()
    running = { batch, abort }
    try {
      const { entries, commandId } = await sendBatch(batch, sending, abort.signal)
      setState(batch.ids, () => ({ status: 'done' }))
      onUploaded(first.folderId, entries, commandId)
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
      if (rest.length > 0) batches = [{ commandId: crypto.randomUUID(), ids: rest }, ...batches]
    }
    batches = withoutIds(batches, new Set([id]))
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
        .getSnapshot()
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

  return { enqueue, takeOut, work, retry }
}

const withoutIds = (batches: readonly Batch[], gone: ReadonlySet<string>): Batch[] =>
  batches
    .map((batch) => ({ ...batch, ids: batch.ids.filter((id) => !gone.has(id)) }))
    .filter((batch) => batch.ids.length > 0)
