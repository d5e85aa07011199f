import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useLocale } from 'react-aria-components'
import { orderOf, type Key } from '../../../collection/index.ts'
import { useStrings } from '../../../intl/index.ts'
import { useAnnounce } from '../../LiveRegion/index.ts'
import { isThere, locate, resolve, withMoved } from '../board.logic.ts'
import { boardStrings } from '../board.strings.ts'
import type { BoardColumn } from '../board.types.ts'
import { useLatest } from '../useLatest.ts'
import type { CardDrag, CardDragOptions, Drag } from './cardDrag.types.ts'
import { createDragCommands } from './dragCommands.ts'
import { createDraggedCards } from './draggedCards.ts'
import { createDragKeys } from './dragKeys.ts'

/** The drag as it is rendered, and ahead of that: one event may begin, aim and drop before anything renders. */
function useDragState() {
  const [lift, setLift] = useState<Drag>()
  const held = useRef(lift)
  useLayoutEffect(() => {
    held.current = lift
  }, [lift])
  return { lift, setLift, held }
}

/** One way to move cards for keys, mouse, pen and touch: lift, aim, drop; spoken at each step. */
export function useCardDrag<T>(options: CardDragOptions<T>): CardDrag<T> {
  const { layout, getKey } = options
  const { lift, setLift, held } = useDragState()
  const announce = useAnnounce()
  const words = useStrings(boardStrings)
  const { locale, direction } = useLocale()
  const order = useMemo(() => orderOf(layout.items, getKey), [layout, getKey])
  const now = useLatest({ options, words, order, isRtl: direction === 'rtl', locale })
  const model = useMemo(() => {
    const cards = createDraggedCards(now)
    const commands = createDragCommands({ now, cards, held, setLift, announce })
    const { keysFor, itemsOf, movedIn, accepts } = cards
    return {
      keysFor,
      itemsOf,
      movedIn,
      accepts,
      ...commands,
      onKeyDown: createDragKeys({ now, cards, commands, held }),
    }
  }, [now, announce, held, setLift])

  // What is moved may be taken away from elsewhere meanwhile; the rest of it stays lifted.
  const [ended, setEnded] = useState<Drag>()
  const left = lift?.keys.filter((key) => order.indexOf(key) >= 0) ?? []
  if (lift && left.length < lift.keys.length) {
    const isStill = left.includes(lift.main)
    setLift(isStill ? { ...lift, keys: left } : undefined)
    if (!isStill) setEnded(lift)
  }
  useEffect(() => {
    if (ended) announce(now.current.words.gone(ended.name), 'assertive')
  }, [ended, announce, now])

  const lineIn = (column: BoardColumn<T>) => {
    if (lift?.to?.column !== column.id) return -1
    const placeOf = (key: Key) => {
      const at = locate(layout, order.indexOf(key))
      return at?.column === column.id ? at.index : -1
    }
    const moved = lift.keys.map(placeOf).filter((place) => place >= 0)
    moved.sort((a, b) => a - b)
    const index = resolve(lift.to, column, moved, placeOf)
    const isSame = moved.length === lift.keys.length && isThere(index, moved)
    return isSame ? -1 : withMoved(index, moved)
  }
  const lifted = useMemo(() => lift && new Set(lift.keys), [lift])
  return { ...model, lift, lifted, lineIn }
}
