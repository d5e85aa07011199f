import { beforeEach, describe, expect, test } from 'vitest'
import { refusal } from '../../kit/testing/refusal.ts'
import type { FileExplorerPort } from '../file-explorer.port.ts'
import { testAudience } from './contract-audience.ts'
import { testCopies } from './contract-copies.ts'
import { testMany } from './contract-many.ts'
import { testShares } from './contract-shares.ts'

export interface PortUnderTest {
  port: FileExplorerPort
  /** An empty folder in which the caller may do everything. */
  rootId: number
}

/** What every port of the file explorer must do; run it against your own. */
export function describeFileExplorerPort(
  name: string,
  makePort: () => Promise<PortUnderTest>,
): void {
  describe(`file explorer port: ${name}`, () => {
    let port: FileExplorerPort
    let rootId: number
    let commands = 0
    const commandId = () => `${name.replaceAll(/\W+/g, '-')}-${Date.now()}-${(commands += 1)}`
    const file = (fileName: string, text = 'Inhalt') =>
      new File([text], fileName, { type: 'text/plain' })
    const upload = (
      files: File[],
      overrides: Partial<Parameters<FileExplorerPort['upload']>[0]> = {},
    ) =>
      port.upload({
        folderId: rootId,
        files,
        notify: false,
        commandId: commandId(),
        onProgress: () => undefined,
        signal: new AbortController().signal,
        ...overrides,
      })
    const createFolder = (folderName: string, parentId = rootId) =>
      port.createFolder({ parentId, name: folderName, notify: false, commandId: commandId() })
    const namesIn = async (folderId = rootId) =>
      (await port.folder(folderId).load()).entries.map((entry) => entry.name).sort()
    beforeEach(async () => {
      ;({ port, rootId } = await makePort())
    })

    test('a folder comes with its files, their size, and the path from the root (FILE-02)', async () => {
      const folder = await createFolder('Mediapläne')
      await upload([file('Plan.txt', 'abc')], { folderId: folder.id })
      const loaded = await port.folder(folder.id).load()
      expect(loaded.path.map((crumb) => crumb.id).slice(-2)).toEqual([rootId, folder.id])
      expect(loaded.name).toBe('Mediapläne')
      expect(loaded.entries).toMatchObject([{ kind: 'file', name: 'Plan.txt', size: 3 }])
      const root = await port.folder(rootId).load()
      expect(root.entries).toMatchObject([{ kind: 'folder', name: 'Mediapläne', childCount: 1 }])
    })

    test('the same folder has the same cache key, another folder another', async () => {
      expect(port.folder(rootId).key).toEqual(port.folder(rootId).key)
      expect(port.folder(rootId).key).not.toEqual(port.folder(rootId + 1).key)
    })

    test('a new folder is there and may be changed by who made it (FILE-05)', async () => {
      const folder = await createFolder('Kreation')
      expect(folder).toMatchObject({ kind: 'folder', name: 'Kreation', childCount: 0 })
      expect(folder.can).toMatchObject({ edit: true, delete: true, addFiles: true })
      expect(await namesIn()).toEqual(['Kreation'])
    })

    test('a taken folder name is a conflict at the field, however it is capitalised', async () => {
      await createFolder('Kreation')
      const error = await refusal(createFolder('KREATION'))
      expect(error.code).toBe('conflict')
      expect(error.fields.name).toHaveLength(1)
    })

    test('a forbidden name is refused at the field', async () => {
      const error = await refusal(createFolder('a/b'))
      expect(error.code).toBe('invalid')
      expect(error.fields.name).toHaveLength(1)
    })

    test('a folder that is not there is not found, to read and to write into', async () => {
      const gone = 99_999_999
      expect((await refusal(port.folder(gone).load())).code).toBe('not-found')
      expect((await refusal(createFolder('Neu', gone))).code).toBe('not-found')
      expect((await refusal(upload([file('a.txt')], { folderId: gone }))).code).toBe('not-found')
    })

    test('uploaded files are in the folder; progress ends at the total (FILE-09)', async () => {
      const seen: { sentBytes: number; totalBytes: number }[] = []
      const entries = await upload([file('a.txt'), file('b.txt')], {
        onProgress: (progress) => seen.push(progress),
      })
      expect(entries.map((entry) => entry.name)).toEqual(['a.txt', 'b.txt'])
      expect(await namesIn()).toEqual(['a.txt', 'b.txt'])
      const last = seen.at(-1)!
      expect(last.sentBytes).toBe(last.totalBytes)
    })

    test('a name that is taken gets a number, nothing is lost', async () => {
      await upload([file('Plan.txt')])
      await upload([file('Plan.txt')])
      expect(await namesIn()).toEqual(['Plan (2).txt', 'Plan.txt'])
    })

    test('files travel all or none: one that is empty takes the others with it', async () => {
      const error = await refusal(upload([file('gut.txt'), file('leer.txt', '')]))
      expect(error.code).toBe('invalid')
      expect(await namesIn()).toEqual([])
    })

    test('a cancelled upload leaves nothing', async () => {
      const aborted = AbortSignal.abort()
      await expect(upload([file('a.txt')], { signal: aborted })).rejects.toBeDefined()
      expect(await namesIn()).toEqual([])
    })

    test('a file that arrived piece by piece goes on where it stopped, and lands once (FILE-07, T-64)', async () => {
      const { resumable } = port
      if (!resumable) return
      const content = 'Stück für Stück '.repeat(4)
      const film = file('Film.txt', content)
      const stop = new AbortController()
      const common = { folderId: rootId, file: film, notify: false, onProgress: () => undefined }
      const started = Promise.withResolvers<string>()
      const broken = resumable.send({
        ...common,
        onStarted: (id) => {
          started.resolve(id)
          stop.abort()
        },
        signal: stop.signal,
      })
      const id = await started.promise
      await broken.catch(() => undefined)
      expect(await resumable.unfinished()).toMatchObject([
        {
          id,
          folderId: rootId,
          name: 'Film.txt',
          size: film.size,
          lastModified: film.lastModified,
        },
      ])
      const { signal } = new AbortController()
      const again = { ...common, uploadId: id, onStarted: () => undefined, signal }
      expect(await resumable.send(again)).toBe(id)
      const [entry] = await upload([], { uploadIds: [id] })
      expect(entry).toMatchObject({ name: 'Film.txt', size: film.size })
      const { url } = await port.download(entry!.id)
      expect(await (await fetch(url)).text()).toBe(content)
      expect(await resumable.unfinished()).toEqual([])
      expect((await refusal(upload([], { uploadIds: [id] }))).code).toBe('not-found')
    })

    test('what is given up is forgotten, and begins anew (T-64)', async () => {
      const { resumable } = port
      if (!resumable) return
      const send = (uploadId?: string) =>
        resumable.send({
          folderId: rootId,
          file: file('Film.txt'),
          notify: false,
          uploadId,
          onStarted: () => undefined,
          onProgress: () => undefined,
          signal: new AbortController().signal,
        })
      const id = await send()
      await resumable.discard(id)
      await resumable.discard(id)
      expect(await resumable.unfinished()).toEqual([])
      const other = await send(id)
      expect(other).not.toBe(id)
      await resumable.discard(other)
    })

    test('nothing is begun in a folder that is not there (FILE-12)', async () => {
      const sending = port.resumable?.send({
        folderId: 99_999_999,
        file: file('Film.txt'),
        notify: false,
        onStarted: () => undefined,
        onProgress: () => undefined,
        signal: new AbortController().signal,
      })
      if (sending) expect((await refusal(sending)).code).toBe('not-found')
    })

    test('an uploaded file downloads as it was sent (FILE-13)', async () => {
      const [entry] = await upload([file('a.txt', 'Grüße aus Köln')])
      const { url } = await port.download(entry!.id)
      expect(await (await fetch(url)).text()).toBe('Grüße aus Köln')
    })

    test('renaming raises the version; an old version is a conflict', async () => {
      const [entry] = await upload([file('a.txt')])
      const change = { id: entry!.id, kind: 'file' as const, version: entry!.version }
      const renamed = await port.rename({ ...change, name: 'b.txt', commandId: commandId() })
      expect(renamed.name).toBe('b.txt')
      expect(renamed.version).toBeGreaterThan(entry!.version)
      const error = await refusal(port.rename({ ...change, name: 'c.txt', commandId: commandId() }))
      expect(error.code).toBe('conflict')
      expect(await namesIn()).toEqual(['b.txt'])
    })

    const tools = { the: () => ({ port, rootId }), commandId, file, upload, createFolder, namesIn }
    testMany(tools)
    testCopies(tools)
    testShares(tools)
    testAudience(tools)

    test('an upload replaces where it is told to; what is replaced is not lost (T-65, T-66, T-71)', async () => {
      const [old] = await upload([file('a.txt', 'alt')])
      const [young] = await upload([file('a.txt', 'neu')], { onConflict: 'replace' })
      expect(await namesIn()).toEqual(['a.txt'])
      if (port.versions) expect(young).toMatchObject({ id: old!.id, contentNumber: 2 })
      else if (port.trash) {
        expect((await port.trash(rootId).load()).map(({ id }) => id)).toEqual([old!.id])
      }
    })

    const text = async (id: number, version?: number) =>
      (await fetch((await port.download(id, version)).url)).text()

    test('versions come with who, when and how large, the newest first, each with its content (T-71)', async () => {
      if (!port.versions) return
      const [entry] = await upload([file('a.txt', 'alt')])
      expect(await port.versions(entry!.id).load()).toMatchObject([{ number: 1, isCurrent: true }])
      await upload([file('a.txt', 'neuer')], { onConflict: 'replace' })
      const versions = await port.versions(entry!.id).load()
      expect(versions).toMatchObject([
        { number: 2, isCurrent: true, size: 5 },
        { number: 1, isCurrent: false, size: 3 },
      ])
      for (const { createdAt, createdBy } of versions) {
        expect(Number.isNaN(Date.parse(createdAt))).toBe(false)
        expect(createdBy).toBeTruthy()
      }
      expect([await text(entry!.id, 1), await text(entry!.id, 2), await text(entry!.id)]).toEqual([
        'alt',
        'neuer',
        'neuer',
      ])
      expect((await refusal(port.download(entry!.id, 9))).code).toBe('not-found')
      expect((await refusal(port.versions(99_999_999).load())).code).toBe('not-found')
    })

    test('a restored version is the newest one, nothing is lost, and an older state is a conflict (T-71)', async () => {
      if (!port.restoreVersion || !port.versions) return
      const [entry] = await upload([file('a.txt', 'alt')])
      const [renewed] = await upload([file('a.txt', 'neuer')], { onConflict: 'replace' })
      const { id } = entry!
      const restore = (number: number, version: number) =>
        port.restoreVersion!({ id, number, version, commandId: commandId() })
      expect((await refusal(restore(1, entry!.version))).code).toBe('conflict')
      const restored = await restore(1, renewed!.version)
      expect(restored).toMatchObject({ id, size: 3, contentNumber: 3 })
      const numbers = (await port.versions(id).load()).map(({ number }) => number)
      expect(numbers).toEqual([3, 2, 1])
      expect([await text(id), await text(id, 2)]).toEqual(['alt', 'neuer'])
      expect((await refusal(restore(9, restored.version))).code).toBe('not-found')
    })

    test('several come as one archive, named after their folder; one after itself (T-69)', async () => {
      if (!port.archive) return
      const folder = await createFolder('Motive')
      const entries = await upload([file('a.txt'), file('b.txt')], { folderId: folder.id })
      expect((await port.archive([folder.id])).name).toBe('Motive.zip')
      const { name, url } = await port.archive(entries.map(({ id }) => id))
      expect(name).toBe('Motive.zip')
      expect((await fetch(url)).ok).toBe(true)
      expect((await refusal(port.archive([99_999_999]))).code).toBe('not-found')
    })

    test('the people who see an entry come with their groups (T-70)', async () => {
      if (!port.people) return
      const [entry] = await upload([file('a.txt')])
      const people = await port.people(entry!.id).load()
      expect(people.length).toBeGreaterThan(0)
      for (const { name, groupIds } of people) {
        expect(name).not.toBe('')
        expect(Array.isArray(groupIds)).toBe(true)
      }
    })

    test('what is kept is found again, and forgotten on request (FILE-01)', () => {
      port.kept?.keep('probe', 'tiles')
      expect(port.kept?.read('probe')).toBe(port.kept && 'tiles')
      port.kept?.keep('probe', undefined)
      expect(port.kept?.read('probe')).toBeUndefined()
    })

    test('a change is told with the id of the command that made it', async () => {
      if (!port.onChange) return
      const told = Promise.withResolvers<string | undefined>()
      const stop = port.onChange(rootId, (change) => told.resolve(change.commandId))
      const id = commandId()
      await port.createFolder({ parentId: rootId, name: 'Neu', notify: false, commandId: id })
      expect(await told.promise).toBe(id)
      stop()
    })

    test('groups are told with their kind, and a chosen audience is kept (PERM-14)', async () => {
      const groups = await port.audiences?.(rootId).load()
      if (!groups || groups.length === 0) return
      const chosen = groups.find((group) => group.type === 'client')!
      const [entry] = await upload([file('a.txt')], { groupIds: [chosen.id] })
      expect(entry!.audience).toContain(chosen.id)
    })
  })
}
