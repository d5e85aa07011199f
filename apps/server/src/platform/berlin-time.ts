/** Clocks of the portal's people show this time (VAL-11). */
const timeZone = 'Europe/Berlin'

const parts = new Intl.DateTimeFormat('en-GB', {
  timeZone,
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
})

/** How far Berlin's clocks are ahead of UTC at a moment, in milliseconds. */
export function berlinOffset(moment: number): number {
  const part = Object.fromEntries(parts.formatToParts(moment).map(({ type, value }) => [type, +value])) // prettier-ignore
  const local = Date.UTC(part.year!, part.month! - 1, part.day, part.hour, part.minute, part.second)
  return local - Math.floor(moment / 1000) * 1000
}

/** The time of day in Berlin, `07:30`. */
export function timeOfDay(moment: Date): string {
  return new Date(moment.getTime() + berlinOffset(moment.getTime())).toISOString().slice(11, 16)
}

/** The first moment after another at which Berlin's clocks show a time of day. */
export function nextTime(time: string, after: Date): Date {
  const [hours, minutes] = time.split(':').map(Number)
  const here = new Date(after.getTime() + berlinOffset(after.getTime()))
  for (let daysOn = 0; ; daysOn++) {
    const local = Date.UTC(
      here.getUTCFullYear(),
      here.getUTCMonth(),
      here.getUTCDate() + daysOn,
      hours,
      minutes,
    )
    // Read twice: between the two moments the clocks may have been changed.
    const moment = local - berlinOffset(local - berlinOffset(local))
    if (moment > after.getTime()) return new Date(moment)
  }
}

/** The day in Berlin at a moment, `2027-04-01`. */
export const dayOf = (moment: Date): string =>
  new Date(moment.getTime() + berlinOffset(moment.getTime())).toISOString().slice(0, 10)

/** So many days of the calendar later: between them an hour may have been put forward or back. */
export const dayFrom = (moment: Date, days: number): string =>
  new Date(Date.parse(dayOf(moment)) + days * 86_400_000).toISOString().slice(0, 10)

const wires = new Map<string, string>()

/** A calendar day as it travels: at 10:00 in Berlin (VAL-11). */
export function dayOnWire(day: string): string {
  let wire = wires.get(day)
  if (wire === undefined) {
    const local = Date.parse(`${day}T10:00:00.000Z`)
    wire = new Date(local - berlinOffset(local)).toISOString()
    // As many days as anybody plans with, and no more than anybody sends.
    if (wires.size > 20_000) wires.clear()
    wires.set(day, wire)
  }
  return wire
}

/** A day as it travels; absent stays as it was, null is none. */
export type Day = string | null | undefined

/** A day of Berlin's calendar; undefined where nothing was said. */
export const dayIn = (text: Day) =>
  text === undefined ? undefined : text === null ? null : dayOf(new Date(text))
