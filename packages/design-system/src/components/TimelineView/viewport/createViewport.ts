import { zoomedAt } from '../layout/timeline.scale.ts'
import type { TimelineViewport, TimelineViewportMemory } from './viewport.types.ts'
import type { Ground } from './createGround.ts'

/** How much beyond the window comes into the page when somebody scrolls, in windows. */
const MARGIN = 0.25

/** The moves along the line of time, on the ground that they move. */
export function createViewport(
  { now, state, held, paper, isAhead }: TimelineViewportMemory,
  ground: Ground,
): TimelineViewport {
  const { sight, clampWidth, look, tell, layOut, place } = ground
  const offsetOf = (clientX: number) => {
    const { scroller: box, side: titles, isRtl: isBack } = now.current
    const rect = box.current!.getBoundingClientRect()
    return (isBack ? rect.right - clientX : clientX - rect.left) - titles
  }
  const zoomTo = (wanted: number, offset: number) => {
    held.current = undefined
    const width = clampWidth(wanted)
    place(zoomedAt(state.current, width, offset), width, MARGIN)
    tell()
  }
  const go = (left: number) => {
    held.current = undefined
    place(left, state.current.width)
    tell()
  }
  return {
    dayWidth: () => state.current.width,
    dayAt: (clientX) => state.current.left + offsetOf(clientX) / state.current.width,
    sight,
    zoom: (factor, clientX) => {
      const offset = clientX === undefined ? state.current.track / 2 : offsetOf(clientX)
      zoomTo(state.current.width * factor, Math.max(0, offset))
    },
    setDayWidth: (width) => zoomTo(width, state.current.track / 2),
    center: (day) => go(day - state.current.track / state.current.width / 2),
    pan: (windows) =>
      go(state.current.left + (windows * state.current.track) / state.current.width),
    reveal: (from, to) => {
      const { from: first, to: last } = sight()
      const length = last - first
      const room = Math.min(length * 0.1, 24 / state.current.width)
      const end = Math.min(to, from + length - 2 * room)
      if (from < first) go(from - room)
      else if (end > last) go(end + room - length)
    },
    onScroll: () => {
      const box = now.current.scroller.current
      const at = state.current
      if (!box || !at.isSet || isAhead.current) return
      const scroll = Math.abs(box.scrollLeft)
      if (Math.abs(scroll - at.scroll) < 1) return
      at.scroll = scroll
      at.left = now.current.bounds.start + scroll / at.width
      held.current = undefined
      now.current.onDraw(at.left, at.width)
      look(MARGIN, MARGIN)
      tell()
    },
    stretch: (dayWidth) => {
      paper.current = dayWidth
      layOut()
    },
  }
}
