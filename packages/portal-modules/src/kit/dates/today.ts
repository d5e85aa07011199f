const inBerlin = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Europe/Berlin',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
})

/** No zone's day begins or ends within a quarter of an hour. */
const quarter = 900_000
let known = { quarter: Number.NaN, day: '' }

/** The calendar day in Berlin at a moment, `YYYY-MM-DD`: what "today" is for a campaign. */
export function berlinDay(moment: Date): string {
  // What is shown asks for today whenever it is drawn.
  const at = Math.floor(moment.getTime() / quarter)
  if (at !== known.quarter) {
    const part = Object.fromEntries(
      inBerlin.formatToParts(moment).map(({ type, value }) => [type, value]),
    )
    known = { quarter: at, day: `${part.year}-${part.month}-${part.day}` }
  }
  return known.day
}
