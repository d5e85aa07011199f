import {
  applications,
  comments,
  components,
  directories,
  home,
  type Component,
} from '@atrium/api-client/contract'
import sql from 'sql-template-tag'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databases, startServer, type TestServer } from '../../../test/harness.ts'
import { alpenquell, entryAt, explorerOf, rowsOf, upload, voltrad } from '../testing.ts'

describe.each(databases)('home on $name', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startServer({ kind, demo: 'small' })
  })
  afterAll(() => server?.stop())

  const overviewOf = async (login: string, applicationId = alpenquell) => {
    const { status, body } = await (
      await server.as(login)
    ).call(home.overview, { params: { applicationId } })
    expect(status).toBe(200)
    return body
  }
  const idOf = async (login: string) => {
    const [row] = await rowsOf<{ id: number }>(
      server,
      sql`select u.id from users u join accounts a on a.subject = u.subject where a.login = ${login}`,
    )
    return row!.id
  }
  /** The person was here last so many minutes ago, and nothing before is known. */
  const wasHere = async (login: string, minutesAgo: number) =>
    rowsOf(
      server,
      sql`insert into visits (application_id, user_id, seen_at)
          values (${alpenquell}, ${await idOf(login)}, now() - make_interval(mins => ${minutesAgo}::int))
          on conflict (application_id, user_id) do update
            set seen_at = excluded.seen_at, previous_at = null`,
    )
  const folder = (login: string, ...names: string[]) =>
    server.as(login).then((api) => entryAt(api, alpenquell, ...names))

  test('the demo: everybody was here six days ago, and finds what happened since (D-04)', async () => {
    const before = Date.now()
    const { lastVisitAt, since, changes, changeCount } = await overviewOf('sabine.moser')
    expect(since).toBe(lastVisitAt)
    const days = (before - Date.parse(lastVisitAt!)) / 86_400_000
    expect(days).toBeGreaterThan(5)
    // What falls on a weekend was on the Friday before.
    expect(days).toBeLessThan(9)
    expect(changeCount).toBeGreaterThan(changes.length)
    expect(new Set(changes.map((change) => change.kind))).toEqual(new Set(['added', 'commented']))
    expect(changes.map(({ component }) => component.type)).toContain('post')
    expect(changes.map(({ at }) => at)).toEqual(
      changes
        .map(({ at }) => at)
        .toSorted()
        .toReversed(),
    )
  })

  test('a visit lasts until nothing was heard for half an hour (D-04)', async () => {
    await wasHere('korbinian.huber', 31)
    const { lastVisitAt } = await overviewOf('korbinian.huber')
    expect(Date.now() - Date.parse(lastVisitAt!)).toBeGreaterThan(30 * 60_000)
    // Still the same visit.
    expect((await overviewOf('korbinian.huber')).lastVisitAt).toBe(lastVisitAt)
  })

  test('who was never here is told of two weeks', async () => {
    await rowsOf(server, sql`delete from visits where user_id = ${await idOf('korbinian.huber')}`)
    const { lastVisitAt, since } = await overviewOf('korbinian.huber')
    expect(lastVisitAt).toBeNull()
    expect(Math.round((Date.now() - Date.parse(since)) / 86_400_000)).toBe(14)
  })

  test('files and comments of others are told as lines, one’s own are not, opened ones no more (D-04, API-30)', async () => {
    await wasHere('sabine.moser', 60)
    await wasHere('aylin.kaya', 60)
    await rowsOf(
      server,
      sql`update comments set created_at = created_at - interval '2 hours'
          where created_at > now() - interval '1 hour'`,
    )
    const aylin = await server.as('aylin.kaya')
    const sabine = await server.as('sabine.moser')
    const briefings = await folder('aylin.kaya', 'Briefings')
    const { body: files } = await upload(aylin, alpenquell, briefings, ['Eins.txt', 'Zwei.txt'])
    const params = { applicationId: alpenquell, componentId: files[0]!.id }
    await aylin.call(comments.add, { params, body: { text: 'Passt das so?' } })

    expect((await overviewOf('aylin.kaya')).changes).toEqual([])
    const { changes, changeCount } = await overviewOf('sabine.moser')
    expect(changeCount).toBe(3)
    expect(changes).toMatchObject([
      {
        kind: 'commented',
        component: { id: files[0]!.id, displayName: 'Eins.txt' },
        text: 'Passt das so?',
        url: `/files/${briefings.id}-briefings?clientId=${alpenquell}&component=${files[0]!.id}&details=on`,
      },
      {
        kind: 'added',
        count: 2,
        place: { id: briefings.id, displayName: 'Briefings' },
        actorName: 'Aylin Kaya',
        url: `/files/${briefings.id}-briefings?clientId=${alpenquell}`,
      },
    ])

    // The folder was opened: its files are known; what is said about them is not.
    await sabine.call(components.track, {
      params: { applicationId: alpenquell, componentId: briefings.id },
    })
    expect((await overviewOf('sabine.moser')).changes.map((change) => change.kind)).toEqual([
      'commented',
    ])
    await sabine.call(components.track, { params })
    const after = await overviewOf('sabine.moser')
    expect(after.changes).toEqual([])
    expect(after.recent.map(({ component }) => component.displayName)).toEqual([
      'Eins.txt',
      'Briefings',
    ])
  })

  test('in its folder stands what others brought or changed, until it was opened or the next visit began (T-75, D-04)', async () => {
    const aylin = await server.as('aylin.kaya')
    const sabine = await server.as('sabine.moser')
    const protocols = await folder('aylin.kaya', 'Protokolle')
    const at = { applicationId: alpenquell, componentId: protocols.id }
    const track = (componentId: number) =>
      sabine.call(components.track, { params: { applicationId: alpenquell, componentId } })
    const newsOf = async (api: typeof sabine) => {
      const { body } = await api.call(components.children, { params: at })
      return Object.fromEntries(
        body.flatMap((item) => (item.news ? [[item.displayName, item.news]] : [])),
      )
    }
    await track(protocols.id)
    await wasHere('sabine.moser', 60)
    await overviewOf('sabine.moser')
    expect(await newsOf(sabine)).toEqual({})

    const { body: files } = await upload(aylin, alpenquell, protocols, ['Neu A.txt', 'Neu B.txt'])
    const [old] = (await sabine.call(components.children, { params: at })).body.filter(
      ({ id }) => !files.some((file) => file.id === id),
    )
    await rowsOf(server, sql`update components set modified_at = now() where id = ${old!.id}`)
    expect(await newsOf(aylin)).toEqual({})
    expect(await newsOf(sabine)).toEqual({
      [old!.displayName]: 'changed',
      'Neu A.txt': 'added',
      'Neu B.txt': 'added',
    })
    await Promise.all([track(files[0]!.id), track(protocols.id)])
    expect(Object.keys(await newsOf(sabine)).toSorted()).toEqual(
      [old!.displayName, 'Neu B.txt'].toSorted(),
    )
    await wasHere('sabine.moser', 31)
    await rowsOf(
      server,
      sql`update components set created_at = created_at - interval '1 hour',
            modified_at = modified_at - interval '1 hour'
          where id in (${old!.id}, ${files[1]!.id})`,
    )
    await overviewOf('sabine.moser')
    expect(await newsOf(sabine)).toEqual({})
  })

  test('a folder says that there is news inside, at any depth and only of what its reader sees, until that is opened (T-75, PERM-13)', async () => {
    const aylin = await server.as('aylin.kaya')
    const sabine = await server.as('sabine.moser')
    const params = { applicationId: alpenquell }
    const make = async (parentComponentId: number, displayName: string) =>
      (await aylin.call(directories.create, { params, body: { parentComponentId, displayName } }))
        .body
    const root = await explorerOf(aylin, alpenquell)
    const outer = await make(root.id, 'Neues tief unten')
    const inner = await make(outer.id, 'Mitte')
    const deep = await make(inner.id, 'Tief')
    const quiet = await make(root.id, 'Nichts Neues')
    const ids = [outer, inner, deep, quiet].map(({ id }) => id)
    await rowsOf(
      server,
      sql`update components set created_at = now() - interval '1 day',
            modified_at = now() - interval '1 day' where id = any(${ids}::int[])`,
    )
    await wasHere('sabine.moser', 60)
    await overviewOf('sabine.moser')
    const markOf = async (api: typeof sabine, { id }: Pick<Component, 'id'>, inFolder: number) => {
      const at = { params: { ...params, componentId: inFolder } }
      const { body } = await api.call(components.children, at)
      return body.find((item) => item.id === id)?.news
    }
    expect(await markOf(sabine, outer, root.id)).toBeUndefined()

    const { body: files } = await upload(aylin, alpenquell, deep, ['Neu.txt', 'Verborgen.txt'])
    const [file, hidden] = files as [Component, Component]
    expect(await markOf(sabine, outer, root.id)).toBe('inside')
    expect(await markOf(sabine, inner, outer.id)).toBe('inside')
    expect(await markOf(sabine, file, deep.id)).toBe('added')
    expect(await markOf(sabine, quiet, root.id)).toBeUndefined()
    expect(await markOf(aylin, outer, root.id)).toBeUndefined()

    // One that is opened, and one that she does not see: nothing is left to tell.
    await rowsOf(server, sql`delete from component_groups where component_id = ${hidden.id}`)
    await sabine.call(components.track, { params: { ...params, componentId: outer.id } })
    expect(await markOf(sabine, outer, root.id)).toBe('inside')
    await sabine.call(components.track, { params: { ...params, componentId: file.id } })
    expect(await markOf(sabine, outer, root.id)).toBeUndefined()
  })

  test('what others moved there is news, by who moved it; what comes back from the trash is none (T-75, T-08)', async () => {
    const aylin = await server.as('aylin.kaya')
    const sabine = await server.as('sabine.moser')
    const [from, to] = [await folder('aylin.kaya', 'Briefings'), await folder('aylin.kaya', 'Protokolle')] // prettier-ignore
    const { body: files } = await upload(aylin, alpenquell, from, ['Zieht um.txt', 'Bleibt.txt'])
    const [moving, staying] = files as [Component, Component]
    await rowsOf(
      server,
      sql`update components set created_at = now() - interval '1 day',
            modified_at = now() - interval '1 day' where id in (${moving.id}, ${staying.id})`,
    )
    await wasHere('sabine.moser', 60)
    await overviewOf('sabine.moser')
    const params = { applicationId: alpenquell }
    const way = { fromParentId: from.id, toParentId: to.id }
    const items = [{ componentId: moving.id, conflict: 'refuse' as const }]
    await aylin.call(components.moveMany, { params, body: { ...way, items } })
    const kept = { params: { ...params, componentId: staying.id } }
    await aylin.call(components.remove, kept)
    await aylin.call(components.restore, { ...kept, query: {} })
    const newsIn = async ({ id: componentId }: { id: number }) => {
      const at = { params: { ...params, componentId } }
      const { body } = await sabine.call(components.children, at)
      return body.filter(({ news }) => news).map(({ displayName }) => displayName)
    }
    expect(await newsIn(to)).toContain('Zieht um.txt')
    expect(await newsIn(from)).not.toContain('Bleibt.txt')
    const { changes } = await overviewOf('sabine.moser')
    const told = changes.find(({ component }) => component?.id === moving.id)
    expect([told?.kind, told?.actorName]).toEqual(['added', 'Aylin Kaya'])
  })

  test('moved and moved back is no news, in neither folder; moved back by somebody else it is (T-75, T-08, D-04)', async () => {
    const aylin = await server.as('aylin.kaya')
    const sabine = await server.as('sabine.moser')
    const [from, to] = [await folder('aylin.kaya', 'Briefings'), await folder('aylin.kaya', 'Protokolle')] // prettier-ignore
    const { body: files } = await upload(aylin, alpenquell, from, ['Hin und her.txt'])
    const { id } = files[0]!
    await rowsOf(
      server,
      sql`update components set created_at = now() - interval '1 day',
            modified_at = now() - interval '1 day' where id = ${id}`,
    )
    await wasHere('sabine.moser', 60)
    await overviewOf('sabine.moser')
    const params = { applicationId: alpenquell }
    const move = async (login: string, from: number, to: number) => {
      const items = [{ componentId: id, conflict: 'refuse' as const }]
      const body = { fromParentId: from, toParentId: to, items }
      expect((await (await server.as(login)).call(components.moveMany, { params, body })).status).toBe(200) // prettier-ignore
    }
    const news = async () => {
      const inFolder = async (componentId: number) =>
        (await sabine.call(components.children, { params: { ...params, componentId } })).body
      const found = [...(await inFolder(from.id)), ...(await inFolder(to.id))].find((one) => one.id === id) // prettier-ignore
      const { changes } = await overviewOf('sabine.moser')
      return [found?.news ?? null, changes.some(({ component }) => component?.id === id)]
    }
    expect(await news()).toEqual([null, false])
    await move('aylin.kaya', from.id, to.id)
    expect(await news()).toEqual(['added', true])
    await move('aylin.kaya', to.id, from.id)
    expect(await news()).toEqual([null, false])
    await move('aylin.kaya', from.id, to.id)
    expect(await news()).toEqual(['added', true])
    await move('maren.thiessen', to.id, from.id)
    expect(await news()).toEqual(['added', true])
  })

  test('nothing of what is hidden from somebody, deleted or in another tenant (PERM-13, PERM-19)', async () => {
    await wasHere('korbinian.huber', 60)
    const aylin = await server.as('aylin.kaya')
    const hidden = await folder('aylin.kaya', 'Geschäftsleitung')
    const open = await folder('aylin.kaya', 'Briefings')
    const korbinian = await server.as('korbinian.huber')
    const opened = { applicationId: alpenquell, componentId: open.id }
    await korbinian.call(components.track, { params: opened })
    const known = await overviewOf('korbinian.huber')

    // Seen by everybody itself, but it lies in a folder that is not.
    const { body: secret } = await upload(aylin, alpenquell, hidden, ['Geheim.txt'])
    await rowsOf(
      server,
      sql`insert into component_groups (application_id, component_id, user_group_id)
          select application_id, ${secret[0]!.id}, id from user_groups
          where application_id = ${alpenquell} on conflict do nothing`,
    )
    const { body: gone } = await upload(aylin, alpenquell, open, ['Weg.txt'])
    await aylin.call(components.remove, {
      params: { applicationId: alpenquell, componentId: gone[0]!.id },
    })
    expect((await overviewOf('korbinian.huber')).changes).toEqual(known.changes)

    const refused = await korbinian.call(home.overview, { params: { applicationId: voltrad } })
    expect(refused.status).toBe(404)
  })

  test('where commenting is off nobody is told what was said (CMT-04)', async () => {
    const saysSomething = async () =>
      (await overviewOf('lea.scholz')).changes.some((change) => change.kind === 'commented')
    expect(await saysSomething()).toBe(true)
    const maren = await server.as('maren.thiessen')
    const params = { applicationId: alpenquell }
    const { body } = await maren.call(applications.configuration, { params })
    const entry = body.configurations.find(
      ({ configuration }) => configuration.key === 'COMMENTING_ENABLED',
    )!
    await rowsOf(
      server,
      sql`update configuration_values set value = 'false'
          where application_id = ${alpenquell} and configuration_id = ${entry.configurationId}`,
    )
    expect(await saysSomething()).toBe(false)
  })
})
