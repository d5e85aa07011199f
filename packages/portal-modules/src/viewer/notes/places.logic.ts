import { isSpot, type Moment, type Pin, type Spot } from '../../kit/pinning.ts'
import type { ViewKind } from '../viewer.logic.ts'

/** Pictures and pages have spots, sounds and films have moments; of the rest the whole is talked about. */
export function placesOf(kind: ViewKind | undefined): 'spots' | 'moments' | undefined {
  if (kind === 'image' || kind === 'pdf') return 'spots'
  return kind === 'audio' || kind === 'video' ? 'moments' : undefined
}

export interface SpotPin extends Pin {
  place: Spot
}
export interface MomentPin extends Pin {
  place: Moment
}

/** Pins on a picture, or on a page of it, in one version. */
export const spotsOn = (pins: readonly Pin[], version: number, page: number | undefined) =>
  pins.filter(
    (pin): pin is SpotPin =>
      isSpot(pin.place) && pin.place.version === version && pin.place.page === page,
  )

/** Pins in a sound or film, in one version. */
export const momentsIn = (pins: readonly Pin[], version: number) =>
  pins.filter((pin): pin is MomentPin => !isSpot(pin.place) && pin.place.version === version)

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

/** A spot moved by an arrow key, with Shift in larger steps; undefined for another key. */
export function movedBy(spot: Spot, key: string, isLarge: boolean): Spot | undefined {
  const step = steps[key]
  if (!step) return undefined
  const by = isLarge ? 0.05 : 0.01
  return { ...spot, x: shareOf(spot.x + step[0] * by, 1), y: shareOf(spot.y + step[1] * by, 1) }
}
