import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { TimelineWindow } from '../timeline.types.ts'
import type {
  TimelineViewportMemory,
  TimelineViewportOptions,
  VisibleRange,
} from './viewport.types.ts'
import { createViewport } from './createViewport.ts'
import { createGround } from './createGround.ts'
import { firstOf } from './visibleRange.ts'

/**
 * What part of time is in sight. Scrolling is the browser's own; zooming sets the width of the ground,
 * of which all bars take their shares. React only hears of it when bars or marks come in that are not
 * in the page.
 */
export function useTimelineViewport(options: TimelineViewportOptions) {
  const { scroller, bounds, side, isRtl, view } = options
  const [first] = useState(() => firstOf(options))
  const [kept, setFrame] = useState<VisibleRange | undefined>(first?.frame)
  const now = useRef<TimelineViewportOptions & { frame?: VisibleRange }>(options)
  /** The exact state; scroll positions are rounded. */
  const state = useRef({ width: 1, left: 0, track: 0, scroll: 0, isSet: false })
  const held = useRef<TimelineWindow>(undefined)
  /** Pixels of a day while the page is printed. */
  const paper = useRef<number>(undefined)
  /** Not yet in the page: the ground moves with the commit that brings its bars. */
  const isAhead = useRef(false)
  const shown = useRef<VisibleRange>(first?.frame)
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined)

  const api = useMemo(() => {
    const memory: TimelineViewportMemory = {
      now,
      state,
      held,
      paper,
      isAhead,
      shown,
      rest,
      first,
      setFrame,
    }
    const ground = createGround(memory)
    return { viewport: createViewport(memory, ground), ...ground }
  }, [first])

  const wanted = view && JSON.stringify(view)
  // Another window: its bars come with this very commit, in which the ground moves under them. Not as a
  // state set meanwhile, with which all of it would render twice; it holds until the viewport moves on.
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
  return { viewport: api.viewport, frame, length: first?.length }
}
