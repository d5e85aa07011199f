import { PortError } from '../../kit/port-error.ts'
import { extensionOf } from '../../kit/names.ts'
import type { OpenViewer } from '../../kit/view-item.ts'
import { fileProblem, nameProblem } from '../file-explorer.logic.ts'
import type {
  Entry,
  EntryAbilities,
  FileExplorerPort,
  FolderChange,
  Group,
} from '../file-explorer.port.ts'
import { uploadQueueOf } from '../useUploads.ts'
import { buildFile, buildFolder, everything, fixedNow, groups, type Seed } from './fixtures.ts'

type Stored = Entry & { parentId: number | undefined; isDeleted: boolean; url?: string }
type Call =
  'folder' | 'audiences' | 'createFolder' | 'rename' | 'remove' | 'restore' | 'upload' | 'download'

export interface MemoryOptions {
  name?: string
  entries?: readonly Seed[]
  groups?: readonly Group[]
  /** What the viewer may do in every folder; default: everything. */
  can?: EntryAbilities
  /** Clients do not know audiences (T-03); default true. */
  isStaff?: boolean
  /** Milliseconds until a call is answered; default none. */
  latency?: number
  /** How fast files travel; default: at once. */
  bytesPerSecond?: number
  now?: () => Date
  /** The viewer's name, at what they change. */
  me?: string
  /** Absent: files are downloaded. */
  openViewer?: OpenViewer
  /** A file that is on its way into the root, and stays at this point. */
  underway?: { name: string; size: number; sentBytes: number }
}

export interface MemoryFileExplorer {
  port: FileExplorerPort
  rootId: number
  /** The next time that this is called, it rejects. */
  failNext: (call: Call, error: PortError) => void
  /** Somebody else does something; listeners hear of it. */
  others: {
    addFile: (folderId: number, file: Seed) => number
    rename: (id: number, name: string) => void
    remove: (id: number) => void
  }
  idOf: (name: string) => number
}

