import { components, directories, fileLinks, type Component } from '@atrium/api-client/contract'
import sql from 'sql-template-tag'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databases, startServer, type TestServer } from '../../../../test/harness.ts'
import { alpenquell, explorerOf, rowsOf, upload } from '../../testing.ts'

describe.each(databases)('removing for good, on $name', (kind) => {
  let server: TestServer
  let rootId: number
  beforeAll(async () => {
    server = await startServer({ kind, demo: 'small' })
    rootId = (await explorerOf(await server.as('aylin.kaya'), alpenquell)).id
  })
  afterAll(() => server?.stop())

  const params = { applicationId: alpenquell }
  const at = (componentId: number) => ({ params: { ...params, componentId } })
  const folder = async (displayName: string, parentComponentId = rootId, userGroupIds?: number[]) =>
    (
      await (
        await server.as('aylin.kaya')
      ).call(directories.create, {
        params,
        body: { parentComponentId, displayName, userGroupIds },
      })
    ).body
  const file = async (parent: Component, name: string) =>
    (await upload(await server.as('aylin.kaya'), alpenquell, parent, [name])).body[0]!
  const renew = async (parent: Component, name: string) =>
    (await server.as('aylin.kaya')).call(fileLinks.upload, {
      params,
      body: { ParentComponentId: parent.id, conflict: 'replace' },
      files: { files: [new File([`neu ${name}`], name)] },
    })
  const remove = async (...entries: readonly Component[]) => {
    const aylin = await server.as('aylin.kaya')
    for (const { id } of entries) await aylin.call(components.remove, at(id))
  }
  const purge = async (entries: readonly Component[], login = 'aylin.kaya') =>
    (await server.as(login)).call(components.purgeMany, {
      params,
      body: { componentIds: entries.map(({ id }) => id) },
    })
  const trash = async (login = 'aylin.kaya') =>
    (await (await server.as(login)).call(components.trash, at(rootId))).body
  const look = async ({ id }: Component, login = 'aylin.kaya') =>
    (await server.as(login)).call(fileLinks.link, {
      ...at(id),
      query: { disposition: 'inline' },
    })
  const keysOf = ({ id }: Component) =>
    rowsOf<{ storage_key: string }>(
      server,
      sql`select storage_key from components where id = ${id}
          union select storage_key from component_versions where component_id = ${id}`,
    )
  const isStored = async (key: string) => {
    const stream = await server.deps.storage.read(key).catch(() => undefined)
    stream?.destroy()
    return stream !== undefined
  }

  test('takes a file with all its versions out of the trash, the tables and the storage, and says so in the audit log (T-66)', async () => {
    const place = await folder('Auskunft')
    const gone = await file(place, 'Bewerbung.txt')
    await renew(place, 'Bewerbung.txt')
    const keys = await keysOf(gone)
    expect(keys).toHaveLength(2)
    await remove(gone)
    const { status, body } = await purge([gone])
    expect([status, body]).toEqual([200, { componentIds: [gone.id], refused: [] }])
    expect((await trash()).map(({ id }) => id)).not.toContain(gone.id)
    expect(await keysOf(gone)).toEqual([])
    for (const { storage_key } of keys) expect(await isStored(storage_key)).toBe(false)
    const [entry] = await rowsOf<{ summary: { name: string } }>(
      server,
      sql`select summary from audit_log where action = 'component.purged' and object_id = ${`${gone.id}`}`,
    )
    expect(entry?.summary.name).toBe('Bewerbung.txt')
    const again = await (await server.as('aylin.kaya')).call(components.restore, { ...at(gone.id), query: {} }) // prettier-ignore
    expect(again.status).toBe(404)
  })

  test('takes a folder with all in it; a content that a copy needs stays (T-66)', async () => {
    const [outer, elsewhere] = [await folder('Mit allem'), await folder('Kopien')]
    const inner = await folder('Innen', outer.id)
    const deep = await file(inner, 'Tief.txt')
    const copied = await file(inner, 'Kopiert.txt')
    const aylin = await server.as('aylin.kaya')
    await aylin.call(fileLinks.copy, {
      params,
      body: { toParentId: elsewhere.id, items: [{ componentId: copied.id, conflict: 'refuse' }] },
    })
    const [[own], [shared]] = [await keysOf(deep), await keysOf(copied)]
    await remove(outer)
    expect((await purge([outer])).body.componentIds).toEqual([outer.id])
    expect(await keysOf(deep)).toEqual([])
    expect(await isStored(own!.storage_key)).toBe(false)
    expect(await isStored(shared!.storage_key)).toBe(true)
  })

  test('is for what lies in the trash, and for the agency; one that is refused keeps no other (PERM-13, T-66)', async () => {
    const place = await folder('Wer darf')
    const [living, dead] = [await file(place, 'Lebt.txt'), await file(place, 'Tot.txt')]
    await remove(dead)
    const client = await purge([dead], 'korbinian.huber')
    expect([client.status, client.problem.code]).toEqual([403, 'forbidden'])
    expect((await trash('korbinian.huber')).find(({ id }) => id === dead.id)?.canPurge).toBe(false)
    expect((await trash()).find(({ id }) => id === dead.id)?.canPurge).toBe(true)
    expect((await purge([living])).status).toBe(404)
    const both = await purge([living, dead])
    expect(both.body).toEqual({
      componentIds: [dead.id],
      refused: [{ componentId: living.id, status: 404, code: 'not-found' }],
    })
  })

  test('leaves a folder that holds something the caller does not see (PERM-13)', async () => {
    const outer = await folder('Halb zu sehen')
    const hidden = await file(outer, 'Verborgen.txt')
    const [admins] = await rowsOf<{ id: number }>(
      server,
      sql`select id from user_groups where application_id = ${alpenquell} and name = 'Kunde – Geschäftsleitung'`,
    )
    await rowsOf(
      server,
      sql`delete from component_groups where component_id = ${hidden.id} and user_group_id <> ${admins!.id}`,
    )
    await remove(outer)
    const service = await purge([outer])
    expect([service.status, service.problem.code]).toEqual([403, 'forbidden'])
    expect(await keysOf(hidden)).toHaveLength(1)
  })

  test('before, its content can be looked at by who may take it back, and by nobody else (T-66, PERM-13)', async () => {
    const gone = await file(await folder('Vorher ansehen'), 'Ansehen.txt')
    await remove(gone)
    const { status, body } = await look(gone)
    expect(status).toBe(200)
    expect(await (await fetch(body.url)).text()).toContain('Ansehen.txt')
    expect((await look(gone, 'korbinian.huber')).status).toBe(200)
    // Supervisors take nothing back.
    expect((await look(gone, 'henning.vahl')).status).toBe(404)
    await rowsOf(
      server,
      sql`update components set deleted_at = now() - interval '31 days' where id = ${gone.id}`,
    )
    expect((await look(gone)).status).toBe(404)
    expect((await purge([gone])).status).toBe(404)
  })
})
