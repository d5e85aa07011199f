import { beforeEach, describe, expect, test } from 'vitest'
import { refusal } from '../../kit/testing/refusal.ts'
import type { FileExplorerPort } from '../file-explorer.port.ts'

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

    test('what was deleted is gone and can be taken back as it was (T-08)', async () => {
      const folder = await createFolder('Archiv')
      await upload([file('a.txt')], { folderId: folder.id })
      await port.remove({ id: folder.id, commandId: commandId() })
      expect(await namesIn()).toEqual([])
      expect((await refusal(port.folder(folder.id).load())).code).toBe('not-found')
      if (!port.restore) return
      await port.restore({ id: folder.id, commandId: commandId() })
      expect(await namesIn()).toEqual(['Archiv'])
      expect(await namesIn(folder.id)).toEqual(['a.txt'])
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
