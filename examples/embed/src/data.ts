/** What this product keeps, in its own shape: plain arrays. */
export interface Document {
  id: number
  /** Null: the root. */
  parent: number | null
  name: string
  /** Absent: a folder. */
  content?: Blob
  changed: string
  by: string
  revision: number
  /** Closed accounts: nobody changes anything below. */
  isLocked?: boolean
  isDeleted?: boolean
}

export interface Bookmark {
  id: number
  title: string
  note: string | null
  href: string
  symbol: string
  changed: string
  revision: number
  isDeleted?: boolean
}

/** Who helps in the house. */
export interface Helper {
  id: number
  given: string
  family: string
  does: string
  firm: string
  mail: string
  phone: string
  cell: string
  photo: string
  /** Calls tenants back in their hours. */
  takesCalls: boolean
  revision: number
  isDeleted?: boolean
}

export const rootId = 1

/** A day so many days from today: what is told here stays near. */
export const inDays = (count: number): string =>
  new Date(Date.now() + count * 86_400_000).toISOString().slice(0, 10)

const text = (content: string) => new Blob([content], { type: 'text/plain' })
const folder = (id: number, parent: number | null, name: string, more: Partial<Document> = {}) =>
  ({ id, parent, name, changed: '2026-11-03T09:20:00Z', by: 'Ida Brandt', revision: 1, ...more }) as Document // prettier-ignore
const file = (id: number, parent: number, name: string, content: string): Document => ({
  ...folder(id, parent, name),
  content: text(content),
})

export const documents = (): Document[] => [
  folder(rootId, null, 'Fischergasse 12'),
  folder(2, rootId, 'Abrechnung 2025', { isLocked: true }),
  folder(3, rootId, 'Verträge'),
  folder(4, rootId, 'Protokolle'),
  file(5, rootId, 'Hausordnung.txt', 'Ruhezeiten: 22 bis 6 Uhr.'),
  file(6, rootId, 'Notdienste.txt', 'Heizung: 040 555 0112'),
  file(7, 2, 'Heizkosten.txt', '12.480,20 €'),
  file(8, 2, 'Allgemeinstrom.txt', '1.102,75 €'),
  file(9, 3, 'Reinigung.txt', 'Kündbar zum Quartalsende.'),
  file(10, 4, 'Versammlung Mai.txt', 'Beschlossen: neue Haustür.'),
]

export const bookmarks = (): Bookmark[] => [
  { id: 1, title: 'Zählerstand melden', note: 'Bis zum 31. Dezember', href: 'https://stadtwerke.example/zaehler', symbol: 'link', changed: '2026-10-12T08:00:00Z', revision: 1 }, // prettier-ignore
  { id: 2, title: 'Sperrmüll anmelden', note: null, href: 'https://stadtreinigung.example/sperrmuell', symbol: 'link', changed: '2026-09-30T08:00:00Z', revision: 1 }, // prettier-ignore
]

export const helpers = (): Helper[] => [
  { id: 1, given: 'Rolf', family: 'Petersen', does: 'Hausmeister', firm: 'Hausnordwind', mail: 'petersen@hausnordwind.example', phone: '040 555 0120', cell: '0171 555 0120', photo: '', takesCalls: true, revision: 1 }, // prettier-ignore
  { id: 2, given: 'Ida', family: 'Brandt', does: 'Verwaltung', firm: 'Hausnordwind', mail: 'brandt@hausnordwind.example', phone: '040 555 0121', cell: '', photo: '', takesCalls: true, revision: 1 }, // prettier-ignore
  { id: 3, given: 'Notdienst', family: 'Heizung', does: 'Tag und Nacht', firm: 'Wärme Nord', mail: '', phone: '040 555 0112', cell: '', photo: '', takesCalls: false, revision: 1 }, // prettier-ignore
]
