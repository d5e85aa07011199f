import { expect, test } from 'vitest'
import { refusal } from '../../kit/testing/refusal.ts'
import type { Tools } from './contract-copies.ts'

/** What every port that gives links to outsiders must do (T-73). */
export function testShares({ the, commandId, file, upload, createFolder }: Tools): void {
  test('a link is made, listed with its file and among all, and taken back (T-73)', async () => {
    const { shares } = the().port
    if (!shares) return
    const [first, second] = await upload([file('Druckdaten.txt'), file('Logo.txt')])
    const add = (entryId: number, more: { password?: string; note?: string } = {}) =>
      shares.add({ entryId, days: 7, commandId: commandId(), ...more })
    const link = await add(first!.id, { note: 'Druckerei', password: 'geheim 1' })
    expect(link).toMatchObject({
      kind: 'file',
      entryId: first!.id,
      entryName: 'Druckdaten.txt',
      note: 'Druckerei',
      hasPassword: true,
      openedCount: 0,
      openedAt: null,
    })
    expect(link.url).toMatch(/^https?:\/\//)
    const length = new Date(link.expiresAt).getTime() - new Date(link.createdAt).getTime()
    expect(Math.round(length / 86_400_000)).toBe(7)
    const other = await add(second!.id)
    expect(other).toMatchObject({ note: null, hasPassword: false })
    expect((await shares.of(first!.id).load()).map(({ id }) => id)).toEqual([link.id])
    const all = await shares.of(undefined).load()
    expect(all.map(({ id }) => id)).toEqual(expect.arrayContaining([link.id, other.id]))
    const folder = await createFolder('Druckunterlagen')
    const whole = await add(folder.id)
    expect(whole).toMatchObject({ kind: 'folder', entryId: folder.id, entryName: folder.name })
    expect((await shares.of(folder.id).load()).map(({ id }) => id)).toEqual([whole.id])
    const asked = await shares.request({
      entryId: folder.id,
      days: 7,
      message: 'Bitte die Druckdaten',
      maxFiles: 20,
      maxBytes: 1_000_000,
      commandId: commandId(),
    })
    expect(asked).toMatchObject({
      kind: 'folder',
      entryId: folder.id,
      request: { message: 'Bitte die Druckdaten', maxFiles: 20, maxBytes: 1_000_000, fileCount: 0 },
    })
    expect((await shares.of(folder.id).load()).map(({ id }) => id)).toContain(asked.id)
    await shares.remove({ id: link.id, commandId: commandId() })
    expect(await shares.of(first!.id).load()).toEqual([])
    expect(await refusal(shares.remove({ id: link.id, commandId: commandId() }))).toMatchObject({
      code: 'not-found',
    })
  })
}
