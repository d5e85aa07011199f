import { useSyncExternalStore } from 'react'
import { holdUndo, toPortError, useAskBeforeLeaving, type Outcome } from '../../kit/index.ts'
import { mostAtOnce, type FileExplorerPort } from '../file-explorer.port.ts'
import { inPieces, type Gate, type PiecesOutcome } from './in-pieces.ts'

/** What takes its time, because it is so much. */
export interface Underway {
  id: string
  way: 'remove' | 'restore' | 'purge' | 'move'
  /** How many have their answer. */
  count: number
  total: number
  isStopping: boolean
  /** Leaves those that have not been sent as they are. Absent: what takes something back goes to its end. */
  stop?: () => void
}

/** Ids of commands that got no answer, by the entries that they are about. */
export type Unanswered = ReadonlyMap<string, string>

interface ManyOptions {
  /** With it, it can be stopped half way; what was sent by then goes to its end. */
  stopping?: AbortController
  /** What is tried again: with the same ids a server knows what it has done already. */
  again?: Unanswered | undefined
}

export interface Many {
  /** Does something with many, piece by piece, and tells how far it is where that takes its time. */
  inPieces: <Item extends { id: number }, T>(
    way: Underway['way'],
    items: readonly Item[],
    start: (piece: readonly Item[], gate: Gate, commandId: string) => Promise<Outcome<T>>,
    options?: ManyOptions,
  ) => Promise<PiecesOutcome<T> & { unanswered: Unanswered }>
}

export interface ManyStore extends Many {
  getSnapshot: () => readonly Underway[]
  subscribe: (listener: () => void) => () => void
}

/** Milliseconds; what is done by then is not worth a word. */
const patience = 400

/** Deleting, restoring and moving thousands, and what of it is under way. */
function createMany(): ManyStore {
  let underway: readonly Underway[] = []
  const listeners = new Set<() => void>()
  const set = (next: readonly Underway[]) => {
    underway = next
    for (const listener of listeners) listener()
  }
  return {
    getSnapshot: () => underway,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    async inPieces(way, items, start, { stopping, again } = {}) {
      const id = crypto.randomUUID()
      const unanswered = new Map<string, string>()
      let count = 0
      let sent = 0
      const show = (more: Partial<Underway>) =>
        set(underway.map((one) => (one.id === id ? { ...one, ...more } : one)))
      const stop = () => {
        if (sent === items.length) return
        stopping?.abort()
        show({ isStopping: true })
      }
      const begin = () => {
        const one = { id, way, count, total: items.length, isStopping: false }
        set([...underway, { ...one, ...(stopping && { stop }) }])
      }
      // One call has no middle to tell of.
      const waiting = items.length > mostAtOnce ? setTimeout(begin, patience) : undefined
      try {
        const outcome = await inPieces({
          items,
          idOf: (item) => item.id,
          start: (piece, gate) => {
            const key = piece.map((item) => item.id).join()
            const commandId = again?.get(key) ?? crypto.randomUUID()
            return start(piece, gate, commandId).catch((error: unknown) => {
              if (toPortError(error).retryable) unanswered.set(key, commandId)
              throw error
            })
          },
          onSend: (more) => {
            sent += more
          },
          onProgress: (answered) => {
            count = answered
            show({ count })
          },
          isStopped: () => stopping?.signal.aborted === true,
        })
        return { ...outcome, unanswered }
      } finally {
        clearTimeout(waiting)
        set(underway.filter((one) => one.id !== id))
      }
    },
  }
}

// One a port, so that it is seen again by who left its screen and came back.
const stores = new WeakMap<FileExplorerPort, ManyStore>()

export function manyOf(port: FileExplorerPort): ManyStore {
  const known = stores.get(port)
  if (known) return known
  const store = createMany()
  stores.set(port, store)
  return store
}

/** For something that can be stopped: by its panel, or by the key that takes back what is under way. */
export function holdStopping() {
  const stopping = new AbortController()
  let isUnwanted = false
  const release = holdUndo(() => {
    isUnwanted = true
    stopping.abort()
  })
  return {
    stopping,
    /** It has ended; answers whether what was done by then is to go back. */
    end: () => {
      release()
      return isUnwanted
    },
  }
}

/** What is under way in a port; who leaves the page meanwhile is asked. */
export function useUnderway({ subscribe, getSnapshot }: ManyStore): readonly Underway[] {
  const underway = useSyncExternalStore(subscribe, getSnapshot, getSnapshot)
  useAskBeforeLeaving(underway.length > 0)
  return underway
}
