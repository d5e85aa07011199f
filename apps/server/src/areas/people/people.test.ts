import {
  applications,
  home,
  pages,
  userGroupMembers,
  userGroups,
  users,
  signInRoles,
} from '@atrium/api-client/contract'
import sql from 'sql-template-tag'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databases, startServer, tokenFor, type TestServer } from '../../../test/harness.ts'
import { alpenquell, rowsOf, wohnwerk, type EventRow } from '../testing.ts'

const params = { applicationId: alpenquell }

describe.each(databases)('people on $name', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startServer({ kind, demo: 'small' })
  })
  afterAll(() => server?.stop())

  const list = async (login: string, applicationId = alpenquell) =>
    (await server.as(login)).call(users.ofApplication, { params: { applicationId } })
  const idOf = async (login: string) => {
    const [row] = await rowsOf<{ id: number }>(
      server,
      sql`select u.id from users u join accounts a on a.subject = u.subject where a.login = ${login}`,
    )
    return row!.id
  }
  const save = async (
    login: string,
    id: number,
    change: object,
    headers?: Record<string, string>,
  ) => (await server.as(login)).call(users.save, { params, body: { id, ...change } }, headers)
  const events = (type: string) =>
    rowsOf<EventRow>(
      server,
      sql`select type, application_id, group_ids, user_ids, payload from events
          where type = ${type} order by tx desc, seq desc`,
    )

  test('the administration sees everybody, inactive people too (API-11, ADM-01, ENT-02)', async () => {
    const { status, body } = await list('aylin.kaya')
    expect(status).toBe(200)
    expect(body.map(({ lastName }) => lastName)).toContain('Moser')
    expect(body.find(({ lastName }) => lastName === 'Dahl')).toMatchObject({
      fullName: 'Inga Dahl',
      status: 'inactive',
      isExternal: false,
      isInvited: false,
      applicationId: alpenquell,
    })
    expect(body.find(({ lastName }) => lastName === 'Rossi')).toMatchObject({
      email: 'marco.rossi@alpenquell.example',
      status: 'active',
      isExternal: true,
    })
    expect(body.map(({ lastName }) => lastName)).not.toContain('Lindner')
  })

  test('whom somebody may change, and assign, stands at each person (ADM-03, ADM-09)', async () => {
    const rightsOf = async (login: string) => {
      const { body } = await list(login)
      const of = (name: string) => body.find(({ lastName }) => lastName === name)?.can
      return [of('Thiessen'), of('Moser')]
    }
    const all = {
      change: true,
      switchOff: true,
      assign: true,
      giveRoles: [...signInRoles],
      sendPasswordLink: true,
      resetSecondFactor: false,
      changeEmail: true,
    }
    const none = {
      change: false,
      switchOff: false,
      assign: false,
      giveRoles: [],
      sendPasswordLink: false,
      resetSecondFactor: false,
      changeEmail: false,
    }
    expect(await rightsOf('maren.thiessen')).toEqual([
      { ...all, switchOff: false, changeEmail: false },
      all,
    ])
    const agency = ['CLIENTSERVICE', 'DIRECTORDER', 'AUTHOR', 'CLIENT_LEAD', 'CLIENT']
    expect(await rightsOf('aylin.kaya')).toEqual([none, { ...all, giveRoles: agency }])
    const giveRoles = ['CLIENT_LEAD', 'CLIENT']
    const own = { ...all, switchOff: false, assign: false, changeEmail: false, giveRoles }
    expect(await rightsOf('sabine.moser')).toEqual([none, own])
  })

  test('when somebody was last here is told to who looks after them (T-97)', async () => {
    await (await server.as('sabine.moser')).call(home.overview, { params })
    const seen = async (login: string, name: string) =>
      (await list(login)).body.find(({ lastName }) => lastName === name)!.lastSeenAt
    const ago = Date.now() - Date.parse((await seen('maren.thiessen', 'Moser'))!)
    expect(ago).toBeLessThan(60_000)
    expect(await seen('henning.vahl', 'Moser')).not.toBeNull()
    expect(await seen('sabine.moser', 'Kaya')).toBeNull()
    expect(await seen('sabine.moser', 'Huber')).not.toBeUndefined()
  })

  test('nobody switches themselves off: they could not take it back (ADM-02)', async () => {
    const id = await idOf('sabine.moser')
    const { status, problem } = await save('sabine.moser', id, { status: 'inactive' })
    expect([status, problem.code]).toEqual([409, 'oneself'])
    expect((await list('sabine.moser')).status).toBe(200)
  })

  test.each([
    ['maren.thiessen', 200],
    ['henning.vahl', 200],
    ['sabine.moser', 200],
    ['lea.scholz', 403],
    ['korbinian.huber', 403],
  ])('%s asks for the people: %i (ADM-09, PERM-18)', async (login, expected) => {
    expect((await list(login)).status).toBe(expected)
  })

  test('pickers get everybody who is active, from whoever asks (API-16)', async () => {
    const api = await server.as('korbinian.huber')
    const { status, body } = await api.call(users.directory, { params })
    expect(status).toBe(200)
    const names = body.map(({ lastName }) => lastName)
    expect(names).toContain('Kaya')
    expect(names).not.toContain('Dahl')
    expect(names).not.toContain('Lindner')
  })

  test('users/current, users/{number} and users/application/{number} are told apart (API-39)', async () => {
    const api = await server.as('sabine.moser')
    const statusOf = async (path: string) => (await api.fetch(`/api/v1.0/users/${path}`)).status
    expect(await statusOf('current')).toBe(200)
    expect(await statusOf('101')).toBe(200)
    expect(await statusOf('application/101')).toBe(200)
    expect(await statusOf('someone')).toBe(404)
    expect(await statusOf('application/someone')).toBe(404)
  })

  test('users of customers are those of the caller’s own applications (API-15)', async () => {
    const ask = async (login: string, customerIds: string) => {
      const api = await server.as(login)
      const { status, body } = await api.call(users.ofCustomers, { query: { customerIds } })
      expect(status).toBe(200)
      return body
    }
    const both = await ask('marco.rossi', '10101,10116')
    expect(both.map(({ lastName }) => lastName)).toEqual(
      expect.arrayContaining(['Moser', 'Lindner']),
    )
    expect(both.map(({ lastName }) => lastName)).not.toContain('Dahl')
    const own = both.filter(({ lastName }) => lastName === 'Rossi')
    expect(own).toMatchObject([{ applicationId: null }])
    expect(both.find(({ lastName }) => lastName === 'Moser')?.applicationId).toBe(alpenquell)
    // Korbinian is in one of them, and a customer that is not there is like one of others.
    const one = await ask('korbinian.huber', '10101,10116,99999999999999999999')
    expect(new Set(one.map(({ applicationId }) => applicationId))).toEqual(new Set([alpenquell]))
    expect(await ask('korbinian.huber', '10116')).toEqual([])
    const refused = await server.as('korbinian.huber')
    const { status, problem } = await refused.call(users.ofCustomers, {
      query: { customerIds: '1;2' },
    })
    expect([status, Object.keys(problem.errors!)]).toEqual([400, ['customerIds']])
  })

  test('a changed person is shown so to everybody, who are told (API-12, ADM-01)', async () => {
    const id = await idOf('korbinian.huber')
    const { status, body } = await save('sabine.moser', id, {
      jobTitle: 'Produktmanager Zitrone',
      phoneNumber: null,
    })
    expect(status).toBe(200)
    expect(body).toMatchObject({ jobTitle: 'Produktmanager Zitrone', phoneNumber: null })
    const own = await (await server.as('korbinian.huber')).call(users.current)
    expect(own.body.jobTitle).toBe('Produktmanager Zitrone')
    expect((await events('users.changed'))[0]).toMatchObject({
      application_id: alpenquell,
      user_ids: null,
      payload: { userIds: [id] },
    })
    const before = (await events('users.changed')).length
    expect((await save('sabine.moser', id, { jobTitle: 'Produktmanager Zitrone' })).status).toBe(
      200,
    )
    expect(await events('users.changed')).toHaveLength(before)
  })

  test('who saves what has changed meanwhile is shown how it stands (API-12)', async () => {
    const id = await idOf('korbinian.huber')
    const seen = (await list('maren.thiessen')).body.find((person) => person.id === id)!
    const header = { 'if-match': `"${seen.version}"` }
    const first = await save('maren.thiessen', id, { jobTitle: 'Erster' }, header)
    expect([first.status, first.body.jobTitle]).toEqual([200, 'Erster'])
    const second = await save('aylin.kaya', id, { jobTitle: 'Zweiter' }, header)
    expect([second.status, second.problem.code]).toEqual([409, 'stale'])
    // What the caller may do is theirs, not the first one's.
    const { can: _, ...person } = first.body
    expect(second.problem.current).toMatchObject(person)
  })

  test('a deactivated person has no rights until active again, and then the same as before (ADM-02)', async () => {
    const id = await idOf('korbinian.huber')
    const korbinian = await server.as('korbinian.huber')
    const maren = await server.as('maren.thiessen')
    const groups = async () => {
      const { body } = await maren.call(userGroupMembers.list, {
        params: { ...params, userId: id },
      })
      return body.filter(({ isMember }) => isMember).map(({ userGroupId }) => userGroupId)
    }
    const rights = await groups()
    expect(rights).not.toEqual([])

    const off = await save('sabine.moser', id, { status: 'inactive' })
    expect([off.status, off.body.status]).toEqual([200, 'inactive'])
    const refused = await korbinian.call(pages.list, { params })
    expect([refused.status, refused.problem.code]).toEqual([403, 'deactivated'])
    expect(await groups()).toEqual([])
    const { body: pickers } = await maren.call(users.directory, { params })
    expect(pickers.map((person) => person.id)).not.toContain(id)
    // Nobody gives rights to somebody who has none now.
    const given = await maren.call(userGroupMembers.save, {
      params,
      body: { userGroupId: rights[0]!, userId: id, isMember: false },
    })
    expect([given.status, given.problem.code]).toEqual([409, 'inactive'])

    const on = await save('sabine.moser', id, { status: 'active' })
    expect([on.status, on.body.status]).toEqual([200, 'active'])
    expect((await korbinian.call(pages.list, { params })).status).toBe(200)
    expect(await groups()).toEqual(rights)
    expect((await events('rights.changed')).filter((event) => event.user_ids?.includes(id))).toHaveLength(2) // prettier-ignore
  })

  test('who is deactivated in one application keeps the others (ADM-02)', async () => {
    const id = await idOf('marco.rossi')
    const marco = await server.as('marco.rossi')
    await save('maren.thiessen', id, { status: 'inactive' })
    expect((await marco.call(pages.list, { params })).status).toBe(404)
    expect((await marco.call(applications.list)).body.map((one) => one.id)).toEqual([wohnwerk])
    await save('maren.thiessen', id, { status: 'active' })
    expect((await marco.call(applications.list)).body).toHaveLength(2)
  })

  test('nobody changes whoever has more rights than they (ADM-09)', async () => {
    const off = { status: 'inactive' as const }
    const refused = async (login: string, other: string) =>
      expect([login, other, (await save(login, await idOf(other), off)).status]).toEqual([
        login,
        other,
        403,
      ])
    await refused('aylin.kaya', 'maren.thiessen')
    await refused('aylin.kaya', 'henning.vahl')
    await refused('sabine.moser', 'aylin.kaya')
    await refused('sabine.moser', 'data.team')
    await refused('henning.vahl', 'korbinian.huber')
    await refused('korbinian.huber', 'sabine.moser')
  })

  test('what a person is called is not changed by who is not in all of their applications (PERM-19)', async () => {
    const id = await idOf('marco.rossi')
    const { status, problem } = await save('sabine.moser', id, { lastName: 'Verdi' })
    expect([status, problem.code]).toEqual([403, 'profile-elsewhere'])
    expect((await save('maren.thiessen', id, { jobTitle: 'Controlling' })).status).toBe(200)
  })

  test('the last administrator stays, also when two switch each other off at once (ADM-02)', async () => {
    const maren = await idOf('maren.thiessen')
    const alone = await save('maren.thiessen', maren, { status: 'inactive' })
    expect([alone.status, alone.problem.code]).toEqual([409, 'oneself'])

    const token = await tokenFor('second-administrator', ['ADMINISTRATOR'])
    const { body: second } = await server.api(token).call(users.current)
    await rowsOf(
      server,
      sql`insert into application_users (application_id, user_id, roles)
          values (${alpenquell}, ${second.id}, array['ADMINISTRATOR'])`,
    )
    const answers = await Promise.all([
      save('maren.thiessen', second.id, { status: 'inactive' }),
      server.api(token).call(users.save, { params, body: { id: maren, status: 'inactive' } }),
    ])
    const statuses = answers.map(({ status }) => status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(1)
    const left = await rowsOf(
      server,
      sql`select a.user_id from application_users a join users u on u.id = a.user_id
          where a.application_id = ${alpenquell} and a.status = 'active' and 'ADMINISTRATOR' = any(u.roles)`,
    )
    expect(left).toHaveLength(1)
    await rowsOf(
      server,
      sql`update application_users set status = case user_id when ${maren} then 'active' else 'inactive' end
          where application_id = ${alpenquell} and user_id in (${maren}, ${second.id})`,
    )
  })

  test('the agency says who is a user of the reporting tool (API-13, ADM-03)', async () => {
    const id = await idOf('korbinian.huber')
    const assign = async (login: string, hasBusinessObjectsAssignment: boolean) =>
      (await server.as(login)).call(users.assign, {
        params,
        body: { userId: id, hasBusinessObjectsAssignment },
      })
    const isAssigned = async () =>
      (await (await server.as('korbinian.huber')).call(users.current)).body
        .hasBusinessObjectsAssignment
    expect((await assign('aylin.kaya', true)).status).toBe(204)
    expect(await isAssigned()).toBe(true)
    expect((await assign('sabine.moser', false)).status).toBe(403)
    expect((await assign('henning.vahl', false)).status).toBe(403)
    expect(await isAssigned()).toBe(true)
    expect((await assign('maren.thiessen', false)).status).toBe(204)
    expect(await isAssigned()).toBe(false)
  })

  test('somebody of another tenant is not found (PERM-19)', async () => {
    const id = await idOf('andreas.lindner')
    expect((await save('maren.thiessen', id, { status: 'inactive' })).status).toBe(404)
    expect((await save('maren.thiessen', 987_654, { status: 'inactive' })).status).toBe(404)
    const api = await server.as('maren.thiessen')
    const { status } = await api.call(users.assign, {
      params,
      body: { userId: id, hasBusinessObjectsAssignment: true },
    })
    expect(status).toBe(404)
  })

  test('nobody invites more than 1,000 people within 24 hours, and others go on (ASVS 2.4.1)', async () => {
    const invite = async (login: string, email: string) =>
      (await server.as(login)).call(users.add, {
        params,
        body: { members: [{ fullName: 'Paul Person', email }] },
      })
    const by = await idOf('aylin.kaya')
    const fill = (count: number, age: string) =>
      rowsOf(
        server,
        sql`insert into audit_log
              (application_id, user_id, action, object_type, object_id, summary, created_at)
            select ${alpenquell}::int, ${by}::int, 'user.invited', 'user', n::text, '{}',
              now() - ${age}::interval
            from generate_series(1, ${count}::int) n`,
      )
    await fill(999, '23 hours')
    await fill(10, '25 hours')
    expect((await invite('aylin.kaya', 'eine.noch@example.test')).status).toBe(201)
    const refused = await invite('aylin.kaya', 'zu.viel@example.test')
    expect([refused.status, refused.problem.code, refused.problem.detail]).toEqual([
      429,
      'too-many-today',
      'Mehr als 1.000 Personen lassen sich an einem Tag nicht einladen. Bitte laden Sie die übrigen morgen ein.',
    ])
    expect((await invite('maren.thiessen', 'zu.viel@example.test')).status).toBe(201)
  })

  test('lists cost the same number of statements, however many people there are', async () => {
    const api = await server.as('maren.thiessen')
    const cost = () =>
      server.database
        .queriesOf(() => api.call(users.ofApplication, { params }))
        .then((all) => all.filter((text) => /application_users/.test(text)).length)
    const before = await cost()
    expect(before).toBeGreaterThan(0)
    await rowsOf(
      server,
      sql`with added as (
            insert into users (first_name, last_name) select 'Viele', 'Nr. ' || n
            from generate_series(1, 300) n returning id
          )
          insert into application_users (application_id, user_id) select ${alpenquell}::int, id from added`,
    )
    expect(await cost()).toBe(before)
    expect((await list('maren.thiessen')).body.length).toBeGreaterThan(300)
  })

  test('a group stays when only deactivated people are in it: their rights come back (ADM-02)', async () => {
    const maren = await server.as('maren.thiessen')
    const id = await idOf('inga.dahl')
    const group = await maren.call(userGroups.create, {
      params,
      body: { id: 0, name: 'Nur Inga', type: 30 },
    })
    await rowsOf(
      server,
      sql`insert into user_group_members (application_id, user_group_id, user_id)
          values (${alpenquell}, ${group.body.id}, ${id})`,
    )
    const { status, problem } = await maren.call(userGroups.remove, {
      params: { ...params, userGroupId: group.body.id },
    })
    expect([status, problem.code]).toEqual([409, 'has-members'])
  })
})
