import { expect, test } from 'vitest'
import { refusal } from '../../kit/testing/refusal.ts'
import type { Entry, FileExplorerPort, OnConflict } from '../file-explorer.port.ts'

export interface Tools {
  /** The port and its root, anew for each test. */
  the: () => { port: FileExplorerPort; rootId: number }
  commandId: () => string
  file: (name: string, text?: string) => File
  upload: (files: File[], overrides?: { folderId?: number }) => Promise<readonly Entry[]>
  createFolder: (name: string, parentId?: number) => Promise<Entry>
  namesIn: (folderId?: number) => Promise<string[]>
}

/** What every port that copies must do. */
export function testCopies({ the, commandId, file, upload, createFolder, namesIn }: Tools): void {
  const copy = (
    entries: readonly { id: number }[],
    toId: number,
    onConflict: OnConflict = 'refuse',
  ) =>
    the().port.copy!({
      toId,
      entries: entries.map(({ id }) => ({ id, onConflict })),
      commandId: commandId(),
    })

  test('a copy is another one of the same content; a folder comes with all in it (T-68)', async () => {
    if (!the().port.copy) return
    const [from, to] = [await createFolder('Von'), await createFolder('Nach')]
    const inner = await createFolder('Innen', from.id)
    const [entry] = await upload([file('a.txt', 'abc')], { folderId: from.id })
    await upload([file('b.txt')], { folderId: inner.id })
    const copied = await copy([entry!, inner], to.id)
    expect(copied).toMatchObject([
      { name: 'a.txt', size: 3 },
      { name: 'Innen', childCount: 1 },
    ])
    expect(copied.map(({ id }) => id)).not.toContain(entry!.id)
    expect(await namesIn(from.id)).toEqual(['Innen', 'a.txt'])
    expect(await namesIn(to.id)).toEqual(['Innen', 'a.txt'])
    expect(await namesIn(copied[1]!.id)).toEqual(['b.txt'])
    expect(await (await fetch((await the().port.download(copied[0]!.id)).url)).text()).toBe('abc')
  })

  test('beside the original it gets a number; into itself a folder is not copied (T-65, T-68)', async () => {
    if (!the().port.copy) return
    const folder = await createFolder('Kreation')
    const [entry] = await upload([file('Plan.txt')])
    const copied = await copy([entry!, folder], the().rootId, 'keep-both')
    expect(copied.map(({ name: given }) => given)).toEqual(['Plan (2).txt', 'Kreation (2)'])
    const error = await refusal(copy([folder], folder.id))
    expect([error.code, error.reason]).toEqual(['conflict', 'cycle'])
  })

  test('a taken name is refused for all, or replaced: what was there stays a version (T-65, T-71)', async () => {
    if (!the().port.copy || !the().port.versions) return
    const to = await createFolder('Ziel')
    const [entry, other] = await upload([file('a.txt', 'neu'), file('b.txt')])
    const [old] = await upload([file('A.txt', 'alt')], { folderId: to.id })
    const error = await refusal(copy([other!, entry!], to.id))
    expect([error.code, error.reason]).toEqual(['conflict', 'name-taken'])
    expect(await namesIn(to.id)).toEqual(['A.txt'])
    const [replaced] = await copy([entry!], to.id, 'replace')
    expect(replaced).toMatchObject({ id: old!.id, name: 'A.txt', contentNumber: 2 })
  })
}
