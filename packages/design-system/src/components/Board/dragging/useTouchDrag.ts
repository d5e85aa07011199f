import { useCallback, useEffect, useRef, useState, type PointerEvent, type RefObject } from 'react'
import type { Key } from '../../../collection/index.ts'
import type { ColumnHandle } from '../columns/useColumnRows.ts'
import { useLatest } from '../useLatest.ts'
import { scrollAtEdges } from './scrollAtEdges.ts'

export interface TouchDragOptions {
  board: RefObject<HTMLElement | null>
  columns: RefObject<ReadonlyMap<string, ColumnHandle>>
  keyOf: (card: Element) => Key | undefined
  canLift: (key: Key) => boolean
  begin: (key: Key) => boolean
  aim: (at: { column: string; clientY: number } | undefined) => void
  drop: () => void
  cancel: () => void
  accepts: (column: string) => boolean
  /** A long press that moved nothing. */
  choose: (key: Key) => void
}

/** The card under the finger. */
export interface Carried {
  key: Key
  width: number
  x: number
  y: number
}

const LONG_PRESS = 380
/** A finger that goes further scrolls, or once it holds a card, moves it. */
const SLOP = 10
const TAKES = 'a[href], button, input, select, textarea, summary, [contenteditable="true"]'

interface Held {
  key: Key
  id: number
  x: number
  y: number
  /** From the card's corner to the finger. */
  grip: { x: number; y: number }
  isMoving: boolean
}

/**
 * Dragging with a finger or a pen: the browser's own drag does not start there everywhere. A long
 * press lifts the card; let go without moving, it only chooses it.
 */
export function useTouchDrag(options: TouchDragOptions) {
  const { board, columns } = options
  const now = useLatest(options)
  const [carried, setCarried] = useState<Carried>()
  const preview = useRef<HTMLDivElement>(null)
  const held = useRef<Held>(undefined)
  const stop = useRef<() => void>(undefined)
  /** The click that follows a long press means nothing. */
  const swallows = useRef(false)

  const follow = useCallback(() => {
    const one = held.current
    if (!one?.isMoving) return
    const column = [...columns.current].find(([, { element }]) => {
      const { left, right } = element.getBoundingClientRect()
      return one.x >= left && one.x <= right
    })?.[0]
    const mayGo = column !== undefined && now.current.accepts(column)
    now.current.aim(mayGo ? { column, clientY: one.y } : undefined)
    preview.current?.style.setProperty(
      'translate',
      `${one.x - one.grip.x}px ${one.y - one.grip.y}px`,
    )
  }, [columns, now])

  const scroll = useCallback(() => {
    const one = held.current
    if (!one?.isMoving || !board.current) return
    if (scrollAtEdges(one, board.current, columns.current.values())) follow()
  }, [board, columns, follow])

  const onPointerDown = useCallback(
    (event: PointerEvent<HTMLElement>) => {
      swallows.current = false
      if (event.pointerType === 'mouse' || !event.isPrimary) return
      const target = event.target as Element
      const card = target.closest<HTMLElement>('.at-board-card')
      const key = card ? now.current.keyOf(card) : undefined
      if (!card || key === undefined || target.closest(TAKES)) return
      stop.current?.()
      const { clientX: x, clientY: y, pointerId } = event
      const box = card.getBoundingClientRect()
      const page = card.ownerDocument
      let frame = 0
      const tick = () => {
        scroll()
        frame = requestAnimationFrame(tick)
      }
      const lift = () => {
        held.current = {
          key,
          id: pointerId,
          x,
          y,
          grip: { x: x - box.left, y: y - box.top },
          isMoving: false,
        }
        swallows.current = true
        navigator.vibrate?.(8)
        if (!now.current.canLift(key)) return
        setCarried({ key, width: box.width, x: box.left, y: box.top })
      }
      const timer = setTimeout(lift, LONG_PRESS)
      const onMove = (move: globalThis.PointerEvent) => {
        if (move.pointerId !== pointerId) return
        const isFar = Math.hypot(move.clientX - x, move.clientY - y) > SLOP
        const one = held.current
        if (!one) {
          if (isFar) end()
          return
        }
        one.x = move.clientX
        one.y = move.clientY
        if (isFar && !one.isMoving && now.current.begin(key)) {
          one.isMoving = true
          frame = requestAnimationFrame(tick)
        }
        follow()
      }
      const end = () => {
        clearTimeout(timer)
        cancelAnimationFrame(frame)
        held.current = undefined
        setCarried(undefined)
        page.removeEventListener('pointermove', onMove)
        page.removeEventListener('pointerup', onUp)
        page.removeEventListener('pointercancel', onCancel)
        page.removeEventListener('keydown', onKey, true)
        stop.current = undefined
      }
      const onUp = (up: globalThis.PointerEvent) => {
        if (up.pointerId !== pointerId) return
        const one = held.current
        end()
        if (one?.isMoving) now.current.drop()
        else if (one) now.current.choose(key)
      }
      const onCancel = () => {
        const wasMoving = held.current?.isMoving
        end()
        if (wasMoving) now.current.cancel()
      }
      const onKey = (press: KeyboardEvent) => {
        if (press.key === 'Escape') onCancel()
      }
      page.addEventListener('pointermove', onMove)
      page.addEventListener('pointerup', onUp)
      page.addEventListener('pointercancel', onCancel)
      page.addEventListener('keydown', onKey, true)
      stop.current = end
    },
    [follow, scroll, now],
  )

  useTouchHold(board, held)
  useEffect(() => () => stop.current?.(), [])

  /** Whether a click only ends a long press. */
  const isSwallowed = useCallback(() => {
    const isIt = swallows.current
    swallows.current = false
    return isIt
  }, [])
  return { onPointerDown, carried, preview, isSwallowed }
}

/** A finger that holds a card does not scroll; this has to be said before the browser begins to. */
function useTouchHold(
  board: RefObject<HTMLElement | null>,
  held: RefObject<Held | undefined>,
): void {
  useEffect(() => {
    const root = board.current
    const hold = (event: Event) => {
      if (held.current && event.cancelable) event.preventDefault()
    }
    root?.addEventListener('touchmove', hold, { passive: false })
    root?.addEventListener('contextmenu', hold)
    return () => {
      root?.removeEventListener('touchmove', hold)
      root?.removeEventListener('contextmenu', hold)
    }
  }, [board, held])
}
