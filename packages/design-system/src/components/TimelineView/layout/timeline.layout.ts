import { firstWhere, laneCountOf, type Line } from './timeline.logic.ts'

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

/** Lanes of a line, from the first to the last; none where only its title is meant. */
export interface Run {
  line: number
  first: number
  last: number
}

/** Where all lines lie below each other. */
export interface Layout {
  height: number
  placeOf: (line: number) => LinePlace
  /** Where a lane begins and ends. */
  laneOf: (line: number, lane: number) => { start: number; end: number }
  /** What lies between two heights. */
  runsWithin: (from: number, to: number) => Run[]
}

/** Thousands of lines are laid out before the first one is seen: numbers only, no object for each. */
export function makeLayout(lines: readonly Line[], metrics: Metrics, isNarrow: boolean): Layout {
  const { lane: size, heading } = metrics
  const strip = isNarrow ? metrics.strip : 0
  const low = isNarrow ? size + 6 : metrics.row
  const tall = isNarrow ? low : metrics.tallRow
  const padOf = ({ row }: Line) => ((row.detail ? tall : low) - size) / 2
  const tops = new Float64Array(lines.length + 1)
  // Said in full, for nothing is compiled yet where the first of ten thousand lines is waited for.
  const more = [strip + low - size, strip + tall - size] as const
  let height = 0
  for (let at = 0; at < lines.length; at += 1) {
    const { isHeading, lanes, row } = lines[at]!
    if (isHeading) height += heading
    else height += (lanes ? lanes.length : 1) * size + (row.detail ? more[1] : more[0])
    tops[at + 1] = height
  }
  const laneOf = (at: number, lane: number) => {
    const line = lines[at]!
    const first = tops[at]! + strip + padOf(line)
    // The room above the first one and below the last one is theirs.
    return {
      start: lane === 0 ? tops[at]! : first + lane * size,
      end: lane === laneCountOf(line) - 1 ? tops[at + 1]! : first + (lane + 1) * size,
    }
  }
  return {
    height,
    laneOf,
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
    runsWithin: (from, to) => {
      const runs: Run[] = []
      const above = firstWhere(lines.length, (at) => tops[at + 1]! > from)
      for (let line = above; line < lines.length && tops[line]! < to; line += 1) {
        const one = lines[line]!
        const begin = tops[line]! + strip + padOf(one)
        const most = one.isHeading ? -1 : laneCountOf(one) - 1
        const first = Math.min(most, Math.floor((from - begin) / size))
        const last = Math.min(most, Math.ceil((to - begin) / size) - 1)
        runs.push({ line, first: Math.max(0, first), last: Math.max(Math.min(0, most), last) })
      }
      return runs
    },
  }
}
