import { arc, pie, type PieArcDatum } from 'd3-shape'

/** A part of a whole. */
export interface DonutPart {
  /** What it is known by. */
  id: string | number
  /** What it is. */
  label: string
  /** How much it is. */
  value: number
}

/** A part as it is drawn in a box of 100 by 100 around its middle. */
export interface DonutPiece<Part extends DonutPart = DonutPart> {
  part: Part
  /** Of the whole, from 0 to 1. */
  share: number
  path: string
  /** The middle of the piece, where a word has room. */
  x: number
  y: number
  /** Wide enough for a word. */
  hasRoom: boolean
}

const outer = 50
const inner = 31
/** Less of the whole than this has no room for a word. */
const wordShare = 0.08

/** Lays parts around a ring, the greatest first from above; what is nothing is left out. */
export function layDonut<Part extends DonutPart>(parts: readonly Part[]): DonutPiece<Part>[] {
  const known = parts.filter(({ value }) => value > 0)
  const whole = known.reduce((sum, { value }) => sum + value, 0)
  const slices = pie<Part>()
    .value(({ value }) => value)
    .padAngle(known.length > 1 ? 0.035 : 0)([...known].toSorted((one, other) => other.value - one.value))
  const draw = arc<PieArcDatum<Part>>()
    .innerRadius(inner)
    .outerRadius(outer)
    .cornerRadius(2)
    .digits(2)
  return slices.map((slice) => {
    const [x, y] = draw.centroid(slice)
    const share = slice.data.value / whole
    return { part: slice.data, share, path: draw(slice)!, x, y, hasRoom: share >= wordShare }
  })
} // prettier-ignore
