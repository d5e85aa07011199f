import { memo } from 'react'
import type { Layout, LinePlace } from './timeline.layout.ts'
import { idOf, type Plan } from './timeline.logic.ts'
import { TimelineLine, type LineProps } from './TimelineLine.tsx'

/** What is the same for all lines, and what says which of them are in the page. */
export interface RowsProps extends Omit<
  LineProps,
  'line' | 'rowIndex' | 'first' | 'last' | keyof LinePlace
> {
  plan: Plan
  layout: Layout
  /** The slots in the page. */
  slots: readonly { index: number }[]
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
