import { memo } from 'react'
import type { Layout, LinePlace, Run } from './layout/timeline.layout.ts'
import { idOf, type Plan } from './layout/timeline.logic.ts'
import { TimelineLine, type LineProps } from './TimelineLine.tsx'

/** What is the same for all lines, and what says which of them are in the page. */
export interface RowsProps extends Omit<
  LineProps,
  'line' | 'rowIndex' | 'first' | 'last' | keyof LinePlace
> {
  plan: Plan
  layout: Layout
  /** What of them is in the page. */
  runs: readonly Run[]
}

/** The lines in the page; nothing of them is looked at while only what surrounds them changes. */
export const TimelineRows = memo(function TimelineRows(props: RowsProps) {
  const { plan, layout, runs, active, hot, ...rest } = props
  const shown = [...runs]
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
