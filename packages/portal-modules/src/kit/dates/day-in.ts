const formats = new Map<string, Intl.DateTimeFormat>()

function makeFormat(zone: string) {
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone: zone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  })
  formats.set(zone, format)
  return format
}

/** The calendar day of a zone at a moment, `YYYY-MM-DD`, whatever the machine's own zone is. */
export function dayIn(zone: string, moment: Date): string {
  const parts = (formats.get(zone) ?? makeFormat(zone)).formatToParts(moment)
  const part = Object.fromEntries(parts.map(({ type, value }) => [type, value]))
  return `${part.year}-${part.month}-${part.day}`
}
