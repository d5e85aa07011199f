/** A point of a line, both in percent of its box, from the upper left. */
export interface SparkPoint {
  /** From the start. */
  x: number
  /** From above. */
  y: number
}

/** What a small line shows. */
export interface SparkShape {
  /** Unbroken stretches; a missing value breaks the line. */
  stretches: SparkPoint[][]
  /** The last value. */
  end: SparkPoint | undefined
  /** The lowest and the highest value. */
  range: readonly [number, number] | undefined
}

/** Lays values out over a box; equal values lie in its middle. */
export function sparkShape(values: readonly (number | null)[]): SparkShape {
  const real = values.filter((value): value is number => value !== null && Number.isFinite(value))
  if (real.length === 0) return { stretches: [], end: undefined, range: undefined }
  const [low, high] = [Math.min(...real), Math.max(...real)]
  const step = values.length > 1 ? 100 / (values.length - 1) : 0
  const stretches: SparkPoint[][] = []
  let current: SparkPoint[] | undefined
  let end: SparkPoint | undefined
  values.forEach((value, index) => {
    if (value === null || !Number.isFinite(value)) {
      current = undefined
      return
    }
    const y = high === low ? 50 : 100 - ((value - low) / (high - low)) * 100
    end = { x: index * step, y }
    if (!current) stretches.push((current = []))
    current.push(end)
  })
  return { stretches, end, range: [low, high] }
}

/** The points of a stretch as a polyline takes them. */
export function sparkLine(points: readonly SparkPoint[]): string {
  return points.map(({ x, y }) => `${round(x)},${round(y)}`).join(' ')
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}
