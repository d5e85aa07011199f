import { createContext, use } from 'react'

/** On a picture, or on a page of a document, as shares of its size from the upper left corner (T-41). */
export interface PinPoint {
  /** Which content of the file is meant. */
  version: number
  x: number
  y: number
  /** Of an area that begins there, both or none: without them it is a point. */
  width?: number | undefined
  height?: number | undefined
  /** From 1; absent: it is a picture. */
  page?: number | undefined
}

/** In a sound or film. */
export interface PinTime {
  version: number
  seconds: number
}

/** Where in a file's content something belongs. */
export type PinPosition = PinPoint | PinTime

export const isPinPoint = (place: PinPosition): place is PinPoint => 'x' in place

/** How large the area is that a spot begins; undefined: it is a point. */
export const areaOf = ({ width, height }: Pick<PinPoint, 'width' | 'height'>) =>
  width === undefined || height === undefined ? undefined : { width, height }

/** A comment that belongs to a place. */
export interface Pin {
  id: number
  /** From 1, in the order in which they were made. */
  number: number
  /** What was said there. */
  text: string
  place: PinPosition
  isResolved: boolean
}

/**
 * What looks at a file and what is said about it, beside each other: places are marked in the one and
 * talked about in the other. Both know only this.
 */
export interface Pinning {
  /** Which version is looked at. */
  version: number
  /** New places can be marked: it is the version that counts, and it has places. */
  canMark: boolean
  /** What is pointed at is marked; otherwise it is read, its words are selected and its links followed. */
  isMarking: boolean
  /** Where the next comment belongs; undefined: to the whole file. */
  place: PinPosition | undefined
  /** It was marked by keyboard, and wants to be moved by it. */
  isByKeys: boolean
  mark: (place: PinPosition | undefined, options?: { isByKeys?: boolean }) => void
  /** What is looked at says how a place is marked in it where nobody points. Always the same function. */
  markedBy: (mark: () => void) => () => void
  /** Somebody wants to write; another object each time. Whoever has the field takes the focus, also later. */
  writing: object | undefined
  write: () => void
  pins: readonly Pin[]
  /** Says which pins there are. Always the same function. */
  reportPins: (pins: readonly Pin[]) => void
  /** The comment that a pin asks for; another object each time that it is asked for. */
  asked: { id: number } | undefined
  /** Brings a comment into sight. */
  ask: (id: number) => void
  /** The place that a comment asks for; another object each time. */
  shown: Pin | undefined
  /** Brings a place into sight. */
  show: (pin: Pin) => void
}

/** Given by what looks at a file to what stands beside it. */
export const PinningContext = createContext<Pinning | undefined>(undefined)

/** Undefined: nothing with places is looked at beside. */
export const usePinning = (): Pinning | undefined => use(PinningContext)

/** A moment as players write it: `0:05`, `1:02:03`. */
export function clockOf(seconds: number): string {
  const whole = Math.floor(seconds)
  const two = (value: number) => `${value}`.padStart(2, '0')
  const [hours, minutes, rest] = [
    Math.floor(whole / 3_600),
    Math.floor(whole / 60) % 60,
    whole % 60,
  ]
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`
}
