import { Folder, FolderOpen } from 'lucide-react'
import { FileIcon } from '../components/FileIcon/index.ts'
import { Icon } from '../components/Icon/index.ts'
import type { Key } from '../collection/index.ts'

export interface Place {
  id: string
  name: string
  children?: Place[]
}

const CLIENTS = ['Nordkranz Getränke', 'Alpenmilch', 'Hanse Mobil', 'Verlag Elbe', 'Kurhotel Süd']
const CAMPAIGNS = ['Sommerfrische', 'Wiesn-Spezial', 'Schulstart', 'Winterzauber', 'Neueröffnung']
const FILES = [
  'Plan.pdf',
  'Motiv.png',
  'Streuplan.xlsx',
  'Spot.mp4',
  'Briefing.docx',
  'Kick-off.pptx',
]

/** Clients, their campaigns, and files in them, about as many as asked for; always the same. */
export function folders(clients: number, campaigns: number, files: number): Place[] {
  return Array.from({ length: clients }, (_, client) => ({
    id: `k${client}`,
    name: `${CLIENTS[client % CLIENTS.length]}${client < CLIENTS.length ? '' : ` ${client + 1}`}`,
    children: Array.from({ length: campaigns }, (_, campaign) => ({
      id: `k${client}-${campaign}`,
      name: `${CAMPAIGNS[campaign % CAMPAIGNS.length]} ${2027 - Math.floor(campaign / CAMPAIGNS.length)}`,
      children: Array.from({ length: files }, (_, file) => ({
        id: `k${client}-${campaign}-${file}`,
        name: `${String(file + 1).padStart(2, '0')} ${FILES[file % FILES.length]}`,
      })),
    })),
  }))
}

/** Every folder, for a tree that is open all over. */
export function allFolders(places: readonly Place[], into = new Set<Key>()): Set<Key> {
  for (const { id, children } of places) {
    if (!children) continue
    into.add(id)
    allFolders(children, into)
  }
  return into
}

/** The same tree after a move, as an owner would keep it. */
export function movePlaces(
  roots: readonly Place[],
  { keys, into, before }: { keys: readonly Key[]; into?: Key; before?: Key },
): Place[] {
  const taken = new Map<Key, Place>()
  const without = (places: readonly Place[]): Place[] =>
    places.flatMap((place) => {
      if (keys.includes(place.id)) {
        taken.set(place.id, place)
        return []
      }
      return [place.children ? { ...place, children: without(place.children) } : place]
    })
  const rest = without(roots)
  const moved = keys.flatMap((key) => taken.get(key) ?? [])
  const insert = (places: Place[]) => {
    const at = before === undefined ? -1 : places.findIndex(({ id }) => id === before)
    return at < 0 ? [...places, ...moved] : places.toSpliced(at, 0, ...moved)
  }
  const put = (places: Place[]): Place[] =>
    places.map((place) => {
      if (!place.children) return place
      const children = put(place.children)
      return { ...place, children: place.id === into ? insert(children) : children }
    })
  return into === undefined ? insert(rest) : put(rest)
}

export const placeKey = ({ id }: Place) => id
export const placeName = ({ name }: Place) => name
export const placesIn = ({ children }: Place) => children

export function renderPlace({ name, children }: Place, { isExpanded }: { isExpanded: boolean }) {
  return (
    <>
      {children ? <Icon icon={isExpanded ? FolderOpen : Folder} /> : <FileIcon name={name} />}
      <span style={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>{name}</span>
    </>
  )
}
