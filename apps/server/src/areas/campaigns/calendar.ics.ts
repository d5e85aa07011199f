import { toLine, type CampaignDeadline } from '@atrium/api-client/contract'
import ical, { ICalEventTransparency } from 'ical-generator'
import { addDays, dayText } from '../../platform/berlin-time.ts'
import { cockpitAddress } from './campaign-news.service.ts'
import type { FlightRow } from './calendar.repository.ts'
import { calendarTexts } from './calendar.texts.ts'
import { runsOf } from './flights.logic.ts'

export interface CalendarContent {
  /** Of the application. */
  name: string
  language: 'de' | 'en'
  portalUrl: string
  flights: readonly FlightRow[]
  deadlines: readonly CampaignDeadline[]
}

/** Calendars count whole days without a zone. */
const midnight = (day: string) => new Date(`${day.slice(0, 10)}T00:00:00.000Z`)
const dayAfter = (day: string) => midnight(addDays(day.slice(0, 10), 1))

/**
 * Flights and deadlines as RFC 5545 writes them (T-26, D-11). The same content is the same text, so
 * that its hash says whether anything is new: a stamp is when the campaign was changed last.
 */
export function toCalendar({ name, language, portalUrl, flights, deadlines }: CalendarContent) {
  const say = (
    key: keyof typeof calendarTexts,
    values: Readonly<Record<string, number | string>> = {},
  ) => calendarTexts[key][language].replaceAll(/\{(\w+)\}/g, (_, name: string) => `${values[name]}`)
  const formatted = (day: string) =>
    dayText(language, day.slice(0, 10), { weekday: 'short', day: '2-digit', month: '2-digit' })
  const host = new URL(portalUrl).hostname
  const byId = new Map(flights.map((flight) => [flight.id, flight]))
  const calendar = ical({
    name: toLine(`${say('name')} ${name}`),
    prodId: { company: 'Atrium', product: 'Campaigns', language: language.toUpperCase() },
    ttl: 3_600,
  })
  const whole = { allDay: true, transparency: ICalEventTransparency.TRANSPARENT }
  for (const flight of flights) {
    const start = flight.start_date ?? flight.end_date
    const end = flight.end_date ?? flight.start_date
    if (start === null || end === null) continue
    // A calendar knows no pauses: what rests in between is an event before and one after it (T-22).
    const runs = runsOf({ start, end }, flight.channels)
    for (const [at, run] of runs.entries())
      calendar.createEvent({
        ...whole,
        id: `campaign-${flight.application_id}-${flight.id}${at > 0 ? `-${at + 1}` : ''}@${host}`,
        start: midnight(run.start),
        end: dayAfter(run.end),
        summary: toLine(flight.name),
        description: [
          toLine(flight.customer_name),
          ...(runs.length > 1 ? [say('part', { at: at + 1, count: runs.length })] : []),
        ].join(' · '),
        categories: [{ name: say('flight') }],
        url: portalUrl + cockpitAddress(flight),
        stamp: flight.modified_at,
      })
  }
  for (const { kind, day, campaign, channel, dayOff } of deadlines) {
    const flight = byId.get(campaign.id)
    if (!flight) continue
    calendar.createEvent({
      ...whole,
      id: `${kind}-${flight.application_id}-${channel?.id ?? campaign.id}@${host}`,
      start: midnight(day),
      end: dayAfter(day),
      summary: toLine(`${say(kind)}: ${channel?.name ?? campaign.name}`),
      description: [
        toLine(campaign.name),
        ...(dayOff
          ? [say(dayOff.kind, { name: dayOff.name ?? '', workday: formatted(dayOff.workday) })]
          : []),
      ].join(' · '),
      categories: [{ name: say('deadline') }],
      url: portalUrl + cockpitAddress(flight),
      stamp: flight.modified_at,
    })
  }
  // Each line ends with a line break, the last one too (RFC 5545, 3.1).
  return `${calendar.toString()}\r\n`
}
