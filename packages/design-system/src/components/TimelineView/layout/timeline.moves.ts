import type { Move } from '../../../collection/index.ts'
import { firstWhere, type Plan, type Placed } from './timeline.logic.ts'

/** Where the arrows lead: along a row by time, across rows to what is nearest in time. */
export function createMove(plan: Plan): Move {
  const lineAt = (index: number) => plan.lines[plan.bars[index]!.line]!
  /** Rows on and on until one has bars. */
  const across = (from: Placed, step: 1 | -1, by: number): number => {
    let found: number | undefined
    for (let at = from.line + step, left = by; plan.lines[at] && left > 0; at += step) {
      const { bars } = plan.lines[at]!
      if (bars.length === 0) continue
      found = nearest(bars, from).index
      left -= 1
    }
    return found ?? from.index
  }
  return (key, index, { page, isRtl, count }) => {
    const from = plan.bars[index]
    if (!from) return undefined
    const { bars } = lineAt(index)
    const first = bars[0]!.index
    const last = bars.at(-1)!.index
    if (key === (isRtl ? 'ArrowLeft' : 'ArrowRight')) return Math.min(last, index + 1)
    if (key === (isRtl ? 'ArrowRight' : 'ArrowLeft')) return Math.max(first, index - 1)
    if (key === 'Home') return index === first ? 0 : first
    if (key === 'End') return index === last ? count - 1 : last
    if (key === 'ArrowDown') return across(from, 1, 1)
    if (key === 'ArrowUp') return across(from, -1, 1)
    if (key === 'PageDown') return across(from, 1, page)
    if (key === 'PageUp') return across(from, -1, page)
    return undefined
  }
}

/** The bar of another row that overlaps most nearly: none apart, then the closest start. */
function nearest(bars: readonly Placed[], { start, end }: Placed): Placed {
  const last = end === Infinity ? start : end
  const after = firstWhere(bars.length, (at) => bars[at]!.start >= start)
  let best = bars[Math.min(after, bars.length - 1)]!
  const apart = (one: Placed) => Math.max(0, one.start - last, start - one.end)
  // Starts before lie in order; ends do not, so a few are looked at.
  for (let at = after - 1; at >= Math.max(0, after - 16); at -= 1) {
    const one = bars[at]!
    const closer = apart(one) - apart(best)
    const isNearer = Math.abs(one.start - start) < Math.abs(best.start - start)
    if (closer < 0 || (closer === 0 && isNearer)) best = one
  }
  return best
}
