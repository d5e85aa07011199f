import { useEffect, useLayoutEffect, useState, useSyncExternalStore, type RefObject } from 'react'
import type { When, Zone } from '../../dates/index.ts'

const COARSE = '(pointer: coarse)'

function subscribe(listen: () => void): () => void {
  const query = window.matchMedia(COARSE)
  query.addEventListener('change', listen)
  return () => query.removeEventListener('change', listen)
}

/** Whether fingers point here: what they press has to be larger. */
export const useTouch = () =>
  useSyncExternalStore(
    subscribe,
    () => window.matchMedia(COARSE).matches,
    () => false,
  )

export type Width = 'narrow' | 'medium' | 'wide'

/** How much room the frame has, in three steps. */
export function useWidth(root: RefObject<HTMLElement | null>): Width {
  const [width, setWidth] = useState<Width>('wide')
  useLayoutEffect(() => {
    const element = root.current
    if (!element) return
    const measure = () => {
      const { clientWidth } = element
      if (clientWidth > 0)
        setWidth(clientWidth < 560 ? 'narrow' : clientWidth < 680 ? 'medium' : 'wide')
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [root])
  return width
}

/** The moment that is now, as a day with the part that has gone by; each minute anew. */
export function useNow(now: When | undefined, zone: Zone): number {
  const [clock, setClock] = useState(() => Date.now())
  const isRunning = now === undefined
  useEffect(() => {
    if (!isRunning) return
    const timer = setInterval(() => setClock(Date.now()), 60_000)
    return () => clearInterval(timer)
  }, [isRunning])
  const day = zone.exact(now ?? clock)
  return typeof now === 'string' && now.length <= 10 ? day + 0.5 : day
}
