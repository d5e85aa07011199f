import {
  useCallback,
  useEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type PointerEvent,
} from 'react'
import { clampOffset, stepZoom, toZoom, zoomAbout, type Offset } from '../ZoomSlider/index.ts'

const HOME: Offset = { x: 0, y: 0 }
const ONE = { width: 1, height: 1 }
const STRIDE = 40
/** Less than this is a click, not a drag. */
const SLACK = 4

interface Drag {
  from: Offset
  at: Offset
  isMoving: boolean
}

type PlacedEvent = Pick<PointerEvent | WheelEvent, 'clientX' | 'clientY' | 'currentTarget'>

/**
 * Zooms about the pointer, moves by dragging, by click and by keys. Several frames of one size may
 * have its `ref` and handlers: what is in them then zooms and moves together (D-09).
 */
export function useZoomPan(zoom: number, setZoom: (zoom: number) => void, isEnlarged?: boolean) {
  const frame = useRef<HTMLDivElement>(null)
  const drag = useRef<Drag>(null)
  const [wanted, setWanted] = useState(HOME)
  const [isDragging, setDragging] = useState(false)

  // Places are parts of the frame, so that they hold in a frame of any size.
  const room = () => {
    const { clientWidth: width = 0, clientHeight: height = 0 } = frame.current ?? {}
    return { width: width || 1, height: height || 1 }
  }
  const offset = clampOffset(wanted, zoom, ONE)
  const moveTo = (next: Offset, at = zoom) => setWanted(clampOffset(next, at, ONE))
  const moveBy = (x: number, y: number, from = offset) => {
    const { width, height } = room()
    moveTo({ x: from.x + x / width, y: from.y + y / height })
  }
  const pointOf = (event: PlacedEvent): Offset => {
    const box = (event.currentTarget as Element | null)?.getBoundingClientRect()
    if (!box) return HOME
    return {
      x: (event.clientX - box.left) / box.width - 0.5,
      y: (event.clientY - box.top) / box.height - 0.5,
    }
  }
  const zoomTo = (next: number, about: Offset = HOME) => {
    const to = toZoom(next, isEnlarged)
    if (to === zoom) return
    moveTo(zoomAbout(offset, about, zoom, to), to)
    setZoom(to)
  }

  const onWheel = useRef<(event: WheelEvent) => void>(() => {})
  useEffect(() => {
    onWheel.current = (event) => {
      if (event.deltaY === 0) return
      event.preventDefault()
      zoomTo(stepZoom(zoom, event.deltaY < 0 ? 1 : -1, isEnlarged), pointOf(event))
    }
  })
  // The browser's own way of listening cannot keep the page from scrolling.
  const ref = useCallback((element: HTMLDivElement | null) => {
    frame.current = element
    const listen = (event: WheelEvent) => onWheel.current(event)
    element?.addEventListener('wheel', listen, { passive: false })
    return () => element?.removeEventListener('wheel', listen)
  }, [])

  const handlers = {
    onKeyDown: (event: KeyboardEvent) => {
      const moves: Record<string, Offset> = {
        ArrowLeft: { x: STRIDE, y: 0 },
        ArrowRight: { x: -STRIDE, y: 0 },
        ArrowUp: { x: 0, y: STRIDE },
        ArrowDown: { x: 0, y: -STRIDE },
      }
      const move = moves[event.key]
      if (event.ctrlKey || event.metaKey || event.altKey) return
      if (move) moveBy(move.x, move.y)
      else if (event.key === '+') zoomTo(stepZoom(zoom, 1, isEnlarged))
      else if (event.key === '-') zoomTo(stepZoom(zoom, -1, isEnlarged))
      else if (event.key === '0' || event.key === 'Home') {
        setWanted(HOME)
        setZoom(1)
      } else return
      event.preventDefault()
    },
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return
      drag.current = { from: offset, at: { x: event.clientX, y: event.clientY }, isMoving: false }
      event.currentTarget.setPointerCapture(event.pointerId)
    },
    onPointerMove: (event: PointerEvent) => {
      const held = drag.current
      if (!held) return
      const x = event.clientX - held.at.x
      const y = event.clientY - held.at.y
      if (!held.isMoving && Math.hypot(x, y) < SLACK) return
      held.isMoving = true
      setDragging(true)
      moveBy(x, y, held.from)
    },
    onPointerUp: (event: PointerEvent) => {
      const held = drag.current
      drag.current = null
      setDragging(false)
      if (!held || held.isMoving) return
      const point = pointOf(event)
      moveTo({ x: offset.x - point.x, y: offset.y - point.y })
    },
    onPointerCancel: () => {
      drag.current = null
      setDragging(false)
    },
  }
  return { ref, offset, isDragging, zoomTo, handlers }
}
