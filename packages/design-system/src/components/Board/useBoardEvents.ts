import {
  useRef,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
} from 'react'
import type { CollectionModel } from '../../collection/index.ts'
import type { CardDrag } from './dragging/cardDrag.types.ts'
import { cardOf, type useBoardMenu } from './useBoardMenu.ts'

export interface BoardEventsOptions<T> {
  collection: CollectionModel
  moving: CardDrag<T>
  menu: Pick<ReturnType<typeof useBoardMenu<T>>, 'openAt' | 'openFor'>
  hasMenu: boolean
  isMovable: boolean
  arm: (event: PointerEvent<HTMLElement>) => void
  touch: (event: PointerEvent<HTMLElement>) => void
  isSwallowed: () => boolean
}

/** Letters that follow each other so quickly are one word; a space belongs to it. */
const TYPING = 700

/** Keys and presses of a board: lifting and menus first, the rest is as in every collection. */
export function useBoardEvents<T>(options: BoardEventsOptions<T>) {
  const { collection, moving, menu, hasMenu, isMovable, arm, touch, isSwallowed } = options
  const { order, selection, handlers } = collection
  const { lift } = moving
  const typedAt = useRef(-Infinity)

  const isLifting = (event: KeyboardEvent) => {
    const isMod = event.ctrlKey || event.metaKey
    const isTyping = event.timeStamp - typedAt.current < TYPING
    if (event.key.length === 1 && event.key !== ' ' && !isMod) typedAt.current = event.timeStamp
    if (!isMovable || event.altKey || event.shiftKey) return false
    if (event.key === ' ') return event.ctrlKey || (selection.isOff && !isTyping)
    return isMod && event.key === 'x'
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (lift) return moving.onKeyDown(event)
    const own = cardOf(event.target, order.keyAt)
    const isMenuKey = event.key === 'ContextMenu' || (event.key === 'F10' && event.shiftKey)
    if (own && hasMenu && isMenuKey) {
      event.preventDefault()
      return menu.openFor(own.card, own.key, 'first')
    }
    if (own && event.target === own.card && isLifting(event)) {
      event.preventDefault()
      return void moving.begin(own.key, 'keys')
    }
    handlers.onKeyDown(event)
  }
  const onClick = (event: MouseEvent<HTMLElement>) => {
    if (isSwallowed()) return event.preventDefault()
    const more = (event.target as Element).closest('.at-board-more')
    const own = more && cardOf(more, order.keyAt)
    if (!own) return handlers.onClick(event)
    // A click without a pointer comes from the keyboard or from assistive technology.
    menu.openFor(own.card, own.key, event.detail === 0 ? 'first' : true)
  }
  const onContextMenu = (event: MouseEvent<HTMLElement>) => {
    const own = cardOf(event.target, order.keyAt)
    if (!own || !hasMenu || event.defaultPrevented) return
    event.preventDefault()
    const { clientX: x, clientY: y } = event
    menu.openAt({ key: own.key, x, y, focus: true, isAtPointer: true })
  }
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    // A long press of a finger lifts here; where it only chooses, that is done there too.
    if (event.pointerType === 'mouse') handlers.onPointerDown(event)
    arm(event)
    touch(event)
  }
  const onBlur = (event: FocusEvent<HTMLElement>) => {
    handlers.onBlur(event)
    const next = event.relatedTarget
    if (lift?.by === 'keys' && next && !event.currentTarget.contains(next)) moving.cancel()
  }
  return { ...handlers, onKeyDown, onClick, onContextMenu, onPointerDown, onBlur }
}
