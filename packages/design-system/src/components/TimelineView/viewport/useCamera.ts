import { useEffect, useLayoutEffect, useMemo, useRef, useState, type RefObject } from 'react'
import { dayOf, type DayNumber, type When, type Zone } from '../../../dates/index.ts'
import { DAY_WIDTHS, DAY_WIDTH, levelOf, placedWithin, zoomedAt } from '../layout/timeline.scale.ts'
import type { TimelineSight, TimelineWindow } from '../timeline.types.ts'

/** What is in the page; a little more than what is in sight once somebody scrolls. */
export interface Frame {
  from: number
  to: number
  /** How far the edge of what is in sight may go: bars from here on are never cut at their start. */
  edge: number
  level: ReturnType<typeof levelOf>
}

export interface CameraOptions {
  scroller: RefObject<HTMLElement | null>
  canvas: RefObject<HTMLElement | null>
  /** The days that can be reached. */
  bounds: { start: DayNumber; end: DayNumber }
  /** Pixels that the column of titles takes. */
  side: number
  isRtl: boolean
  zone: Zone
  view: TimelineWindow | undefined
  defaultView: TimelineWindow
  onViewChange: ((sight: TimelineSight) => void) | undefined
  /** Called with the first day in sight and the pixels of a day, before the ground is laid out. */
  onDraw: (from: number, dayWidth: number) => void
}

/** Where a pointer is along the line of time, from where it begins. */
export interface Camera {
  dayWidth: () => number
  /** The day under a place of the page, with the part that has gone by. */
  dayAt: (clientX: number) => number
  /** Days in sight. */
  sight: () => { from: number; to: number }
  /** Zooms and keeps the day under the pointer where it is; without one that in the middle. */
  zoom: (factor: number, clientX?: number) => void
  /** Makes a day so wide and keeps the middle. */
  setDayWidth: (width: number) => void
  center: (day: number) => void
  /** Moves by shares of the window. */
  pan: (windows: number) => void
  /** Brings a time into sight and moves no further than needed. */
  reveal: (from: number, to: number) => void
  /** For the element that scrolls. */
  onScroll: () => void
  /** Lays the ground out for paper, where days are as wide as is given, or again for the screen. */
  stretch: (dayWidth: number | undefined) => void
}

/** How much beyond the window comes into the page when somebody scrolls, in windows. */
const MARGIN = 0.25
/** From so many windows on, what is far away goes out of the page. */
const MOST = 3
const REST = 160

/**
 * What part of time is in sight. Scrolling is the browser's own; zooming sets the width of the ground,
 * of which all bars take their shares. React only hears of it when bars or marks come in that are not
 * in the page.
 */
export function useCamera(options: CameraOptions) {
  const { scroller, bounds, side, isRtl, view } = options
  const [first] = useState(() => firstOf(options))
  const [kept, setFrame] = useState<Frame | undefined>(first?.frame)
  const now = useRef<CameraOptions & { frame?: Frame }>(options)
  /** The exact state; scroll positions are rounded. */
  const state = useRef({ width: 1, left: 0, track: 0, scroll: 0, isSet: false })
  const held = useRef<TimelineWindow>(undefined)
  /** Pixels of a day while the page is printed. */
  const paper = useRef<number>(undefined)
  /** Not yet in the page: the ground moves with the commit that brings its bars. */
  const isAhead = useRef(false)
  const shown = useRef<Frame>(first?.frame)
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined)

  const api = useMemo(() => {
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
    const ahead = (wanted: TimelineWindow, given: CameraOptions): Frame | undefined => {
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
      }, REST)
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
    const camera: Camera = {
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
    return { camera, show, place, draw, ahead }
  }, [first])

  const wanted = view && JSON.stringify(view)
  // Another window: its bars come with this very commit, in which the ground moves under them. Not as a
  // state set meanwhile, with which all of it would render twice; it holds until the camera moves on.
  const { came, over } = useMemo(
    // oxlint-disable-next-line react/refs -- only reads how wide the track is; the effect below is the judge
    () => ({ came: view && api.ahead(view, options), over: kept }),
    // oxlint-disable-next-line react/exhaustive-deps -- another window, not another object
    [api, wanted],
  )
  const frame = came && over === kept ? came : kept

  useLayoutEffect(() => {
    now.current = { ...options, frame }
  })
  // One layout for the bars that come in and the ground that moves under them.
  useLayoutEffect(() => {
    if (isAhead.current) api.draw()
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- with the commit of the frame
  }, [api, frame])
  // How much of the window time has; a window that was asked for fits again when the room changes.
  useLayoutEffect(() => {
    const box = scroller.current
    if (!box) return
    const measure = () => {
      const at = state.current
      const track = box.clientWidth - side
      if (track <= 0 || (track === at.track && at.isSet)) return
      const middle = at.left + at.track / at.width / 2
      at.track = track
      const wanted = at.isSet ? held.current : (now.current.view ?? now.current.defaultView)
      if (wanted) api.show(wanted)
      else api.place(middle - track / at.width / 2, at.width)
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(box)
    return () => observer.disconnect()
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- another column leaves other room
  }, [api, scroller, side])
  // Other bounds move the ground, not what is in sight.
  useLayoutEffect(() => {
    if (state.current.isSet) api.place(state.current.left, state.current.width)
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- what the ground depends on
  }, [api, bounds.start, bounds.end, isRtl])
  useLayoutEffect(() => {
    const { view: window } = now.current
    if (window && state.current.isSet) api.show(window)
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- another window, not another object
  }, [api, wanted])
  useEffect(() => () => clearTimeout(rest.current), [])
  return { camera: api.camera, frame, length: first?.length }
}

