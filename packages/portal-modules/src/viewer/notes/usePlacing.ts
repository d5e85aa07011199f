import { useEffect, useEffectEvent } from 'react'
import type { Notes } from './useNotes.ts'

/** Escape leaves the marking of a place on pages, before it leaves the comments. */
export function usePlacing({ places, isMarking, setPlacing }: Notes): void {
  const isOn = places === 'pages' && isMarking
  const leave = useEffectEvent(() => setPlacing(false))
  useEffect(() => {
    if (!isOn) return
    const listen = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.stopPropagation()
      leave()
    }
    // Before the window around it hears of it, and after what is just being drawn.
    document.addEventListener('keydown', listen, { capture: true })
    return () => document.removeEventListener('keydown', listen, { capture: true })
  }, [isOn])
}
