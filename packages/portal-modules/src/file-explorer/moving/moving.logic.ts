import { nameKey } from '../file-explorer.logic.ts'
import type { Entry, Folder, Group, OnConflict } from '../file-explorer.port.ts'

/** What is said to a name that is taken; `skip` leaves the incoming one where it is (T-65). */
export type ConflictAnswer = Exclude<OnConflict, 'refuse'> | 'skip'

/** Something that is to come into a folder: an entry, or a file of the reader's computer. */
export interface Incoming {
  /** Tells it from the others. */
  key: number
  kind: Entry['kind']
  name: string
  size: number | null
  /** ISO moment. */
  modifiedAt: string | null
  /** What it looks like is told by the entry, where it is one that lives; */
  entry?: Entry
  /** or by the file of the reader's computer. */
  file?: File
}

export const incomingOf = (entry: Entry): Incoming => {
  const { id, kind, name, size, modifiedAt } = entry
  return { key: id, kind, name, size, modifiedAt, entry }
}

/** A name that both have. */
export interface Conflict {
  incoming: Incoming
  existing: Entry
  /** Only a file takes the place of a file, and only for who may delete that. */
  canReplace: boolean
}

/** Where incoming names are taken already, in the order of what comes. */
export function conflictsWith(
  incoming: readonly Incoming[],
  entries: readonly Entry[],
): Conflict[] {
  const byName = new Map(entries.map((entry) => [nameKey(entry.name), entry]))
  return incoming.flatMap((item) => {
    const existing = byName.get(nameKey(item.name))
    if (!existing || existing.id === item.key) return []
    const canReplace = item.kind === 'file' && existing.kind === 'file' && existing.can.delete
    return [{ incoming: item, existing, canReplace }]
  })
}

/** How who sees entries changes by their new folder; groups by id. They keep their own groups (FILE-16). */
export interface AudienceShift {
  /** See them from now on. */
  gains: readonly number[]
  /** See them no longer. */
  loses: readonly number[]
  /** See the folder, and not what comes. */
  misses: readonly number[]
}

/** Undefined where nothing changes, or the caller does not know who sees what. */
export function audienceShift(
  entries: readonly Entry[],
  from: readonly number[] | undefined,
  to: readonly number[] | undefined,
  groups: readonly Group[] | undefined,
): AudienceShift | undefined {
  if (!from || !to || !groups) return undefined
  const ids = groups.filter((group) => !group.seesEverything).map(({ id }) => id)
  const some = (isSo: (own: readonly number[], id: number) => boolean) =>
    ids.filter((id) => entries.some(({ audience }) => audience && isSo(audience, id)))
  const shift = {
    gains: some((own, id) => own.includes(id) && to.includes(id) && !from.includes(id)),
    loses: some((own, id) => own.includes(id) && from.includes(id) && !to.includes(id)),
    misses: some((own, id) => to.includes(id) && !own.includes(id)),
  }
  return shift.gains.length + shift.loses.length + shift.misses.length > 0 ? shift : undefined
}

/** Groups that see copies and not what they are made from: a copy is seen by who sees its folder (FILE-16). */
export function copyAudience(
  entries: readonly Entry[],
  from: readonly number[] | undefined,
  to: readonly number[] | undefined,
  groups: readonly Group[] | undefined,
): AudienceShift | undefined {
  if (!from || !to || !groups) return undefined
  const gains = groups
    .filter(({ id, seesEverything }) => !seesEverything && to.includes(id))
    .filter(
      ({ id }) =>
        !from.includes(id) || entries.some(({ audience }) => audience && !audience.includes(id)),
    )
    .map(({ id }) => id)
  return gains.length > 0 ? { gains, loses: [], misses: [] } : undefined
}

/** What stands against copying before it is asked for; the server says the same. */
export function copyFault(
  entries: readonly Entry[],
  target: Folder,
): Exclude<MoveFault, 'same'> | undefined {
  if (entries.some((entry) => target.path.some(({ id }) => id === entry.id))) return 'cycle'
  const fits = ({ kind }: Entry) =>
    kind === 'folder' ? target.can.addFolders : target.can.addFiles
  return entries.every(fits) ? undefined : 'refused'
}

/** What stands against a move before it is asked for; the server says the same (FILE-08). */
export type MoveFault = 'cycle' | 'same' | 'refused'

export function moveFault(entries: readonly Entry[], target: Folder): MoveFault | undefined {
  if (entries.some((entry) => target.path.some(({ id }) => id === entry.id))) return 'cycle'
  const isIn = (entry: Entry) => target.entries.some(({ id }) => id === entry.id)
  if (entries.every(isIn)) return 'same'
  const fits = ({ kind, can }: Entry) =>
    can.edit && (kind === 'folder' ? target.can.addFolders : target.can.addFiles)
  return entries.every(fits) ? undefined : 'refused'
}
