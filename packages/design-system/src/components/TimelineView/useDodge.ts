import { useLayoutEffect, type RefObject } from 'react'
import type { Tick } from './timeline.scale.ts'
import type { Camera } from './useCamera.ts'

export interface DodgeOptions {
  scroller: RefObject<HTMLElement | null>
  canvas: RefObject<HTMLElement | null>
  camera: Camera
  now: number
  upper: readonly Tick[]
}

/** Half of the mark of now, and some air. */
const MARK = 30
/** What the words of a tick take at most. */
const WORDS = 100

/** The words of the tick that holds now step behind its mark, where that would lie on them. */
export function useDodge({ scroller, canvas, camera, now, upper }: DodgeOptions): void {
  const first = upper.find(({ start, end }) => start <= now && now < end)?.start
  useLayoutEffect(() => {
    const box = scroller.current
    const words = canvas.current?.querySelector<HTMLElement>('.at-timeline-upper [data-at-now] b')
    if (!box || !words || first === undefined) return
    let before = ''
    const look = () => {
      const beside = (now - Math.max(first, camera.sight().from)) * camera.dayWidth()
      const by = beside > -MARK && beside < WORDS ? `${Math.round(beside + MARK)}px` : ''
      // On themselves: as a variable of the ground, all that lies on it would be styled anew.
      if (by !== before) words.style.paddingInlineStart = by
      before = by
    }
    look()
    box.addEventListener('scroll', look, { passive: true })
    return () => {
      box.removeEventListener('scroll', look)
      words.style.paddingInlineStart = ''
    }
  }, [scroller, canvas, camera, now, first])
}
