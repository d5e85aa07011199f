import { dayOf } from '../../../dates/index.ts'
import { levelOf, placedWithin } from '../layout/timeline.scale.ts'
import type { TimelineWindow } from '../timeline.types.ts'
import type {
  TimelineViewportMemory,
  TimelineViewportOptions,
  VisibleRange,
} from './viewport.types.ts'
import { clamped, isSame, isWithin, placeOf } from './visibleRange.ts'

/** Milliseconds without a move after which the owner hears of what is in sight. */
const REST_MS = 160

export type Ground = ReturnType<typeof createGround>

/** Decides what has to come into the page and moves the ground under it; `memory` says where that is. */
export function createGround(memory: TimelineViewportMemory) {
  const { now, state, held, paper, isAhead, shown, rest, first, setFrame } = memory
  const clampWidth = (width: number) => clamped(width, now.current.bounds, state.current.track)
  const sight = () => {
    const { left, track, width } = state.current
    return { from: left, to: left + track / width }
  }
  /**
   * Whether other bars or marks have to come into the page, or other bars can be cut. `room` beyond
   * both ends and `slack` of the edge, in windows, leave small moves to the browser.
   */
  const look = (room: number, slack: number): boolean => {
    const { from, to } = sight()
    const length = to - from
    const old = shown.current
    const level = levelOf(state.current.width)
    if (old && isWithin(old, { from, to, level })) return false
    const beyond = length * room
    const next = { from: from - beyond, to: to + beyond, edge: from + length * slack, level }
    const { frame: current } = now.current
    const isHere = current && isSame(current, next)
    shown.current = isHere ? current : next
    if (!isHere) setFrame(next)
    return !isHere
  }
  /** What is in the page once a window is shown: what that brings, or what is there if it holds it. */
  const ahead = (
    wanted: TimelineWindow,
    given: TimelineViewportOptions,
  ): VisibleRange | undefined => {
    const { track, isSet } = state.current
    if (!isSet || track <= 0) return undefined
    const { left, width } = placeOf(wanted, given, track)
    const from = placedWithin(given.bounds, { left, width, track })
    const next = { from, to: from + track / width, edge: from, level: levelOf(width) }
    return shown.current && isWithin(shown.current, next) ? shown.current : next
  }
  const tell = () => {
    clearTimeout(rest.current)
    if (!now.current.onViewChange) return
    rest.current = setTimeout(() => {
      const { from, to } = sight()
      const { width } = state.current
      now.current.onViewChange?.({
        center: dayOf((from + to) / 2),
        scale: levelOf(width).scale,
        dayWidth: width,
        from: dayOf(from),
        to: dayOf(to - 0.001),
      })
    }, REST_MS)
  }
  const layOut = () => {
    const { canvas, bounds: all } = now.current
    if (!canvas.current) return
    const { style } = canvas.current
    const pixels = (all.end - all.start) * (paper.current ?? state.current.width)
    // As it opened, the ground mostly has the length already: then nothing is laid out again.
    const isFirst = style.inlineSize.includes('100%')
    const share = first?.share ?? 0
    if (isFirst && Math.abs((state.current.track - 1) * share - pixels) < 1) return
    const length = `calc(var(--_side) + ${pixels}px)`
    if (style.inlineSize !== length) style.inlineSize = length
  }
  /** Puts the ground where the state says. */
  const draw = () => {
    const { scroller: box, bounds: all, isRtl: isBack } = now.current
    const at = state.current
    isAhead.current = false
    if (!box.current || !at.isSet) return
    layOut()
    now.current.onDraw(at.left, at.width)
    at.scroll = (at.left - all.start) * at.width
    box.current.scrollLeft = isBack ? -at.scroll : at.scroll
  }
  /** Puts a day at the start of the track. */
  const place = (left: number, width: number, slack = 0) => {
    const at = state.current
    at.left = placedWithin(now.current.bounds, { left, width, track: at.track })
    at.width = width
    at.isSet = true
    isAhead.current = look(0, slack) || isAhead.current
    if (!isAhead.current) draw()
  }
  const show = (wanted: TimelineWindow) => {
    const { track } = state.current
    if (track <= 0) return
    held.current = wanted
    const { left, width } = placeOf(wanted, now.current, track)
    place(left, width)
  }
  return { sight, clampWidth, look, ahead, tell, layOut, draw, place, show }
}
