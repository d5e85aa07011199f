import { expect, test } from 'vitest'
import type { Outcome } from '../../kit/pending/outcome.ts'
import { toPortError, type PortError } from '../../kit/port-error.ts'
import { refusal } from '../../kit/testing/refusal.ts'
import type { OnConflict } from '../file-explorer.port.ts'
import type { Tools } from './contract-copies.ts'

/** What every port must do that deletes, brings back and moves. */
export function testMany({ the, commandId, file, upload, createFolder, namesIn }: Tools): void {
  interface Item {
    id: number
  }
  const itemsOf = (entries: readonly Item[], onConflict: OnConflict = 'refuse') =>
    entries.map(({ id }) => ({ id, onConflict }))
  const remove = (...entries: Item[]) =>
    the().port.remove({ ids: entries.map(({ id }) => id), commandId: commandId() })
  const restore = (entries: readonly Item[], onConflict?: OnConflict) =>
    the().port.restore!({ entries: itemsOf(entries, onConflict), commandId: commandId() })
  const move = (entries: readonly Item[], from: Item, to: Item, onConflict?: OnConflict) =>
    the().port.move!({
      fromId: from.id,
      toId: to.id,
      entries: itemsOf(entries, onConflict),
      commandId: commandId(),
    })
  /** Why one stays, whichever way the port says so. */
  const refused = async (work: Promise<Outcome<unknown>>): Promise<PortError> => {
    const outcome = await work.catch((error: unknown) => toPortError(error))
    if (!('refused' in outcome)) return outcome
    expect([outcome.done, outcome.refused.length]).toEqual([[], 1])
    return outcome.refused[0]!.error
  }
  const idsIn = (outcome: Outcome<Item>) => outcome.done.map(({ id }) => id)

  test('what was deleted is gone and can be taken back as it was (T-08)', async () => {
    const folder = await createFolder('Archiv')
    await upload([file('a.txt')], { folderId: folder.id })
    expect((await remove(folder)).done).toEqual([folder.id])
    expect(await namesIn()).toEqual([])
    expect((await refusal(the().port.folder(folder.id).load())).code).toBe('not-found')
    if (!the().port.restore) return
    expect((await restore([folder])).done).toMatchObject([{ id: folder.id, name: 'Archiv' }])
    expect(await namesIn()).toEqual(['Archiv'])
    expect(await namesIn(folder.id)).toEqual(['a.txt'])
  })

  test('one that is not there keeps none of the others (T-65)', async () => {
    const [one, other] = await upload([file('a.txt'), file('b.txt')])
    const { done, refused: stayed } = await remove(one!, { id: 99_999_999 }, other!)
    expect(done).toEqual([one!.id, other!.id])
    expect(stayed).toMatchObject([{ id: 99_999_999, error: { code: 'not-found' } }])
    expect(await namesIn()).toEqual([])
  })

  test('what is moved lies in the other folder, under its name (FILE-08)', async () => {
    if (!the().port.move) return
    const [from, to] = [await createFolder('Von'), await createFolder('Nach')]
    const entries = await upload([file('a.txt'), file('b.txt')], { folderId: from.id })
    const moved = await move(entries, from, to)
    expect(moved.done).toMatchObject(entries.map(({ id, name: given }) => ({ id, name: given })))
    expect([await namesIn(from.id), await namesIn(to.id)]).toEqual([[], ['a.txt', 'b.txt']])
  })

  test('a folder goes neither into itself nor below itself (FILE-08)', async () => {
    if (!the().port.move) return
    const outer = await createFolder('Außen')
    const inner = await createFolder('Innen', outer.id)
    const error = await refused(move([outer], { id: the().rootId }, inner))
    expect([error.code, error.reason]).toEqual(['conflict', 'cycle'])
  })

  test('a taken name is refused, numbered or replaced; what replaces a file is a version of it (T-65, T-71)', async () => {
    if (!the().port.move) return
    const root = { id: the().rootId }
    const to = await createFolder('Ziel')
    const [moving] = await upload([file('Plan.txt', 'neu')])
    const [old] = await upload([file('plan.TXT', 'alt')], { folderId: to.id })
    const error = await refused(move([moving!], root, to))
    expect([error.code, error.reason]).toEqual(['conflict', 'name-taken'])
    const both = await move([moving!], root, to, 'keep-both')
    expect(both.done.map(({ name: given }) => given)).toEqual(['Plan (2).txt'])
    const [other] = await upload([file('PLAN.txt', 'anders')])
    expect(idsIn(await move([other!], root, to, 'replace'))).toEqual([old!.id])
    expect(await namesIn(to.id)).toEqual(['Plan (2).txt', 'plan.TXT'])
    const versions = await the().port.versions?.(old!.id).load()
    expect(versions?.map(({ number, size }) => [number, size]) ?? versions).toEqual(
      versions && [
        [2, 'anders'.length],
        [1, 'alt'.length],
      ],
    )
    // With what was said about it, what was moved can be taken back to where it was.
    const trash = await the().port.trash!(root.id).load()
    expect(trash.map(({ id }) => id)).toEqual([other!.id])
  })

  test('the trash says where it was, when and by whom; taking back empties it (T-66)', async () => {
    const { port, rootId } = the()
    if (!port.trash) return
    const folder = await createFolder('Archiv')
    const [entry] = await upload([file('a.txt')], { folderId: folder.id })
    await remove(entry!)
    const [item] = await port.trash(rootId).load()
    expect(item).toMatchObject({ id: entry!.id, name: 'a.txt', isParentGone: false })
    expect(item!.path.map(({ id }) => id)).toEqual([rootId, folder.id])
    expect(item!.deletedBy).toBeTruthy()
    expect(Number.isNaN(Date.parse(item!.deletedAt))).toBe(false)
    await remove(folder)
    const trash = await port.trash(rootId).load()
    expect(trash.find(({ id }) => id === entry!.id)!.isParentGone).toBe(true)
    const early = await refused(restore([entry!]))
    expect([early.code, early.reason]).toEqual(['conflict', 'parent-gone'])
    // In whatever order: the folder comes first.
    expect((await restore([entry!, folder])).refused).toEqual([])
    expect(await port.trash(rootId).load()).toEqual([])
    expect(await namesIn(folder.id)).toEqual(['a.txt'])
  })

  test('what is removed for good is in no list any more and comes back no more (T-66)', async () => {
    const { port, rootId } = the()
    if (!port.purge || !port.trash) return
    const folder = await createFolder('Weg')
    const [inside] = await upload([file('a.txt')], { folderId: folder.id })
    const [living] = await upload([file('b.txt')])
    await remove(folder)
    expect(await port.trash(rootId).load()).toMatchObject([{ id: folder.id, canPurge: true }])
    const ids = [folder.id, living!.id]
    const outcome = await port.purge({ ids, commandId: crypto.randomUUID() })
    expect(outcome.done).toEqual([folder.id])
    expect(outcome.refused).toMatchObject([{ id: living!.id, error: { code: 'not-found' } }])
    expect(await port.trash(rootId).load()).toEqual([])
    expect((await refused(restore([folder]))).code).toBe('not-found')
    expect((await refused(restore([inside!]))).code).toBe('not-found')
    expect(await namesIn()).toEqual(['b.txt'])
  })

  test('what comes back to a name that is taken by now is refused, or gets a number (T-65)', async () => {
    if (!the().port.trash) return
    const [entry] = await upload([file('a.txt')])
    await remove(entry!)
    await upload([file('A.TXT')])
    expect((await refused(restore([entry!]))).reason).toBe('name-taken')
    await restore([entry!], 'keep-both')
    expect(await namesIn()).toEqual(['A.TXT', 'a (2).txt'])
  })

  test('what comes back in the place of another file is a version of it, and leaves the trash (T-65, T-71)', async () => {
    const { port, rootId } = the()
    if (!port.trash) return
    const [entry] = await upload([file('a.txt', 'von früher')])
    await remove(entry!)
    const [young] = await upload([file('A.TXT', 'jung')])
    expect(idsIn(await restore([entry!], 'replace'))).toEqual([young!.id])
    expect(await namesIn()).toEqual(['A.TXT'])
    expect(await port.trash(rootId).load()).toEqual([])
    const versions = await port.versions?.(young!.id).load()
    expect(versions === undefined || versions.length === 2).toBe(true)
  })
}
