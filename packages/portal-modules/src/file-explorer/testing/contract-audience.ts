import { expect, test } from 'vitest'
import { refusal } from '../../kit/testing/refusal.ts'
import type { Tools } from './contract-copies.ts'

/** What every port that changes who sees entries must do (PERM-14). */
export function testAudience({ the, commandId, file, upload, createFolder }: Tools): void {
  test('who sees a folder and all in it is previewed, changed and taken back exactly (PERM-14, T-08, T-70)', async () => {
    const { audience, folder } = the().port
    if (!audience) return
    const place = await createFolder('Sicht')
    const [one] = await upload([file('Eins.txt')], { folderId: place.id })
    const groups = await audience.groups(place.id).load()
    const client = groups.find(({ type, isAssigned }) => type === 'client' && isAssigned)!
    const service = groups.find(({ type }) => type === 'client-service')!
    expect(service.includesReader).toBe(true)
    const wish = {
      ids: [place.id],
      groupIds: [service.id],
      unchangedGroupIds: [],
      includesInside: true,
    }
    const effect = await audience.preview(wish)
    expect(effect).toMatchObject({ changedCount: 2, insideCount: 1, locksReaderOut: false })
    expect(effect.gains).toEqual([])
    expect(effect.loses.length).toBeGreaterThan(0)
    expect(effect.loses.every(({ itemCount }) => itemCount === 2)).toBe(true)

    const before = (await folder(place.id).load()).audience!
    const saved = await audience.save({ ...wish, commandId: commandId() })
    expect(saved).toMatchObject({ changedInsideCount: 1, refused: [] })
    const loaded = await folder(place.id).load()
    expect(loaded.audience).not.toContain(client.id)
    expect(loaded.entries[0]).toMatchObject({ id: one!.id, version: one!.version + 1 })
    expect(loaded.entries[0]!.audience).not.toContain(client.id)
    expect((await audience.lastChange?.(place.id).load())?.by).toBeTruthy()

    expect(await audience.undo({ undoIds: saved.undoIds, commandId: commandId() })).toEqual([])
    expect((await folder(place.id).load()).audience!.toSorted()).toEqual(before.toSorted())
  })

  test('a state that is no longer so is a conflict; what has gone is not found (ERR-16)', async () => {
    const { audience } = the().port
    if (!audience) return
    const place = await createFolder('Veraltete Sicht')
    const service = (await audience.groups(place.id).load()).find(
      ({ type }) => type === 'client-service',
    )!
    const wish = (id: number) => ({
      ids: [id],
      groupIds: [service.id],
      unchangedGroupIds: [],
      includesInside: false,
      commandId: commandId(),
    })
    const late = audience.save({ ...wish(place.id), version: place.version + 7 })
    expect(await refusal(late)).toMatchObject({ code: 'conflict' })
    expect(await refusal(audience.save(wish(987_654)))).toMatchObject({ code: 'not-found' })
  })
}
