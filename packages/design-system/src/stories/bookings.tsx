import { Chip, type ChipTone } from '../components/Chip/index.ts'
import type { DataTableColumn } from '../components/DataTable/index.ts'
import { MediaMark } from '../components/MediaMark/index.ts'
import { Avatar } from '../components/Avatar/index.ts'
import type { Media } from '../theme/index.ts'
import { oneOf, seeded } from './many.ts'

export interface Booking {
  id: string
  name: string
  client: string
  medium: Media
  state: keyof typeof STATES
  /** Euros; nothing as long as nobody has asked for an offer. */
  price: number | undefined
  /** Days, `YYYY-MM-DD`. */
  start: string
  end: string
  owner: string
}

const STATES: Record<string, { label: string; tone: ChipTone; place: number }> = {
  asked: { label: 'Angefragt', tone: 'neutral', place: 0 },
  offered: { label: 'Angebot liegt vor', tone: 'info', place: 1 },
  booked: { label: 'Gebucht', tone: 'ok', place: 2 },
  late: { label: 'Unterlagen fehlen', tone: 'warn', place: 3 },
}
const PLACES: [string, Media][] = [
  ['Megalights Hauptbahnhof', 'out-of-home'],
  ['Radio Hamburg Morgenshow', 'radio'],
  ['Abendblatt, Titelseite', 'newspaper'],
  ['Spot 20s im Vorabend', 'tv'],
  ['Plakate U-Bahn Ring', 'out-of-home'],
  ['Kinospot Sommerfrische', 'cinema'],
  ['Podcast Nordlichter', 'web-radio'],
  ['Beilage Wochenblatt', 'print'],
  ['Banner Wetter und Verkehr', 'digital'],
  ['Großfläche Elbbrücken', 'out-of-home'],
  ['Ähren-Aufsteller Bäckereien', 'direct'],
]
const CLIENTS = ['Nordkranz Getränke', 'Alpenquell', 'Elbkontor', 'Küstencola', 'Öresund Bikes']
const OWNERS = ['Maren Lindqvist', 'Jonas Thiele', 'Aylin Kaya', 'Piet Harms']

const dayAfter = (days: number) =>
  new Date(Date.UTC(2027, 0, 4) + days * 86_400_000).toISOString().slice(0, 10)

/** Bookings as an agency has them, always the same. */
export function bookings(count: number): Booking[] {
  const random = seeded(11)
  return Array.from({ length: count }, (_, index) => {
    const [name, medium] = oneOf(PLACES, random)
    const start = Math.floor(random() * 300)
    return {
      id: `b${index}`,
      name: `${name} ${index + 1}`,
      client: oneOf(CLIENTS, random),
      medium,
      state: oneOf(Object.keys(STATES), random),
      price: random() < 0.08 ? undefined : (10 + Math.floor(random() * 9000)) * 50,
      start: dayAfter(start),
      end: dayAfter(start + 6 + Math.floor(random() * 60)),
      owner: oneOf(OWNERS, random),
    }
  })
}

const MONEY = new Intl.NumberFormat('de-DE', { style: 'currency', currency: 'EUR' })
const money = (amount: number) => MONEY.format(amount)
const short = (day: string) => `${day.slice(8)}.${day.slice(5, 7)}.`
const range = (start: string, end: string) => `${short(start)} – ${short(end)}${end.slice(0, 4)}`

export const keyOf = ({ id }: Booking) => id

export const BOOKING_COLUMNS: readonly DataTableColumn<Booking>[] = [
  {
    id: 'name',
    title: 'Schaltung',
    isSticky: true,
    minWidth: 230,
    grow: 2,
    text: ({ name }) => name,
    sortBy: ({ name }) => name,
    detail: ({ client }) => client,
  },
  {
    id: 'medium',
    title: 'Medium',
    width: 104,
    align: 'center',
    isOnPhone: false,
    sortBy: ({ medium }) => medium,
    cell: ({ medium }) => <MediaMark kind={medium} />,
  },
  {
    id: 'state',
    title: 'Stand',
    minWidth: 170,
    text: ({ state }) => STATES[state]!.label,
    sortBy: ({ state }) => STATES[state]!.place,
    cell: ({ state }) => <Chip tone={STATES[state]!.tone}>{STATES[state]!.label}</Chip>,
  },
  {
    id: 'price',
    title: 'Preis',
    width: 140,
    align: 'end',
    firstDirection: 'descending',
    sortBy: ({ price }) => price,
    text: ({ price }) => (price === undefined ? '–' : money(price)),
    total: (rows) => money(rows.reduce((sum, { price = 0 }) => sum + price, 0)),
  },
  {
    id: 'flight',
    title: 'Laufzeit',
    width: 172,
    align: 'end',
    sortBy: ({ start }) => start,
    text: ({ start, end }) => range(start, end),
  },
  {
    id: 'owner',
    title: 'Zuständig',
    minWidth: 170,
    sortBy: ({ owner }) => owner,
    text: ({ owner }) => owner,
    cell: ({ owner }) => (
      <span style={{ display: 'flex', alignItems: 'center', gap: 8 }}>
        <Avatar name={owner} size="small" isDecorative />
        {owner}
      </span>
    ),
  },
]