/** Whether all of a time is in the page, and not far more than that. */
function isWithin(old: Frame, { from, to, level }: Omit<Frame, 'edge'>): boolean {
  const isInside = old.level === level && old.from <= from && old.to >= to
  return isInside && from <= old.edge && old.to - old.from < (to - from) * MOST
}

const isSame = (one: Frame, other: Frame) =>
  one.from === other.from &&
  one.to === other.to &&
  one.edge === other.edge &&
  one.level === other.level

/** A day is no narrower than that all that can be reached fills the track. */
function clamped(width: number, { start, end }: CameraOptions['bounds'], track: number): number {
  const least = Math.max(DAY_WIDTH.min, track / (end - start))
  return Math.max(least, Math.min(DAY_WIDTH.max, width))
}

/** The first day in sight and the pixels of a day that show what is wanted. */
function placeOf(
  wanted: TimelineWindow,
  { zone, bounds }: Pick<CameraOptions, 'zone' | 'bounds'>,
  track: number,
) {
  if ('from' in wanted) {
    const [from, days] = [zone.day(wanted.from), daysOf(wanted, zone)]
    const width = clamped((track - 1) / days, bounds, track)
    return { left: from - Math.max(0, track / width - days) / 2, width }
  }
  const scale = typeof wanted.scale === 'number' ? wanted.scale : DAY_WIDTHS[wanted.scale]
  const width = clamped(scale, bounds, track)
  const middle = zone.exact(wanted.center) + (typeof wanted.center === 'string' ? 0.5 : 0)
  return { left: middle - track / width / 2, width }
}

const daysOf = (wanted: { from: When; to: When }, zone: Zone) =>
  zone.day(wanted.to) + 1 - zone.day(wanted.from)

/**
 * What comes into the page at once, before the track is measured: no more of it than of the screen.
 * The ground has its length in shares of the track, so that the first layout is the last one.
 */
function firstOf(
  options: CameraOptions,
): { frame: Frame; length: string; share?: number } | undefined {
  const { view, defaultView, side, bounds, zone } = options
  const track = typeof window === 'undefined' ? 0 : window.innerWidth - side
  if (track <= 0) return undefined
  const wanted = view ?? defaultView
  const { left: at, width } = placeOf(wanted, options, track)
  const left = placedWithin(bounds, { left: at, width, track })
  const shown = track / width
  const room = shown / 100
  const frame = {
    from: left - room,
    to: left + shown + room,
    // A bar that begins with what is wanted is not cut.
    edge: 'from' in wanted ? Math.max(left, zone.day(wanted.from)) : left,
    level: levelOf(width),
  }
  const ground = bounds.end - bounds.start
  if (!('from' in wanted)) return { frame, length: `calc(var(--_side) + ${ground * width}px)` }
  const share = ground / daysOf(wanted, zone)
  return { frame, share, length: `calc(var(--_side) + (100% - var(--_side) - 1px) * ${share})` }
}
