import {
  comments,
  components,
  feedback,
  notifications,
  notificationTypes,
  relatedObjectTypes,
  type CommentPlace,
  type Component,
} from '@atrium/api-client/contract'
import sql from 'sql-template-tag'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databases, startServer, type TestServer } from '../../../test/harness.ts'
import { alpenquell, entryAt, rowsOf, voltrad, type EventRow } from '../testing.ts'

interface NewComment {
  text: string
  place?: CommentPlace
  replyTo?: number
}

describe.each(databases)('comments on $name', (kind) => {
  let server: TestServer
  /** A poster that Korbinian made; marketing and management see it. */
  let poster: Component
  /** Seen by management alone. */
  let secret: Component
  beforeAll(async () => {
    server = await startServer({ kind, demo: 'small' })
    const sabine = await server.as('sabine.moser')
    poster = await entryAt(sabine, alpenquell, 'Kreation', 'Plakatmotive', 'Zitrone hoch.png')
    secret = await entryAt(sabine, alpenquell, 'Geschäftsleitung', 'Vorstandsvorlage Mediabudget.pdf') // prettier-ignore
    await rowsOf(server, sql`delete from comments`)
    await rowsOf(server, sql`delete from notifications`)
  })
  afterAll(() => server?.stop())

  const at = (component: { id: number }, applicationId = alpenquell) => ({
    params: { applicationId, componentId: component.id },
  })
  const idOf = async (login: string) => {
    const [row] = await rowsOf<{ id: number }>(
      server,
      sql`select u.id from users u join accounts a on a.subject = u.subject where a.login = ${login}`,
    )
    return row!.id
  }
  const say = async (
    login: string,
    text: string,
    {
      component = poster,
      mentionedUserIds,
      headers,
    }: {
      component?: { id: number }
      mentionedUserIds?: number[]
      headers?: Record<string, string>
    } = {},
  ) =>
    (await server.as(login)).call(
      comments.add,
      { ...at(component), body: { text, ...(mentionedUserIds && { mentionedUserIds }) } },
      headers,
    )
  const list = async (login: string, component: { id: number } = poster) =>
    (await server.as(login)).call(comments.list, at(component))
  const change = async (
    login: string,
    commentId: number,
    text: string,
    headers?: Record<string, string>,
  ) =>
    (await server.as(login)).call(
      comments.save,
      { params: { applicationId: alpenquell, commentId }, body: { text } },
      headers,
    )
  const remove = async (login: string, commentId: number, headers?: Record<string, string>) =>
    (await server.as(login)).call(
      comments.remove,
      { params: { applicationId: alpenquell, commentId } },
      headers,
    )
  const react = async (login: string, commentId: number, reaction: 'like' | 'idea' | null) =>
    (await server.as(login)).call(comments.react, {
      params: { applicationId: alpenquell, commentId },
      body: { reaction },
    })
  const noReactions = { like: 0, heart: 0, 'very-satisfied': 0, 'very-dissatisfied': 0, idea: 0 }
  const newsOf = async (login: string) => {
    const { body } = await (
      await server.as(login)
    ).call(notifications.list, { params: { applicationId: alpenquell } })
    return body.items
  }
  const forgetNews = () => rowsOf(server, sql`delete from notifications`)
  const newestEvent = async () => {
    const [event] = await rowsOf<EventRow>(
      server,
      sql`select * from events where type = 'comments.changed' order by seq desc limit 1`,
    )
    return event!
  }

  test('what is said stands on top of the list, with who said it (CMT-01, CMT-02, CMT-03)', async () => {
    const first = await say('sabine.moser', '  Die Zitrone darf größer sein. ')
    expect(first.status).toBe(201)
    const second = await say('aylin.kaya', 'Machen wir bis Freitag.')
    const { body } = await list('korbinian.huber')
    expect(body.map(({ text }) => text)).toEqual([
      'Machen wir bis Freitag.',
      'Die Zitrone darf größer sein.',
    ])
    expect(body[1]).toEqual({
      id: first.body.id,
      componentId: poster.id,
      text: 'Die Zitrone darf größer sein.',
      createdAt: expect.stringMatching(/Z$/),
      createdByUser: { id: await idOf('sabine.moser'), firstName: 'Sabine', lastName: 'Moser' },
      isGenerated: false,
      version: 1,
      modifiedAt: null,
      mentions: [],
      reactions: { counts: noReactions, own: null },
      url: expect.stringMatching(`component=${poster.id}&details=on&comment=${first.body.id}$`),
      resolvedAt: null,
      resolvedByUser: null,
      place: null,
      replyTo: null,
      can: { edit: false, delete: false, resolve: true },
    })
    expect(second.body.can).toEqual({ edit: true, delete: true, resolve: true })
    const [{ count }] = (await rowsOf<{ count: number }>(
      server,
      sql`select count(*)::int as count from comments`,
    )) as [{ count: number }]
    expect(count).toBe(2)
  })

  test.each([
    ['', 'nothing'],
    [' a ', 'one character and blanks'],
    ['x'.repeat(4_001), 'too much'],
  ])('%j is refused, by field (VAL-13)', async (text) => {
    const { status, problem } = await say('sabine.moser', text)
    expect(status).toBe(400)
    expect(problem.errors).toHaveProperty('text')
  })

  test('two characters are enough, and 4,000 fit (VAL-13)', async () => {
    expect((await say('sabine.moser', 'Ja')).status).toBe(201)
    const long = await say('sabine.moser', 'ü'.repeat(4_000))
    expect(long.status).toBe(201)
    for (const id of [long.body.id]) await remove('sabine.moser', id)
  })

  test('where commenting is off it is refused, and nobody sees what was said before (CFG-05, CMT-04)', async () => {
    const priya = await server.as('priya.raman')
    const hero = await entryAt(priya, voltrad, 'Creatives', 'Urban Range Hero.png')
    const add = () => priya.call(comments.add, { ...at(hero, voltrad), body: { text: 'Nice one' } })
    const { status, problem } = await add()
    expect([status, problem.code]).toEqual([403, 'commenting-off'])
    const turn = (value: string) =>
      rowsOf(
        server,
        sql`update configuration_values v set value = ${value}
            from configuration_definitions d
            where d.id = v.configuration_id and d.key = 'COMMENTING_ENABLED'
              and v.application_id = ${voltrad}`,
      )
    await turn('true')
    const { status: created, body } = await add()
    expect(created).toBe(201)
    await turn('false')
    expect((await priya.call(comments.list, at(hero, voltrad))).body).toEqual([])
    const own = { params: { applicationId: voltrad, commentId: body.id } }
    const edit = await priya.call(comments.save, { ...own, body: { text: 'Nice two' } })
    expect([edit.status, edit.problem.code]).toEqual([403, 'commenting-off'])
    expect((await priya.call(comments.remove, own)).status).toBe(204)
  })

  test('an author changes and deletes what is theirs, and nobody else does (CMT-03)', async () => {
    const { body: own } = await say('korbinian.huber', 'Ich schaue es mir an.')
    for (const login of ['maren.thiessen', 'aylin.kaya', 'sabine.moser']) {
      expect((await change(login, own.id, 'Fremdes Wort')).status).toBe(403)
      expect((await remove(login, own.id)).status).toBe(403)
    }
    const changed = await change('korbinian.huber', own.id, 'Ich habe es mir angesehen.')
    expect(changed.body).toMatchObject({ text: 'Ich habe es mir angesehen.', version: 2 })
    expect(changed.body.modifiedAt).not.toBeNull()
    expect((await remove('korbinian.huber', own.id)).status).toBe(204)
    expect((await remove('korbinian.huber', own.id)).status).toBe(404)
    expect((await list('korbinian.huber')).body.map(({ id }) => id)).not.toContain(own.id)
  })

  test('nobody changes what the system wrote (CMT-01, CMT-03)', async () => {
    const [row] = await rowsOf<{ id: number }>(
      server,
      sql`insert into comments (application_id, component_id, text, is_generated)
          values (${alpenquell}, ${poster.id}, 'Version 2 hochgeladen', true) returning id`,
    )
    const [top] = (await list('sabine.moser')).body
    expect(top).toMatchObject({ id: row!.id, isGenerated: true, createdByUser: null })
    expect(top!.can).toEqual({ edit: false, delete: false, resolve: false })
    expect(top).not.toHaveProperty('reactions')
    expect((await react('sabine.moser', row!.id, 'like')).status).toBe(403)
    expect((await change('maren.thiessen', row!.id, 'Anders')).status).toBe(403)
    expect((await remove('maren.thiessen', row!.id)).status).toBe(403)
  })

  test('one reaction of each person to a comment: another takes its place, none takes it back (CMT-05)', async () => {
    const { body } = await say('sabine.moser', 'Wie findet ihr das?')
    const summary = async (login: string) =>
      (await list(login)).body.find(({ id }) => id === body.id)!.reactions
    expect((await react('korbinian.huber', body.id, 'like')).body).toEqual({
      counts: { ...noReactions, like: 1 },
      own: 'like',
    })
    expect((await newestEvent()).payload).toMatchObject({ kind: 'changed', commentId: body.id })
    await react('aylin.kaya', body.id, 'like')
    await react('korbinian.huber', body.id, 'idea')
    expect(await summary('sabine.moser')).toEqual({
      counts: { ...noReactions, like: 1, idea: 1 },
      own: null,
    })
    expect((await react('korbinian.huber', body.id, null)).body.own).toBeNull()
    expect((await summary('aylin.kaya'))!.own).toBe('like')
    // It changes nothing of the comment itself.
    expect((await list('sabine.moser')).body.find(({ id }) => id === body.id)!.version).toBe(1)
    const { body: hidden } = await say('sabine.moser', 'Unter uns', { component: secret })
    expect((await react('korbinian.huber', hidden.id, 'like')).status).toBe(404)
  })

  test('who saw an older version is told how it stands now', async () => {
    const { body } = await say('sabine.moser', 'Erste Fassung')
    await change('sabine.moser', body.id, 'Zweite Fassung', { 'if-match': '1' })
    const { status, problem } = await change('sabine.moser', body.id, 'Dritte', { 'if-match': '1' })
    expect([status, problem.code]).toEqual([409, 'stale'])
    expect(problem.current).toMatchObject({ text: 'Zweite Fassung', version: 2 })
    expect((await remove('sabine.moser', body.id, { 'if-match': '1' })).status).toBe(409)
    expect((await remove('sabine.moser', body.id, { 'if-match': '2' })).status).toBe(204)
  })

  test('the same comment sent twice is made once', async () => {
    const headers = { 'idempotency-key': 'comment-once' }
    const first = await say('sabine.moser', 'Nur einmal', { headers })
    const second = await say('sabine.moser', 'Nur einmal', { headers })
    expect(second.body).toEqual(first.body)
    expect((await newestEvent()).payload).toEqual({
      kind: 'added',
      componentId: poster.id,
      parentId: poster.parentComponentId,
      commentId: first.body.id,
      byUserId: await idOf('sabine.moser'),
      commandId: 'comment-once',
    })
  })

  test('on what somebody does not see they neither read nor say anything, nor hear of it (PERM-13)', async () => {
    const { body } = await say('sabine.moser', 'Bitte vertraulich.', { component: secret })
    const { user_ids: told, payload } = await newestEvent()
    expect(payload).toMatchObject({ kind: 'added', commentId: body.id })
    expect(told).toContain(await idOf('sabine.moser'))
    expect(told).not.toContain(await idOf('korbinian.huber'))
    expect((await list('korbinian.huber', secret)).status).toBe(404)
    expect((await say('korbinian.huber', 'Hallo', { component: secret })).status).toBe(404)
    expect((await change('korbinian.huber', body.id, 'Hallo')).status).toBe(404)
    expect((await remove('korbinian.huber', body.id)).status).toBe(404)
    expect((await list('korbinian.huber', { id: 987_654 })).status).toBe(404)
  })

  test('of a comment hear who made the item and who said something before, and nobody else', async () => {
    await rowsOf(server, sql`delete from comments`)
    await forgetNews()
    await say('aylin.kaya', 'Ist das die letzte Fassung?')
    await forgetNews()
    const { body } = await say('sabine.moser', 'Ja, die nehmen wir.')
    const [news] = await newsOf('korbinian.huber')
    expect(news).toMatchObject({
      type: notificationTypes.CommentAdded,
      relatedObjectType: relatedObjectTypes.Component,
      relatedObjectId: poster.id,
      relatedObjectName: 'Zitrone hoch.png',
      actorName: 'Sabine Moser',
      message: 'Sabine Moser hat „Zitrone hoch.png“ kommentiert.',
      count: 1,
    })
    expect(news!.url).toMatch(
      new RegExp(
        `^/files/\\d+-kreation/\\d+-plakatmotive\\?clientId=101&component=${poster.id}&details=on&comment=${body.id}$`,
      ),
    )
    expect(await newsOf('aylin.kaya')).toHaveLength(1)
    for (const login of ['sabine.moser', 'friederike.gimborn', 'maren.thiessen']) {
      expect([login, await newsOf(login)]).toEqual([login, []])
    }
    await say('aylin.kaya', 'Prima.')
    expect(await newsOf('korbinian.huber')).toMatchObject([
      { count: 2, message: 'Aylin Kaya und andere haben „Zitrone hoch.png“ 2-mal kommentiert.' },
    ])
  })

  test('who is addressed is told so, once, and only where they see the item (T-54)', async () => {
    await forgetNews()
    const [korbinian, friederike] = [await idOf('korbinian.huber'), await idOf('friederike.gimborn')] // prettier-ignore
    const { body } = await say('sabine.moser', '@Friederike: passt das ins Format?', {
      mentionedUserIds: [friederike, korbinian, friederike],
    })
    expect(body.mentions!.map(({ lastName }) => lastName)).toEqual(['von Hohenstein-Wallmoden-Gimborn', 'Huber']) // prettier-ignore
    expect(await newsOf('friederike.gimborn')).toMatchObject([
      {
        type: notificationTypes.Mentioned,
        message: 'Sabine Moser hat Sie in einem Kommentar zu „Zitrone hoch.png“ erwähnt.',
      },
    ])
    // Korbinian made the poster: one piece of news is enough.
    expect((await newsOf('korbinian.huber')).map(({ type }) => type)).toEqual([
      notificationTypes.Mentioned,
    ])
    await forgetNews()
    const aylin = await idOf('aylin.kaya')
    const api = await server.as('sabine.moser')
    const save = (mentionedUserIds: number[]) =>
      api.call(comments.save, {
        params: { applicationId: alpenquell, commentId: body.id },
        body: { text: 'Neu gefasst', mentionedUserIds },
      })
    await save([friederike, aylin])
    expect(await newsOf('friederike.gimborn')).toEqual([])
    expect((await newsOf('aylin.kaya')).map(({ type }) => type)).toEqual([
      notificationTypes.Mentioned,
    ])
    await say('sabine.moser', 'Nur unter uns', { component: secret, mentionedUserIds: [korbinian] })
    expect(await newsOf('korbinian.huber')).toEqual([])
  })

  test('a piece of news leads to the post, or to the link in its collection, with its comments (NOTI-03)', async () => {
    const addressOfNewsAbout = async (type: string, name: string) => {
      await forgetNews()
      const root = await componentOf(type === 'post' ? 'postCollection' : 'linkcollection', 'Ort')
      const item = await componentOf(type, name)
      await rowsOf(
        server,
        sql`update components set page_id = null, parent_id = ${root.id}, published_at = now()
            where application_id = ${alpenquell} and id = ${item.id}`,
      )
      const { body } = await say('aylin.kaya', 'Gut so.', { component: item })
      const [news] = await newsOf('sabine.moser')
      return news!.url.replace(`comment=${body.id}`, 'comment=NEW').replaceAll(`${item.id}`, 'ITEM')
    }
    expect(await addressOfNewsAbout('post', 'Bilanz im Mai')).toBe(
      '/files/ITEM-bilanz-im-mai?clientId=101&comment=NEW',
    )
    expect(await addressOfNewsAbout('reportlink', 'Reichweiten')).toBe(
      '/files?clientId=101&comments=ITEM&comment=NEW',
    )
  })

  test('those who can be addressed are those who see the item, without oneself (T-54, PERM-13)', async () => {
    const people = async (login: string, component: { id: number }, applicationId = alpenquell) => {
      const api = await server.as(login)
      const { status, body } = await api.call(comments.people, at(component, applicationId))
      return status === 200 ? body.map(({ id }) => id) : status
    }
    const [sabine, korbinian, aylin] = [await idOf('sabine.moser'), await idOf('korbinian.huber'), await idOf('aylin.kaya')] // prettier-ignore
    const ofPoster = await people('sabine.moser', poster)
    expect(ofPoster).toEqual(expect.arrayContaining([korbinian, aylin]))
    expect(ofPoster).not.toContain(sabine)
    const ofSecret = await people('sabine.moser', secret)
    expect(ofSecret).toContain(aylin)
    expect(ofSecret).not.toContain(korbinian)
    expect(await people('korbinian.huber', secret)).toBe(404)
    const hero = await entryAt(await server.as('priya.raman'), voltrad, 'Creatives', 'Urban Range Hero.png') // prettier-ignore
    expect(await people('priya.raman', hero, voltrad)).toEqual([])
  })

  test('people who are not in the tenant cannot be addressed', async () => {
    const priya = await idOf('priya.raman')
    const { status, problem } = await say('aylin.kaya', 'Hallo Priya', { mentionedUserIds: [priya] }) // prettier-ignore
    expect(status).toBe(400)
    expect(problem.errors).toHaveProperty('mentionedUserIds')
  })

  test('a comment on a campaign is a post about it: type 1, object type 1 (NOTI-07, NOTI-08)', async () => {
    await forgetNews()
    const campaign = await componentOf('campaign', 'Kids Schulstart')
    await say('aylin.kaya', 'Der Plan steht.', { component: campaign })
    expect(await newsOf('sabine.moser')).toMatchObject([
      {
        type: 1,
        relatedObjectType: 1,
        relatedObjectId: campaign.id,
        relatedObjectName: 'Kids Schulstart',
        message: 'Aylin Kaya hat einen Beitrag zu „Kids Schulstart“ geschrieben.',
      },
    ])
  })

  test('thousands of comments come in as many statements as three', async () => {
    const item = await componentOf('reportlink', 'Viel besprochen')
    const fill = (count: number) =>
      rowsOf(
        server,
        sql`insert into comments
              (application_id, component_id, text, created_by, mentioned_user_ids, created_at)
            select ${alpenquell}::int, ${item.id}::int, 'Wort ' || n, ${item.byId}::int,
              array[${item.byId}::int], now() - interval '2 days'
            from generate_series(1, ${count}::int) n`,
      )
    const statements = async () => {
      const queries = await server.database.queriesOf(() => list('sabine.moser', item))
      return queries.filter((query) => !query.includes('pg_snapshot')).length
    }
    await fill(3)
    const few = await statements()
    await fill(3_000)
    expect(await statements()).toBe(few)
    expect((await list('sabine.moser', item)).body).toHaveLength(3_003)
  })

  test('nobody writes more than 2,000 within 24 hours, and others go on (ASVS 2.4.1)', async () => {
    const item = await componentOf('reportlink', 'Bis zum Überdruss')
    const by = await idOf('korbinian.huber')
    const fill = (count: number, age: string) =>
      rowsOf(
        server,
        sql`insert into comments (application_id, component_id, text, created_by, created_at)
            select ${alpenquell}::int, ${item.id}::int, 'Wort ' || n, ${by}::int,
              now() - ${age}::interval
            from generate_series(1, ${count}::int) n`,
      )
    await fill(1_999, '23 hours')
    await fill(10, '25 hours')
    // What the tests before have said.
    await rowsOf(
      server,
      sql`update comments set created_at = now() - interval '2 days'
          where created_by = ${by}::int and created_at > now() - interval '1 hour'`,
    )
    const last = await say('korbinian.huber', 'Eins noch.', { component: item })
    expect(last.status).toBe(201)
    const refused = await say('korbinian.huber', 'Und noch eins.', { component: item })
    expect([refused.status, refused.problem.code, refused.problem.detail]).toEqual([
      429,
      'too-many-today',
      'Mehr als 2.000 Kommentare lassen sich an einem Tag nicht schreiben.',
    ])
    expect((await say('sabine.moser', 'Ich schon.', { component: item })).status).toBe(201)
    await rowsOf(server, sql`delete from comments where component_id = ${item.id}::int`)
  })

  test('how much was said stands with the item among the others of its folder, where commenting is on (T-80, CMT-04)', async () => {
    const folder = (await server.as('sabine.moser')).call(components.children, {
      params: { applicationId: alpenquell, componentId: poster.parentComponentId! },
    })
    const before = (await folder).body.find(({ id }) => id === poster.id)!.commentCount ?? 0
    const { body } = await say('sabine.moser', 'Noch etwas dazu.')
    expect((await newestEvent()).payload).toMatchObject({ parentId: poster.parentComponentId })
    const counts = async (login: string) =>
      (
        await (
          await server.as(login)
        ).call(components.children, {
          params: { applicationId: alpenquell, componentId: poster.parentComponentId! },
        })
      ).body.map(({ id, commentCount }) => [id === poster.id, commentCount])
    expect(await counts('korbinian.huber')).toContainEqual([true, before + 1])
    expect((await counts('korbinian.huber')).filter(([isPoster]) => !isPoster)).toContainEqual([
      false,
      undefined,
    ])
    await remove('sabine.moser', body.id)
    const priya = await server.as('priya.raman')
    const hero = await entryAt(priya, voltrad, 'Creatives', 'Urban Range Hero.png')
    await rowsOf(
      server,
      sql`insert into comments (application_id, component_id, text, is_generated)
          values (${voltrad}, ${hero.id}, 'Von früher', true)`,
    )
    const off = await priya.call(components.children, {
      params: { applicationId: voltrad, componentId: hero.parentComponentId! },
    })
    expect(off.body.find(({ id }) => id === hero.id)).not.toHaveProperty('commentCount')
  })

  test('is settled and opened again by its author and by who may change the item; all see it at once (T-44)', async () => {
    const resolve = async (
      login: string,
      commentId: number,
      isResolved: boolean,
      headers?: Record<string, string>,
    ) =>
      (await server.as(login)).call(
        comments.resolve,
        { params: { applicationId: alpenquell, commentId }, body: { isResolved } },
        headers,
      )
    const { body } = await say('sabine.moser', 'Bitte das Logo tauschen.')
    const lea = (await list('lea.scholz')).body.find(({ id }) => id === body.id)
    expect(lea!.can).toEqual({ edit: false, delete: false, resolve: false })
    expect((await resolve('lea.scholz', body.id, true)).status).toBe(403)
    const key = { 'Idempotency-Key': crypto.randomUUID() }
    const settled = await resolve('aylin.kaya', body.id, true, key)
    expect(settled.status).toBe(200)
    expect(settled.body).toMatchObject({
      text: 'Bitte das Logo tauschen.',
      modifiedAt: null,
      version: 2,
      resolvedAt: expect.stringMatching(/Z$/),
      resolvedByUser: { firstName: 'Aylin', lastName: 'Kaya' },
    })
    expect((await newestEvent()).payload).toMatchObject({
      kind: 'changed',
      commentId: body.id,
      commandId: key['Idempotency-Key'],
    })
    const [again] = [await resolve('korbinian.huber', body.id, true)]
    expect(again.body).toMatchObject({ version: 2, resolvedByUser: { firstName: 'Aylin' } })
    const late = await resolve('sabine.moser', body.id, false, { 'If-Match': '1' })
    expect(late.status).toBe(409)
    const open = await resolve('sabine.moser', body.id, false)
    expect(open.body).toMatchObject({ version: 3, resolvedAt: null, resolvedByUser: null })
    const own = await say('lea.scholz', 'Das war schon alles.')
    expect((await resolve('lea.scholz', own.body.id, true)).status).toBe(200)
    const hidden = await say('aylin.kaya', 'Nur unter uns.', { component: secret })
    expect((await resolve('korbinian.huber', hidden.body.id, true)).status).toBe(404)
  })

  test('points at a place of the newest version of a file, and is read where that is looked at (T-41)', async () => {
    const add = async (body: NewComment, component: { id: number } = poster) =>
      (await server.as('sabine.moser')).call(comments.add, { ...at(component), body })
    // There are two versions of it.
    const place = { version: 2, x: 0.25, y: 0.5 }
    await forgetNews()
    const { status, body } = await add({ text: 'Die Zitrone größer', place })
    expect(status).toBe(201)
    expect(body).toMatchObject({ place, replyTo: null })
    expect(body.url).toMatch(
      new RegExp(`\\?clientId=101&component=${poster.id}&view=true&comment=${body.id}$`),
    )
    const [news] = await newsOf('korbinian.huber')
    expect(news!.url).toBe(body.url)
    expect((await list('korbinian.huber')).body.find(({ id }) => id === body.id)).toMatchObject({
      place,
    })
    const late = await add({ text: 'Von gestern', place: { ...place, version: 1 } })
    expect([late.status, late.problem.code]).toEqual([409, 'older-version'])
    const moment = { version: 2, seconds: 12.5 }
    expect((await add({ text: 'Hier schneiden', place: moment })).body.place).toEqual(moment)
    for (const wrong of [{ version: 1 }, { ...place, x: 1.1 }, { ...place, seconds: 3 }]) {
      expect((await add({ text: 'Daneben', place: wrong as never })).status).toBe(400)
    }
    const area = { ...place, width: 0.75, height: 0.25 }
    expect((await add({ text: 'Alles hier', place: area })).body.place).toEqual(area)
    const beside = [{ width: 0.8 }, { width: 0 }, { height: undefined }]
    for (const wrong of beside) {
      const refused = await add({ text: 'Daneben', place: { ...area, ...wrong } })
      expect(refused.problem.errors).toHaveProperty('place')
    }
    const report = await componentOf('reportlink', 'Ohne Stellen')
    expect((await add({ text: 'Wo denn?', place }, report)).problem.errors).toHaveProperty('place')
  })

  test('is answered in its thread, by whoever sees it; what was answered outlives it (T-41)', async () => {
    const answer = async (login: string, replyTo: number, more: Partial<NewComment> = {}) =>
      (await server.as(login)).call(comments.add, {
        ...at(poster),
        body: { text: 'Eine Antwort', replyTo, ...more },
      })
    const { body: first } = await say('sabine.moser', 'Wer macht das?')
    const second = await answer('lea.scholz', first.id)
    expect(second.body.replyTo).toBe(first.id)
    expect((await answer('sabine.moser', second.body.id)).body.replyTo).toBe(first.id)
    const hidden = await say('sabine.moser', 'Woanders', { component: secret })
    expect((await answer('sabine.moser', hidden.body.id)).problem.errors).toHaveProperty('replyTo')
    const both = await answer('sabine.moser', first.id, { place: { version: 1, x: 0, y: 0 } })
    expect(both.problem.errors).toHaveProperty('place')
    expect((await remove('sabine.moser', first.id)).status).toBe(204)
    const left = (await list('lea.scholz')).body.find(({ id }) => id === second.body.id)
    expect(left).toMatchObject({ text: 'Eine Antwort', replyTo: null })
  })

  test('a seminar is graded once by each person; other things are not', async () => {
    const seminar = await componentOf('seminar', 'Media-ABC')
    const grade = async (grade: string, component = seminar) =>
      (await server.as('sabine.moser')).call(feedback.give, {
        ...at(component),
        body: { grade: grade as 'top', text: 'Kurzweilig' },
      })
    for (const one of ['flop', 'ok', 'top']) expect((await grade(one)).status).toBe(204)
    const kept = await rowsOf(
      server,
      sql`select grade, text, user_id from feedback where component_id = ${seminar.id}`,
    )
    expect(kept).toEqual([
      { grade: 'top', text: 'Kurzweilig', user_id: await idOf('sabine.moser') },
    ])
    expect((await grade('gut')).problem.errors).toHaveProperty('grade')
    const report = await componentOf('reportlink', 'Ein Report')
    expect((await grade('top', report)).problem.code).toBe('not-graded')
    expect((await grade('top', { ...seminar, id: 987_654 })).status).toBe(404)
  })

  /** A component of Sabine's that marketing sees, of a type that has no calls of its own yet. */
  async function componentOf(type: string, name: string) {
    const byId = await idOf('sabine.moser')
    const [row] = await rowsOf<{ id: number }>(
      server,
      sql`insert into components (application_id, page_id, type, display_name, name_key, created_by)
          select application_id, page_id, ${type}, ${name}, lower(${name}), ${byId}
          from components where application_id = ${alpenquell} and type = 'fileexplorer'
          returning id`,
    )
    await rowsOf(
      server,
      sql`insert into component_groups (application_id, component_id, user_group_id)
          select application_id, ${row!.id}, id from user_groups where application_id = ${alpenquell}`,
    )
    return { id: row!.id, byId }
  }
})
