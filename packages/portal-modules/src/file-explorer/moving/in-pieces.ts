import { toPortError, type Outcome, type PortError, type Refusal } from '../../kit/index.ts'
import { mostAtOnce } from '../file-explorer.port.ts'

/** What became of many that went piece by piece. */
export interface PiecesOutcome<T> extends Outcome<T> {
  /** Those that were not sent any more, because somebody stopped it. */
  left: number
}

/** Waits for the piece's turn, then sends it; rejects where it is not sent any more. */
export type Gate = <T>(send: () => Promise<T>) => Promise<T>

export interface InPieces<Item, T> {
  items: readonly Item[]
  idOf: (item: Item) => number
  /** Begins with a piece at once, to show it say, and sends it through the gate. */
  start: (piece: readonly Item[], gate: Gate) => Promise<Outcome<T>>
  /** So many more are on their way. */
  onSend?: (count: number) => void
  /** So many have their answer. */
  onProgress?: (count: number) => void
  /** Stops before the next piece. */
  isStopped?: () => boolean
}

/**
 * Does something with thousands in calls that a server takes: one after the other, so that it can be
 * stopped, and so that what takes its time can say how far it is. Where a call fails for a reason that
 * has nothing to do with its items (no connection), those after it are not tried.
 */
export async function inPieces<Item, T>(options: InPieces<Item, T>): Promise<PiecesOutcome<T>> {
  const { items, idOf, start, onSend, onProgress, isStopped = () => false } = options
  let tail: Promise<unknown> = Promise.resolve()
  let obstacle: PortError | undefined
  let answered = 0
  let left = 0

  const sent = piecesOf(items).map(async (piece): Promise<Outcome<T>> => {
    let isLeft = false
    const gate: Gate = (send) => {
      const turn = tail.then(() => {
        if (obstacle) throw obstacle
        isLeft = isStopped()
        if (isLeft) throw new Error('stopped')
        onSend?.(piece.length)
        return send()
      })
      // Before the next one has its turn.
      tail = turn.catch((reason: unknown) => {
        const error = toPortError(reason)
        if (!isLeft && error.retryable) obstacle = error
      })
      return turn
    }
    try {
      return await start(piece, gate)
    } catch (reason) {
      if (isLeft) {
        left += piece.length
        return { done: [], refused: [] }
      }
      const error = toPortError(reason)
      return { done: [], refused: piece.map((item): Refusal => ({ id: idOf(item), error })) }
    } finally {
      answered += piece.length
      onProgress?.(answered)
    }
  })
  const outcomes = await Promise.all(sent)
  return {
    done: outcomes.flatMap(({ done }) => done),
    refused: outcomes.flatMap(({ refused }) => refused),
    left,
  }
}

function piecesOf<Item>(items: readonly Item[]): (readonly Item[])[] {
  const count = Math.ceil(items.length / mostAtOnce)
  return Array.from({ length: count }, (_, at) =>
    items.slice(at * mostAtOnce, (at + 1) * mostAtOnce),
  )
}
