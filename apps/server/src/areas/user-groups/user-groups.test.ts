import { userGroupMembers, userGroups, users } from '@atrium/api-client/contract'
import sql from 'sql-template-tag'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databases, startServer, type TestServer } from '../../../test/harness.ts'
import { alpenquell, childrenOf, explorerOf, rowsOf, type EventRow } from '../testing.ts'

const params = { applicationId: alpenquell }

describe.each(databases)('user groups on $name', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startServer({ kind, demo: 'small' })
  })
  afterAll(() => server?.stop())

  const list = async (login: string) => (await server.as(login)).call(userGroups.list, { params })
  const create = async (login: string, name: string, type: 20 | 30 = 30) =>
    (await server.as(login)).call(userGroups.create, { params, body: { id: 0, name, type } })
  const remove = async (login: string, userGroupId: number) =>
    (await server.as(login)).call(userGroups.remove, { params: { ...params, userGroupId } })
  const groupOf = async (name: string) =>
    (await list('maren.thiessen')).body.find((group) => group.name === name)!
  const userOf = async (login: string) => (await (await server.as(login)).call(users.current)).body
  const put = async (login: string, userGroupId: number, userId: number, isMember: boolean) =>
    (await server.as(login)).call(userGroupMembers.save, {
      params,
      body: { userGroupId, userId, isMember },
    })

  test('groups are listed by type and name, with what they may (API-18, ENT-15)', async () => {
    const { status, body } = await list('aylin.kaya')
    expect(status).toBe(200)
    expect(body.map(({ name, type }) => [name, type])).toEqual([
      ['Administration', 1],
      ['Data Solutions', 10],
      ['Kundenberatung', 20],
      ['Kunde – Controlling', 30],
      ['Kunde – Geschäftsleitung', 30],
      ['Kunde – Marketing', 30],
      ['Direktbestellung', 100],
    ])
    expect(body.find((group) => group.name === 'Kunde – Geschäftsleitung')).toMatchObject({
      applicationId: alpenquell,
      isApprover: true,
      seesInvoices: true,
      can: { change: false, chooseMembers: true },
    })
    expect(body[0]!.can).toEqual({ change: false, chooseMembers: false })
  })

  test.each([
    ['maren.thiessen', 200],
    ['henning.vahl', 200],
    ['sabine.moser', 200],
    ['korbinian.huber', 403],
    ['lea.scholz', 403],
  ])('%s asks for the groups: %i (ADM-09, PERM-18)', async (login, expected) => {
    expect((await list(login)).status).toBe(expected)
  })

  test('an administrator creates one and changes it; what is not sent stays (API-19, ADM-05)', async () => {
    const made = await create('maren.thiessen', '  Kunde – Vertrieb ')
    expect(made.status).toBe(201)
    expect(made.body).toMatchObject({ name: 'Kunde – Vertrieb', type: 30, isApprover: false })
    const api = await server.as('maren.thiessen')
    const body = { id: made.body.id, name: 'Kunde – Vertrieb Süd', type: 30 as const }
    await api.call(userGroups.save, { params, body: { ...body, seesInvoices: true } })
    const saved = await api.call(userGroups.save, { params, body })
    expect(saved.status).toBe(200)
    expect(saved.body).toMatchObject({ name: 'Kunde – Vertrieb Süd', seesInvoices: true })
    expect(await groupOf('Kunde – Vertrieb Süd')).toEqual(saved.body)
    expect((await remove('maren.thiessen', made.body.id)).status).toBe(204)
    expect(await groupOf('Kunde – Vertrieb Süd')).toBeUndefined()
  })

  test.each(['aylin.kaya', 'henning.vahl', 'sabine.moser', 'korbinian.huber'])(
    '%s neither creates, changes nor deletes groups (ADM-09)',
    async (login) => {
      const { id } = await groupOf('Direktbestellung')
      expect((await create(login, 'Schatten')).status).toBe(403)
      const api = await server.as(login)
      const body = { id, name: 'Schatten', type: 1 as const }
      expect((await api.call(userGroups.save, { params, body })).status).toBe(403)
      expect((await remove(login, id)).status).toBe(403)
      expect(await groupOf('Schatten')).toBeUndefined()
    },
  )

  test('a name is given once, in whatever case, also when many ask at once (ADM-05)', async () => {
    const taken = await create('maren.thiessen', 'KUNDENBERATUNG')
    expect([taken.status, taken.problem.code]).toEqual([409, 'name-taken'])
    expect(taken.problem.errors).toHaveProperty('name')
    const answers = await Promise.all([1, 2, 3, 4].map(() => create('maren.thiessen', 'Gleich')))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409])
    const { id } = await groupOf('Gleich')
    const api = await server.as('maren.thiessen')
    const renamed = await api.call(userGroups.save, {
      params,
      body: { id, name: 'Kundenberatung', type: 30 },
    })
    expect(renamed.status).toBe(409)
    await remove('maren.thiessen', id)
  })

  test('wrong input is named by field (ERR-16)', async () => {
    const api = await server.as('maren.thiessen')
    const { status, problem } = await api.call(userGroups.create, {
      params,
      body: { id: 0, name: ' ', type: 7 as never },
    })
    expect(status).toBe(400)
    expect(Object.keys(problem.errors!).sort()).toEqual(['name', 'type'])
    const numbered = await api.call(userGroups.create, {
      params,
      body: { id: 12, name: 'Nummer', type: 30 },
    })
    expect([numbered.status, Object.keys(numbered.problem.errors!)]).toEqual([400, ['id']])
  })

  test('only what nobody is in and nothing is shared with can be deleted (ADM-05)', async () => {
    const people = await remove('maren.thiessen', (await groupOf('Kunde – Marketing')).id)
    expect([people.status, people.problem.code]).toEqual([409, 'has-members'])
    const { id } = (await create('maren.thiessen', 'Mit Inhalt')).body
    await rowsOf(
      server,
      sql`insert into component_groups (application_id, component_id, user_group_id)
          select application_id, min(id), ${id}::int from components
          where application_id = ${alpenquell} group by application_id`,
    )
    const items = await remove('maren.thiessen', id)
    expect([items.status, items.problem.code]).toEqual([409, 'has-items'])
    await rowsOf(server, sql`delete from component_groups where user_group_id = ${id}`)
    expect((await remove('maren.thiessen', id)).status).toBe(204)
    expect((await remove('maren.thiessen', id)).status).toBe(404)
  })

  test('the groups of a person are all groups, with whether they are in (API-20, ENT-16)', async () => {
    const { id } = await userOf('korbinian.huber')
    const api = await server.as('aylin.kaya')
    const { status, body } = await api.call(userGroupMembers.list, {
      params: { ...params, userId: id },
    })
    expect(status).toBe(200)
    expect(body).toHaveLength((await list('aylin.kaya')).body.length)
    const marketing = await groupOf('Kunde – Marketing')
    expect(body.filter(({ isMember }) => isMember)).toMatchObject([
      { userGroupId: marketing.id, userId: id, applicationId: alpenquell },
    ])
    const own = await server.as('korbinian.huber')
    const refused = await own.call(userGroupMembers.list, { params: { ...params, userId: id } })
    expect(refused.status).toBe(403)
  })

  test('who is put into a group sees its items at once, and is told; taken out, no more (API-21, ADM-07, PERM-13)', async () => {
    const { id } = await userOf('korbinian.huber')
    const group = await groupOf('Kunde – Geschäftsleitung')
    const api = await server.as('korbinian.huber')
    const seen = async () => {
      const explorer = await explorerOf(api, alpenquell)
      const names = (await childrenOf(api, alpenquell, explorer.id)).map((one) => one.displayName)
      return names.includes('Geschäftsleitung')
    }
    expect(await seen()).toBe(false)
    const saved = await put('sabine.moser', group.id, id, true)
    expect([saved.status, saved.body.isMember]).toEqual([200, true])
    expect((await groupOf(group.name)).memberCount).toBe(group.memberCount! + 1)
    const sabine = await server.as('sabine.moser')
    const within = await sabine.call(userGroups.members, {
      params: { ...params, userGroupId: group.id },
    })
    expect(within.body).toContain(id)
    expect(within.body).toHaveLength(group.memberCount! + 1)
    expect(await seen()).toBe(true)
    const events = () =>
      rowsOf<EventRow>(
        server,
        sql`select type, user_ids, payload from events where type = 'rights.changed'`,
      )
    expect(await events()).toMatchObject([{ user_ids: [id] }])
    const heard = await rowsOf<EventRow>(
      server,
      sql`select payload from events where type = 'userGroups.changed' order by tx desc, seq desc`,
    )
    expect(heard[0]).toMatchObject({ payload: { userGroupIds: [group.id] } })
    // Again changes nothing and tells nobody.
    expect((await put('sabine.moser', group.id, id, true)).status).toBe(200)
    expect(await events()).toHaveLength(1)
    expect((await put('sabine.moser', group.id, id, false)).body.isMember).toBe(false)
    expect(await seen()).toBe(false)
  })

  test('nobody raises rights above their own (ADM-09)', async () => {
    const administration = await groupOf('Administration')
    const service = await groupOf('Kundenberatung')
    const aylin = await userOf('aylin.kaya')
    const sabine = await userOf('sabine.moser')
    expect((await put('aylin.kaya', administration.id, aylin.id, true)).status).toBe(403)
    expect((await put('sabine.moser', service.id, sabine.id, true)).status).toBe(403)
    expect((await put('henning.vahl', service.id, sabine.id, true)).status).toBe(403)
    expect((await put('korbinian.huber', service.id, sabine.id, true)).status).toBe(403)
  })

  test('a person or a group that is not there is not found', async () => {
    const group = await groupOf('Kunde – Marketing')
    expect((await put('maren.thiessen', group.id, 987_654, true)).status).toBe(404)
    expect((await put('maren.thiessen', 987_654, (await userOf('sabine.moser')).id, true)).status).toBe(404) // prettier-ignore
  })
})
