import type { Line } from './timeline.logic.ts'

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

/** Where all lines and lanes lie below each other. */
export interface Layout {
  /** One slot for each lane, title strip and heading: what the window is made of. */
  slots: readonly { line: number; lane: number; height: number }[]
  lines: readonly { top: number; height: number; slot: number; pad: number; strip: number }[]
  height: number
}

export function makeLayout(lines: readonly Line[], metrics: Metrics, isNarrow: boolean): Layout {
  const slots: { line: number; lane: number; height: number }[] = []
  let top = 0
  const places = lines.map((line, at) => {
    const slot = slots.length
    const from = top
    const add = (lane: number, height: number) => {
      slots.push({ line: at, lane, height })
      top += height
    }
    if (line.isHeading) {
      add(-1, metrics.heading)
      return { top: from, height: metrics.heading, slot, pad: 0, strip: 0 }
    }
    const strip = isNarrow ? metrics.strip : 0
    if (strip > 0) add(-1, strip)
    const least = isNarrow ? metrics.lane + 6 : line.row.detail ? metrics.tallRow : metrics.row
    const pad = (least - metrics.lane) / 2
    line.lanes.forEach((_, lane) => {
      const isEnd = lane === line.lanes.length - 1
      add(lane, metrics.lane + (lane === 0 ? pad : 0) + (isEnd ? pad : 0))
    })
    return { top: from, height: top - from, slot, pad, strip }
  })
  return { slots, lines: places, height: top }
}

/** The slot of a lane. */
export function slotOf(layout: Layout, line: number, lane: number): number {
  const place = layout.lines[line]!
  return place.slot + lane + (place.strip > 0 ? 1 : 0)
}
