import type { KeyboardEvent, RefObject } from 'react'
import { placeAt } from '../board.logic.ts'
import type { Place } from '../board.types.ts'
import type { Drag, LatestCardDrag } from './cardDrag.types.ts'
import type { DragCommands } from './dragCommands.ts'
import type { DraggedCards } from './draggedCards.ts'

export interface DragKeysOptions<T> {
  now: RefObject<LatestCardDrag<T>>
  cards: DraggedCards<T>
  commands: Pick<DragCommands, 'aim' | 'cancel' | 'drop'>
  held: RefObject<Drag | undefined>
}

/** Keys during a drag: arrows aim, Space and Enter drop, Escape and Tab cancel. */
export function createDragKeys<T>({ now, cards, commands, held }: DragKeysOptions<T>) {
  const { columnOf, accepts, movedIn, numberOf } = cards
  const { aim, cancel, drop } = commands
  const step = (key: string, { to: at, keys }: Drag): Place | undefined => {
    const { options: own, isRtl } = now.current
    const column = at && columnOf(at.column)
    if (!at || !column) return undefined
    const may = (id: string) => accepts(id, keys)
    if (key === 'ArrowLeft' || key === 'ArrowRight')
      return own.beside(at, (key === 'ArrowRight') === isRtl ? -1 : 1, may, (id) =>
        movedIn(id, keys),
      )
    const moved = movedIn(column.id, keys)
    const { index } = numberOf(at, keys)
    const page = own.page(column.id)
    const to: Record<string, number> = {
      ArrowDown: index + 1,
      ArrowUp: index - 1,
      Home: 0,
      End: column.items.length,
      PageDown: index + page,
      PageUp: index - page,
    }
    const wanted = to[key]
    return wanted === undefined ? undefined : placeAt(column, wanted, moved, own.getKey)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const own = held.current
    if (own?.by !== 'keys') {
      if (own && event.key === 'Escape') {
        cancel()
        event.preventDefault()
      }
      return
    }
    const isMod = event.ctrlKey || event.metaKey
    if (event.key === 'Tab') return cancel()
    event.preventDefault()
    if (event.key === 'Escape') cancel()
    else if (event.key === ' ' || event.key === 'Enter' || (isMod && event.key === 'v')) drop()
    else {
      const to = step(event.key, own)
      if (to) aim(to)
    }
  }
  return onKeyDown
}
