import {
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type RefObject,
} from 'react'
import {
  factorOf,
  gap,
  heightOf,
  layOut,
  pageAt,
  pagesIn,
  pagesInSight,
  placeAt,
  stepFrom,
  within,
  type Layout,
  type PageSize,
  type Place,
  type Zoom,
} from './pages.logic.ts'

export interface Pages {
  layout: Layout
  /** First and last of the pages that are drawn, from 0. */
  range: readonly [number, number]
  /** The page that is read, from 0. */
  current: number
  /** The pages that are seen, by half at least, from 0. */
  inSight: readonly number[]
  zoom: Zoom
  factor: number
  /** Wider than the window. */
  isWide: boolean
  setZoom: (zoom: Zoom) => void
  goTo: (page: number) => void
  /** To a place in the text, with some lines above it. */
  goToPlace: (place: Place) => void
  /** A page says how large it is: not all need be like the first. */
  onSize: (page: number, size: PageSize) => void
  onScroll: () => void
  onKeyDown: (event: KeyboardEvent) => void
}

/** Where the reader is in a document, and how large it is shown. `onZoom`: it was asked to be otherwise. */
export function usePages(
  count: number,
  first: PageSize,
  frameRef: RefObject<HTMLElement | null>,
  placeRef: RefObject<Place>,
  onZoom: (zoom: Zoom) => void,
): Pages {
  const frame = useFrame(frameRef)
  const [sizes, setSizes] = useState<readonly PageSize[]>(() => Array.from({ length: count }, () => first)) // prettier-ignore
  const [zoom, setZoomState] = useState<Zoom>('auto')
  const [top, setTop] = useState(0)
  /** How far below the upper edge the place stays that the reader looks at; under the pointer while it zooms. */
  const hold = useRef(0)

  const factor = factorOf(zoom, first, frame)
  // A landscape page among portrait ones fits as well, unless somebody chose how large pages are.
  const mostWidth = typeof zoom === 'number' ? undefined : frame.width - 2 * gap
  const layout = useMemo(() => layOut(sizes, factor, mostWidth), [factor, mostWidth, sizes])

  // The same lines stay before the reader when pages grow, shrink, or turn out to be otherwise.
  useLayoutEffect(() => {
    const { current: node } = frameRef
    if (!node) return
    const middle = node.scrollLeft + node.clientWidth / 2
    const share = node.scrollWidth > 0 ? middle / node.scrollWidth : 0.5
    node.scrollTop = heightOf(layout, placeRef.current) - hold.current
    node.scrollLeft = Math.max(layout.width, node.clientWidth) * share - node.clientWidth / 2
    setTop(node.scrollTop)
  }, [layout, placeRef, frameRef])

  const zoomAt = (next: Zoom, at: number) => {
    const { current: node } = frameRef
    if (node && at !== hold.current) {
      hold.current = at
      placeRef.current = placeAt(layout, node.scrollTop + at)
    }
    setZoomState(next)
  }
  const setZoom = (next: Zoom) => {
    zoomAt(next, 0)
    onZoom(next)
  }

  // The wheel with Ctrl zooms, as everywhere; the browser would enlarge the portal instead.
  const onWheel = useEffectEvent((event: WheelEvent) => {
    if (!event.ctrlKey && !event.metaKey) return
    event.preventDefault()
    const above = frameRef.current?.getBoundingClientRect().top ?? 0
    zoomAt(within(factor * Math.exp(-event.deltaY / 400)), event.clientY - above)
  })
  useEffect(() => {
    const { current: node } = frameRef
    const listen = (event: WheelEvent) => onWheel(event)
    node?.addEventListener('wheel', listen, { passive: false })
    return () => node?.removeEventListener('wheel', listen)
  }, [frameRef])

  const [start, end] = pagesIn(layout, top, frame.height)
  return {
    layout,
    range: useMemo(() => [start, end] as const, [end, start]),
    current: pageAt(layout, top + frame.height / 3),
    inSight: pagesInSight(layout, top, frame.height),
    zoom,
    factor,
    isWide: layout.width > frame.width,
    setZoom,
    goTo: (page) => {
      const { current: node } = frameRef
      if (!node) return
      node.scrollTop = (layout.tops[page] ?? 0) - gap
    },
    goToPlace: (wanted) => {
      const { current: node } = frameRef
      if (node) node.scrollTop = heightOf(layout, wanted) - node.clientHeight / 3
    },
    onSize: useCallback((page, size) => {
      setSizes((was) => {
        const known = was[page]
        const isKnown = known?.width === size.width && known.height === size.height
        return isKnown ? was : was.with(page, size)
      })
    }, []),
    onScroll: () => {
      const { current: node } = frameRef
      if (!node) return
      hold.current = 0
      placeRef.current = placeAt(layout, node.scrollTop)
      setTop(node.scrollTop)
    },
    onKeyDown: (event) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return
      if (event.key === '0') setZoom('auto')
      else if (event.key === '+' || event.key === '=') setZoom(stepFrom(factor, 1))
      else if (event.key === '-') setZoom(stepFrom(factor, -1))
      else return
      event.preventDefault()
    },
  }
}

/** The room of the pages, as it changes. */
function useFrame(frameRef: RefObject<HTMLElement | null>): PageSize {
  const [frame, setFrame] = useState<PageSize>({ width: 800, height: 600 })
  useLayoutEffect(() => {
    const { current: node } = frameRef
    if (!node) return
    const measure = () =>
      setFrame((was) =>
        was.width === node.clientWidth && was.height === node.clientHeight
          ? was
          : { width: node.clientWidth, height: node.clientHeight },
      )
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(node)
    return () => observer.disconnect()
  }, [frameRef])
  return frame
}
