import { useCallback, useMemo, useState } from 'react'
import type { Key } from '../../collection/index.ts'
import { useStrings } from '../../intl/index.ts'
import { useAnnounce } from '../LiveRegion/index.ts'
import { agrees, applyMove, keepSame } from './board.logic.ts'
import { boardStrings } from './board.strings.ts'
import type { BoardAnswer, BoardColumn, BoardMove } from './board.types.ts'
import { useLatest } from './useLatest.ts'

interface Pending<T> {
  move: BoardMove
  /** What the columns were when it was made. */
  base: readonly BoardColumn<T>[]
  /** The owner has answered: the next columns it gives are the truth. */
  isSettled: boolean
}

export interface MovesOptions<T> {
  columns: readonly BoardColumn<T>[]
  getKey: (item: T) => Key
  onMove?: (move: BoardMove) => BoardAnswer
  getText: (item: T) => string
  /** A move was refused or failed, and the cards are back. */
  onMoveError?: (error: unknown, move: BoardMove) => void
}

/**
 * The columns as they are shown: with every move that the owner has not followed yet, so that a
 * dropped card never jumps back. What did not change stays the same object.
 */
export function useMoves<T>(options: MovesOptions<T>) {
  const { columns, getKey, getText, onMove, onMoveError } = options
  const announce = useAnnounce()
  const words = useStrings(boardStrings)
  const [kept, setKept] = useState(columns)
  const given = keepSame(kept, columns)
  // While rendering, so that nothing is drawn with the old ones.
  if (given !== kept) setKept(given)
  const [pending, setPending] = useState<readonly Pending<T>[]>([])

  const open = useMemo(
    () =>
      pending.filter(
        ({ move, base, isSettled }) =>
          given === base || (!isSettled && !agrees(given, move, getKey)),
      ),
    [pending, given, getKey],
  )
  // For good: what was agreed on is not wished for again when somebody else moves the card on.
  if (open.length < pending.length) setPending(open)
  const shown = useMemo(
    () => open.reduce((all, { move }) => applyMove(all, move, getKey), given),
    [open, given, getKey],
  )

  const now = useLatest({ given, getText, onMove, onMoveError, words })
  const move = useCallback(
    (wish: BoardMove) => {
      const fail = (error?: unknown) => {
        const { given: all, words: say, getText: nameOf } = now.current
        const item = all.flatMap(({ items }) => items).find((one) => getKey(one) === wish.keys[0])
        const to = all.find(({ id }) => id === wish.to)?.title ?? ''
        if (item !== undefined) announce(say.failed(nameOf(item), to), 'assertive')
        now.current.onMoveError?.(error, wish)
      }
      const answer = now.current.onMove?.(wish)
      if (answer === false) return fail()
      const isPromise = answer instanceof Promise
      const one: Pending<T> = { move: wish, base: now.current.given, isSettled: !isPromise }
      setPending((all) => [...all, one])
      const remove = () => setPending((all) => all.filter((other) => other.move !== wish))
      const settle = () =>
        setPending((all) =>
          all.map((other) => (other.move === wish ? { ...other, isSettled: true } : other)),
        )
      if (!isPromise) return undefined
      const takeBack = (error?: unknown) => {
        remove()
        fail(error)
      }
      return void answer.then((isTaken) => (isTaken === false ? takeBack() : settle()), takeBack)
    },
    [now, getKey, announce],
  )
  return { columns: shown, move }
}
