import { useEffect, useRef, useState, type PointerEvent } from 'react'
import { areaBetween, isDrawn, spotAt, type Shape } from './places.logic.ts'

export interface Drawing {
  /** What is being drawn; undefined: nothing is. */
  drawn: Shape | undefined
  /** A pointer went down on the layer, or on the corner of what was drawn: `from` is the one across. */
  begin: (event: PointerEvent, layer: HTMLElement, from?: Pick<Shape, 'x' | 'y'>) => void
  /** The click that comes now was the end of drawing. */
  wasDrawn: () => boolean
}

/** A rectangle that is drawn by a pointer held down (T-41). */
export function useDrawing(onDrawn: (shape: Shape) => void): Drawing {
  const [drawn, setDrawn] = useState<Shape>()
  const hasDrawn = useRef(false)
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  const begin: Drawing['begin'] = (event, layer, from) => {
    hasDrawn.current = false
    if (event.button !== 0 || !event.isPrimary) return
    const { pointerId, clientX, clientY } = event
    const holder = event.currentTarget as HTMLElement
    const start = from ?? spotAt(layer.getBoundingClientRect(), event)
    const over = new AbortController()
    running.current = over
    const { signal } = over
    let shape: Shape | undefined
    const end = () => {
      over.abort()
      setDrawn(undefined)
    }
    const move = (moved: globalThis.PointerEvent) => {
      if (moved.pointerId !== pointerId) return
      if (!shape) {
        if (!isDrawn({ clientX, clientY }, moved)) return
        // The click at its end is the holder's, wherever that is.
        holder.setPointerCapture(pointerId)
      }
      // It may have been scrolled meanwhile: the corner is kept as a share.
      shape = areaBetween(start, spotAt(layer.getBoundingClientRect(), moved))
      hasDrawn.current = true
      setDrawn(shape)
    }
    const finish = () => {
      end()
      if (shape) onDrawn(shape)
    }
    const letGo = (pressed: KeyboardEvent) => {
      if (pressed.key !== 'Escape') return
      // Only what is being drawn, not the comments beside it.
      pressed.stopPropagation()
      hasDrawn.current = true
      end()
    }
    addEventListener('pointermove', move, { signal })
    addEventListener('pointerup', finish, { signal })
    addEventListener('pointercancel', end, { signal })
    addEventListener('keydown', letGo, { capture: true, signal })
  }
  return {
    drawn,
    begin,
    wasDrawn: () => {
      const was = hasDrawn.current
      hasDrawn.current = false
      return was
    },
  }
}
