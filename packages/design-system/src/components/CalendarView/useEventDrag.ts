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
}

const SLOP = 5

/** The day of the calendar under a point of the page. */
function dayAt(x: number, y: number): number | undefined {
  for (const element of document.elementsFromPoint(x, y)) {
    const day = element.getAttribute('data-day')
    if (day !== null) return Number(day)
  }
  return undefined
}

/** Carries an event to another day; the days that it would get are marked. Escape leaves it. */
export function useEventDrag(options: DragOptions) {
  const now = useRef(options)
  useLayoutEffect(() => {
    now.current = options
  })
  const stopRef = useRef<() => void>(undefined)
  useEffect(() => () => stopRef.current?.(), [])

  return useCallback((event: PointerEvent<HTMLElement>) => {
    const element = (event.target as Element).closest<HTMLElement>('[data-at-move]')
    const { root, label, speech, datedOf } = now.current
    const box = root.current
    const dated = element && datedOf(element.dataset.atEvent ?? '')
    if (!element || !dated || !box || event.button !== 0 || event.pointerType === 'touch') return
    const first = { x: event.clientX, y: event.clientY }
    const from = dayAt(first.x, first.y)
    if (from === undefined) return
    let by = 0
    let isMoving = false
    const mark = () => {
      for (const cell of box.querySelectorAll<HTMLElement>('[data-day]')) {
        const day = Number(cell.dataset.day) - by
        cell.toggleAttribute('data-at-over', isMoving && day >= dated.start && day <= dated.end)
      }
    }
    const onMove = ({ clientX: x, clientY: y }: globalThis.PointerEvent) => {
      if (!isMoving && Math.hypot(x - first.x, y - first.y) < SLOP) return
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
      isMoving = false
      mark()
      element.removeAttribute('data-at-dragged')
      label.current?.setAttribute('hidden', '')
      window.removeEventListener('pointermove', onMove)
      window.removeEventListener('pointerup', onUp)
      window.removeEventListener('pointercancel', stop)
      window.removeEventListener('keydown', onKey, true)
      stopRef.current = undefined
    }
    const onUp = () => {
      const wasMoving = isMoving
      stop()
      if (!wasMoving) return
      swallowClick()
      if (by !== 0) flushSync(() => now.current.onDrop(dated, by))
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
}
