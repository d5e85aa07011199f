import { useEffect, useState, useSyncExternalStore, type RefObject } from 'react'
import { useMeasured } from '../../../collection/useMeasured.ts'
import type { When, Zone } from '../../../dates/index.ts'

let query: MediaQueryList | undefined
const coarse = () => (query ??= window.matchMedia('(pointer: coarse)'))

function subscribe(listen: () => void): () => void {
  coarse().addEventListener('change', listen)
  return () => coarse().removeEventListener('change', listen)
}

/** Whether fingers point here: what they press has to be larger. */
export const useTouch = () =>
  useSyncExternalStore(
    subscribe,
    () => coarse().matches,
    () => false,
  )

export type Width = 'narrow' | 'medium' | 'wide'

/** A frame that is hidden keeps the form that it had. */
const widthOf = ({ clientWidth }: HTMLElement): Width | undefined =>
  clientWidth === 0
    ? undefined
    : clientWidth < 560
      ? 'narrow'
      : clientWidth < 680
        ? 'medium'
        : 'wide'

/** How much room the frame has, in three steps. */
export const useWidth = (root: RefObject<HTMLElement | null>): Width =>
  useMeasured<Width>(root, widthOf, 'wide')

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
