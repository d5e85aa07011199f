import { createMemoryAudience } from '../../kit/audience/testing/memory-audience.ts'
import { PortError } from '../../kit/port-error.ts'
import type { OpenViewer } from '../../kit/view-item.ts'
import { fileProblem } from '../file-explorer.logic.ts'
import type {
  EntryAbilities,
  FileExplorerPort,
  Group,
  Person,
  UnfinishedUpload,
} from '../file-explorer.port.ts'
import { uploadQueueOf } from '../uploads/useUploads.ts'
import { everything, fixedNow, groups, persons, type Seed } from './fixtures.ts'
import { createMemoryMany } from './memory-many.ts'
import { createMemoryPieces } from './memory-pieces.ts'
import { createMemoryShares } from './memory-shares.ts'
import { createMemoryStore, mayOr403, mediaType, type Stored } from './memory-store.ts'

type Call = Exclude<keyof FileExplorerPort, 'openViewer' | 'opened' | 'onChange' | 'kept'>

export interface MemoryOptions {
  name?: string
  entries?: readonly Seed[]
  groups?: readonly Group[]
  /** Groups that see the root; default: those that see everything in it. */
  rootAudience?: readonly number[]
  /** Who is in which groups. */
  people?: readonly Person[]
  /** What the viewer may do in every folder; default: everything. */
  can?: EntryAbilities
  /** Clients do not know audiences (T-03); default true. */
  isStaff?: boolean
  /** Milliseconds until a call is answered; default none. */
  latency?: number
  /** How fast files travel; default: at once. */
  bytesPerSecond?: number
  /** Files with more bytes travel piece by piece; default 16 MiB. */
  largeFrom?: number
  /** Large files that were begun before, into the root. */
  unfinished?: readonly Pick<UnfinishedUpload, 'name' | 'size' | 'sentBytes' | 'lastModified'>[]
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
    /** Puts another content into a file. */
    renew: (id: number, size: number) => void
  }
  idOf: (name: string) => number
}

