import { toLine, type CampaignDeadline } from '@atrium/api-client/contract'
import ical, { ICalEventTransparency } from 'ical-generator'
import { addDays, dayText } from '../../../platform/berlin-time.ts'
import type { Language } from '../../../platform/locales.ts'
import type { Transaction } from '../../../platform/database/database.types.ts'
import type { Access } from '../../users/index.ts'
import { cockpitAddress } from '../campaign-news.service.ts'
import type { FlightRow } from './calendar.repository.ts'
import { calendarTexts } from './calendar.texts.ts'
import { runsOf } from '../plan/flights.logic.ts'

/** Days of something beside campaigns. */
export interface CalendarEntry {
  /** No other entry of the portal has it. */
  id: string
  name: string
  /** What kind of thing it is, in the reader's language. */
  kind: string
  /** A line about it. */
  detail: string
  /** Days in Berlin, `2027-04-01`; the last one counts. */
  start: string
  end: string
  /** Where the portal shows it, from its root. */
  address: string
  changedAt: Date
}

/** What an area other than campaigns puts into a person's calendar: what they see that ends on a day or later. */
export type CalendarSource = (
  tx: Transaction,
  access: Access,
  asked: { after: string; most: number; language: Language },
) => Promise<CalendarEntry[]>

export interface CalendarContent {
  /** Of the application. */
  name: string
  language: Language
  portalUrl: string
  flights: readonly FlightRow[]
  deadlines: readonly CampaignDeadline[]
  /** Of other areas. */
  entries: readonly CalendarEntry[]
}

/** Calendars count whole days without a zone. */
const midnight = (day: string) => new Date(`${day.slice(0, 10)}T00:00:00.000Z`)
const dayAfter = (day: string) => midnight(addDays(day.slice(0, 10), 1))

/**
 * Flights, deadlines and what other areas add, as RFC 5545 writes them (T-26, D-11). The same content
 * is the same text, so that its hash says whether anything is new: a stamp is when it was changed last.
 */
export function toCalendar(content: CalendarContent) {
  const { name, language, portalUrl, flights, deadlines, entries } = content
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
  for (const entry of entries)
    calendar.createEvent({
      ...whole,
      id: `${entry.id}@${host}`,
      start: midnight(entry.start),
      end: dayAfter(entry.end),
      summary: toLine(entry.name),
      description: toLine(entry.detail),
      categories: [{ name: entry.kind }],
      url: portalUrl + entry.address,
      stamp: entry.changedAt,
    })
  // Each line ends with a line break, the last one too (RFC 5545, 3.1).
  return `${calendar.toString()}\r\n`
}
