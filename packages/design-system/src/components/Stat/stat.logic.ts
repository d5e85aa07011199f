/** How a figure stands to an earlier one (COCK-11). */
export interface Comparison {
  /** Where it went. */
  direction: 'up' | 'down' | 'same'
  /** The difference, in the unit of the figure. */
  absolute: number
  /** The difference as a share of the earlier figure; none where that was nothing, or for rates. */
  percent: number | undefined
  /** For rates: the difference in percentage points. */
  points: number | undefined
}

/** Compares two figures; a rate is a share of 1. Without a baseline there is no comparison (COCK-11). */
export function compare(
  current: number | null | undefined,
  baseline: number | null | undefined,
  isRate = false,
): Comparison | undefined {
  if (current === null || current === undefined || !Number.isFinite(current)) return undefined
  if (baseline === null || baseline === undefined || !Number.isFinite(baseline)) return undefined
  const difference = current - baseline
  // What is left of two equal sums of fractions is no difference.
  const absolute = Math.abs(difference) < 1e-9 ? 0 : difference
  return {
    direction: absolute === 0 ? 'same' : absolute > 0 ? 'up' : 'down',
    absolute,
    percent: isRate || baseline === 0 ? undefined : absolute / Math.abs(baseline),
    points: isRate ? absolute * 100 : undefined,
  }
}