/** The whole port in memory, with the server's rules: for stories, tests and trials. */
export function createMemoryFileExplorer({
  name = 'Sommerfrische 2027',
  entries = [],
  groups: allGroups = groups,
  rootAudience,
  people = persons,
  can = everything,
  isStaff = true,
  latency = 0,
  bytesPerSecond = Infinity,
  largeFrom = 16 * 1_024 * 1_024,
  unfinished = [],
  now = () => fixedNow,
  me = 'Maren Lindqvist',
  openViewer,
  underway,
}: MemoryOptions = {}): MemoryFileExplorer {
  const failures = new Map<Call, PortError[]>()
  // Cache keys carry it, so that two ports in one cache stay apart.
  const instance = crypto.randomUUID()
  const store = createMemoryStore({ name, entries, rootAudience, can, isStaff, now, me })
  const { rootId, seed, find, show, emit, change, childrenOf, settleName } = store
  const choices = new Map<string, string>()
  const pieces = createMemoryPieces({
    rootId,
    rootName: name,
    nameOf: (folderId) => {
      const folder = find(folderId, 'folder')
      mayOr403(folder.can.addFiles)
      return folder.name
    },
    minBytes: largeFrom,
    bytesPerSecond,
    unfinished,
    fail: () => failures.get('resumable')?.shift(),
  })

  const call = async <T>(name: Call, work: () => T | Promise<T>): Promise<T> => {
    await wait(latency)
    const failure = failures.get(name)?.shift()
    if (failure) throw failure
    return work()
  }
  const versionOf = (entry: Stored, number: number) => {
    const version = store.versionsOf(entry).find((one) => one.number === number)
    if (!version) throw new PortError({ code: 'not-found' })
    return version
  }
  const belowOf = (id: number): number[] =>
    childrenOf(id).flatMap((child) => [child.id, ...belowOf(child.id)])
  const audience = createMemoryAudience({
    groups: allGroups,
    people,
    readerId: people.find((person) => person.name === me)?.id,
    find: (id) => {
      const entry = find(id)
      return {
        id,
        above: store
          .chainOf(entry)
          .slice(0, -1)
          .map((level) => level.audience ?? []),
        audience: entry.audience ?? [],
        version: entry.version,
        canChange: entry.can.changeAudience === true,
        insideIds: belowOf(id),
      }
    },
    assign: (id, groupIds, commandId) =>
      emit(change(find(id), { audience: groupIds }).parentId, commandId),
    before: () => call('audience', () => undefined),
    now,
    me,
  })
  const port: FileExplorerPort = {
    folder: (folderId) => ({
      key: ['memory', instance, 'folder', folderId],
      load: () =>
        call('folder', () => {
          const folder = find(folderId, 'folder')
          return {
            id: folder.id,
            name: folder.name,
            entries: childrenOf(folderId).map(show),
            path: store.pathOf(folder),
            audience: show(folder).audience,
            can: folder.can,
          }
        }),
    }),
    ...(isStaff && { audience }),
    audiences: (folderId) => ({
      key: ['memory', instance, 'audiences', folderId],
      load: () => call('audiences', () => (isStaff ? allGroups : [])),
    }),
    ...(isStaff && { audience }),
    createFolder: ({ parentId, name: wanted, groupIds, commandId }) =>
      call('createFolder', () => {
        const parent = find(parentId, 'folder')
        mayOr403(parent.can.addFolders)
        store.checkName(wanted, parentId)
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
        emit(parentId, commandId)
        return show(find(id))
      }),
    rename: ({ id, name: wanted, version, commandId }) =>
      call('rename', () => {
        const entry = find(id)
        mayOr403(entry.can.edit)
        if (entry.version !== version) throw new PortError({ code: 'conflict' })
        store.checkName(wanted, entry.parentId ?? -1, id)
        const next = change(entry, {
          name: wanted.trim(),
          modifiedAt: now().toISOString(),
          modifiedBy: me,
        })
        emit(entry.parentId, commandId)
        return show(next)
      }),
    ...createMemoryMany(store, call),
    trash: (folderId) => ({
      key: ['memory', instance, 'trash', folderId],
      load: () => call('trash', () => store.trashed(find(folderId, 'folder').id)),
    }),
    copy: ({ toId, entries: wanted, commandId }) =>
      call('copy', () => {
        const copied = store.copy(toId, wanted)
        emit(toId, commandId)
        return copied.map(show)
      }),
    archive: (ids) =>
      call('archive', () => {
        const [first, second] = ids.map((id) => find(id))
        const named = second ? store.stored.get(first!.parentId ?? -1) : first
        const archiveName = `${named?.name ?? name}.zip`
        return { url: `data:text/plain,${encodeURIComponent(archiveName)}`, name: archiveName }
      }),
    pictures: (ids) =>
      call('pictures', () => {
        const files = ids.flatMap((id) => store.stored.get(id) ?? [])
        return new Map(files.flatMap(({ id, url }) => (url ? [[id, url] as const] : [])))
      }),
    people: (id) => ({
      key: ['memory', instance, 'people', id],
      load: () =>
        call('people', () => {
          mayOr403(isStaff)
          const levels = store.chainOf(find(id)).map(({ audience = [] }) => audience)
          const open = allGroups.filter((group) => group.seesEverything).map((group) => group.id)
          return people.filter(
            ({ groupIds }) =>
              groupIds.some((groupId) => open.includes(groupId)) ||
              levels.every((level) => groupIds.some((groupId) => level.includes(groupId))),
          )
        }),
    }),
    kept: {
      read: (choice) => choices.get(choice),
      keep: (choice, value) =>
        void (value === undefined ? choices.delete(choice) : choices.set(choice, value)),
    },
    resumable: pieces.port,
    async upload(upload) {
      const {
        folderId,
        uploadIds = [],
        groupIds,
        onConflict,
        commandId,
        onProgress,
        signal,
      } = upload
      const files = [...upload.files]
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
        files.push(...pieces.take(uploadIds))
        const refused = files.find((file) => fileProblem(file))
        if (refused) {
          const isTooLarge = fileProblem(refused) === 'too-large'
          throw new PortError({
            code: isTooLarge ? 'too-large' : 'invalid',
            fields: { files: [refused.name] },
          })
        }
        const ids = files.map((file) => {
          const type = file.type || mediaType(file.name)
          const content = { size: file.size, type, url: URL.createObjectURL(file) }
          const existing = store.taken(folderId, file.name)
          if (onConflict === 'replace' && existing?.kind === 'file') {
            mayOr403(existing.can.edit)
            return store.renew(existing, content).id
          }
          const coming = { kind: 'file' as const, name: file.name }
          const settled = settleName(folderId, coming, onConflict ?? 'keep-both')
          const id = seed(
            {
              name: typeof settled === 'string' ? settled : settled.name,
              size: file.size,
              type,
              modifiedAt: now().toISOString(),
              modifiedBy: me,
              audience: groupIds ?? folder.audience,
            },
            folderId,
          )
          const entry = store.stored.get(id)
          if (entry) entry.url = content.url
          return id
        })
        emit(folderId, commandId)
        return ids.map((id) => show(find(id)))
      })
    },
    download: (id, version) =>
      call('download', () => {
        const entry = find(id, 'file')
        const { url } = version === undefined ? entry : versionOf(entry, version)
        return { url: url ?? `data:text/plain,${encodeURIComponent(entry.name)}` }
      }),
    versions: (id) => ({
      key: ['memory', instance, 'versions', id],
      load: () =>
        call('versions', () =>
          store.versionsOf(find(id, 'file')).map(({ url: _url, ...version }) => version),
        ),
    }),
    restoreVersion: ({ id, number, version, commandId }) =>
      call('restoreVersion', () => {
        const entry = find(id, 'file')
        mayOr403(entry.can.edit)
        if (entry.version !== version) throw new PortError({ code: 'conflict' })
        const wanted = versionOf(entry, number)
        if (wanted.isCurrent) return show(entry)
        const { size, type, url } = wanted
        const next = store.renew(entry, { size, type, ...(url && { url }) })
        emit(entry.parentId, commandId)
        return show(next)
      }),
    shares: createMemoryShares({
      instance,
      now,
      me,
      entryOf: (entryId) => {
        const entry = find(entryId)
        mayOr403(entry.can.edit)
        return entry
      },
      folderOf: (folderId) => {
        const folder = find(folderId, 'folder')
        mayOr403(folder.can.addFiles)
        return folder
      },
      call: (work) => call('shares', work),
    }),
    openViewer,
    onChange: store.listen,
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
        emit(folderId)
        return id
      },
      rename(id, wanted) {
        emit(change(find(id), { name: wanted }).parentId)
      },
      renew(id, size) {
        const { type } = find(id, 'file')
        emit(store.renew(find(id, 'file'), { size, type }).parentId)
      },
      remove(id) {
        const { parentId } = store.throwAway(find(id))
        store.tellInside(id)
        emit(parentId)
      },
    },
    idOf(wanted) {
      const entry = store.all().find((candidate) => candidate.name === wanted)
      if (!entry) throw new Error(`No entry is called ${wanted}.`)
      return entry.id
    },
  }
}

const wait = (milliseconds: number, signal?: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    if (milliseconds === 0) return resolve()
    const timer = setTimeout(resolve, milliseconds)
    signal?.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(new PortError({ code: 'unknown', message: 'aborted' }))
    })
  })
