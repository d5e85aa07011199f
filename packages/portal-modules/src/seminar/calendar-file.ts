import type { Seminar } from './seminar.port.ts'

/** `20270315T090000Z` */
const stamp = (moment: string | number) =>
  `${new Date(moment).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`

/** Text values escape what separates them (RFC 5545, 3.3.11). */
const escaped = (text: string) =>
  text
    .replaceAll('\\', '\\\\')
    .replaceAll(/\r\n|\r|\n/g, '\\n')
    .replaceAll(';', '\\;')
    .replaceAll(',', '\\,')

/** Lines have 75 bytes at most; what follows begins with a blank (RFC 5545, 3.1). */
function folded(line: string): string {
  const encoder = new TextEncoder()
  let lines = ''
  let size = 0
  for (const character of line) {
    const bytes = encoder.encode(character).length
    if (size + bytes > 75) {
      lines += '\r\n '
      size = 1
    }
    lines += character
    size += bytes
  }
  return lines
}

const hourMs = 3_600_000

/**
 * A dated seminar as a calendar entry with a reminder an hour before (RFC 5545). Undefined where it has no
 * beginning; without an end it lasts an hour.
 */
export function calendarFile(
  seminar: Pick<Seminar, 'id' | 'title' | 'description' | 'startsAt' | 'endsAt' | 'location' | 'trainer' | 'version'>, // prettier-ignore
  now: Date,
  words: { trainer: string },
): string | undefined {
  const { startsAt, endsAt, title, description, location, trainer } = seminar
  if (startsAt === null) return undefined
  const about = [description, trainer && `${words.trainer}: ${trainer}`].filter(Boolean).join('\n')
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Atrium//Seminar//DE',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:seminar-${seminar.id}@atrium`,
    `SEQUENCE:${seminar.version}`,
    `DTSTAMP:${stamp(now.getTime())}`,
    `DTSTART:${stamp(startsAt)}`,
    `DTEND:${stamp(endsAt ?? Date.parse(startsAt) + hourMs)}`,
    `SUMMARY:${escaped(title)}`,
    ...(about ? [`DESCRIPTION:${escaped(about)}`] : []),
    ...(location ? [`LOCATION:${escaped(location)}`] : []),
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escaped(title)}`,
    'TRIGGER:-PT1H',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return `${lines.map(folded).join('\r\n')}\r\n`
}
