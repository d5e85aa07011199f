const DAY = 86_400_000
const at = (day: string) => Date.parse(day) / DAY

/** The ISO week of a day: the week of a year's first Thursday is its first. */
export function isoWeek(day: string): number {
  const date = new Date(day)
  const thursday = new Date(date)
  thursday.setUTCDate(date.getUTCDate() + 3 - ((date.getUTCDay() + 6) % 7))
  const first = Date.UTC(thursday.getUTCFullYear(), 0, 1)
  return 1 + Math.floor((thursday.getTime() - first) / (7 * DAY))
}

/** Days of a span, the last one counted. */
export const daysOf = ({ start, end }: { start: string; end: string }) => at(end) - at(start) + 1
