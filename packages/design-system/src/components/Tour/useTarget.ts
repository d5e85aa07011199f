import { useEffect, useState } from 'react'
import type { Box } from './tour.logic.ts'

/** Finds the target of a step: a selector, an element, or a function that looks for it. */
export type TourTarget = string | Element | (() => Element | null | undefined)

/** So long a step waits for a target that is still being made. */
const PATIENCE = 2_000

function find(target: TourTarget): Element | undefined {
  const element =
    typeof target === 'string'
      ? document.querySelector(target)
      : typeof target === 'function'
        ? target()
        : target
  if (!element?.isConnected) return undefined
  const { width, height } = element.getBoundingClientRect()
  return width > 0 && height > 0 ? element : undefined
}

interface Found {
  /** The step that it was looked for. */
  target: TourTarget | undefined
  /** Where it is now; undefined when there is none. */
  box: Box | undefined
}

/** Where the target of a step is, again and again; brought into sight once. */
export function useTarget(target: TourTarget | undefined): {
  isReady: boolean
  box: Box | undefined
} {
  const [found, setFound] = useState<Found>()
  useEffect(() => {
    if (target === undefined) return
    let frame = 0
    let element: Element | undefined
    let last = ''
    const begin = performance.now()
    const look = (now: number) => {
      frame = requestAnimationFrame(look)
      if (!element?.isConnected) {
        const next = find(target)
        if (next && next !== element) bringIntoSight(next)
        element = next
      }
      if (!element && now - begin < PATIENCE && last === '') return
      const box = element?.getBoundingClientRect()
      const key = box ? [box.left, box.top, box.width, box.height].join() : 'none'
      if (key === last) return
      last = key
      setFound({ target, box })
    }
    frame = requestAnimationFrame(look)
    return () => cancelAnimationFrame(frame)
  }, [target])
  if (target === undefined) return { isReady: true, box: undefined }
  const isReady = found?.target === target
  return { isReady, box: isReady ? found.box : undefined }
}

function bringIntoSight(element: Element): void {
  const { top, bottom, left, right } = element.getBoundingClientRect()
  const isSeen = top >= 0 && left >= 0 && bottom <= window.innerHeight && right <= window.innerWidth
  if (isSeen) return
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  const isHigh = bottom - top > window.innerHeight * 0.6
  element.scrollIntoView({
    behavior: isStill ? 'instant' : 'smooth',
    block: isHigh ? 'start' : 'center',
    inline: 'nearest',
  })
}
