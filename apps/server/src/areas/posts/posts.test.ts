import {
  components,
  componentReactions,
  componentSearch,
  componentTags,
  posts,
} from '@atrium/api-client/contract'
import sql from 'sql-template-tag'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databases, startServer, tokenFor, type TestServer } from '../../../test/harness.ts'
import { roles } from '../../platform/actor.ts'
import {
  alpenquell,
  childrenOf,
  explorerOf,
  makePostCollection,
  namesOf,
  rowsOf,
  type EventRow,
} from '../testing.ts'

describe.each(databases)('posts on $name', (kind) => {
  let server: TestServer
  let collectionId: number
  beforeAll(async () => {
    server = await startServer({ kind, demo: 'small' })
    collectionId = await makePostCollection(server, alpenquell)
  })
  afterAll(() => server?.stop())

  const params = { applicationId: alpenquell }
  const yesterday = new Date(Date.now() - 86_400_000).toISOString()
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString()
  interface Writing {
    displayName?: string
    description?: string
    teaser?: string
    body?: string
    imageUrl?: string
    publishedAt?: string
    tags?: string[]
    userGroupIds?: number[]
    notifyGroups?: boolean
  }
  const write = async (login: string, { userGroupIds, notifyGroups, ...writing }: Writing = {}) =>
    (await server.as(login)).call(posts.create, {
      params,
      body: {
        displayName: 'Frühjahrsbilanz',
        body: '<p>Gut.</p>',
        ...writing,
        data: {
          parentComponentId: collectionId,
          ...(userGroupIds && { userGroupIds }),
          ...(notifyGroups && { notifyGroups }),
        },
      },
    })
  const list = async (login: string, page: { page?: number; count?: number } = {}) =>
    (await server.as(login)).call(posts.list, {
      params,
      query: { parentComponentId: collectionId, ...page },
    })
  const get = async (login: string, id: number) =>
    (await server.as(login)).call(posts.get, { params: { ...params, id } })
  const save = async (login: string, id: number, change: object, headers = {}) =>
    (await server.as(login)).call(
      posts.save,
      { params, body: { id, displayName: 'Frühjahrsbilanz', body: '<p>Gut.</p>', ...change } },
      headers,
    )

  test('a tag without a word is refused at its field', async () => {
    const { status, problem } = await write('aylin.kaya', { tags: ['TV', ' '] })
    expect([status, Object.keys(problem.errors ?? {})]).toEqual([400, ['tags[1]']])
  })

  test('a post is a component with a text, tags and reactions (API-40, POST-01, POST-03)', async () => {
    const made = await write('aylin.kaya', {
      teaser: 'Der Mai in Zahlen',
      body: '<h2>Mai</h2><p onclick="x()">Gut.<script>alert(1)</script></p>',
      imageUrl: `${server.url}/images/mai.png`,
      publishedAt: yesterday,
      tags: ['TV', 'tv', 'Sommer'],
    })
    expect(made.status).toBe(201)
    expect(made.body).toMatchObject({
      type: 'post',
      displayName: 'Frühjahrsbilanz',
      teaser: 'Der Mai in Zahlen',
      body: '<h2>Mai</h2><p>Gut.</p>',
      imageUrl: '/images/mai.png',
      publishedAt: yesterday,
      tags: ['TV', 'Sommer'],
      parentComponentId: collectionId,
      createdByUser: { firstName: 'Aylin', lastName: 'Kaya' },
      ownReaction: null,
      can: { edit: true, delete: true },
    })
    const sabine = await server.as('sabine.moser')
    await sabine.call(componentReactions.set, {
      params: { ...params, componentId: made.body.id, reaction: 'heart' },
    })
    const read = await get('sabine.moser', made.body.id)
    expect(read.body).toMatchObject({
      ownReaction: 'heart',
      reactionCounts: { heart: 1, like: 0 },
      can: { edit: false, delete: false },
    })
    expect((await get('korbinian.huber', made.body.id)).body.ownReaction).toBeNull()
  })

  test('a script, or a picture from elsewhere, in what is stored is in no answer and in no row (POST-01)', async () => {
    const { body } = await write('aylin.kaya', {
      body: '<img src=x onerror=alert(1)><img src=/images/a onerror=alert(1)>Bild',
    })
    const [row] = await rowsOf<{ body: string }>(
      server,
      sql`select body from posts where component_id = ${body.id}`,
    )
    expect(row!.body).toBe('<img src="/images/a" />Bild')
  })

  test('are listed newest first, a page at a time (POST-02)', async () => {
    const at = (day: number) => new Date(Date.UTC(2020, 0, day)).toISOString()
    for (const day of [2, 3, 1]) {
      await write('aylin.kaya', { displayName: `Tag ${day}`, publishedAt: at(day) })
    }
    const days = (names: string[]) => names.filter((name) => name.startsWith('Tag'))
    const { body } = await list('sabine.moser')
    expect(days(namesOf(body))).toEqual(['Tag 3', 'Tag 2', 'Tag 1'])
    const pagesOfTwo = [0, 1, 2].map((page) => list('sabine.moser', { page, count: 2 }))
    const split = (await Promise.all(pagesOfTwo)).flatMap((answer) => namesOf(answer.body))
    expect(split).toEqual(namesOf(body).slice(0, 6))
    const wrong = await list('sabine.moser', { count: 101 })
    expect([wrong.status, Object.keys(wrong.problem.errors!)]).toEqual([400, ['count']])
  })

  test('a list takes the same number of statements, however much is in it', async () => {
    const count = async (page: { count: number }) =>
      (await server.database.queriesOf(() => list('sabine.moser', page))).length
    await Promise.all([1, 2, 3].map((day) => write('aylin.kaya', { publishedAt: `2019-01-0${day}T08:00:00.000Z`, tags: ['a'] }))) // prettier-ignore
    expect(await count({ count: 100 })).toBe(await count({ count: 1 }))
  })

  describe('a draft', () => {
    let id: number
    const isIn = async (login: string) => {
      const api = await server.as(login)
      const at = { ...params, componentId: collectionId }
      const found = await api.call(componentSearch.find, {
        params,
        query: { query: 'Schubladentext', count: 6 },
      })
      const collection = await api.call(components.get, { params: at })
      const children = await childrenOf(api, alpenquell, collectionId)
      return {
        listed: (await list(login)).body.some((post) => post.id === id),
        child: children.some((child) => child.id === id),
        counted: collection.body.childCount === children.length,
        found: found.body.length === 1,
        status: (await get(login, id)).status,
        component: (await api.call(components.get, { params: { ...params, componentId: id } })).status, // prettier-ignore
      }
    }
    const seen = { listed: true, child: true, counted: true, found: true, status: 200, component: 200 } // prettier-ignore
    const hidden = { listed: false, child: false, counted: true, found: false, status: 404, component: 404 } // prettier-ignore
    const mark = async () =>
      (await rowsOf<{ seq: number }>(server, sql`select max(seq) as seq from events`))[0]!.seq
    const eventsSince = (seq: number) =>
      rowsOf<EventRow>(
        server,
        sql`select * from events where seq > ${seq} and type = 'components.changed' order by seq`,
      )
    const idOf = async (login: string) =>
      (await rowsOf<{ id: number }>(server, sql`select id from users where email like ${`${login}@%`}`))[0]!.id // prettier-ignore

    test('is seen by who writes and who reads along, and by nobody else (T-77, PERM-12, PERM-13)', async () => {
      await rowsOf(server, sql`delete from mail_outbox`)
      const since = await mark()
      const made = await write('aylin.kaya', {
        displayName: 'Schubladentext',
        notifyGroups: true,
      })
      id = made.body.id
      expect(made.body.publishedAt).toBeNull()
      for (const login of ['aylin.kaya', 'maren.thiessen', 'henning.vahl', 'lea.scholz']) {
        expect([login, await isIn(login)]).toEqual([login, seen])
      }
      for (const login of ['sabine.moser', 'korbinian.huber', 'data.team']) {
        expect([login, await isIn(login)]).toEqual([login, hidden])
      }
      expect(await rowsOf(server, sql`select 1 from mail_outbox`)).toEqual([])
      const [event] = await eventsSince(since)
      expect(event!.user_ids).toContain(await idOf('lea.scholz'))
      expect(event!.user_ids).not.toContain(await idOf('sabine.moser'))
    })

    test('stays one until the day that was set (T-77)', async () => {
      await save('aylin.kaya', id, { displayName: 'Schubladentext', publishedAt: tomorrow })
      expect(await isIn('sabine.moser')).toEqual(hidden)
      expect(await isIn('lea.scholz')).toEqual(seen)
    })

    test('appears to its readers when it is published, and goes when it is taken back (T-77)', async () => {
      const since = await mark()
      const { status } = await save('aylin.kaya', id, {
        displayName: 'Schubladentext',
        publishedAt: yesterday,
      })
      expect(status).toBe(200)
      expect(await isIn('sabine.moser')).toEqual(seen)
      const told = (await eventsSince(since)).find((event) => event.payload['kind'] === 'added')
      expect(told!.user_ids).toContain(await idOf('sabine.moser'))
      await save('aylin.kaya', id, { displayName: 'Schubladentext', publishedAt: null })
      expect(await isIn('sabine.moser')).toEqual(hidden)
    })
  })

  describe('a planned post', () => {
    const mails = () =>
      rowsOf<{ address: string; subject: string }>(
        server,
        sql`select address, subject from mail_outbox order by address`,
      )
    const isReadBy = async (login: string, id: number) => (await get(login, id)).status === 200
    const newsOf = (id: number) =>
      rowsOf<EventRow>(
        server,
        sql`select * from events where type = 'components.changed' and payload->>'kind' = 'added'
            and payload->'componentIds' @> ${JSON.stringify([id])}::jsonb order by seq`,
      )
    const waiting = (id: number) =>
      rowsOf(
        server,
        sql`select 1 from jobs where kind = 'release-post' and payload->>'id' = ${`${id}`}`,
      )
    const inMs = (ms: number) => new Date(Date.now() + ms).toISOString()
    const userIdOf = async (login: string) =>
      (await rowsOf<{ id: number }>(server, sql`select id from users where email like ${`${login}@%`}`))[0]!.id // prettier-ignore

    test('comes out at its moment: its readers’ lists and its groups are told then, once (T-77)', async () => {
      await rowsOf(server, sql`delete from mail_outbox`)
      const { body } = await write('aylin.kaya', {
        displayName: 'Messeauftakt',
        publishedAt: inMs(2_500),
        notifyGroups: true,
      })
      expect(body.notifiesGroups).toBe(true)
      const sabine = await userIdOf('sabine.moser')
      const [planned] = await newsOf(body.id)
      expect(planned!.user_ids).not.toContain(sabine)
      await expect.poll(async () => (await newsOf(body.id)).length, { timeout: 15_000 }).toBe(2)
      const [, released] = await newsOf(body.id)
      expect(released!.user_ids).toContain(sabine)
      expect(await isReadBy('sabine.moser', body.id)).toBe(true)
      const told = await mails()
      expect(told.map(({ address }) => address.split('@')[0])).toContain('sabine.moser')
      expect(told.map(({ address }) => address.split('@')[0])).not.toContain('aylin.kaya')
      expect(told[0]!.subject).toBe('Neuer Beitrag „Messeauftakt“')
      expect((await get('aylin.kaya', body.id)).body.notifiesGroups).toBe(false)
      // Whoever changes it now tells nobody again.
      await save('aylin.kaya', body.id, { displayName: 'Messeauftakt', notifyGroups: true })
      expect(await mails()).toHaveLength(told.length)
    })

    test('that was put off or deleted meanwhile is nobody’s news (T-77)', async () => {
      await rowsOf(server, sql`delete from mail_outbox`)
      const soon = { publishedAt: inMs(1_500), notifyGroups: true }
      const { body: putOff } = await write('aylin.kaya', soon)
      const { body: doomed } = await write('aylin.kaya', soon)
      await save('aylin.kaya', putOff.id, { publishedAt: tomorrow })
      await (
        await server.as('aylin.kaya')
      ).call(components.remove, { params: { ...params, componentId: doomed.id } })
      // The job of the earlier moment has been done when only the later one waits.
      await expect
        .poll(
          async () =>
            [await waiting(putOff.id), await waiting(doomed.id)].map((rows) => rows.length),
          { timeout: 15_000 },
        ) // prettier-ignore
        .toEqual([1, 0])
      expect(await mails()).toEqual([])
      expect(await newsOf(putOff.id)).toHaveLength(1)
      expect(await isReadBy('sabine.moser', putOff.id)).toBe(false)
    })

    test('in a module or on a page that was deleted meanwhile is nobody’s news, and its wish stays (T-66, T-77)', async () => {
      await rowsOf(server, sql`delete from mail_outbox`)
      const page = sql`select page_id from components where id = ${collectionId}`
      const set = (isModule: boolean, deletedAt: Date | null) =>
        isModule
          ? rowsOf(
              server,
              sql`update components set deleted_at = ${deletedAt} where id = ${collectionId}`,
            )
          : rowsOf(server, sql`update pages set deleted_at = ${deletedAt} where id = (${page})`)
      for (const isModule of [true, false]) {
        const { body } = await write('aylin.kaya', { publishedAt: inMs(1_000), notifyGroups: true })
        await set(isModule, new Date())
        await expect.poll(async () => (await waiting(body.id)).length, { timeout: 15_000 }).toBe(0)
        await set(isModule, null)
        expect(await mails()).toEqual([])
        expect(await newsOf(body.id)).toHaveLength(1)
        expect((await get('aylin.kaya', body.id)).body.notifiesGroups).toBe(true)
      }
    })

    test('that is published sooner tells its groups then, as was wished (T-77)', async () => {
      await rowsOf(server, sql`delete from mail_outbox`)
      const { body } = await write('aylin.kaya', { publishedAt: tomorrow, notifyGroups: true })
      expect(await mails()).toEqual([])
      await save('aylin.kaya', body.id, { publishedAt: yesterday })
      expect((await mails()).length).toBeGreaterThan(0)
      expect((await get('sabine.moser', body.id)).body.notifiesGroups).toBeUndefined()
    })
  })

  test('is unread until the reader opens it; one’s own and what is not out never is (T-77)', async () => {
    const { body } = await write('aylin.kaya', { publishedAt: yesterday })
    const isUnread = async (login: string, id = body.id) => (await get(login, id)).body.isUnread
    expect([await isUnread('sabine.moser'), await isUnread('aylin.kaya')]).toEqual([true, false])
    const sabine = await server.as('sabine.moser')
    await sabine.call(components.track, {
      params: { ...params, componentId: body.id },
      query: { parentComponentId: collectionId },
    })
    expect([await isUnread('sabine.moser'), await isUnread('korbinian.huber')]).toEqual([false, true]) // prettier-ignore
    const { body: draft } = await write('aylin.kaya')
    expect(await isUnread('maren.thiessen', draft.id)).toBe(false)
  })

  test('what a change does not say stays; a stale one is refused with the newer state (API-41)', async () => {
    const { body } = await write('aylin.kaya', {
      teaser: 'Vorspann',
      imageUrl: '/images/a.png',
      tags: ['TV'],
      publishedAt: yesterday,
    })
    const saved = await save('aylin.kaya', body.id, { body: '<p>Besser.</p>' }, { 'if-match': '"1"' }) // prettier-ignore
    expect(saved.body).toMatchObject({
      version: 2,
      body: '<p>Besser.</p>',
      teaser: 'Vorspann',
      imageUrl: '/images/a.png',
      tags: ['TV'],
      publishedAt: yesterday,
    })
    const changed = await save('aylin.kaya', body.id, { tags: ['Funk'], teaser: '', imageUrl: '' })
    expect(changed.body).toMatchObject({ tags: ['Funk'], teaser: null, imageUrl: null })
    const late = await save('aylin.kaya', body.id, {}, { 'if-match': '"1"' })
    expect([late.status, late.problem.code]).toEqual([409, 'stale'])
    const tags = await (
      await server.as('sabine.moser')
    ).call(componentTags.list, {
      params: { ...params, componentId: body.id },
    })
    expect(tags.body.map(({ label }) => label)).toEqual(['Funk'])
  })

  test('wrong input is named by field (ERR-16, VAL-05)', async () => {
    for (const imageUrl of [
      'javascript:alert(1)',
      'https://bilder.example/a.png',
      'http://evil.example"onclick=1',
    ]) {
      const { status, problem } = await write('aylin.kaya', { imageUrl })
      expect([imageUrl, status, Object.keys(problem.errors!)]).toEqual([
        imageUrl,
        400,
        ['imageUrl'],
      ])
    }
    const name = await write('aylin.kaya', { displayName: 'ab' })
    expect([name.status, Object.keys(name.problem.errors!)]).toEqual([400, ['displayName']])
    const aylin = await server.as('aylin.kaya')
    const { id: explorerId } = await explorerOf(aylin, alpenquell)
    const place = await aylin.call(posts.create, {
      params,
      body: { displayName: 'Verirrt', body: '', data: { parentComponentId: explorerId } },
    })
    expect([place.status, Object.keys(place.problem.errors!)]).toEqual([
      400,
      ['data.parentComponentId'],
    ])
    expect((await get('aylin.kaya', explorerId)).status).toBe(404)
  })

  test.each(roles)(
    '%s: written, changed and deleted by the agency, read by all (POST-04, PERM-04, PERM-12)',
    async (role) => {
      const isAgency = role === 'ADMINISTRATOR' || role === 'CLIENTSERVICE'
      const { body: post } = await write('maren.thiessen', { publishedAt: yesterday })
      const [sabine] = await rowsOf<{ subject: string }>(
        server,
        sql`select subject from accounts where login = 'sabine.moser'`,
      )
      const api = server.api(await tokenFor(sabine!.subject, [role]))
      const statuses = [
        (await api.call(posts.get, { params: { ...params, id: post.id } })).status,
        (
          await api.call(posts.create, {
            params,
            body: { displayName: 'Neu', body: '', data: { parentComponentId: collectionId } },
          })
        ).status,
        (
          await api.call(posts.save, {
            params,
            body: { id: post.id, displayName: 'Neu', body: '' },
          })
        ).status,
        (await api.call(components.remove, { params: { ...params, componentId: post.id } })).status,
      ]
      expect(statuses).toEqual(isAgency ? [200, 201, 200, 204] : [200, 403, 403, 403])
    },
  )
})
