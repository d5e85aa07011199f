const DAY = 86_400_000
const at = (day: string) => Date.parse(day) / DAY

/** Where a span of days lies within another one, in shares of 1. */
export function placeOf(
  { start, end }: { start: string; end: string },
  within: { start: string; end: string },
): { from: number; size: number } {
  const length = at(within.end) - at(within.start) + 1
  const from = Math.max(0, (at(start) - at(within.start)) / length)
  const to = Math.min(1, (at(end) + 1 - at(within.start)) / length)
  return { from, size: Math.max(0, to - from) }
}

/** The ISO week of a day: the week of a year's first Thursday is its first. */
export function isoWeek(day: string): number {
  const date = new Date(day)
  const thursday = new Date(date)
  thursday.setUTCDate(date.getUTCDate() + 3 - ((date.getUTCDay() + 6) % 7))
  const first = Date.UTC(thursday.getUTCFullYear(), 0, 1)
  return 1 + Math.floor((thursday.getTime() - first) / (7 * DAY))
}

export interface Mark {
  /** First day of the month or week, at the earliest that of the span. */
  day: string
  from: number
}

/** Where months or weeks begin within a span. */
export function marks(span: { start: string; end: string }, unit: 'months' | 'weeks'): Mark[] {
  const found: Mark[] = []
  for (let day = at(span.start); day <= at(span.end); day++) {
    const date = new Date(day * DAY)
    const begins = unit === 'months' ? date.getUTCDate() === 1 : date.getUTCDay() === 1
    if (!begins && day !== at(span.start)) continue
    const iso = date.toISOString().slice(0, 10)
    found.push({ day: iso, from: placeOf({ start: iso, end: iso }, span).from })
  }
  return found
}

/** Days of a span, the last one counted. */
export const daysOf = ({ start, end }: { start: string; end: string }) => at(end) - at(start) + 1
