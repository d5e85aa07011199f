import type { TimelineBar, TimelineGroup } from '../timeline.types.ts'
import {
  arrange,
  extentOf,
  laneCountOf,
  makePlan,
  placed,
  type Placed,
  type Plan,
  type PlanOptions,
} from './timeline.logic.ts'

interface Made {
  groups: readonly TimelineGroup[]
  bars: readonly TimelineBar[]
  options: PlanOptions
  plan: Plan
}

/** Makes one plan after the other; where only some bars changed, the lines of all others stay the same objects. */
export function createPlanner() {
  let last: Made | undefined
  return (
    groups: readonly TimelineGroup[],
    bars: readonly TimelineBar[],
    options: PlanOptions,
  ): Plan => {
    const { lanes, zone } = options
    const isComparable =
      last?.groups === groups && last.options.lanes === lanes && last.options.zone === zone
    const changed = last && isComparable ? changesOf(last.bars, bars) : undefined
    const plan =
      last && changed ? changedPlan(last.plan, changed, options) : makePlan(groups, bars, options)
    last = { groups, bars, options, plan }
    return plan
  }
}

/** Bars that took the place of others in the same rows; none where bars came, went or changed rows. */
function changesOf(before: readonly TimelineBar[], after: readonly TimelineBar[]) {
  if (before.length !== after.length) return undefined
  const changed = new Map<TimelineBar, TimelineBar>()
  const isInPlace = before.every((old, at) => {
    const bar = after[at]!
    if (old === bar) return true
    changed.set(old, bar)
    return old.key === bar.key && old.rowId === bar.rowId && old.groupId === bar.groupId
  })
  return isInPlace ? changed : undefined
}

/** Only the lines in which a bar changed are arranged anew. */
function changedPlan(
  plan: Plan,
  changed: ReadonlyMap<TimelineBar, TimelineBar>,
  { zone }: PlanOptions,
): Plan {
  const lines = [...plan.lines]
  const all = [...plan.bars]
  let isSameShape = true
  const places = new Set<number>()
  for (const { bar, line } of plan.bars) if (changed.has(bar)) places.add(line)
  for (const place of places) {
    const old = lines[place]!
    const first = old.bars[0]!.index
    const bars = old.bars.map((one): Placed => {
      const bar = changed.get(one.bar)
      return bar ? placed(bar, zone) : { ...one, lane: 0 }
    })
    const line = { ...old }
    arrange(line, bars, place, first)
    lines[place] = line
    for (const one of bars) all[one.index] = one
    if (laneCountOf(line) !== laneCountOf(old)) isSameShape = false
  }
  return { lines, bars: all, extent: extentOf(all), shape: isSameShape ? plan.shape : lines }
}
