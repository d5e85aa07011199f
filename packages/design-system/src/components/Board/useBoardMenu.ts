import { useCallback, useState } from 'react'
import { setInteractionModality } from 'react-aria/useFocusVisible'
import { indexAt, type Key } from '../../collection/index.ts'
import { locate, placeAt, type Layout } from './board.logic.ts'
import type { BoardColumn } from './board.types.ts'
import type { MenuAt } from './BoardMenu.tsx'
import type { CardDrag } from './dragging/cardDrag.types.ts'

export interface BoardMenuOptions<T> {
  columns: readonly BoardColumn<T>[]
  layout: Layout<T>
  indexOf: (key: Key) => number
  getKey: (item: T) => Key
  moving: CardDrag<T>
  focus: (key: Key) => void
  /** Whether the menu is still in the page. */
  isThere: () => boolean
}

/** Which card's menu is open, and what its commands do. */
export function useBoardMenu<T>(options: BoardMenuOptions<T>) {
  const { columns, layout, indexOf, getKey, moving, focus, isThere } = options
  const [at, setAt] = useState<MenuAt>()
  const [isOpen, setOpen] = useState(false)

  const openAt = useCallback((next: MenuAt) => {
    // The click that a key makes passes for one of assistive technology, and then the menu would
    // keep the focus that belongs to its first command.
    if (next.focus === 'first') setInteractionModality('keyboard')
    setAt(next)
    setOpen(true)
  }, [])
  /** Under the button of a card. */
  const openFor = useCallback(
    (card: Element, key: Key, from: MenuAt['focus']) => {
      const box = (card.querySelector('.at-board-more') ?? card).getBoundingClientRect()
      const isRtl = getComputedStyle(card).direction === 'rtl'
      const x = isRtl ? box.left : box.right
      openAt({ key, x, y: box.bottom, focus: from, isAtPointer: false })
    },
    [openAt],
  )

  const item = at && layout.items[indexOf(at.key)]
  const from = at && locate(layout, indexOf(at.key))
  const keys = at && isOpen ? moving.keysFor(at.key) : []
  const onMove = (to: string, where: 'start' | 'end' | -1 | 1) => {
    const column = columns.find((one) => one.id === to)
    if (!column || !at) return
    const number = where === 'start' ? 0 : where === 'end' ? Infinity : (from?.index ?? 0) + where
    moving.send(keys, placeAt(column, number, moving.movedIn(to, keys), getKey))
    // A menu beside the menu closes itself alone.
    setOpen(false)
    afterwards(
      () => !isThere(),
      () => focus(at.key),
    )
  }
  const targets = keys.length > 0 ? columns.filter((one) => moving.accepts(one.id, keys)) : []
  const menu = { at, isOpen, setOpen, columns: targets, count: keys.length, from: from?.column }
  return { openAt, openFor, item, menu: { ...menu, onMove } }
}

/** The menu gives the focus back where the card is not any more; only then it can be led after it. */
function afterwards(isOver: () => boolean, then: () => void, frames = 90): void {
  requestAnimationFrame(() => {
    if (isOver() || frames === 0) requestAnimationFrame(then)
    else afterwards(isOver, then, frames - 1)
  })
}

/** The card that an event comes from. */
export function cardOf(target: EventTarget, keyAt: (index: number) => Key | undefined) {
  const card = target instanceof Element ? target.closest('.at-board-card') : null
  const key = card ? keyAt(indexAt(card)) : undefined
  return card && key !== undefined ? { card, key } : undefined
}
