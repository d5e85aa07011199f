import { useCallback, useMemo, useState } from 'react'
import { toPortError, useAskBeforeLeaving, type Outcome } from '../kit/index.ts'
import { mostAtOnce } from './file-explorer.port.ts'
import { inPieces, type Gate, type PiecesOutcome } from './in-pieces.ts'

/** What takes its time, because it is so much. */
export interface Underway {
  id: string
  way: 'remove' | 'restore' | 'move'
  /** How many have their answer. */
  count: number
  total: number
  isStopping: boolean
  /** Leaves those that have not been sent as they are. Absent: what takes something back goes to its end. */
  stop?: () => void
}

/** Ids of commands that got no answer, by the entries that they are about. */
export type Unanswered = ReadonlyMap<string, string>

export interface ManyOptions {
  /** It can be stopped half way; default false. */
  canStop?: boolean
  /** What is tried again: with the same ids a server knows what it has done already. */
  again?: Unanswered | undefined
}

export interface Many {
  underway: readonly Underway[]
  /**
   * Does something with many, piece by piece, and tells how far it is where that takes its time.
   */
  inPieces: <Item extends { id: number }, T>(
    way: Underway['way'],
    items: readonly Item[],
    start: (piece: readonly Item[], gate: Gate, commandId: string) => Promise<Outcome<T>>,
    options?: ManyOptions,
  ) => Promise<PiecesOutcome<T> & { unanswered: Unanswered }>
}

/** Milliseconds; what is done by then is not worth a word. */
const patience = 400

/** Deleting, restoring and moving thousands; who leaves the page meanwhile is asked. */
export function useMany(): Many {
  const [underway, setUnderway] = useState<readonly Underway[]>([])
  useAskBeforeLeaving(underway.length > 0)

  const run = useCallback<Many['inPieces']>(async (way, items, start, { canStop, again } = {}) => {
    const unanswered = new Map<string, string>()
    const id = crypto.randomUUID()
    let isStopped = false
    let count = 0
    let sent = 0
    const show = (more: Partial<Underway>) =>
      setUnderway((now) => now.map((one) => (one.id === id ? { ...one, ...more } : one)))
    const stop = () => {
      if (sent === items.length) return
      isStopped = true
      show({ isStopping: true })
    }
    const begin = () => {
      const one = { id, way, count, total: items.length, isStopping: false }
      setUnderway((now) => [...now, { ...one, ...(canStop && { stop }) }])
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
        isStopped: () => isStopped,
      })
      return { ...outcome, unanswered }
    } finally {
      clearTimeout(waiting)
      setUnderway((now) => now.filter((one) => one.id !== id))
    }
  }, [])
  return useMemo(() => ({ underway, inPieces: run }), [underway, run])
}
