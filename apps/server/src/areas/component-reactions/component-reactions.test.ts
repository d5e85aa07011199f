import { componentReactions, componentTags, reactions } from '@atrium/api-client/contract'
import sql from 'sql-template-tag'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databases, startServer, tokenFor, type TestServer } from '../../../test/harness.ts'
import { roles } from '../../platform/actor.ts'
import { alpenquell, entryAt, explorerOf, rowsOf, type EventRow } from '../testing.ts'

describe.each(databases)('reactions on $name', (kind) => {
  let server: TestServer
  let componentId: number
  beforeAll(async () => {
    server = await startServer({ kind, demo: 'small' })
    const sabine = await server.as('sabine.moser')
    componentId = (await entryAt(sabine, alpenquell, 'Briefings')).id
  })
  afterAll(() => server?.stop())

  const react = async (login: string, reaction: (typeof reactions)[number], id = componentId) =>
    (await server.as(login)).call(componentReactions.set, {
      params: { applicationId: alpenquell, componentId: id, reaction },
    })
  const takeBack = async (login: string, id = componentId) =>
    (await server.as(login)).call(componentReactions.remove, {
      params: { applicationId: alpenquell, componentId: id },
    })
  const none = { like: 0, heart: 0, 'very-satisfied': 0, 'very-dissatisfied': 0, idea: 0 }

  test('one for each person: a second takes the place of the first, and can be taken back (API-31, CMT-05)', async () => {
    expect((await react('sabine.moser', 'like')).body).toEqual({
      counts: { ...none, like: 1 },
      own: 'like',
    })
    expect((await react('korbinian.huber', 'like')).body.counts.like).toBe(2)
    const { status, body } = await react('sabine.moser', 'idea')
    expect([status, body]).toEqual([200, { counts: { ...none, like: 1, idea: 1 }, own: 'idea' }])
    expect((await takeBack('sabine.moser')).body).toEqual({
      counts: { ...none, like: 1 },
      own: null,
    })
    // Again changes nothing.
    expect((await takeBack('sabine.moser')).status).toBe(200)
    await takeBack('korbinian.huber')
  })

  test.each(roles)('%s reacts to what they see (CMT-05)', async (role) => {
    const [sabine] = await rowsOf<{ subject: string }>(
      server,
      sql`select subject from accounts where login = 'sabine.moser'`,
    )
    const api = server.api(await tokenFor(sabine!.subject, [role]))
    const { status, body } = await api.call(componentReactions.set, {
      params: { applicationId: alpenquell, componentId, reaction: 'heart' },
    })
    expect([status, body.own]).toEqual([200, 'heart'])
  })

  test('who sees the item hears of it, and nobody else (PERM-13)', async () => {
    const secret = await entryAt(await server.as('sabine.moser'), alpenquell, 'Geschäftsleitung')
    expect((await react('korbinian.huber', 'like', secret.id)).status).toBe(404)
    await react('sabine.moser', 'like', secret.id)
    const [event] = await rowsOf<EventRow>(
      server,
      sql`select * from events where type = 'reactions.changed' order by seq desc limit 1`,
    )
    const people = await rowsOf<{ id: number; email: string }>(
      server,
      sql`select id, email from users`,
    )
    const idOf = (login: string) => people.find(({ email }) => email.startsWith(`${login}@`))!.id
    expect(event!.payload).toMatchObject({
      componentId: secret.id,
      counts: { like: 1 },
      byUserId: idOf('sabine.moser'),
    })
    expect(event!.user_ids).toContain(idOf('aylin.kaya'))
    expect(event!.user_ids).not.toContain(idOf('korbinian.huber'))
  })

  test('a collection is read with all reactions and tags inside, hidden items left out (CMT-05, ENT-14, PERM-13)', async () => {
    const { id } = await explorerOf(await server.as('sabine.moser'), alpenquell)
    const params = { applicationId: alpenquell, componentId: id }
    const secret = await entryAt(await server.as('sabine.moser'), alpenquell, 'Geschäftsleitung')
    await react('sabine.moser', 'idea')
    await (
      await server.as('aylin.kaya')
    ).call(componentTags.save, {
      params: { applicationId: alpenquell, componentId },
      body: { tags: [{ label: 'TV' }] },
    })
    const marksFor = async (login: string) =>
      (await (await server.as(login)).call(componentReactions.inside, { params })).body
    const sabines = await marksFor('sabine.moser')
    expect(sabines.find((marks) => marks.componentId === componentId)).toEqual({
      componentId,
      counts: { ...none, idea: 1, heart: expect.any(Number) as number },
      own: 'idea',
      tags: ['TV'],
    })
    expect(sabines.map((marks) => marks.componentId)).toContain(secret.id)
    const korbinians = await marksFor('korbinian.huber')
    expect(korbinians.find((marks) => marks.componentId === componentId)?.own).toBeNull()
    expect(korbinians.map((marks) => marks.componentId)).not.toContain(secret.id)
    await takeBack('sabine.moser')
  })

  test('a reaction that there is not is refused (CMT-05)', async () => {
    const { id } = await explorerOf(await server.as('sabine.moser'), alpenquell)
    const sabine = await server.as('sabine.moser')
    const address = `/api/v1.0/componentreactions/${alpenquell}/${id}/wow`
    expect((await sabine.fetch(address, { method: 'POST' })).status).toBe(404)
  })
})
