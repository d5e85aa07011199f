import {
  areaOf,
  isPinPoint,
  type PinTime,
  type Pin,
  type PinPoint,
} from '../../kit/module-host/pinning.ts'
import type { ViewKind } from '../viewer.logic.ts'

/** Spots of a picture, of pages that are read too, moments of what is played. */
export type Places = 'spots' | 'pages' | 'moments'

/** What kind of places it has; undefined: the whole is talked about. */
export function placesOf(kind: ViewKind | undefined): Places | undefined {
  if (kind === 'image') return 'spots'
  if (kind === 'pdf') return 'pages'
  return kind === 'audio' || kind === 'video' ? 'moments' : undefined
}

export interface SpotPin extends Pin {
  place: PinPoint
}
export interface MomentPin extends Pin {
  place: PinTime
}

/** Pins on a picture, or on a page of it, in one version. */
export const spotsOn = (pins: readonly Pin[], version: number, page: number | undefined) =>
  pins.filter(
    (pin): pin is SpotPin =>
      isPinPoint(pin.place) && pin.place.version === version && pin.place.page === page,
  )

/** Pins in a sound or film, in one version. */
export const momentsIn = (pins: readonly Pin[], version: number) =>
  pins.filter((pin): pin is MomentPin => !isPinPoint(pin.place) && pin.place.version === version)

export interface Box {
  left: number
  top: number
  width: number
  height: number
}

/** Where a picture of this size lies in a box that it fits in without being cut. */
export function containedIn(box: Box, natural: { width: number; height: number }): Box {
  if (natural.width === 0 || natural.height === 0) return box
  const scale = Math.min(box.width / natural.width, box.height / natural.height)
  const [width, height] = [natural.width * scale, natural.height * scale]
  return {
    left: box.left + (box.width - width) / 2,
    top: box.top + (box.height - height) / 2,
    width,
    height,
  }
}

/** A share of a length, to a thousandth: more is nobody's hand. */
const shareOf = (at: number, length: number) =>
  Math.round(Math.min(Math.max(length > 0 ? at / length : 0, 0), 1) * 1_000) / 1_000

/** The spot under a pointer. */
export const spotAt = (
  box: Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>,
  pointer: { clientX: number; clientY: number },
) => ({
  x: shareOf(pointer.clientX - box.left, box.width),
  y: shareOf(pointer.clientY - box.top, box.height),
})

const steps: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

const stepOf = (isLarge: boolean) => (isLarge ? 0.05 : 0.01)

/** A spot moved by an arrow key, with Shift in larger steps, an area as a whole; undefined for another key. */
export function movedBy(spot: PinPoint, key: string, isLarge: boolean): PinPoint | undefined {
  const step = steps[key]
  if (!step) return undefined
  const by = stepOf(isLarge)
  const { width, height } = areaOf(spot) ?? { width: 0, height: 0 }
  return {
    ...spot,
    x: shareOf(Math.min(spot.x + step[0] * by, 1 - width), 1),
    y: shareOf(Math.min(spot.y + step[1] * by, 1 - height), 1),
  }
}

/** Where a point begins to be an area, and what an area is at least: shares of what it lies on. */
const FIRST = 0.1
const LEAST = 0.01
/** Pixels that a pointer goes before it draws; less is a hand that is not quite still. */
const DRAWN = 5

/** What a spot is and how large; where it lies and in which version is somebody else's matter. */
export type Shape = Pick<PinPoint, 'x' | 'y' | 'width' | 'height'>

/**
 * A spot whose area an arrow key made larger or smaller, a point's to begin with; one that is too
 * small is a point again. Undefined for another key.
 */
export function sizedBy(spot: PinPoint, key: string, isLarge: boolean): PinPoint | undefined {
  const step = steps[key]
  if (!step) return undefined
  const area = areaOf(spot)
  const { width: _width, height: _height, ...point } = spot
  if (!area) {
    if (step[0] + step[1] < 0) return spot
    const [x, y] = [Math.min(spot.x, 1 - FIRST), Math.min(spot.y, 1 - FIRST)]
    return { ...point, x, y, width: FIRST, height: FIRST }
  }
  const by = stepOf(isLarge)
  const width = shareOf(Math.min(area.width + step[0] * by, 1 - spot.x), 1)
  const height = shareOf(Math.min(area.height + step[1] * by, 1 - spot.y), 1)
  return width < LEAST || height < LEAST ? point : { ...point, width, height }
}

/** The area between two corners, a line at least as thick as can be seen. */
export function areaBetween(
  one: Pick<PinPoint, 'x' | 'y'>,
  other: Pick<PinPoint, 'x' | 'y'>,
): Shape {
  const [width, height] = [Math.abs(one.x - other.x), Math.abs(one.y - other.y)].map((length) =>
    shareOf(Math.max(length, LEAST), 1),
  ) as [number, number]
  return {
    x: shareOf(Math.min(one.x, other.x, 1 - width), 1),
    y: shareOf(Math.min(one.y, other.y, 1 - height), 1),
    width,
    height,
  }
}

/** The pointer went far enough to mean an area. */
export const isDrawn = (
  from: { clientX: number; clientY: number },
  to: { clientX: number; clientY: number },
) => Math.hypot(to.clientX - from.clientX, to.clientY - from.clientY) >= DRAWN

const share = (value: number) => `${value * 100}%`

/** Where a spot lies on what it is on. */
export const spotStyle = ({ x, y }: Pick<PinPoint, 'x' | 'y'>) => ({
  left: share(x),
  top: share(y),
})

/** The same of an area, with its size. */
export const areaStyle = (spot: Shape, { width, height }: { width: number; height: number }) => ({
  ...spotStyle(spot),
  width: share(width),
  height: share(height),
})
