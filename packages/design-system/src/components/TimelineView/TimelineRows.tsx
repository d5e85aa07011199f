import { memo, type ReactNode } from 'react'
import type { Key } from '../../collection/index.ts'
import type { Layout, Metrics } from './timeline.layout.ts'
import { idOf, type Plan } from './timeline.logic.ts'
import type { TimelineBar } from './timeline.types.ts'
import { TimelineLine, type Powers } from './TimelineLine.tsx'
import type { Speech } from './useSpeech.ts'

export interface RowsProps {
  plan: Plan
  layout: Layout
  metrics: Metrics
  /** The slots in the page. */
  slots: readonly { index: number }[]
  /** Days in the page. */
  from: number
  to: number
  /** Bars that begin before this day may be cut where sight begins. */
  edge: number
  /** Where the ground begins, how many days it has, and where an open end is cut. */
  origin: number
  ground: number
  openEnd: number
  /** Places of the bars with the focus and under the pointer. */
  active: number
  hot: number
  /** `undefined` where nothing can be chosen. */
  selected: ReadonlySet<Key> | undefined
  powers: Powers
  speech: Speech
  renderBar: ((bar: TimelineBar) => ReactNode) | undefined
}

/** The lines in the page; nothing of them is looked at while only what surrounds them changes. */
export const TimelineRows = memo(function TimelineRows(props: RowsProps) {
  const { plan, layout, slots, active, hot, ...rest } = props
  const shown = runsOf(slots, layout, plan)
  const activeLine = plan.bars[active]?.line
  // The bar with the focus stays in the page wherever the window is.
  if (activeLine !== undefined && !shown.some(({ line }) => line === activeLine))
    shown.push({ line: activeLine, first: 1, last: 0 })
  return shown.map(({ line, first, last }) => {
    const one = plan.lines[line]!
    const start = one.bars[0]?.index ?? 0
    const ownOf = (index: number) =>
      index >= start && index < start + one.bars.length ? index : -1
    return (
      <TimelineLine
        key={idOf(one)}
        line={one}
        rowIndex={line + 1}
        {...layout.placeOf(line)}
        {...rest}
        first={first}
        last={last}
        active={ownOf(active)}
        hot={ownOf(hot)}
      />
    )
  })
})

interface Run {
  line: number
  first: number
  last: number
}

/** Slots in the page as lanes of lines. */
function runsOf(slots: readonly { index: number }[], layout: Layout, plan: Plan): Run[] {
  const runs: Run[] = []
  for (const { index } of slots) {
    const { line, lane } = layout.slotAt(index)
    if (!plan.lines[line]) continue
    const run = runs.at(-1)
    if (run?.line === line) run.last = lane
    else runs.push({ line, first: Math.max(0, lane), last: lane })
  }
  return runs
}
