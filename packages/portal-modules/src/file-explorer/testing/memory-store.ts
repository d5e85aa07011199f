import type { FileVersion } from '../../kit/file-version.ts'
import { extensionOf } from '../../kit/names.ts'
import { PortError } from '../../kit/port-error.ts'
import { nameKey, nameProblem } from '../file-explorer.logic.ts'
import type {
  Crumb,
  Entry,
  EntryAbilities,
  FolderChange,
  OnConflict,
  TrashedEntry,
} from '../file-explorer.port.ts'
import { buildFile, buildFolder, type Seed } from './fixtures.ts'

export type Stored = Entry & {
  parentId: number | undefined
  /** When and by whom it was put into the trash. */
  deleted?: { at: string; by: string } | undefined
  /** In the trash, whose list it has left: its content is a version of another file. */
  isVersion?: boolean
  /** Its content, where it was uploaded. */
  url?: string
  /** Contents that it had, the oldest first. */
  former?: readonly Former[]
  /** When the content that counts came. */
  contentAt?: string
}

/** A content that a file had. */
type Former = Omit<FileVersion, 'isCurrent'> & { url?: string }

export interface MemoryRules {
  name: string
  entries: readonly Seed[]
  rootAudience: readonly number[] | undefined
  can: EntryAbilities
  isStaff: boolean
  now: () => Date
  me: string
}

