import {
  components,
  fileLinks,
  fileVersions,
  keptVersions,
  notifications,
  type Component,
} from '@atrium/api-client/contract'
import sql from 'sql-template-tag'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databases, startServer, type TestServer } from '../../../test/harness.ts'
import { emptyTrash } from '../components/trash/component-trash.service.ts'
import {
  alpenquell,
  childrenOf,
  entryAt,
  namesOf,
  rowsOf,
  upload,
  wohnwerk,
  type EventRow,
} from '../testing.ts'

describe.each(databases)('versions of files on $name', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startServer({ kind, demo: 'small' })
  })
  afterAll(() => server?.stop())

  const params = { applicationId: alpenquell }
  const at = ({ id: componentId }: { id: number }) => ({ params: { ...params, componentId } })
  const folderAt = async (...names: string[]) =>
    entryAt(await server.as('aylin.kaya'), alpenquell, ...names)
  const start = async (name: string) => {
    const folder = await folderAt('Briefings')
    const { body } = await upload(await server.as('korbinian.huber'), alpenquell, folder, [name])
    return body[0]!
  }
  const replace = async (
    file: Component,
    content: string,
    more: { login?: string; name?: string; userGroupIds?: number[] } = {},
  ) => {
    const { login = 'aylin.kaya', name = file.displayName, userGroupIds } = more
    return (await server.as(login)).call(fileLinks.upload, {
      params,
      body: { ParentComponentId: file.parentComponentId!, conflict: 'replace', userGroupIds },
      files: { files: [new File([content], name)] },
    })
  }
  const list = async (file: { id: number }, login = 'aylin.kaya') =>
    (await server.as(login)).call(fileVersions.list, at(file))
  const numbers = async (file: { id: number }) =>
    (await list(file)).body.map(({ number }) => number)
  const link = async (
    file: { id: number },
    number: number,
    login = 'aylin.kaya',
    disposition: 'inline' | 'attachment' = 'attachment',
  ) =>
    (await server.as(login)).call(fileVersions.link, {
      params: { ...params, componentId: file.id, number },
      query: { disposition },
    })
  const contentOf = async (file: { id: number }, number: number) =>
    (await fetch((await link(file, number)).body.url)).text()
  const restore = async (
    file: { id: number },
    number: number,
    login = 'aylin.kaya',
    headers?: Record<string, string>,
  ) =>
    (await server.as(login)).call(
      fileVersions.restore,
      { params: { ...params, componentId: file.id, number } },
      headers,
    )

  const isStored = async (key: string) => {
    const stream = await server.deps.storage.read(key).catch(() => undefined)
    stream?.destroy()
    return stream !== undefined
  }

  test('a replaced file stays the same one; what it had is kept with who and when (T-65, T-71)', async () => {
    const file = await start('Fassung.txt')
    const { status, body } = await replace(file, 'zweiter Stand', { name: 'FASSUNG.txt' })
    expect(status).toBe(201)
    expect(body).toMatchObject([
      {
        id: file.id,
        displayName: 'Fassung.txt',
        fileSize: 13,
        contentNumber: 2,
        createdByUser: { firstName: 'Aylin' },
      },
    ])
    const versions = (await list(file, 'korbinian.huber')).body
    expect(versions).toMatchObject([
      { number: 2, isCurrent: true, fileSize: 13, createdByUser: { firstName: 'Aylin' } },
      {
        number: 1,
        isCurrent: false,
        fileSize: Buffer.byteLength('content of Fassung.txt'),
        createdAt: file.createdAt,
        createdByUser: { firstName: 'Korbinian' },
      },
    ])
    expect(await contentOf(file, 1)).toBe('content of Fassung.txt')
    expect(await contentOf(file, 2)).toBe('zweiter Stand')
    const trash = await (await server.as('aylin.kaya')).call(components.trash, at(await folderAt('Briefings'))) // prettier-ignore
    expect(trash.body.filter(({ displayName }) => displayName === 'Fassung.txt')).toEqual([])
  })

  test('one upload replaces and adds, in the order of its files; a second of one name gets a number (FILE-07, T-65)', async () => {
    const file = await start('Gemischt.txt')
    const aylin = await server.as('aylin.kaya')
    const { body } = await aylin.call(fileLinks.upload, {
      params,
      body: { ParentComponentId: file.parentComponentId!, conflict: 'replace' },
      files: {
        files: ['Dazu.txt', 'gemischt.txt', 'Gemischt.txt'].map((name) => new File(['neu'], name)),
      },
    })
    expect(namesOf(body)).toEqual(['Dazu.txt', 'Gemischt.txt', 'Gemischt (2).txt'])
    expect(body[1]!.id).toBe(file.id)
    expect(await numbers(body[2]!)).toEqual([1])
  })

  test('who sees the file is told of its new version, once (T-71)', async () => {
    const file = await start('Gemeldet.txt')
    const korbinian = await server.as('korbinian.huber')
    const told = async () => {
      const { body } = await korbinian.call(notifications.list, { params })
      const of = body.items.filter(({ relatedObjectId }) => relatedObjectId === file.parentComponentId) // prettier-ignore
      return of.reduce((sum, { count }) => sum + count, 0)
    }
    const before = await told()
    await replace(file, 'neu')
    expect(await told()).toBe(before + 1)
    const [event] = await rowsOf<EventRow>(
      server,
      sql`select * from events where type = 'components.changed' order by seq desc limit 1`,
    )
    expect(event!.payload).toMatchObject({
      kind: 'changed',
      parentIds: [file.parentComponentId],
      componentIds: [file.id],
    })
  })

  test('a restored version becomes the newest one, and nothing is lost (T-71)', async () => {
    const file = await start('Zurück.txt')
    await replace(file, 'zweiter Stand')
    const { status, body } = await restore(file, 1, 'korbinian.huber')
    expect(status).toBe(200)
    expect(body).toMatchObject({
      id: file.id,
      contentNumber: 3,
      fileSize: Buffer.byteLength('content of Zurück.txt'),
      createdByUser: { firstName: 'Korbinian' },
    })
    expect(await numbers(file)).toEqual([3, 2, 1])
    expect(await contentOf(file, 3)).toBe('content of Zurück.txt')
    expect(await contentOf(file, 2)).toBe('zweiter Stand')
    const entries = await rowsOf<{ action: string; summary: { after: object } }>(
      server,
      sql`
        select action, summary from audit_log
        where object_id = ${`${file.id}`} and action <> 'component.downloaded' order by id`,
    )
    expect(entries.map(({ action }) => action)).toEqual([
      'component.replaced',
      'component.version-restored',
    ])
    expect(entries[1]!.summary.after).toMatchObject({ restored: 1 })
  })

  test('restoring what counts already changes nothing (T-71)', async () => {
    const file = await start('Bleibt.txt')
    const { status, body } = await restore(file, 1)
    expect([status, body.version]).toEqual([200, file.version])
    expect(await numbers(file)).toEqual([1])
  })

  test('who saw an older state is told so with the state as it stands (T-09, T-71)', async () => {
    const file = await start('Veraltet.txt')
    await replace(file, 'zwei')
    const { status, problem } = await restore(file, 1, 'aylin.kaya', { 'if-match': '1' })
    expect([status, problem.code]).toEqual([409, 'stale'])
    expect(problem.current).toMatchObject({ contentNumber: 2, version: 2 })
    expect(await numbers(file)).toEqual([2, 1])
    expect((await restore(file, 1, 'aylin.kaya', { 'if-match': '2' })).status).toBe(200)
  })

  test('a downloaded version says in its name which one it is (T-71)', async () => {
    const file = await start('Plan „März“.txt')
    await replace(file, 'zwei')
    const nameOf = async (number: number) =>
      decodeURIComponent(
        (await fetch((await link(file, number)).body.url)).headers
          .get('content-disposition')!
          .split("UTF-8''")[1]!,
      )
    expect(await nameOf(1)).toBe('Plan „März“ (Version 1).txt')
    expect(await nameOf(2)).toBe('Plan „März“.txt')
    const { body } = await link(file, 1, 'aylin.kaya', 'inline')
    expect(body.url.startsWith(`${server.contentUrl}/`)).toBe(true)
    expect(Date.parse(body.expiresAt) - Date.now()).toBeLessThanOrEqual(300_000)
  })

  test('a version is for who sees the file, and restored by who may edit it (PERM-01, PERM-13, T-71)', async () => {
    const aylin = await server.as('aylin.kaya')
    const secret = await entryAt(aylin, alpenquell, 'Geschäftsleitung', 'Wettbewerbsanalyse vertraulich.docx') // prettier-ignore
    for (const answer of [
      await list(secret, 'korbinian.huber'),
      await link(secret, 1, 'korbinian.huber'),
      await restore(secret, 1, 'korbinian.huber'),
      await list(await start('Fremd.txt'), 'andreas.lindner'),
    ]) {
      expect(answer.status).toBe(404)
    }
    const file = await start('Lesen.txt')
    await replace(file, 'zwei')
    expect((await link(file, 1, 'lea.scholz')).status).toBe(200)
    expect((await restore(file, 1, 'lea.scholz')).status).toBe(403)
    expect((await link(file, 7)).status).toBe(404)
    expect((await restore(file, 7)).status).toBe(404)
    expect((await list(await folderAt('Briefings'))).status).toBe(404)
    const foreign = await (
      await server.as('andreas.lindner')
    ).call(fileVersions.list, {
      params: { applicationId: wohnwerk, componentId: file.id },
    })
    expect(foreign.status).toBe(404)
  })

  test('who may not put files there replaces none; what they do not see is neither told nor replaced (PERM-01, PERM-13)', async () => {
    const file = await start('Geschützt.txt')
    expect((await replace(file, 'neu', { login: 'lea.scholz' })).status).toBe(403)
    await rowsOf(
      server,
      sql`delete from component_groups where component_id = ${file.id} and user_group_id <> (
            select id from user_groups where application_id = ${alpenquell} and name = 'Kundenberatung')`,
    )
    const { status, problem } = await replace(file, 'neu', { login: 'korbinian.huber' })
    expect([status, problem.code]).toEqual([409, 'name-taken'])
    expect(await numbers(file)).toEqual([1])
  })

  test('chosen groups count for the replaced file as well: nobody sees more than was meant (FILE-11, T-71)', async () => {
    const file = await start('Kreis.txt')
    const [group] = await rowsOf<{ id: number }>(
      server,
      sql`select id from user_groups where application_id = ${alpenquell} and name = 'Kunde – Controlling'`,
    )
    const { body } = await replace(file, 'nur für wenige', { userGroupIds: [group!.id] })
    expect(body[0]!.userGroupIds).toContain(group!.id)
    expect((await list(file, 'korbinian.huber')).status).toBe(404)
    expect((await list(file, 'marco.rossi')).status).toBe(200)
  })

  test('pictures have small ones in each version; the demo’s poster has two that differ (D-09, T-71)', async () => {
    const poster = await entryAt(await server.as('sabine.moser'), alpenquell, 'Kreation', 'Plakatmotive', 'Zitrone hoch.png') // prettier-ignore
    expect(poster.contentNumber).toBe(2)
    const versions = (await list(poster, 'sabine.moser')).body
    expect(versions.map(({ number, isCurrent }) => [number, isCurrent])).toEqual([
      [2, true],
      [1, false],
    ])
    const pictures = await Promise.all(
      versions.map(async ({ pictureUrl }) => (await fetch(pictureUrl!)).bytes()),
    )
    expect(pictures[0]!.byteLength).toBeGreaterThan(1_000)
    expect(pictures[0]).not.toEqual(pictures[1])
    expect((await list(await start('Ohne Bild.txt'))).body[0]!.pictureUrl).toBeNull()
  })

  test(`the newest ${keptVersions} are kept; what falls away is let go of, but not what still counts (T-71)`, async () => {
    const file = await start('Viele.txt')
    await replace(file, 'zwei')
    await restore(file, 1)
    // As if it had been replaced many times since: 1 shares its content with 3.
    await rowsOf(
      server,
      sql`update components set content_number = ${keptVersions + 1} where id = ${file.id}`,
    )
    const keys = await rowsOf<{ number: number; storage_key: string }>(
      server,
      sql`select number, storage_key from component_versions where component_id = ${file.id} order by number`,
    )
    await replace(file, 'neu')
    expect((await numbers(file)).at(-1)).toBe(keptVersions + 1)
    expect(await isStored(keys[0]!.storage_key)).toBe(true)
    expect(await isStored(keys[1]!.storage_key)).toBe(false)
    expect(await contentOf(file, keptVersions + 1)).toBe('content of Viele.txt')
  })

  test('what would fall away stays where the commit fails: no version loses its content (T-71)', async () => {
    const file = await start('Bleibt.txt')
    await replace(file, 'zwei')
    await rowsOf(
      server,
      sql`update components set content_number = ${keptVersions + 1} where id = ${file.id}`,
    )
    const script = (text: string) => server.deps.database.system((tx) => tx.script(text))
    await script(`
      create function refuse_commit() returns trigger language plpgsql as
        $$ begin raise exception 'The commit fails'; end $$;
      create constraint trigger refuse_commit after insert on component_versions
        deferrable initially deferred for each row execute function refuse_commit()`)
    try {
      expect((await replace(file, 'neu')).status).toBe(500)
    } finally {
      await script('drop function refuse_commit cascade')
    }
    expect(await contentOf(file, 1)).toBe('content of Bleibt.txt')
  })

  test('what is deleted for good takes its versions with it, also their contents (T-66, T-71)', async () => {
    const file = await start('Endgültig.txt')
    await replace(file, 'zwei')
    const keys = await rowsOf<{ storage_key: string }>(
      server,
      sql`select storage_key from component_versions where component_id = ${file.id}
          union select storage_key from components where id = ${file.id}`,
    )
    expect(keys).toHaveLength(2)
    await (await server.as('aylin.kaya')).call(components.remove, at(file))
    expect((await list(file)).status).toBe(404)
    await rowsOf(
      server,
      sql`update components set deleted_at = now() - interval '31 days' where id = ${file.id}`,
    )
    await emptyTrash(server.deps)
    const left = await rowsOf(server, sql`select 1 from component_versions where component_id = ${file.id}`) // prettier-ignore
    expect(left).toEqual([])
    for (const { storage_key } of keys) expect(await isStored(storage_key)).toBe(false)
    const others = await childrenOf(await server.as('aylin.kaya'), alpenquell, file.parentComponentId!) // prettier-ignore
    expect(others.length).toBeGreaterThan(0)
  })
})
