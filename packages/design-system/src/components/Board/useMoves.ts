import { useCallback, useEffect, useMemo, useState } from 'react'
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

/** So long, in milliseconds, an owner that has answered may take to give other columns. */
const FOLLOWS_WITHIN = 1000

/**
 * The columns as they are shown: with every move that the owner has not followed yet, so that a
 * dropped card never jumps back, unless the owner leaves everything as it was. What did not change
 * stays the same object.
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
  const takeBack = useCallback(
    (wish: BoardMove, error?: unknown) => {
      setPending((all) => all.filter(({ move }) => move !== wish))
      const { given: all, words: say, getText: nameOf } = now.current
      const item = all.flatMap(({ items }) => items).find((one) => getKey(one) === wish.keys[0])
      const to = all.find(({ id }) => id === wish.to)?.title ?? ''
      if (item !== undefined) announce(say.failed(nameOf(item), to), 'assertive')
      now.current.onMoveError?.(error, wish)
    },
    [now, getKey, announce],
  )
  useEffect(() => {
    const ignored = open.filter(({ isSettled }) => isSettled)
    if (ignored.length === 0) return undefined
    const timer = setTimeout(() => {
      for (const { move } of ignored) takeBack(move)
    }, FOLLOWS_WITHIN)
    return () => clearTimeout(timer)
  }, [open, takeBack])

  const move = useCallback(
    (wish: BoardMove) => {
      const answer = now.current.onMove?.(wish)
      if (answer === false) return takeBack(wish)
      const isPromise = answer instanceof Promise
      const one: Pending<T> = { move: wish, base: now.current.given, isSettled: !isPromise }
      setPending((all) => [...all, one])
      if (!isPromise) return undefined
      const settle = () =>
        setPending((all) =>
          all.map((other) => (other.move === wish ? { ...other, isSettled: true } : other)),
        )
      return void answer.then(
        (isTaken) => (isTaken === false ? takeBack(wish) : settle()),
        (error: unknown) => takeBack(wish, error),
      )
    },
    [now, takeBack],
  )
  return { columns: shown, move }
}
