/** Of a page, in CSS pixels at 100 %. */
export interface PageSize {
  width: number
  height: number
}

/** How large pages are shown: comfortably, as wide as the window, whole, or by a factor of their size. */
export type Zoom = 'auto' | 'width' | 'page' | number

/** Pages under each other, from the top of the first one. */
export interface Layout {
  /** Where each page begins. */
  tops: readonly number[]
  sizes: readonly PageSize[]
  /** How large each page is shown: as all of them, or smaller, where it would be too wide. */
  factors: readonly number[]
  width: number
  height: number
}

/** Between pages, and around them. */
export const gap = 12

export const leastZoom = 0.25
export const mostZoom = 5
/** Larger than this nothing begins: a page would stand as a wall. */
const comfortable = 1.25
const steps = [0.25, 0.33, 0.5, 0.67, 0.75, 0.9, 1, 1.1, 1.25, 1.5, 2, 2.5, 3, 4, 5]

/** A factor that still shows something. */
export const within = (factor: number) => Math.min(mostZoom, Math.max(leastZoom, factor))

/** The factor of a zoom in a frame of this size. All pages have the first one's, so that nothing jumps. */
export function factorOf(zoom: Zoom, page: PageSize, frame: PageSize): number {
  if (typeof zoom === 'number') return within(zoom)
  const wide = (frame.width - 2 * gap) / page.width
  if (zoom === 'width') return within(wide)
  if (zoom === 'auto') return within(Math.min(wide, comfortable))
  return within(Math.min(wide, (frame.height - 2 * gap) / page.height))
}

/** The next larger or smaller of the usual factors. */
export function stepFrom(factor: number, direction: 1 | -1): number {
  const next =
    direction > 0
      ? steps.find((step) => step > factor + 0.005)
      : steps.findLast((step) => step < factor - 0.005)
  return next ?? (direction > 0 ? mostZoom : leastZoom)
}

/** Where every page stands, at this factor; one that is wider than `mostWidth` is shown as wide as that. */
export function layOut(
  pages: readonly PageSize[],
  factor: number,
  mostWidth = Number.POSITIVE_INFINITY,
): Layout {
  const tops: number[] = []
  const factors = pages.map((page) => Math.min(factor, Math.max(leastZoom, mostWidth / page.width)))
  const sizes: PageSize[] = []
  let height = gap
  let width = 0
  for (const [index, page] of pages.entries()) {
    const own = factors[index]!
    const size = { width: Math.floor(page.width * own), height: Math.floor(page.height * own) }
    tops.push(height)
    sizes.push(size)
    height += size.height + gap
    width = Math.max(width, size.width)
  }
  return { tops, sizes, factors, width: width + 2 * gap, height }
}

/** The page at this height, from 0; above the first it is the first. */
export function pageAt({ tops }: Layout, height: number): number {
  let [low, high] = [0, tops.length - 1]
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if (tops[middle]! <= height) low = middle
    else high = middle - 1
  }
  return Math.max(low, 0)
}

/** The pages that are in the window, and one on both sides of them, so that they are there when they come. */
export function pagesIn(
  layout: Layout,
  top: number,
  height: number,
): [first: number, last: number] {
  const count = layout.tops.length
  return [
    Math.max(0, pageAt(layout, top) - 1),
    Math.min(count - 1, pageAt(layout, top + height) + 1),
  ]
}

/** The pages of which the window shows at least half, or that fill half of it, from 0. */
export function pagesInSight(layout: Layout, top: number, height: number): number[] {
  const first = pageAt(layout, top)
  const last = pageAt(layout, top + height)
  return Array.from({ length: last - first + 1 }, (_, index) => first + index).filter((page) => {
    const start = layout.tops[page] ?? 0
    const tall = layout.sizes[page]?.height ?? 0
    const seen = Math.min(start + tall, top + height) - Math.max(start, top)
    return seen > 0 && seen >= Math.min(tall, height) / 2
  })
}

/** A place in the document that stays the same at every zoom. */
export interface Place {
  page: number
  /** How far down the page, of its height. */
  share: number
}

export function placeAt(layout: Layout, height: number): Place {
  const page = pageAt(layout, height)
  const tall = layout.sizes[page]?.height ?? 1
  return { page, share: (height - (layout.tops[page] ?? 0)) / tall }
}

export function heightOf(layout: Layout, { page, share }: Place): number {
  return (layout.tops[page] ?? 0) + share * (layout.sizes[page]?.height ?? 0)
}

/** More would take a telephone's whole memory for one page. */
const mostPixels = 16_777_216

/** Device pixels of a page for each of its CSS pixels. */
export const densityOf = ({ width, height }: PageSize, deviceDensity: number): number =>
  Math.min(deviceDensity, Math.sqrt(mostPixels / (width * height)))
