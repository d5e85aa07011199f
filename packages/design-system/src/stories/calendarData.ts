import type { CalendarEvent } from '../components/CalendarView/index.ts'
import type { TimelineTone } from '../components/TimelineView/index.ts'

const MOVE = { move: true }

export const MARCH_EVENTS: readonly CalendarEvent[] = [
  {
    key: 'flight',
    title: 'Flight Radio NRW',
    start: '2027-03-01',
    end: '2027-03-19',
    tone: 'radio',
    can: MOVE,
  },
  {
    key: 'mega',
    title: 'Megalights HH/HB',
    start: '2027-03-12',
    end: '2027-04-08',
    tone: 'out-of-home',
    can: MOVE,
  },
  { key: 'druck', title: 'Druckunterlagenschluss', start: '2027-03-16', tone: 'bad' },
  {
    key: 'jour',
    title: 'Jour fixe',
    start: '2027-03-16T09:30',
    end: '2027-03-16T10:15',
    tone: 'brand',
    can: MOVE,
  },
  {
    key: 'review',
    title: 'Kreation: Abnahme',
    start: '2027-03-16T10:00',
    end: '2027-03-16T11:30',
    tone: 'info',
    can: MOVE,
  },
  {
    key: 'plan',
    title: 'Planungsrunde',
    start: '2027-03-16T14:00',
    end: '2027-03-16T15:00',
    tone: 'ok',
    can: MOVE,
  },
  { key: 'kino', title: 'Kinostart', start: '2027-03-18', tone: 'cinema', can: MOVE },
  {
    key: 'messe',
    title: 'Messe Köln',
    start: '2027-03-22',
    end: '2027-03-24',
    tone: 'tv',
    can: MOVE,
  },
  {
    key: 'mail',
    title: 'Mailing Osteraktion',
    start: '2027-03-25',
    end: '2027-03-26',
    tone: 'direct',
    can: MOVE,
  },
  {
    key: 'social',
    title: 'Reels & Stories',
    start: '2027-03-08',
    end: '2027-03-28',
    tone: 'social',
    can: MOVE,
  },
]

const TONES: readonly TimelineTone[] = [
  'radio',
  'tv',
  'out-of-home',
  'print',
  'digital',
  'social',
  'ok',
  'warn',
]

/** Over two years, the same each time. */
export function manyEvents(count: number): readonly CalendarEvent[] {
  let state = 11
  const random = () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296
    return state / 4_294_967_296
  }
  const first = Date.UTC(2026, 2, 1, 12)
  return Array.from({ length: count }, (_, key) => {
    const day = Math.floor(random() * 730)
    const length = random() < 0.7 ? 0 : Math.floor(random() * 12)
    const start = first + day * 86_400_000
    const tone = TONES[key % TONES.length]
    return {
      key,
      title: `Termin ${key + 1}`,
      start,
      end: start + length * 86_400_000,
      tone,
      can: MOVE,
    }
  })
}