/** The whole port in memory, with the server's rules: for stories, tests and trials. */
export function createMemoryFileExplorer({
  name = 'Sommerfrische 2027',
  entries = [],
  groups: allGroups = groups,
  can = everything,
  isStaff = true,
  latency = 0,
  bytesPerSecond = Infinity,
  now = () => fixedNow,
  me = 'Maren Lindqvist',
  openViewer,
  underway,
}: MemoryOptions = {}): MemoryFileExplorer {
  const stored = new Map<number, Stored>()
  const listeners = new Map<number, Set<(change: FolderChange) => void>>()
  const failures = new Map<Call, PortError[]>()
  // Cache keys carry it, so that two ports in one cache stay apart.
  const instance = crypto.randomUUID()
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
      isDeleted: false,
    })
    for (const child of inside ?? []) seed(child, id)
    return id
  }
  const rootId = seed({ name, entries }, undefined)

  const childrenOf = (id: number) =>
    [...stored.values()].filter((entry) => entry.parentId === id && !entry.isDeleted)
  const find = (id: number, kind?: Entry['kind']): Stored => {
    const entry = stored.get(id)
    if (!entry || entry.isDeleted || (kind && entry.kind !== kind)) {
      throw new PortError({ code: 'not-found' })
    }
    return entry
  }
  const show = ({
    parentId: _parent,
    isDeleted: _deleted,
    url: _url,
    ...entry
  }: Stored): Entry => ({
    ...entry,
    audience: isStaff ? entry.audience : undefined,
    childCount: entry.kind === 'folder' ? childrenOf(entry.id).length : null,
  })
  const tell = (folderId: number | undefined, commandId?: string) => {
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
  const isTaken = (folderId: number, wanted: string, exceptId?: number) =>
    childrenOf(folderId).some(
      (entry) => entry.id !== exceptId && entry.name.toLowerCase() === wanted.toLowerCase(),
    )
  const checkName = (wanted: string, folderId: number, exceptId?: number) => {
    if (nameProblem(wanted)) throw new PortError({ code: 'invalid', fields: { name: ['?'] } })
    if (isTaken(folderId, wanted, exceptId)) {
      throw new PortError({ code: 'conflict', fields: { name: ['taken'] } })
    }
  }
  const freeName = (folderId: number, wanted: string) => {
    const extension = extensionOf(wanted)
    const stem = extension === '' ? wanted : wanted.slice(0, -(extension.length + 1))
    const end = extension === '' ? '' : wanted.slice(-(extension.length + 1))
    let free = wanted
    for (let count = 2; isTaken(folderId, free); count += 1) free = `${stem} (${count})${end}`
    return free
  }
  const call = async <T>(name: Call, work: () => T): Promise<T> => {
    await wait(latency)
    const failure = failures.get(name)?.shift()
    if (failure) throw failure
    return work()
  }
  const mayOr403 = (allowed: boolean) => {
    if (!allowed) throw new PortError({ code: 'forbidden' })
  }

  const port: FileExplorerPort = {
    folder: (folderId) => ({
      key: ['memory', instance, 'folder', folderId],
      load: () =>
        call('folder', () => {
          const folder = find(folderId, 'folder')
          const path = []
          for (let at: Stored | undefined = folder; at; at = stored.get(at.parentId ?? -1)) {
            path.unshift({ id: at.id, name: at.name })
          }
          return {
            id: folder.id,
            name: folder.name,
            entries: childrenOf(folderId).map(show),
            path,
            audience: show(folder).audience,
            can: folder.can,
          }
        }),
    }),
    audiences: (folderId) => ({
      key: ['memory', instance, 'audiences', folderId],
      load: () => call('audiences', () => (isStaff ? allGroups : [])),
    }),
    createFolder: ({ parentId, name: wanted, groupIds, commandId }) =>
      call('createFolder', () => {
        const parent = find(parentId, 'folder')
        mayOr403(parent.can.addFolders)
        checkName(wanted, parentId)
        const id = seed(
          {
            name: wanted.trim(),
            entries: [],
            modifiedAt: now().toISOString(),
            modifiedBy: me,
            audience: groupIds ?? parent.audience,
          },
          parentId,
        )
        tell(parentId, commandId)
        return show(find(id))
      }),
    rename: ({ id, name: wanted, version, commandId }) =>
      call('rename', () => {
        const entry = find(id)
        mayOr403(entry.can.edit)
        if (entry.version !== version) throw new PortError({ code: 'conflict' })
        checkName(wanted, entry.parentId ?? -1, id)
        const next = change(entry, {
          name: wanted.trim(),
          modifiedAt: now().toISOString(),
          modifiedBy: me,
        })
        tell(entry.parentId, commandId)
        return show(next)
      }),
    remove: ({ id, commandId }) =>
      call('remove', () => {
        const entry = find(id)
        mayOr403(entry.can.delete)
        change(entry, { isDeleted: true })
        tell(entry.parentId, commandId)
      }),
    restore: ({ id, commandId }) =>
      call('restore', () => {
        const entry = stored.get(id)
        if (!entry) throw new PortError({ code: 'not-found' })
        const next = change(entry, { isDeleted: false })
        tell(entry.parentId, commandId)
        return show(next)
      }),
    async upload({ folderId, files, groupIds, commandId, onProgress, signal }) {
      const totalBytes = files.reduce((sum, file) => sum + file.size, 0)
      if (underway && files[0]?.name === underway.name) {
        onProgress({ sentBytes: underway.sentBytes, totalBytes })
        return new Promise(() => undefined)
      }
      let sentBytes = 0
      while (sentBytes < totalBytes) {
        await wait(bytesPerSecond === Infinity ? 0 : 50, signal)
        sentBytes = Math.min(totalBytes, sentBytes + bytesPerSecond / 20)
        onProgress({ sentBytes, totalBytes })
      }
      return call('upload', () => {
        signal.throwIfAborted()
        const folder = find(folderId, 'folder')
        mayOr403(folder.can.addFiles)
        const refused = files.find((file) => fileProblem(file))
        if (refused) {
          const isTooLarge = fileProblem(refused) === 'too-large'
          throw new PortError({
            code: isTooLarge ? 'too-large' : 'invalid',
            fields: { files: [refused.name] },
          })
        }
        const ids = files.map((file) =>
          seed(
            {
              name: freeName(folderId, file.name),
              size: file.size,
              type: file.type || mediaType(file.name),
              modifiedAt: now().toISOString(),
              modifiedBy: me,
              audience: groupIds ?? folder.audience,
            },
            folderId,
          ),
        )
        files.forEach((file, index) => {
          const entry = stored.get(ids[index]!)
          if (entry) entry.url = URL.createObjectURL(file)
        })
        tell(folderId, commandId)
        return ids.map((id) => show(find(id)))
      })
    },
    download: (id) =>
      call('download', () => ({
        url: find(id, 'file').url ?? `data:text/plain,${encodeURIComponent(find(id).name)}`,
      })),
    openViewer,
    onChange(folderId, listener) {
      const set = listeners.get(folderId) ?? new Set()
      listeners.set(folderId, set.add(listener))
      return () => set.delete(listener)
    },
  }

  if (underway) {
    const file = new File(['0'], underway.name)
    Object.defineProperty(file, 'size', { value: underway.size })
    uploadQueueOf(port).add({ folderId: rootId, folderName: name, files: [file], notify: false })
  }

  return {
    port,
    rootId,
    failNext: (name, error) => failures.set(name, [...(failures.get(name) ?? []), error]),
    others: {
      addFile(folderId, file) {
        const id = seed({ modifiedAt: now().toISOString(), ...file }, folderId)
        tell(folderId)
        return id
      },
      rename(id, wanted) {
        tell(change(find(id), { name: wanted }).parentId)
      },
      remove(id) {
        const { parentId } = change(find(id), { isDeleted: true })
        // Whoever looks into the folder hears of it too.
        for (const listener of listeners.get(id) ?? []) listener({ folderId: id })
        tell(parentId)
      },
    },
    idOf(wanted) {
      const entry = [...stored.values()].find((candidate) => candidate.name === wanted)
      if (!entry) throw new Error(`No entry is called ${wanted}.`)
      return entry.id
    },
  }
}

const mediaTypes: Record<string, string> = {
  pdf: 'application/pdf',
  png: 'image/png',
  jpg: 'image/jpeg',
  mp4: 'video/mp4',
  txt: 'text/plain',
}
const mediaType = (name: string) => mediaTypes[extensionOf(name)] ?? 'application/octet-stream'

const wait = (milliseconds: number, signal?: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    if (milliseconds === 0) return resolve()
    const timer = setTimeout(resolve, milliseconds)
    signal?.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(new PortError({ code: 'unknown', message: 'aborted' }))
    })
  })
