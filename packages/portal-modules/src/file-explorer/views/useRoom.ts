import { useEffect, useState, type RefObject } from 'react'

/** How much of a row there is room for. */
export type Room = 'narrow' | 'medium' | 'wide'

const roomOf = (width: number): Room => (width < 520 ? 'narrow' : width < 820 ? 'medium' : 'wide')

export const rowHeights: Record<Room, number> = { narrow: 60, medium: 44, wide: 44 }

/** The room that an element has, by its own width: the module may stand in a narrow place. */
export function useRoom(element: RefObject<HTMLElement | null>): Room {
  const [room, setRoom] = useState<Room>('wide')
  useEffect(() => {
    if (!element.current) return
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setRoom(roomOf(entry.contentRect.width))
    })
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return room
}
