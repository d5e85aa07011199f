import {
  components,
  directories,
  fileLinks,
  fileVersions,
  type Component,
} from '@atrium/api-client/contract'
import sql from 'sql-template-tag'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databases, startServer, type TestServer } from '../../../../test/harness.ts'
import { emptyTrash } from './component-trash.service.ts'
import { alpenquell, childrenOf, explorerOf, namesOf, rowsOf, upload } from '../../testing.ts'

describe.each(databases)('names that are taken, and the trash, on $name', (kind) => {
  let server: TestServer
  let rootId: number
  beforeAll(async () => {
    server = await startServer({ kind, demo: 'small' })
    rootId = (await explorerOf(await server.as('aylin.kaya'), alpenquell)).id
  })
  afterAll(() => server?.stop())

  const params = { applicationId: alpenquell }
  const at = (componentId: number) => ({ params: { ...params, componentId } })
  const folder = async (
    displayName: string,
    more: { parentId?: number; userGroupIds?: number[] } = {},
  ) => {
    const { parentId = rootId, userGroupIds } = more
    const aylin = await server.as('aylin.kaya')
    const body = { parentComponentId: parentId, displayName, userGroupIds }
    return (await aylin.call(directories.create, { params, body })).body
  }
  const file = async (parent: Component, name: string, login = 'aylin.kaya') =>
    (await upload(await server.as(login), alpenquell, parent, [name])).body[0]!
  const fileOf = async (parent: Component, name: string, content: string) => {
    const answer = await (
      await server.as('aylin.kaya')
    ).call(fileLinks.upload, {
      params,
      body: { ParentComponentId: parent.id, notifyGroups: false },
      files: { files: [new File([content], name)] },
    })
    return answer.body[0]!
  }
  /** What a file holds and held, the newest first. */
  const contentsOf = async ({ id }: Component) => {
    const aylin = await server.as('aylin.kaya')
    const { body } = await aylin.call(fileVersions.list, at(id))
    return Promise.all(
      body.map(async ({ number }) => {
        const link = await aylin.call(fileVersions.link, {
          params: { ...params, componentId: id, number },
          query: { disposition: 'attachment' },
        })
        return (await fetch(link.body.url)).text()
      }),
    )
  }
  const takeVersion = async ({ id }: Component, number: number) =>
    (await server.as('aylin.kaya')).call(fileVersions.restore, {
      params: { ...params, componentId: id, number },
    })
  const groupId = async (name: string) =>
    (
      await rowsOf<{ id: number }>(
        server,
        sql`select id from user_groups where application_id = ${alpenquell} and name = ${name}`,
      )
    )[0]!.id
  type Conflict = 'refuse' | 'replace' | 'keep-both'
  const move = async (entry: Component, to: Component, conflict?: Conflict, login = 'aylin.kaya') =>
    (await server.as(login)).call(components.move, {
      ...at(entry.id),
      body: {
        componentId: entry.id,
        fromParentId: entry.parentComponentId!,
        toParentId: to.id,
        conflict,
      },
    })
  const remove = async ({ id }: Component, login = 'aylin.kaya') =>
    (await server.as(login)).call(components.remove, at(id))
  const restore = async ({ id }: Component, conflict?: Conflict, login = 'aylin.kaya') =>
    (await server.as(login)).call(components.restore, {
      ...at(id),
      query: conflict ? { conflict } : {},
    })
  const trash = async (login = 'aylin.kaya', id = rootId) =>
    (await (await server.as(login)).call(components.trash, at(id))).body
  const inTrash = async (name: string, login?: string) =>
    (await trash(login)).filter((item) => item.displayName === name)
  const namesIn = async ({ id }: Component) =>
    namesOf(await childrenOf(await server.as('aylin.kaya'), alpenquell, id)).sort()

  describe('moving onto a taken name', () => {
    test('keeps both: what comes gets a number (T-65)', async () => {
      const [from, to] = [await folder('Beide A'), await folder('Beide B')]
      const moving = await file(from, 'Plan.txt')
      await file(to, 'PLAN.txt')
      const { status, body } = await move(moving, to, 'keep-both')
      expect([status, body.displayName]).toEqual([200, 'Plan (2).txt'])
      expect(await namesIn(to)).toEqual(['PLAN.txt', 'Plan (2).txt'])
    })

    test('keeps a folder’s name where nothing has it', async () => {
      const [inner, to] = [await folder('Frei'), await folder('Frei B')]
      expect((await move(inner, to, 'keep-both')).body.displayName).toBe('Frei')
    })

    test('replaces: what comes is a version of the file that is there, and lies in the trash of where it was (T-65, T-66, T-71)', async () => {
      const [from, to] = [await folder('Ersetzen A'), await folder('Ersetzen B')]
      const moving = await fileOf(from, 'Ersatz.txt', 'neu')
      const old = await fileOf(to, 'ersatz.txt', 'älter')
      const { status, body } = await move(moving, to, 'replace')
      expect([status, body.id, body.displayName]).toEqual([200, old.id, 'ersatz.txt'])
      expect(body.contentNumber).toBe(2)
      expect(await namesIn(to)).toEqual(['ersatz.txt'])
      expect(await namesIn(from)).toEqual([])
      expect(await contentsOf(old)).toEqual(['neu', 'älter'])
      expect((await inTrash('Ersatz.txt')).map(({ id }) => id)).toEqual([moving.id])
      expect(await inTrash('ersatz.txt')).toEqual([])

      // Both go back to what they were.
      expect((await takeVersion(old, 1)).status).toBe(200)
      expect((await restore(moving)).status).toBe(200)
      expect((await contentsOf(old))[0]).toBe('älter')
      expect(await contentsOf(moving)).toEqual(['neu'])
      expect(await namesIn(from)).toEqual(['Ersatz.txt'])
    })

    test('who may change files may replace one by moving; others keep theirs (PERM-06, T-65)', async () => {
      const [from, to] = [await folder('Recht A'), await folder('Recht B')]
      const moving = await file(from, 'Recht.txt', 'sabine.moser')
      const old = await file(to, 'recht.txt')
      const refused = await move(moving, to, 'replace', 'lea.scholz')
      expect(refused.status).toBe(403)
      expect((await contentsOf(old)).length).toBe(1)
      expect((await move(moving, to, 'replace', 'korbinian.huber')).status).toBe(200)
      expect((await contentsOf(old)).length).toBe(2)
    })

    test('who saw the file replaced hears of the new content, and of no deletion (NOTI-12, T-65)', async () => {
      const [from, to] = [await folder('Nachricht A'), await folder('Nachricht B')]
      const moving = await file(from, 'Nachricht.txt')
      const old = await file(to, 'nachricht.txt')
      const [{ seq }] = (await rowsOf<{ seq: number }>(
        server,
        sql`select coalesce(max(seq), 0) as seq from events`,
      )) as [{ seq: number }]
      await move(moving, to, 'replace')
      const told = await rowsOf<{ payload: { kind: string; componentIds: number[] } }>(
        server,
        sql`select * from events where type = 'components.changed' and seq > ${seq} order by seq`,
      )
      expect(told.map(({ payload }) => [payload.kind, payload.componentIds])).toEqual([
        ['changed', [old.id]],
        ['removed', [moving.id]],
      ])
    })

    test('a folder is never replaced, and no file by a folder (T-65)', async () => {
      const [to, inner] = [await folder('Ordnerziel'), await folder('Doppelt')]
      const there = await folder('doppelt', { parentId: to.id })
      const answer = await move(inner, to, 'replace')
      expect([answer.status, answer.problem.code]).toEqual([409, 'name-taken'])
      const from = await folder('Ordnerquelle')
      const moving = await file(from, 'DOPPELT')
      expect((await move(moving, to, 'replace')).problem.code).toBe('name-taken')
      expect((await (await server.as('aylin.kaya')).call(components.get, at(there.id))).status).toBe(200) // prettier-ignore
    })

    test('what the caller does not see is neither replaced nor told (PERM-13, T-65)', async () => {
      const [from, to] = [await folder('Sicht A'), await folder('Sicht B')]
      const moving = await file(from, 'Geheim.txt')
      const hidden = await file(to, 'geheim.txt')
      await rowsOf(
        server,
        sql`delete from component_groups where component_id = ${hidden.id}
            and user_group_id <> ${await groupId('Kundenberatung')}`,
      )
      const answer = await move(moving, to, 'replace', 'korbinian.huber')
      expect([answer.status, answer.problem.code]).toEqual([409, 'name-taken'])
      expect((await (await server.as('aylin.kaya')).call(components.get, at(hidden.id))).status).toBe(200) // prettier-ignore
    })
  })

  test('an upload replaces where it is told to; nothing comes into the trash by it (FILE-07, T-65)', async () => {
    const to = await folder('Neue Fassung')
    const old = await file(to, 'Fassung.txt')
    const korbinian = await server.as('korbinian.huber')
    const { status, body } = await korbinian.call(fileLinks.upload, {
      params,
      body: { ParentComponentId: to.id, conflict: 'replace' },
      files: { files: [new File(['neu'], 'fassung.txt'), new File(['neu'], 'Anderes.txt')] },
    })
    expect([status, namesOf(body)]).toEqual([201, ['Fassung.txt', 'Anderes.txt']])
    expect(body[0]!.id).toBe(old.id)
    expect(await namesIn(to)).toEqual(['Anderes.txt', 'Fassung.txt'])
    expect(await inTrash('Fassung.txt')).toEqual([])
  })

  describe('the trash', () => {
    test('says what was deleted, when, by whom and where it was, the newest first (T-66)', async () => {
      const outer = await folder('Wo es war')
      const inner = await folder('Darin', { parentId: outer.id })
      const first = await file(inner, 'Zuerst.txt')
      const second = await file(inner, 'Danach.txt')
      await remove(first)
      await remove(second, 'korbinian.huber')
      const items = await trash()
      const names = items.map((item) => item.displayName)
      expect(names.indexOf('Danach.txt')).toBeLessThan(names.indexOf('Zuerst.txt'))
      const item = items.find(({ id }) => id === second.id)!
      expect(item).toMatchObject({
        isParentGone: false,
        deletedByUser: { firstName: 'Korbinian', lastName: 'Huber' },
      })
      expect(item.path.map(({ displayName }) => displayName)).toEqual([
        'Dateien',
        'Wo es war',
        'Darin',
      ])
      expect(Date.now() - Date.parse(item.deletedAt)).toBeLessThan(600_000)
    })

    test('a folder stands for all in it; what was deleted before says that its folder is gone (T-66)', async () => {
      const gone = await folder('Mit Inhalt')
      const before = await file(gone, 'Vorher.txt')
      await file(gone, 'Mit weg.txt')
      await remove(before)
      await remove(gone)
      expect(await inTrash('Mit weg.txt')).toEqual([])
      expect(await inTrash('Mit Inhalt')).toHaveLength(1)
      expect((await inTrash('Vorher.txt'))[0]!.isParentGone).toBe(true)
      await restore(gone)
      expect((await inTrash('Vorher.txt'))[0]!.isParentGone).toBe(false)
      expect((await restore(before)).status).toBe(200)
      expect(await inTrash('Vorher.txt')).toEqual([])
    })

    test('only below what was asked about', async () => {
      const [one, other] = [await folder('Zweig eins'), await folder('Zweig zwei')]
      const inOne = await file(one, 'In eins.txt')
      await remove(inOne)
      expect((await trash('aylin.kaya', one.id)).map(({ id }) => id)).toEqual([inOne.id])
      expect(await trash('aylin.kaya', other.id)).toEqual([])
    })

    test('shows what the caller saw and may take back: clients files, nobody else’s secrets (PERM-01, PERM-06, PERM-13, FILE-14)', async () => {
      const all = await folder('Für alle sichtbar')
      const secret = await folder('Nur Leitung', {
        userGroupIds: [await groupId('Kunde – Geschäftsleitung'), await groupId('Kundenberatung')],
      })
      const open = await file(all, 'Offen.txt')
      const hidden = await file(secret, 'Leitung.txt')
      const inner = await folder('Unterordner', { parentId: all.id })
      for (const item of [open, hidden, inner]) await remove(item)
      const seenBy = async (login: string) => {
        const ids = new Set((await trash(login)).map(({ id }) => id))
        return [open, hidden, inner].map(({ id }) => ids.has(id))
      }
      expect(await seenBy('aylin.kaya')).toEqual([true, true, true])
      expect(await seenBy('sabine.moser')).toEqual([true, true, false])
      expect(await seenBy('korbinian.huber')).toEqual([true, false, false])
      // Supervisors and authors take nothing back.
      expect(await seenBy('henning.vahl')).toEqual([false, false, false])
      expect(await seenBy('lea.scholz')).toEqual([false, false, false])
      expect((await restore(hidden, undefined, 'korbinian.huber')).status).toBe(404)
    })

    test('after 30 days it is in no list any more (T-66)', async () => {
      const old = await file(await folder('Alt'), 'Uralt.txt')
      await remove(old)
      expect(await inTrash('Uralt.txt')).toHaveLength(1)
      await rowsOf(
        server,
        sql`update components set deleted_at = now() - interval '31 days' where id = ${old.id}`,
      )
      expect(await inTrash('Uralt.txt')).toEqual([])
    })

    test('taken back onto a taken name, a file is a version of the one that has it, and leaves the trash (T-65, T-66, T-71)', async () => {
      const to = await folder('Tausch')
      const old = await fileOf(to, 'Tausch.txt', 'von früher')
      await remove(old)
      const young = await fileOf(to, 'tausch.txt', 'von heute')
      expect((await restore(old)).problem.code).toBe('name-taken')
      const { status, body } = await restore(old, 'replace')
      expect([status, body.id, body.displayName]).toEqual([200, young.id, 'tausch.txt'])
      expect(await namesIn(to)).toEqual(['tausch.txt'])
      expect(await contentsOf(young)).toEqual(['von früher', 'von heute'])
      expect([await inTrash('Tausch.txt'), await inTrash('tausch.txt')]).toEqual([[], []])
      // The trash that is emptied takes no content that another file has.
      await rowsOf(
        server,
        sql`update components set deleted_at = now() - interval '31 days' where id = ${old.id}`,
      )
      await emptyTrash(server.deps)
      expect(await contentsOf(young)).toEqual(['von früher', 'von heute'])
    })
  })
})
