import { useEffect, type RefObject } from 'react'
import type { TimelineViewport } from './viewport.types.ts'

/** Where the ground can be taken hold of: not on a bar, a title or a button. */
const HELD = '[data-at-index], .at-timeline-side, button, a, input'
const SLOP = 4

/** Ctrl and the wheel, two fingers, and pulling the ground with the mouse. */
export function useGround(
  scroller: RefObject<HTMLElement | null>,
  viewport: TimelineViewport,
): void {
  useEffect(() => {
    const box = scroller.current
    if (!box) return
    let factor = 1
    let x = 0
    let frame = 0
    // Wheels turn faster than pages are drawn.
    const zoomSoon = (by: number, clientX: number) => {
      factor *= by
      x = clientX
      frame ||= requestAnimationFrame(() => {
        viewport.zoom(factor, x)
        factor = 1
        frame = 0
      })
    }
    const onWheel = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey) return
      event.preventDefault()
      const lines = event.deltaMode === 1 ? event.deltaY * 24 : event.deltaY
      zoomSoon(Math.exp(-Math.max(-120, Math.min(120, lines)) * 0.0035), event.clientX)
    }
    let spread = 0
    const spreadOf = ({ touches }: TouchEvent) =>
      Math.hypot(
        touches[0]!.clientX - touches[1]!.clientX,
        touches[0]!.clientY - touches[1]!.clientY,
      )
    const onTouchStart = (event: TouchEvent) => {
      spread = event.touches.length === 2 ? spreadOf(event) : 0
    }
    const onTouchMove = (event: TouchEvent) => {
      if (event.touches.length !== 2 || spread === 0) return
      event.preventDefault()
      const next = spreadOf(event)
      zoomSoon(next / spread, (event.touches[0]!.clientX + event.touches[1]!.clientX) / 2)
      spread = next
    }
    const onPointerDown = (event: PointerEvent) => {
      const isLeft = event.pointerType === 'mouse' && event.button === 0
      if (!isLeft || (event.target as Element).closest(HELD)) return
      // The browser's own bars lie outside of what is inside.
      const rect = box.getBoundingClientRect()
      if (event.clientX > rect.left + box.clientLeft + box.clientWidth) return
      if (event.clientY > rect.top + box.clientTop + box.clientHeight) return
      let [left, top] = [event.clientX, event.clientY]
      let isPulling = false
      const onMove = (move: PointerEvent) => {
        if (!isPulling && Math.hypot(move.clientX - left, move.clientY - top) < SLOP) return
        isPulling = true
        box.toggleAttribute('data-at-pulled', true)
        box.scrollBy(left - move.clientX, top - move.clientY)
        left = move.clientX
        top = move.clientY
      }
      const stop = () => {
        box.toggleAttribute('data-at-pulled', false)
        window.removeEventListener('pointermove', onMove)
        window.removeEventListener('pointerup', stop)
        window.removeEventListener('pointercancel', stop)
      }
      window.addEventListener('pointermove', onMove)
      window.addEventListener('pointerup', stop)
      window.addEventListener('pointercancel', stop)
    }
    box.addEventListener('wheel', onWheel, { passive: false })
    box.addEventListener('touchstart', onTouchStart, { passive: true })
    box.addEventListener('touchmove', onTouchMove, { passive: false })
    box.addEventListener('pointerdown', onPointerDown)
    return () => {
      cancelAnimationFrame(frame)
      box.removeEventListener('wheel', onWheel)
      box.removeEventListener('touchstart', onTouchStart)
      box.removeEventListener('touchmove', onTouchMove)
      box.removeEventListener('pointerdown', onPointerDown)
    }
  }, [scroller, viewport])
}
