import {
  auditLog,
  components,
  directories,
  fileShares,
  type Component,
} from '@atrium/api-client/contract'
import sql from 'sql-template-tag'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databases, startServer, type TestServer } from '../../../test/harness.ts'
import { alpenquell, explorerOf, rowsOf, upload } from '../testing.ts'
import { pageLength } from './shared-items.ts'

describe.each(databases)('links to folders on $name', (kind) => {
  let server: TestServer
  let given: Component
  let inner: Component
  let beside: Component
  let files: Component[]
  let foreign: Component
  let url: string

  const params = { applicationId: alpenquell }
  const folder = async (displayName: string, parentComponentId: number) => {
    const api = await server.as('aylin.kaya')
    return (
      await api.call(directories.create, { params, body: { parentComponentId, displayName } })
    ).body
  }
  const fill = async (parent: Component, ...names: string[]) =>
    (await upload(await server.as('aylin.kaya'), alpenquell, parent, names)).body
  const share = async (of: { id: number }, login = 'aylin.kaya') =>
    (await server.as(login)).call(fileShares.create, {
      params: { ...params, componentId: of.id },
      body: { days: 7 },
    })
  const addressOf = (more: Record<string, string> = {}) => {
    const address = new URL(url)
    for (const [name, value] of Object.entries(more)) address.searchParams.set(name, value)
    return `${server.url}${address.pathname}${address.search}`
  }
  const look = async (more: Record<string, string> = {}) => {
    const answer = await fetch(addressOf(more))
    return { status: answer.status, text: await answer.text() }
  }
  const get = (wish: string) =>
    fetch(addressOf(), {
      method: 'POST',
      redirect: 'manual',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ key: new URL(url).searchParams.get('key')!, get: wish }),
    })

  beforeAll(async () => {
    server = await startServer({ kind, demo: 'small' })
    const explorer = await explorerOf(await server.as('aylin.kaya'), alpenquell)
    given = await folder('Druck & Daten', explorer.id)
    inner = await folder('Anzeigen', given.id)
    beside = await folder('Vertraulich', explorer.id)
    files = await fill(given, 'Motiv 10.txt', 'Motiv 2.txt')
    files.push(...(await fill(inner, 'Kino.txt')))
    ;[foreign] = (await fill(beside, 'Gehälter.txt')) as [Component]
    const { status, body } = await share(given)
    expect([status, body.kind, body.fileName]).toEqual([201, 'folder', 'Druck & Daten'])
    ;({ url } = body)
  })
  afterAll(() => server?.stop())

  test('an outsider sees what is in it, walks into it, and gets each file and the whole (T-73)', async () => {
    const { status, text } = await look()
    expect(status).toBe(200)
    expect(text).toContain('<h1>Druck &amp; Daten</h1>')
    expect(text).toContain('teilt diesen Ordner mit Ihnen')
    expect(text).toMatch(/3 Dateien · \d+ Bytes/)
    const order = ['Anzeigen', 'Motiv 2.txt', 'Motiv 10.txt'].map((name) =>
      text.indexOf(`>${name}<`),
    )
    expect(order.every((place) => place > 0)).toBe(true)
    expect(order).toEqual(order.toSorted((a, b) => a - b))
    expect(text).not.toContain('Kino.txt')
    const below = (await look({ in: String(inner.id) })).text
    expect(below).toContain('Kino.txt')
    expect(below).toContain('<li aria-current="page">Anzeigen</li>')

    const answer = await get(`attachment:${files[2]!.id}`)
    expect(answer.status).toBe(303)
    const content = await fetch(answer.headers.get('location')!)
    expect(await content.text()).toBe('content of Kino.txt')
    const zip = await fetch((await get(`zip:${given.id}`)).headers.get('location')!)
    expect(zip.headers.get('content-disposition')).toContain('.zip')
    const bytes = Buffer.from(await zip.arrayBuffer())
    for (const path of ['Druck & Daten/Motiv 2.txt', 'Druck & Daten/Anzeigen/Kino.txt'])
      expect(bytes.includes(path)).toBe(true)
    expect(bytes.includes('Gehälter')).toBe(false)
    const part = await fetch((await get(`zip:${inner.id}`)).headers.get('location')!)
    expect(Buffer.from(await part.arrayBuffer()).includes('Motiv 2.txt')).toBe(false)

    const aylin = await server.as('aylin.kaya')
    const [link] = (await aylin.call(fileShares.list, { params, query: { componentId: given.id } }))
      .body
    expect(link).toMatchObject({ kind: 'folder', openedCount: 3 })
    const { body: log } = await (
      await server.as('maren.thiessen')
    ).call(auditLog.list, { params, query: {} })
    const opened = log.items.filter(({ action }) => action === 'file-share.opened')
    expect(opened.map(({ objectName }) => objectName)).toEqual([
      'Anzeigen',
      'Druck & Daten',
      'Kino.txt',
    ])
    expect(opened.at(-1)!.after).toEqual({ sharedFolder: 'Druck & Daten' })
  })

  test('only what lies inside can be reached: no other id, no way up, no made-up one (T-73)', async () => {
    const { parentId } = (
      await rowsOf<{ parentId: number }>(server, sql`select parent_id as "parentId" from components where id = ${given.id}`)
    )[0]! // prettier-ignore
    for (const id of [
      beside.id,
      parentId,
      foreign.id,
      0,
      '-1',
      '1e3',
      '../1',
      '99999999999',
      2_147_483_648,
      'x',
    ]) {
      const { status, text } = await look({ in: String(id) })
      expect([id, status]).toEqual([id, 404])
      expect(text).toContain('Das liegt hier nicht mehr')
      expect(text).not.toContain('Vertraulich')
    }
    for (const wish of [
      `attachment:${foreign.id}`,
      `inline:${foreign.id}`,
      `zip:${beside.id}`,
      `zip:${parentId}`,
      `zip:${files[0]!.id}`,
      `attachment:${inner.id}`,
      'attachment',
    ]) {
      const answer = await get(wish)
      expect([wish, answer.status, answer.headers.get('location')]).toEqual([wish, 404, null])
    }
    // What is no wish at all leads back to the page.
    expect((await get('delete')).headers.get('location')).toMatch(/^\/share\?key=/)
    // Of another tenant there is nothing, whatever the id.
    const [other] = await rowsOf<{ id: number }>(server, sql`select id from components where application_id <> ${alpenquell} and type = 'directory' limit 1`) // prettier-ignore
    expect((await look({ in: String(other!.id) })).status).toBe(404)
    expect((await get(`zip:${other!.id}`)).status).toBe(404)
  })

  test('what its maker cannot see, is deleted, or has moved away is not in it (T-73, PERM-13)', async () => {
    const [hidden] = await fill(given, 'Geheim.txt')
    expect((await look()).text).toContain('Geheim.txt')
    // Seen by a group alone in which the maker is not.
    const groups = await rowsOf<{ id: number }>(server, sql`
      delete from component_groups where component_id = ${hidden!.id} returning user_group_id as id`) // prettier-ignore
    await rowsOf(server, sql`insert into component_groups (application_id, component_id, user_group_id)
      select ${alpenquell}, ${hidden!.id}, id from user_groups where application_id = ${alpenquell} and id not in (
        select user_group_id from user_group_members m join users u on u.id = m.user_id
        where u.first_name = 'Aylin' and u.last_name = 'Kaya') limit 1`) // prettier-ignore
    expect(groups.length).toBeGreaterThan(0)
    const isSeen = async () => {
      const page = (await look()).text.includes('Geheim.txt')
      const one = (await get(`attachment:${hidden!.id}`)).status
      const zip = await fetch((await get(`zip:${given.id}`)).headers.get('location')!)
      return [page, one, Buffer.from(await zip.arrayBuffer()).includes('Geheim.txt')]
    }
    expect(await isSeen()).toEqual([false, 404, false])
    const aylin = await server.as('aylin.kaya')
    await aylin.call(components.remove, { params: { ...params, componentId: files[0]!.id } })
    expect((await look()).text).not.toContain('Motiv 10.txt')
    expect((await get(`attachment:${files[0]!.id}`)).status).toBe(404)
    await rowsOf(server, sql`update components set parent_id = ${beside.id} where id = ${inner.id}`)
    expect((await look({ in: String(inner.id) })).status).toBe(404)
    expect((await get(`attachment:${files[2]!.id}`)).status).toBe(404)
    await rowsOf(server, sql`update components set parent_id = ${given.id} where id = ${inner.id}`)
    expect((await look({ in: String(inner.id) })).status).toBe(200)
  })

  test('who may not change a folder gives none away, and no longer gives what they gave (T-73)', async () => {
    // A client changes files, not folders.
    expect((await share(given, 'korbinian.huber')).status).toBe(403)
    const explorer = await explorerOf(await server.as('aylin.kaya'), alpenquell)
    expect((await share(explorer)).status).toBe(404)
    const set = (roles: string) =>
      rowsOf(
        server,
        sql`update application_users a set roles = ${[roles]}::text[] from users u
          where u.id = a.user_id and u.first_name = 'Aylin' and u.last_name = 'Kaya'`,
      )
    await set('CLIENT')
    expect((await look()).status).toBe(404)
    await set('CLIENTSERVICE')
    expect((await look()).status).toBe(200)
  })

  test('a large folder comes in pages, an empty one says so (T-73)', async () => {
    const large = await folder('Viele', given.id)
    await rowsOf(
      server,
      sql`insert into components (application_id, parent_id, type, display_name, name_key, is_external,
            position, created_at, created_by, modified_at, modified_by)
          select application_id, ${large.id}, 'directory', 'Woche ' || n, 'woche ' || n, false, n,
            now(), created_by, now(), created_by
          from components, generate_series(1, ${pageLength + 5}::int) n where id = ${large.id}`,
    )
    await rowsOf(server, sql`insert into component_groups (application_id, component_id, user_group_id)
      select ${alpenquell}, c.id, g.user_group_id from components c, component_groups g
      where c.parent_id = ${large.id} and g.component_id = ${large.id}`) // prettier-ignore
    const { text: first } = await look({ in: String(large.id) })
    expect(first).toContain('Seite 1 von 2')
    expect(first).toContain('>Woche 2<')
    expect(first).not.toContain('>Woche 105<')
    for (const page of ['2', '99']) {
      const { text } = await look({ in: String(large.id), page })
      expect(text).toContain('>Woche 105<')
      expect(text).toContain('rel="prev"')
      expect(text).not.toContain('rel="next"')
    }
    const [week] = await rowsOf<{ id: number }>(server, sql`select id from components where parent_id = ${large.id} limit 1`) // prettier-ignore
    const { text: empty } = await look({ in: String(week!.id) })
    expect(empty).toContain('Hier liegt noch nichts')
    expect(empty).not.toContain('value="zip')
  })
})
