import {
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  type PointerEvent,
  type RefObject,
} from 'react'
import { flushSync } from 'react-dom'
import { swallowClick } from '../../collection/swallowClick.ts'
import type { Dated } from './calendar.logic.ts'
import type { CalendarSpeech } from './useCalendarSpeech.ts'

interface DragOptions {
  root: RefObject<HTMLElement | null>
  label: RefObject<HTMLElement | null>
  speech: CalendarSpeech
  datedOf: (key: string) => Dated | undefined
  onDrop: (dated: Dated, by: number) => void
  /** A long press of a finger that moved nothing. */
  onHold: (dated: Dated, element: Element) => void
}

export interface EventDrag {
  onPointerDown: (event: PointerEvent<HTMLElement>) => void
  /** Whether a finger rests on an event. */
  isHeld: () => boolean
}

/** A mouse that goes further drags; a finger scrolls, unless it rested before. */
const SLOP = { mouse: 5, finger: 10 }
const LONG_PRESS = 380

/** The day of the calendar under a point of the page. */
function dayAt(x: number, y: number): number | undefined {
  for (const element of document.elementsFromPoint(x, y)) {
    const day = element.getAttribute('data-day')
    if (day !== null) return Number(day)
  }
  return undefined
}

/**
 * Carries an event to another day, by mouse or after a long press by finger; the days that it would
 * get are marked. Escape leaves it.
 */
export function useEventDrag(options: DragOptions): EventDrag {
  const now = useRef(options)
  useLayoutEffect(() => {
    now.current = options
  })
  const stopRef = useRef<() => void>(undefined)
  const held = useRef(false)
  const { root } = options
  useEffect(() => {
    const box = root.current
    // A finger that holds an event does not scroll; this has to be said before the browser begins to.
    const hold = (event: Event) => {
      if (held.current && event.cancelable) event.preventDefault()
    }
    box?.addEventListener('touchmove', hold, { passive: false })
    return () => {
      box?.removeEventListener('touchmove', hold)
      stopRef.current?.()
    }
  }, [root])

  const onPointerDown = useCallback((event: PointerEvent<HTMLElement>) => {
    const element = (event.target as Element).closest<HTMLElement>('[data-at-event]')
    const { root: outer, label, speech, datedOf } = now.current
    const box = outer.current
    const dated = element && datedOf(element.dataset.atEvent ?? '')
    const { pointerId, clientX, clientY } = event
    const from = dayAt(clientX, clientY)
    if (!element || !dated || !box || from === undefined || event.button !== 0) return
    const isFinger = event.pointerType === 'touch'
    const canMove = element.hasAttribute('data-at-move')
    if (!isFinger && !canMove) return
    stopRef.current?.()
    let by = 0
    let isMoving = false
    const lift = () => {
      held.current = true
      navigator.vibrate?.(8)
      element.toggleAttribute('data-at-dragged', canMove)
    }
    const timer = isFinger ? setTimeout(lift, LONG_PRESS) : undefined
    const mark = () => {
      for (const cell of box.querySelectorAll<HTMLElement>('[data-day]')) {
        const day = Number(cell.dataset.day) - by
        cell.toggleAttribute('data-at-over', isMoving && day >= dated.start && day <= dated.end)
      }
    }
    const onMove = ({ pointerId: id, clientX: x, clientY: y }: globalThis.PointerEvent) => {
      if (id !== pointerId) return
      const isNear = Math.hypot(x - clientX, y - clientY) < SLOP[isFinger ? 'finger' : 'mouse']
      if (!isMoving && isNear) return
      if (isFinger && !held.current) return stop()
      if (!canMove) return
      isMoving = true
      element.setAttribute('data-at-dragged', '')
      by = (dayAt(x, y) ?? from + by) - from
      mark()
      const note = label.current
      if (!note) return
      note.hidden = false
      note.textContent = speech.names.written(dated.start + by, dated.end + by)
      note.style.translate = `${x}px ${y}px`
    }
    const stop = () => {
      clearTimeout(timer)
      isMoving = false
      held.current = false
      mark()
      element.removeAttribute('data-at-dragged')
      label.current?.setAttribute('hidden', '')
      window.removeEventListener('pointermove', onMove)
      window.removeEventListener('pointerup', onUp)
      window.removeEventListener('pointercancel', stop)
      window.removeEventListener('keydown', onKey, true)
      stopRef.current = undefined
    }
    const onUp = ({ pointerId: id }: globalThis.PointerEvent) => {
      if (id !== pointerId) return
      const [wasMoving, wasHeld] = [isMoving, held.current]
      stop()
      if (wasMoving || wasHeld) swallowClick()
      if (wasMoving && by !== 0) flushSync(() => now.current.onDrop(dated, by))
      else if (wasHeld && !wasMoving) now.current.onHold(dated, element)
    }
    const onKey = (key: globalThis.KeyboardEvent) => {
      if (key.key !== 'Escape' || !isMoving) return
      key.stopPropagation()
      key.preventDefault()
      stop()
    }
    stopRef.current = stop
    window.addEventListener('pointermove', onMove)
    window.addEventListener('pointerup', onUp)
    window.addEventListener('pointercancel', stop)
    window.addEventListener('keydown', onKey, true)
  }, [])
  const isHeld = useCallback(() => held.current, [])
  return { onPointerDown, isHeld }
}
