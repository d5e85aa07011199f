import { useCallback, useMemo, useState } from 'react'
import type { Outcome } from '../kit/index.ts'
import { inPieces, type Gate, type PiecesOutcome } from './in-pieces.ts'

/** What takes its time, because it is so much. */
export interface Underway {
  id: string
  way: 'remove' | 'restore' | 'move'
  /** How many have their answer. */
  count: number
  total: number
  isStopping: boolean
  /** Leaves those that have not been sent as they are. */
  stop: () => void
}

export interface Many {
  underway: readonly Underway[]
  /** Does something with many, piece by piece, and tells how far it is where that takes its time. */
  inPieces: <Item extends { id: number }, T>(
    way: Underway['way'],
    items: readonly Item[],
    start: (piece: readonly Item[], gate: Gate) => Promise<Outcome<T>>,
  ) => Promise<PiecesOutcome<T>>
}

/** Milliseconds; what is done by then is not worth a word. */
const patience = 400

/** Deleting, restoring and moving thousands. */
export function useMany(): Many {
  const [underway, setUnderway] = useState<readonly Underway[]>([])
  const run = useCallback<Many['inPieces']>(async (way, items, start) => {
    const id = crypto.randomUUID()
    let isStopped = false
    let count = 0
    const show = (more: Partial<Underway>) =>
      setUnderway((now) => now.map((one) => (one.id === id ? { ...one, ...more } : one)))
    const stop = () => {
      isStopped = true
      show({ isStopping: true })
    }
    const begin = () => {
      const one = { id, way, count, total: items.length, isStopping: false, stop }
      setUnderway((now) => [...now, one])
    }
    const waiting = setTimeout(begin, patience)
    try {
      return await inPieces({
        items,
        idOf: (item) => item.id,
        start,
        onProgress: (answered) => {
          count = answered
          show({ count })
        },
        isStopped: () => isStopped,
      })
    } finally {
      clearTimeout(waiting)
      setUnderway((now) => now.filter((one) => one.id !== id))
    }
  }, [])
  return useMemo(() => ({ underway, inPieces: run }), [underway, run])
}