/** Folders and files in memory, with the server's rules. */
export function createMemoryStore({
  name,
  entries,
  rootAudience,
  can,
  isStaff,
  now,
  me,
}: MemoryRules) {
  const stored = new Map<number, Stored>()
  const listeners = new Map<number, Set<(change: FolderChange) => void>>()
  let lastId = 100

  const seed = (row: Seed, parentId: number | undefined): number => {
    const { entries: inside, ...overrides } = row
    lastId += 1
    const id = lastId
    const isFolder = inside !== undefined
    const base = isFolder ? buildFolder() : buildFile()
    const abilities: EntryAbilities = isFolder
      ? { ...can, edit: can.addFolders, delete: can.addFolders }
      : { ...can, addFiles: false, addFolders: false }
    stored.set(id, {
      ...base,
      type: isFolder ? null : mediaType(row.name),
      can: abilities,
      ...overrides,
      id,
      parentId,
    })
    for (const child of inside ?? []) seed(child, id)
    return id
  }
  const rootId = seed({ name, entries, ...(rootAudience && { audience: rootAudience }) }, undefined)

  const all = () => [...stored.values()]
  const childrenOf = (id: number) =>
    all().filter((entry) => entry.parentId === id && entry.deleted === undefined)
  /** From the root down, the entry last, whatever is deleted. */
  const chainOf = (entry: Stored): Stored[] => {
    const above = entry.parentId === undefined ? undefined : stored.get(entry.parentId)
    return above ? [...chainOf(above), entry] : [entry]
  }
  const pathOf = (entry: Stored): Crumb[] => chainOf(entry).map(({ id, name: n }) => ({ id, name: n })) // prettier-ignore
  const find = (id: number, kind?: Entry['kind']): Stored => {
    const entry = stored.get(id)
    const isGone = !entry || chainOf(entry).some((level) => level.deleted !== undefined)
    if (isGone || (kind && entry.kind !== kind)) throw new PortError({ code: 'not-found' })
    return entry
  }
  const show = (of: Stored): Entry => {
    const { parentId: _parent, deleted: _deleted, url: _url, former, contentAt: _at, ...entry } = of
    return { ...entry, ...shownOf(entry), ...(former && { contentNumber: former.length + 1 }) }
  }
  const shownOf = (entry: Pick<Entry, 'id' | 'kind' | 'audience' | 'news'>) => ({
    audience: isStaff ? entry.audience : undefined,
    childCount: entry.kind === 'folder' ? childrenOf(entry.id).length : null,
    ...(entry.kind === 'folder' &&
      !entry.news &&
      holdsNews(entry.id) && { news: 'inside' as const }),
  })
  const holdsNews = (folderId: number): boolean =>
    childrenOf(folderId).some(({ id, news }) => news !== undefined || holdsNews(id))
  const emit = (folderId: number | undefined, commandId?: string) => {
    if (folderId === undefined) return
    const above = stored.get(folderId)?.parentId
    for (const id of [folderId, above]) {
      if (id === undefined) continue
      for (const listener of listeners.get(id) ?? []) listener({ folderId: id, commandId })
    }
  }
  const change = (entry: Stored, overrides: Partial<Stored>): Stored => {
    const next = { ...entry, ...overrides, version: entry.version + 1 }
    stored.set(next.id, next)
    return next
  }
  const taken = (folderId: number, wanted: string, exceptId?: number) =>
    childrenOf(folderId).find(
      (entry) => entry.id !== exceptId && nameKey(entry.name) === nameKey(wanted),
    )
  const checkName = (wanted: string, folderId: number, exceptId?: number) => {
    if (nameProblem(wanted)) throw new PortError({ code: 'invalid', fields: { name: ['?'] } })
    if (taken(folderId, wanted, exceptId)) throw nameTaken()
  }
  /** All contents of a file, the newest first; the address is each one's own (T-71). */
  const versionsOf = (entry: Stored): (FileVersion & { url?: string })[] => {
    const { former = [], size, type, url, modifiedAt, contentAt = modifiedAt, modifiedBy } = entry
    const current = { number: former.length + 1, size: size ?? 0, type, url, createdAt: contentAt }
    return [
      ...former.map((version) => ({ ...version, isCurrent: false })),
      { ...current, createdBy: modifiedBy, isCurrent: true },
    ]
      .map((version) => {
        const isPicture = version.type?.startsWith('image/') === true
        return { ...version, ...(isPicture && version.url && { pictureUrl: version.url }) }
      })
      .toReversed()
  }
  /** Gives a file another content; the one that it has stays as a version (T-65, T-71). */
  const renew = (entry: Stored, content: Pick<Stored, 'size' | 'type' | 'url'>): Stored => {
    const [{ isCurrent: _is, ...current }] = versionsOf(entry) as [FileVersion & { url?: string }]
    const moment = now().toISOString()
    return change(entry, {
      ...content,
      former: [...(entry.former ?? []), current],
      contentAt: moment,
      modifiedAt: moment,
      modifiedBy: me,
    })
  }
  const freeName = (folderId: number, wanted: string) => {
    const extension = extensionOf(wanted)
    const stem = extension === '' ? wanted : wanted.slice(0, -(extension.length + 1))
    const end = extension === '' ? '' : wanted.slice(-(extension.length + 1))
    let free = wanted
    for (let count = 2; taken(folderId, free); count += 1) free = `${stem} (${count})${end}`
    return free
  }
  const throwAway = (entry: Stored) =>
    change(entry, { deleted: { at: now().toISOString(), by: me } })
  /** The name under which something comes into a folder, or the file that it becomes a version of (T-65). */
  const settleName = (
    folderId: number,
    coming: { kind: Entry['kind']; name: string },
    onConflict: OnConflict,
  ): string | Stored => {
    const existing = taken(folderId, coming.name)
    if (!existing) return coming.name
    if (onConflict === 'keep-both') return freeName(folderId, coming.name)
    const areFiles = coming.kind === 'file' && existing.kind === 'file'
    if (onConflict === 'refuse' || !areFiles) throw nameTaken()
    mayOr403(existing.can.edit)
    return existing
  }
  /** What a file holds, as the content of another one. */
  const contentOf = ({ size, type, url }: Stored) => ({ size, type, ...(url && { url }) })
  const trashed = (folderId: number): TrashedEntry[] =>
    all()
      .flatMap((entry) => {
        const above = chainOf(entry).slice(0, -1)
        if (
          !entry.deleted ||
          entry.isVersion ||
          !entry.can.delete ||
          !above.some(({ id }) => id === folderId)
        )
          return []
        return {
          ...show(entry),
          deletedAt: entry.deleted.at,
          deletedBy: entry.deleted.by,
          path: pathOf(above.at(-1)!),
          isParentGone: above.some((level) => level.deleted !== undefined),
          canPurge: isStaff,
        }
      })
      .toSorted((a, b) => Date.parse(b.deletedAt) - Date.parse(a.deletedAt) || b.id - a.id)

  /** Copies of entries with all in them, all or none; who sees the folder sees them (T-65). */
  const copy = (
    toId: number,
    wanted: readonly { id: number; onConflict: OnConflict }[],
  ): Stored[] => {
    const target = find(toId, 'folder')
    const from = wanted.map(({ id, onConflict }) => ({ entry: find(id), onConflict }))
    for (const { entry, onConflict } of from) {
      mayOr403(entry.kind === 'folder' ? target.can.addFolders : target.can.addFiles)
      if (chainOf(target).some(({ id }) => id === entry.id)) {
        throw new PortError({ code: 'conflict', reason: 'cycle' })
      }
      const existing = taken(toId, entry.name)
      const areFiles = existing?.kind === 'file' && entry.kind === 'file'
      const isReplacing = onConflict === 'replace' && areFiles && existing.id !== entry.id
      if (existing && onConflict !== 'keep-both' && !isReplacing) throw nameTaken()
    }
    const put = (entry: Stored, parentId: number, name: string): Stored => {
      const id = (lastId += 1)
      const { deleted: _deleted, former: _former, contentAt: _at, ...rest } = entry
      const moment = { modifiedAt: now().toISOString(), modifiedBy: me, version: 1 }
      const made = { ...rest, ...moment, id, parentId, name, audience: target.audience }
      const inside = childrenOf(entry.id)
      stored.set(id, made)
      for (const child of inside) put(child, id, child.name)
      return made
    }
    return from.map(({ entry, onConflict }) => {
      const existing = taken(toId, entry.name)
      if (existing && onConflict === 'replace') {
        return renew(existing, contentOf(entry))
      }
      return put(entry, toId, existing ? freeName(toId, entry.name) : entry.name)
    })
  }

  /** All in it goes with it, deleted before or not. */
  const purge = ({ id }: Stored) => {
    for (const inside of [...stored.values()].filter(({ parentId }) => parentId === id))
      purge(inside)
    stored.delete(id)
  }

  return {
    isStaff,
    purge,
    rootId,
    stored,
    copy,
    seed,
    all,
    childrenOf,
    chainOf,
    pathOf,
    find,
    show,
    emit,
    change,
    checkName,
    freeName,
    throwAway,
    versionsOf,
    renew,
    taken,
    settleName,
    contentOf,
    trashed,
    listen(folderId: number, listener: (change: FolderChange) => void) {
      const set = listeners.get(folderId) ?? new Set()
      listeners.set(folderId, set.add(listener))
      return () => void set.delete(listener)
    },
    /** Whoever looks into a folder hears of what happens to it. */
    tellInside: (id: number) => {
      for (const listener of listeners.get(id) ?? []) listener({ folderId: id })
    },
  }
}
export type MemoryStore = ReturnType<typeof createMemoryStore>

const nameTaken = () =>
  new PortError({ code: 'conflict', reason: 'name-taken', fields: { name: ['taken'] } })

export const mayOr403 = (allowed: boolean) => {
  if (!allowed) throw new PortError({ code: 'forbidden' })
}

const mediaTypes: Record<string, string> = {
  pdf: 'application/pdf',
  png: 'image/png',
  jpg: 'image/jpeg',
  mp4: 'video/mp4',
  txt: 'text/plain',
}
export const mediaType = (name: string) =>
  mediaTypes[extensionOf(name)] ?? 'application/octet-stream'
