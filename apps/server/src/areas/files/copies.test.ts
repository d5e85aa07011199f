import {
  comments,
  components,
  directories,
  fileLinks,
  fileVersions,
  maxCopies,
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
  explorerOf,
  namesOf,
  rowsOf,
  upload,
  wohnwerk,
  type EventRow,
} from '../testing.ts'

type Conflict = 'refuse' | 'replace' | 'keep-both'

describe.each(databases)('copies on $name', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startServer({ kind, demo: 'small' })
  })
  afterAll(() => server?.stop())

  const params = { applicationId: alpenquell }
  const at = ({ id: componentId }: { id: number }) => ({ params: { ...params, componentId } })
  const folder = async (displayName: string, parentId?: number, userGroupIds?: number[]) => {
    const aylin = await server.as('aylin.kaya')
    const parentComponentId = parentId ?? (await explorerOf(aylin, alpenquell)).id
    const body = { parentComponentId, displayName, userGroupIds }
    return (await aylin.call(directories.create, { params, body })).body
  }
  const fill = async (parent: Component, ...names: string[]) =>
    (await upload(await server.as('aylin.kaya'), alpenquell, parent, names)).body
  const copy = async (
    login: string,
    to: { id: number },
    items: readonly { id: number }[],
    conflict: Conflict = 'refuse',
    headers?: Record<string, string>,
  ) =>
    (await server.as(login)).call(
      fileLinks.copy,
      {
        params,
        body: {
          toParentId: to.id,
          items: items.map(({ id: componentId }) => ({ componentId, conflict })),
        },
      },
      headers,
    )
  const inside = async (entry: { id: number }, login = 'aylin.kaya') =>
    childrenOf(await server.as(login), alpenquell, entry.id)
  const textOf = async (file: { id: number }, login = 'aylin.kaya') => {
    const api = await server.as(login)
    const query = { disposition: 'attachment' as const }
    return (await fetch((await api.call(fileLinks.link, { ...at(file), query })).body.url)).text()
  }
  const group = async (name: string) =>
    (
      await rowsOf<{ id: number }>(
        server,
        sql`select id from user_groups where application_id = ${alpenquell} and name = ${name}`,
      )
    )[0]!.id

  test('a file is there twice, with one content; the copy is seen by who sees its folder (T-68, FILE-16)', async () => {
    const from = await folder('Kopie von hier')
    const to = await folder('Kopie nach dort', undefined, [
      await group('Kunde – Geschäftsleitung'),
      await group('Kundenberatung'),
    ])
    const [file] = await fill(from, 'Plan.txt')
    const { status, body } = await copy('aylin.kaya', to, [file!])
    expect(status).toBe(201)
    expect(body).toMatchObject([{ displayName: 'Plan.txt', parentComponentId: to.id, version: 1 }])
    expect(body[0]!.id).not.toBe(file!.id)
    expect(body[0]!.userGroupIds).toEqual(to.userGroupIds)
    expect(namesOf(await inside(from))).toEqual(['Plan.txt'])
    expect(await textOf(body[0]!)).toBe('content of Plan.txt')
    const keys = await rowsOf<{ storage_key: string }>(
      server,
      sql`select distinct storage_key from components where id in (${file!.id}, ${body[0]!.id})`,
    )
    expect(keys).toHaveLength(1)
  })

  test('the copy outlives the original, whose content goes only with the last one (T-66, T-68)', async () => {
    const from = await folder('Original')
    const to = await folder('Überlebt')
    const [file] = await fill(from, 'Bleibt.txt')
    const [copied] = (await copy('aylin.kaya', to, [file!])).body
    await (await server.as('aylin.kaya')).call(components.remove, at(file!))
    await rowsOf(
      server,
      sql`update components set deleted_at = now() - interval '40 days' where id = ${file!.id}`,
    )
    await emptyTrash(server.deps)
    expect(await textOf(copied!)).toBe('content of Bleibt.txt')
  })

  test('a folder comes with all in it that the copier sees; what fewer people saw stays among them (T-68, PERM-13, FILE-16)', async () => {
    const marketing = await group('Kunde – Marketing')
    const service = await group('Kundenberatung')
    const source = await folder('Kampagne', undefined, [marketing, service])
    const inner = await folder('Entwürfe', source.id, [marketing, service])
    const secret = await folder('Intern', source.id, [service])
    await fill(inner, 'Motiv.txt')
    await fill(secret, 'Kalkulation.txt')
    const to = await folder('Kampagnen 2028', undefined, [
      marketing,
      service,
      await group('Kunde – Geschäftsleitung'),
    ])
    const { status, body } = await copy('aylin.kaya', to, [source])
    expect(status).toBe(201)
    const [copied] = body
    expect(copied).toMatchObject({ displayName: 'Kampagne', childCount: 2 })
    const children = await inside(copied!)
    expect(namesOf(children)).toEqual(['Entwürfe', 'Intern'])
    expect(children[0]!.userGroupIds).toEqual(to.userGroupIds)
    expect(children[1]!.userGroupIds).toEqual(secret.userGroupIds)
    expect(namesOf(await inside(children[0]!))).toEqual(['Motiv.txt'])
    expect(namesOf(await inside(copied!, 'korbinian.huber'))).toEqual(['Entwürfe'])
  })

  test('nothing but the file itself is copied: no comments, no former contents (T-68)', async () => {
    const from = await folder('Mit Geschichte')
    const [file] = await fill(from, 'Oft.txt')
    const aylin = await server.as('aylin.kaya')
    await aylin.call(fileLinks.upload, {
      params,
      body: { ParentComponentId: from.id, conflict: 'replace' },
      files: { files: [new File(['neu'], 'Oft.txt')] },
    })
    await aylin.call(comments.add, { ...at(file!), body: { text: 'Bitte prüfen' } })
    const [copied] = (await copy('aylin.kaya', from, [file!], 'keep-both')).body
    expect(copied).toMatchObject({ displayName: 'Oft (2).txt', version: 1 })
    expect(await textOf(copied!)).toBe('neu')
    expect((await aylin.call(comments.list, at(copied!))).body).toEqual([])
    expect((await aylin.call(fileVersions.list, at(copied!))).body).toHaveLength(1)
  })

  test('a taken name is refused, numbered or replaced, as was said; replaced stays a version (T-65, T-71)', async () => {
    const from = await folder('Konflikt von')
    const to = await folder('Konflikt nach')
    const [file] = await fill(from, 'Plan.txt')
    const [there] = await fill(to, 'plan.txt')
    const refused = await copy('aylin.kaya', to, [file!])
    expect([refused.status, refused.problem?.code]).toEqual([409, 'name-taken'])
    const both = await copy('aylin.kaya', to, [file!], 'keep-both')
    expect(namesOf(both.body)).toEqual(['Plan (2).txt'])
    const { status, body } = await copy('aylin.kaya', to, [file!], 'replace')
    expect(status).toBe(201)
    expect(body).toMatchObject([{ id: there!.id, displayName: 'plan.txt', contentNumber: 2 }])
    expect(await textOf(there!)).toBe('content of Plan.txt')
    expect(namesOf(await inside(to))).toEqual(['plan.txt', 'Plan (2).txt'])
    const itself = await copy('aylin.kaya', from, [file!], 'replace')
    expect(itself.status).toBe(409)
  })

  test('all or none: one that cannot be copied takes the others with it (T-68)', async () => {
    const from = await folder('Alle von')
    const to = await folder('Alle nach')
    const [free, taken] = await fill(from, 'frei.txt', 'belegt.txt')
    await fill(to, 'belegt.txt')
    expect((await copy('aylin.kaya', to, [free!, taken!])).status).toBe(409)
    expect(namesOf(await inside(to))).toEqual(['belegt.txt'])
  })

  test('a folder goes into no folder of its own, and no deeper than folders go (T-68)', async () => {
    const outer = await folder('Kreis')
    const inner = await folder('Innen', outer.id)
    for (const target of [outer, inner]) {
      const { status, problem } = await copy('aylin.kaya', target, [outer])
      expect([status, problem?.code]).toEqual([409, 'cycle'])
    }
    let deepest = outer
    for (let level = 2; level <= 14; level += 1) deepest = await folder('Tiefer', deepest.id)
    const other = await folder('Zu tief')
    const { status, problem } = await copy('aylin.kaya', deepest, [other])
    expect([status, problem?.code]).toEqual([409, 'too-deep'])
    const [file] = await fill(other, 'geht.txt')
    expect((await copy('aylin.kaya', deepest, [file!])).status).toBe(201)
  })

  test('clients copy files but no folders, readers nothing, and nobody what they do not see (FILE-12, PERM-13)', async () => {
    const from = await folder('Rechte von')
    const to = await folder('Rechte nach')
    const hidden = await folder('Rechte geheim', undefined, [
      await group('Kunde – Geschäftsleitung'),
      await group('Kundenberatung'),
    ])
    const [file] = await fill(from, 'Datei.txt')
    const [secret] = await fill(hidden, 'Vertrag.txt')
    expect((await copy('korbinian.huber', to, [from])).status).toBe(403)
    expect((await copy('lea.scholz', to, [file!])).status).toBe(403)
    expect((await copy('korbinian.huber', to, [file!, secret!])).status).toBe(404)
    expect((await copy('korbinian.huber', hidden, [file!])).status).toBe(404)
    expect((await copy('korbinian.huber', to, [file!])).status).toBe(201)
    const aylin = await server.as('aylin.kaya')
    const [strange] = await rowsOf<{ id: number }>(
      server,
      sql`select id from components where application_id = ${wohnwerk} and type = 'fileexplorer'`,
    )
    expect((await copy('aylin.kaya', strange!, [file!])).status).toBe(404)
    const motif = await entryAt(aylin, alpenquell, 'Kreation', 'Plakatmotive', 'Zitrone hoch.png')
    const intoFile = await copy('aylin.kaya', motif, [file!])
    expect(intoFile.status).toBe(400)
  })

  test('too much at once is refused, with how much goes (T-68)', async () => {
    const from = await folder('Sehr voll')
    const to = await folder('Sehr leer')
    await rowsOf(
      server,
      sql`
        insert into components (application_id, parent_id, type, display_name, name_key)
        select ${alpenquell}::int, ${from.id}::int, 'directory', 'Ordner ' || n, 'ordner ' || n
        from generate_series(1, ${maxCopies}::int) as n`,
    )
    await rowsOf(
      server,
      sql`
        insert into component_groups (application_id, component_id, user_group_id)
        select c.application_id, c.id, g.user_group_id
        from components c
        join component_groups g on g.application_id = c.application_id and g.component_id = c.parent_id
        where c.parent_id = ${from.id}`,
    )
    const { status, problem } = await copy('aylin.kaya', to, [from])
    expect([status, problem?.code]).toEqual([413, 'too-many-copies'])
    expect(await inside(to)).toEqual([])
  })

  test('everybody who sees the folder hears of it at once, and a repeated command copies once (T-68)', async () => {
    const from = await folder('Live von')
    const to = await folder('Live nach')
    const [file] = await fill(from, 'Live.txt')
    const [{ seq }] = (await rowsOf<{ seq: number }>(
      server,
      sql`select coalesce(max(seq), 0) as seq from events`,
    )) as [{ seq: number }]
    const key = { 'Idempotency-Key': crypto.randomUUID() }
    const first = await copy('aylin.kaya', to, [file!], 'refuse', key)
    const again = await copy('aylin.kaya', to, [file!], 'refuse', key)
    expect(again.body).toEqual(first.body)
    expect(namesOf(await inside(to))).toEqual(['Live.txt'])
    const events = await rowsOf<EventRow>(
      server,
      sql`select * from events where type = 'components.changed' and seq > ${seq} order by seq`,
    )
    expect(events).toHaveLength(1)
    expect(events[0]!.payload).toMatchObject({
      kind: 'added',
      parentIds: [to.id],
      componentIds: [first.body[0]!.id],
      commandId: key['Idempotency-Key'],
    })
  })
})
