import { laneCountOf, type Line } from './timeline.logic.ts'

/** Heights in pixels. */
export interface Metrics {
  bar: number
  lane: number
  /** A row with one lane, at least. */
  row: number
  /** The same where titles have two lines. */
  tallRow: number
  /** A title above its row, where there is no column for it. */
  strip: number
  heading: number
  head: number
}

export const METRICS: Record<'mouse' | 'touch', Metrics> = {
  mouse: { bar: 24, lane: 30, row: 40, tallRow: 48, strip: 26, heading: 34, head: 52 },
  touch: { bar: 44, lane: 50, row: 56, tallRow: 58, strip: 28, heading: 40, head: 52 },
}

/** Where a line lies. */
export interface LinePlace {
  top: number
  height: number
  /** Above the first lane and below the last one. */
  pad: number
  /** Room for a title above the lanes. */
  strip: number
}

/** Where all lines lie below each other, in slots: one for each lane, title strip and heading. */
export interface Layout {
  /** How many slots there are; they are what the window is made of. */
  slotCount: number
  slotHeight: (slot: number) => number
  /** The line that a slot belongs to, and its lane; -1 for a title. */
  slotAt: (slot: number) => { line: number; lane: number }
  slotOf: (line: number, lane: number) => number
  placeOf: (line: number) => LinePlace
  height: number
}

/** Thousands of lines are laid out before the first one is seen: numbers only, no object for each. */
export function makeLayout(lines: readonly Line[], metrics: Metrics, isNarrow: boolean): Layout {
  const strip = isNarrow ? metrics.strip : 0
  const padOf = ({ row }: Line) => {
    const least = isNarrow ? metrics.lane + 6 : row.detail ? metrics.tallRow : metrics.row
    return (least - metrics.lane) / 2
  }
  const tops = new Float64Array(lines.length + 1)
  const firstSlots = new Int32Array(lines.length + 1)
  lines.forEach((line, at) => {
    const lanes = laneCountOf(line)
    const height = line.isHeading ? metrics.heading : strip + lanes * metrics.lane + 2 * padOf(line)
    tops[at + 1] = tops[at]! + height
    firstSlots[at + 1] =
      firstSlots[at]! + (line.isHeading || strip === 0 ? 0 : 1) + Math.max(1, lanes)
  })
  const slotCount = firstSlots[lines.length]!
  const lineOf = new Int32Array(slotCount)
  lines.forEach((_, at) => lineOf.fill(at, firstSlots[at], firstSlots[at + 1]))
  const laneOf = (slot: number, line: number) =>
    lines[line]!.isHeading ? -1 : slot - firstSlots[line]! - (strip > 0 ? 1 : 0)
  return {
    slotCount,
    height: tops[lines.length]!,
    slotHeight: (slot) => {
      const at = lineOf[slot]!
      const line = lines[at]
      if (!line) return 0
      if (line.isHeading) return metrics.heading
      const lane = laneOf(slot, at)
      if (lane < 0) return strip
      const ends = (lane === 0 ? 1 : 0) + (lane === laneCountOf(line) - 1 ? 1 : 0)
      return metrics.lane + ends * padOf(line)
    },
    slotAt: (slot) => {
      const line = lineOf[slot]!
      return { line, lane: laneOf(slot, line) }
    },
    slotOf: (line, lane) => firstSlots[line]! + lane + (strip > 0 ? 1 : 0),
    placeOf: (at) => {
      const line = lines[at]!
      const isBare = line.isHeading
      return {
        top: tops[at]!,
        height: tops[at + 1]! - tops[at]!,
        pad: isBare ? 0 : padOf(line),
        strip: isBare ? 0 : strip,
      }
    },
  }
}
