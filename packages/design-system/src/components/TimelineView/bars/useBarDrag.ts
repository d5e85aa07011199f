import {
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  type PointerEvent,
  type RefObject,
} from 'react'
import { flushSync } from 'react-dom'
import { swallowClick } from '../../../collection/swallowClick.ts'
import { INDEX, indexAt } from '../../../collection/index.ts'
import { shareOf } from './TimelineBar.tsx'
import { startOf } from '../../../dates/index.ts'
import type { Placed } from '../layout/timeline.logic.ts'
import type { TimelineSnap } from '../timeline.types.ts'
import type { TimelineViewport } from '../viewport/viewport.types.ts'
import type { Speech } from '../useSpeech.ts'

/** What a hand does to a bar. */
export type Grip = 'move' | 'start' | 'end'

export interface BarDragOptions {
  scroller: RefObject<HTMLElement | null>
  /** Shows the days beside the pointer. */
  label: RefObject<HTMLElement | null>
  viewport: TimelineViewport
  side: number
  /** Days of the whole ground. */
  ground: number
  isRtl: boolean
  snap: TimelineSnap | undefined
  speech: Speech
  placedAt: (index: number) => Placed | undefined
  /** Called once, when it is let go elsewhere. */
  onDrop: (placed: Placed, start: number, end: number, grip: Grip) => void
}

const SLOP = 4
const EDGE = 36

/** The Monday that is nearest. */
const nearestWeek = (day: number) => startOf('week', day + 3)

/** The days of a bar after a grip was moved by so many; weeks begin on Monday and end on Sunday. */
export function dragged(
  { start, end }: { start: number; end: number },
  grip: Grip,
  by: number,
  snap: TimelineSnap = 'day',
) {
  if (by === 0) return { start, end }
  const first = snap === 'week' ? nearestWeek(start + by) : start + by
  if (grip === 'move') return { start: first, end: end + first - start }
  if (grip === 'start') return { start: Math.min(first, end), end }
  const last = snap === 'week' ? nearestWeek(end + 1 + by) - 1 : end + by
  return { start, end: Math.max(start, last) }
}

/** By how many days a key moves a grip that comes to lie on weeks: on to the next one. */
export function byWeek({ start, end }: { start: number; end: number }, grip: Grip, way: 1 | -1) {
  const edge = grip === 'end' ? end + 1 : start
  return (way > 0 ? startOf('week', edge) + 7 : startOf('week', edge - 1)) - edge
}

/** Which part of a bar a pointer took. */
function gripAt(bar: HTMLElement, clientX: number, isRtl: boolean): Grip | undefined {
  const { left, right, width } = bar.getBoundingClientRect()
  const canMove = bar.hasAttribute('data-at-move')
  const zone = Math.min(
    window.matchMedia('(pointer: coarse)').matches ? 22 : 9,
    width / (canMove ? 4 : 2),
  )
  if (bar.hasAttribute('data-at-resize')) {
    const isLeft = clientX - left <= zone
    const isRight = right - clientX <= zone
    if (isLeft || isRight) {
      const isStart = isLeft !== isRtl
      // An open end has nothing to take hold of.
      if (isStart || !bar.hasAttribute('data-at-open')) return isStart ? 'start' : 'end'
    }
  }
  return canMove ? 'move' : undefined
}

/**
 * Moves a bar and its ends by hand, day by day. While the hand moves, only the element's own style
 * changes; the data hears of it once, when it lets go. Escape leaves all as it was.
 */
export function useBarDrag(options: BarDragOptions) {
  const now = useRef(options)
  useLayoutEffect(() => {
    now.current = options
  })
  const stopRef = useRef<() => void>(undefined)
  useEffect(() => () => stopRef.current?.(), [])

  const onPointerDown = useCallback((event: PointerEvent<HTMLElement>) => {
    const { placedAt, isRtl, viewport, scroller, label } = now.current
    const target = event.target as Element
    const bar = target.closest<HTMLElement>(`[${INDEX}]`)
    const placed = placedAt(indexAt(target))
    if (event.button !== 0 || !bar || !placed || target.closest('button')) return
    // A finger scrolls; only a bar that it has taken before moves with it.
    if (event.pointerType === 'touch' && bar.getAttribute('tabindex') !== '0') return
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    const grip = gripAt(bar, event.clientX, isRtl)
    const box = scroller.current
    if (!grip || !box) return
    const from = viewport.dayAt(event.clientX)
    const before = { start: bar.style.insetInlineStart, size: bar.style.inlineSize }
    const firstX = event.clientX
    let x = firstX
    let y = event.clientY
    let span = { start: placed.start, end: placed.end }
    let isMoving = false
    let timer = 0

    const draw = () => {
      const { speech, snap } = now.current
      const next = dragged(placed, grip, Math.round(viewport.dayAt(x) - from), snap)
      span = next
      const shift = next.start - placed.start
      const grown = placed.end === Infinity ? -shift : next.end - placed.end - shift
      const { ground } = now.current
      bar.style.insetInlineStart = `calc(${before.start} + ${shareOf(shift, ground)})`
      if (grip !== 'move') bar.style.inlineSize = `calc(${before.size} + ${shareOf(grown, ground)})`
      const note = label.current
      if (!note) return
      note.textContent = speech.written(next.start, next.end)
      note.style.translate = `${x}px ${y}px`
    }
    const scrollAtEdge = () => {
      const { left, right } = box.getBoundingClientRect()
      const { side } = now.current
      const first = left + (isRtl ? 0 : side)
      const last = right - (isRtl ? side : 0)
      const by = x < first + EDGE ? x - first - EDGE : x > last - EDGE ? x - last + EDGE : 0
      if (by !== 0) {
        box.scrollBy(Math.max(-EDGE, Math.min(EDGE, by)) / 3, 0)
        viewport.onScroll()
        draw()
      }
      timer = requestAnimationFrame(scrollAtEdge)
    }
    const begin = () => {
      isMoving = true
      box.setAttribute('data-at-dragging', grip)
      bar.setAttribute('data-at-dragged', '')
      label.current?.removeAttribute('hidden')
      timer = requestAnimationFrame(scrollAtEdge)
    }
    const stop = () => {
      cancelAnimationFrame(timer)
      box.removeAttribute('data-at-dragging')
      bar.removeAttribute('data-at-dragged')
      label.current?.setAttribute('hidden', '')
      bar.style.insetInlineStart = before.start
      bar.style.inlineSize = before.size
      window.removeEventListener('pointermove', onMove)
      window.removeEventListener('pointerup', onUp)
      window.removeEventListener('pointercancel', stop)
      window.removeEventListener('keydown', onKey, true)
      stopRef.current = undefined
    }
    const onMove = (move: globalThis.PointerEvent) => {
      x = move.clientX
      y = move.clientY
      if (!isMoving && Math.abs(x - firstX) < SLOP) return
      if (!isMoving) begin()
      draw()
    }
    const onUp = () => {
      const wasMoving = isMoving
      stop()
      if (!wasMoving) return
      swallowClick()
      if (span.start === placed.start && span.end === placed.end) return
      flushSync(() => now.current.onDrop(placed, span.start, span.end, grip))
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
  return onPointerDown
}
