import { useRef, type TouchEvent } from 'react'

/** Pixels that a finger has to go, and how much more sideways than up or down. */
const DISTANCE = 48
const SLANT = 1.5

/** A finger that goes sideways turns to the next, 1, or back, -1; not on what has a use for it. */
export function useSwipe(except: string, onTurn: (step: 1 | -1) => void) {
  const start = useRef<{ x: number; y: number }>(undefined)
  return {
    onTouchStart: ({ touches, target }: TouchEvent) => {
      const finger = touches[0]
      const isOwn = (target as Element).closest(except) !== null
      // Two fingers zoom the page.
      start.current =
        finger && touches.length === 1 && !isOwn
          ? { x: finger.clientX, y: finger.clientY }
          : undefined
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const { current: from } = start
      start.current = undefined
      const finger = changedTouches[0]
      if (!from || !finger) return
      const [x, y] = [finger.clientX - from.x, finger.clientY - from.y]
      if (Math.abs(x) >= DISTANCE && Math.abs(x) > SLANT * Math.abs(y)) onTurn(x < 0 ? 1 : -1)
    },
  }
}
