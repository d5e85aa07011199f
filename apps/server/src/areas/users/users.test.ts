import { applications, users } from '@atrium/api-client/contract'
import sql from 'sql-template-tag'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databases, startServer, tokenFor, type TestServer } from '../../../test/harness.ts'
import { roles } from '../../platform/actor.ts'
import { rowsOf } from '../testing.ts'

describe.each(databases)('users on $name', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startServer({ kind, demo: 'small' })
  })
  afterAll(() => server?.stop())

  test('the caller is told about themselves (API-08, ENT-01)', async () => {
    const api = await server.as('sabine.moser')
    const { status, body } = await api.call(users.current)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      firstName: 'Sabine',
      lastName: 'Moser',
      email: 'sabine.moser@alpenquell.example',
      jobTitle: 'Marketingleiterin',
      languageCode: 'de',
      countryCode: 'DE',
      roles: ['CLIENT_LEAD', 'CLIENT'],
      applicationId: 101,
      hasBusinessObjectsAssignment: true,
    })
  })

  test('users/current is a literal and wins over a number (API-39)', async () => {
    const api = await server.as('sabine.moser')
    expect((await api.fetch('/api/v1.0/users/current')).status).toBe(200)
    expect((await api.fetch('/api/v1.0/users/someone')).status).toBe(404)
  })

  test('without a token, and with a broken one, nobody is told anything (AUTH-14)', async () => {
    expect((await server.api().call(users.current)).status).toBe(401)
    expect((await server.api('broken').call(users.current)).status).toBe(401)
  })

  test.each(roles)('the role %s comes from the sign-in profile (AUTH-16)', async (role) => {
    const api = server.api(await tokenFor(`role-${role}`, [role]))
    expect((await api.call(users.current)).body.roles).toEqual([role])
  })

  test('changes to the own profile stay, the address does not change (API-09, SET-03)', async () => {
    const api = await server.as('korbinian.huber')
    const saved = await api.call(users.saveCurrent, {
      body: { phoneNumber: '+49 89 99998-999', jobTitle: null, languageCode: 'en' },
    })
    expect(saved.status).toBe(200)
    expect(saved.body).toMatchObject({
      phoneNumber: '+49 89 99998-999',
      jobTitle: null,
      languageCode: 'en',
      firstName: 'Korbinian',
      email: 'korbinian.huber@alpenquell.example',
    })
    expect((await api.call(users.current)).body).toEqual(saved.body)
  })

  test('name, job title and picture can be changed as well (SET-03)', async () => {
    const api = await server.as('friederike.gimborn')
    const body = {
      firstName: 'Frieda',
      lastName: 'Gimborn-Rau',
      jobTitle: 'Leitung Marketing',
      pictureUrl: '/images/frieda.png',
    }
    expect((await api.call(users.saveCurrent, { body })).body).toMatchObject(body)
    expect((await api.call(users.current)).body).toMatchObject(body)
  })

  test('an address that is sent along is not taken over (SET-03)', async () => {
    const api = await server.as('korbinian.huber')
    await api.fetch('/api/v1.0/users/current', {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'somebody@else.example', roles: ['ADMINISTRATOR'] }),
    })
    const { body } = await api.call(users.current)
    expect(body).toMatchObject({ email: 'korbinian.huber@alpenquell.example', roles: ['CLIENT'] })
  })

  test('wrong input is named by field (API-09, ERR-16)', async () => {
    const api = await server.as('korbinian.huber')
    const { status, problem } = await api.call(users.saveCurrent, {
      body: { firstName: '', phoneNumber: '1'.repeat(41) },
    })
    expect(status).toBe(400)
    expect(Object.keys(problem.errors!).sort()).toEqual(['firstName', 'phoneNumber'])
  })

  test.each([
    ['https://pictures.example/me.png', 400],
    ['http://evil.example"onclick=1', 400],
    ['/images/me.png', 200],
    ['-not-found-', 200],
    ['', 200],
    ['javascript:alert(1)', 400],
    ['data:image/png;base64,AA==', 400],
    ['//elsewhere.example/me.png', 400],
  ])('a picture at %j: %i (ENT-01, API-09)', async (pictureUrl, expected) => {
    const api = await server.as('korbinian.huber')
    const { status } = await api.call(users.saveCurrent, { body: { pictureUrl } })
    expect(status).toBe(expected)
  })

  test('a person of an external provider is added at the first call, with name and roles (AUTH-16)', async () => {
    const profile = { issuer: 'https://login.agency.example', givenName: 'Nele', familyName: 'Neu' }
    const token = await tokenFor('nele', ['CLIENT'], { ...profile, email: 'nele@agency.example' })
    const answers = await Promise.all([1, 2, 3].map(() => server.api(token).call(users.current)))
    expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200])
    expect(new Set(answers.map((answer) => answer.body.id)).size).toBe(1)
    expect(answers[0]!.body).toMatchObject({
      firstName: 'Nele',
      lastName: 'Neu',
      roles: ['CLIENT'],
    })
    expect((await server.api(token).call(applications.list)).body).toEqual([])
  })

  test('the same subject of another provider is another person', async () => {
    const ask = async (issuer: string) =>
      (await server.api(await tokenFor('same', [], { issuer })).call(users.current)).body.id
    expect(await ask('https://one.example')).not.toBe(await ask('https://two.example'))
  })

  test('names and roles follow the profile; a name changed here stays until the profile changes', async () => {
    const sign = (givenName: string, held: 'CLIENT' | 'AUTHOR') =>
      tokenFor('mia', [held], { issuer: 'https://login.agency.example', givenName })
    const first = server.api(await sign('Mia', 'CLIENT'))
    await first.call(users.current)
    await first.call(users.saveCurrent, { body: { firstName: 'Mimi' } })
    expect((await first.call(users.current)).body.firstName).toBe('Mimi')
    const later = server.api(await sign('Maria', 'AUTHOR'))
    expect((await later.call(users.current)).body).toMatchObject({
      firstName: 'Maria',
      roles: ['AUTHOR'],
    })
  })

  test('an invitation is taken by who signs in with its address, once', async () => {
    const [invited] = await rowsOf<{ id: number }>(
      server,
      sql`insert into users (first_name, last_name, email)
          values ('Otto', 'Offen', 'Otto.Offen@kunde.example') returning id`,
    )
    await rowsOf(
      server,
      sql`insert into application_users (application_id, user_id, is_invited)
          values (115, ${invited!.id}, true)`,
    )
    const email = 'otto.offen@kunde.example'
    const otto = server.api(await tokenFor('otto', ['CLIENT'], { email }))
    expect((await otto.call(users.current)).body.id).toBe(invited!.id)
    expect((await otto.call(applications.list)).body.map(({ id }) => id)).toEqual([115])
    const other = server.api(await tokenFor('not-otto', ['CLIENT'], { email }))
    expect((await other.call(users.current)).body.id).not.toBe(invited!.id)
  })

  test('who is deactivated is refused with any token (ADM-02)', async () => {
    const inga = await server.as('inga.dahl')
    const { status, problem } = await inga.call(users.current)
    expect([status, problem.code]).toEqual([403, 'deactivated'])
  })

  test('who is deactivated everywhere is refused at the next call (ADM-02)', async () => {
    const api = server.api(await tokenFor('leaver', ['CLIENT']))
    expect((await api.call(users.current)).status).toBe(200)
    await rowsOf(server, sql`update users set is_active = false where subject = 'leaver'`)
    const { status, problem } = await api.call(applications.list)
    expect([status, problem.code]).toEqual([403, 'deactivated'])
  })
})
