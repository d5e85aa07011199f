import { MediaMark } from '../components/MediaMark/index.ts'
import type { Media } from '../theme/index.ts'
import { oneOf, seeded } from './many.ts'

export interface Placement {
  id: string
  name: string
  detail: string
  medium: Media
  day: string
}

const BOOKED: [string, Media][] = [
  ['Megalights Hauptbahnhof', 'out-of-home'],
  ['Radio Hamburg Morgenshow', 'radio'],
  ['Hamburger Abendblatt, Titelseite', 'newspaper'],
  ['Spot 20s im Vorabend', 'tv'],
  ['Plakate U-Bahn Ring', 'out-of-home'],
  ['Kinospot Sommerfrische', 'cinema'],
  ['Podcast Nordlichter', 'web-radio'],
  ['Beilage Wochenblatt', 'print'],
  ['Banner Wetter und Verkehr', 'digital'],
  ['Großfläche Elbbrücken', 'out-of-home'],
]

/** Bookings as an agency has them, always the same. */
export function placements(count: number): Placement[] {
  const random = seeded(7)
  return Array.from({ length: count }, (_, index) => {
    const [name, medium] = oneOf(BOOKED, random)
    const weeks = 1 + Math.floor(random() * 6)
    const amount = (10 + Math.floor(random() * 900)) * 100
    const day = new Date(Date.UTC(2027, 2, 15) - Math.floor(index / 7) * 86_400_000)
    return {
      id: `b${index}`,
      name: `${name} ${(index + 1).toLocaleString('de')}`,
      detail: `${weeks === 1 ? 'eine Woche' : `${weeks} Wochen`} · ${amount.toLocaleString('de')},00 €`,
      medium,
      day: day.toISOString().slice(0, 10),
    }
  })
}

const DAY = new Intl.DateTimeFormat('de', { weekday: 'long', day: 'numeric', month: 'long' })

export const BY_DAY = {
  keyOf: ({ day }: Placement) => day,
  titleOf: ({ day }: Placement) => DAY.format(new Date(`${day}T12:00:00Z`)),
}

export const keyOf = ({ id }: { id: string }) => id
export const nameOf = ({ name }: Placement) => name

export function renderPlacement({ name, detail, medium }: Placement) {
  return (
    <span style={{ display: 'flex', alignItems: 'center', gap: 12, minInlineSize: 0 }}>
      <MediaMark kind={medium} isDecorative />
      <span style={{ display: 'grid', minInlineSize: 0 }}>
        <span style={{ fontWeight: 600, overflow: 'hidden', textOverflow: 'ellipsis' }}>
          {name}
        </span>
        <span style={{ color: 'var(--at-text-2)', fontSize: 'var(--at-font-s)' }}>{detail}</span>
      </span>
    </span>
  )
}
