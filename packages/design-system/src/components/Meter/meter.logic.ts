/** Where the parts of a meter end, as shares of its length. */
export interface MeterParts {
  /** The value within the limit. */
  within: number
  /** The value beyond the limit. */
  over: number
  /** The value as a share of the limit: 1.07 is 7 % over. */
  ratio: number
}

/** Divides a meter; beyond its limit the whole length shows the value, and the limit moves inwards. */
export function meterParts(value: number, max: number): MeterParts {
  const isReal = Number.isFinite(value) && Number.isFinite(max) && max > 0
  const ratio = isReal ? Math.max(0, value) / max : 0
  if (ratio <= 1) return { within: ratio, over: 0, ratio }
  return { within: 1 / ratio, over: 1 - 1 / ratio, ratio }
}
