import { useEffect, useState, type RefObject } from 'react'
import { flushSync } from 'react-dom'

/** How much of a row there is room for; `tile` is a row of its own shape, with a picture. */
export type Room = 'narrow' | 'medium' | 'wide' | 'tile'
/** Entries below each other, or as tiles with pictures. */
export type Layout = 'list' | 'tiles'

/** Pixels that columns need. */
export const narrowBelow = 520
const wideFrom = 740
const roomOf = (width: number, extraPx: number): Room =>
  width < narrowBelow ? 'narrow' : width < wideFrom + extraPx ? 'medium' : 'wide'

export const rowHeights: Record<Room, number> = { narrow: 60, medium: 44, wide: 44, tile: 208 }
/** A tile is at least as wide. */
const tileWidth = 176
const columnsOf = (width: number) => Math.max(1, Math.floor(width / tileWidth))

/** Before it is measured: on a phone a list has no more than the window, elsewhere it mostly has room. */
const firstRoom = (extraPx: number): Room =>
  roomOf(typeof window === 'undefined' ? 1_000 : window.innerWidth, extraPx)

/**
 * The room that an element has, by its own width: the module may stand in a narrow place. The host's columns need
 * `extraPx` more to be shown.
 */
export function useRoom(
  element: RefObject<HTMLElement | null>,
  layout: Layout = 'list',
  extraPx = 0,
): { room: Room; columns: number } {
  // Not the width itself: most widths have the same room.
  const [room, setRoom] = useState(() => firstRoom(extraPx))
  const [columns, setColumns] = useState(columnsOf(1_000))
  const isTiles = layout === 'tiles'
  useEffect(() => {
    if (!element.current) return
    let isFirst = true
    const observer = new ResizeObserver(([entry]) => {
      if (!entry) return
      const { width } = entry.contentRect
      const take = () => (isTiles ? setColumns(columnsOf(width)) : setRoom(roomOf(width, extraPx)))
      // At first before it is painted: rows of another height would be seen to move.
      if (isFirst) flushSync(take)
      else take()
      isFirst = false
    })
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element, extraPx, isTiles])
  return isTiles ? { room: 'tile', columns } : { room, columns: 1 }
}
