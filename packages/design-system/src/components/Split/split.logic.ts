/** How far a pane may go, in percent of the whole. */
export interface SplitRange {
  /** Least share. */
  min: number
  /** Largest share. */
  max: number
}

/** A share within its range, to a tenth of a percent. */
export function clampSplit(size: number, { min, max }: SplitRange): number {
  return Math.round(Math.min(max, Math.max(min, size)) * 10) / 10
}

/** Where a key moves the separator to; `undefined` for keys that do not. */
export function splitByKey(
  key: string,
  size: number,
  range: SplitRange,
  isRightToLeft = false,
): number | undefined {
  const forward = isRightToLeft ? -5 : 5
  const steps: Record<string, number> = {
    ArrowRight: size + forward,
    ArrowLeft: size - forward,
    ArrowDown: size + 5,
    ArrowUp: size - 5,
    PageDown: size + 20,
    PageUp: size - 20,
    Home: range.min,
    End: range.max,
  }
  const next = steps[key]
  return next === undefined ? undefined : clampSplit(next, range)
}
