const zone = 'Europe/Berlin'
const hourOfDay = 10

const berlin = new Intl.DateTimeFormat('en-US', {
  timeZone: zone,
  hourCycle: 'h23',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
  second: 'numeric',
})

/** A calendar day, `2027-04-01`, as it travels: ISO at 10:00 in Berlin (VAL-11). Throws RangeError. */
export function toDay(day: string): string {
  const match = /^([1-9]\d{3})-(\d{2})-(\d{2})$/.exec(day)
  if (!match) throw new RangeError(`Not a calendar day: ${day}`)
  const [year, month, date] = match.slice(1).map(Number) as [number, number, number]
  const asIfUtc = Date.UTC(year, month - 1, date, hourOfDay)
  // Clocks change at night: the offset at 10:00 UTC is also the one at 10:00 in Berlin.
  const moment = new Date(asIfUtc - offsetAt(asIfUtc)).toISOString()
  // 30 February would otherwise become 2 March.
  if (fromDay(moment) !== day) throw new RangeError(`Not a calendar day: ${day}`)
  return moment
}

/** The calendar day in Berlin of an ISO moment, wherever the reader is (VAL-11). Throws RangeError. */
export function fromDay(moment: string): string {
  const { year, month, day } = partsAt(Date.parse(moment))
  const two = (value: number) => String(value).padStart(2, '0')
  return `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}`
}

/** Milliseconds that Berlin's clocks are ahead of UTC. */
function offsetAt(time: number): number {
  const { year, month, day, hour, minute, second } = partsAt(time)
  return Date.UTC(year, month - 1, day, hour, minute, second) - time
}

type PartName = 'year' | 'month' | 'day' | 'hour' | 'minute' | 'second'

function partsAt(time: number): Record<PartName, number> {
  const parts = berlin.formatToParts(time).map(({ type, value }) => [type, Number(value)])
  return Object.fromEntries(parts) as Record<PartName, number>
}
