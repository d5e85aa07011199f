import { applications, configurations } from '@atrium/api-client/contract'
import sql from 'sql-template-tag'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databases, startServer, type TestServer } from '../../../test/harness.ts'
import { alpenquell, rowsOf, voltrad, wohnwerk, type EventRow } from '../testing.ts'
import { themeOf } from './index.ts'

describe.each(databases)('applications on $name', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startServer({ kind, demo: 'small' })
  })
  afterAll(() => server?.stop())

  const idOf = async (login: string, key: string) => {
    const { body } = await (await server.as(login)).call(configurations.list)
    return body.find((entry) => entry.configuration.key === key)!.configurationId
  }
  const configurationOf = async (login: string, applicationId = alpenquell) =>
    (await (await server.as(login)).call(applications.configuration, { params: { applicationId } }))
      .body
  const save = async (login: string, key: string, value: string, applicationId = alpenquell) =>
    (await server.as(login)).call(applications.saveConfiguration, {
      params: { applicationId },
      body: { configurationId: await idOf(login, key), value },
    })

  test.each([
    ['sabine.moser', [alpenquell]],
    ['marco.rossi', [alpenquell, wohnwerk]],
    ['henning.vahl', [alpenquell, voltrad, wohnwerk]],
  ])('%s gets the applications %j (API-01, ENT-03)', async (login, ids) => {
    const { status, body } = await (await server.as(login)).call(applications.list)
    expect(status).toBe(200)
    expect(body.map(({ id }) => id)).toEqual(ids)
    expect(body[0]).toMatchObject({
      displayName: 'Alpenquell Getränke AG',
      colour: '#0b6fb8',
      customerIds: [10101],
    })
    expect(body[0]!.guid).toMatch(/^[0-9a-f-]{36}$/)
  })

  test('an application comes with its theme and its settings (API-02, ENT-04, ENT-05)', async () => {
    const { theme, configurations } = await configurationOf('sabine.moser')
    expect(theme).toMatchObject({
      assignedApplication: alpenquell,
      assignedUserGroup: null,
      assignedUser: null,
      primaryColor: '#0b6fb8',
      themeToLoad: 'light',
    })
    const valueOf = (key: string) =>
      configurations.find((entry) => entry.configuration.key === key)!.value
    expect(valueOf('COMMENTING_ENABLED')).toBe('true')
    expect(valueOf('TESTPHASE_ENABLED')).toBeNull()
    expect((await configurationOf('priya.raman', voltrad)).theme?.themeToLoad).toBe('dark')
  })

  test('the theme of the person wins over the group’s, and that over the tenant’s (ENT-04)', async () => {
    const colour = async (login: string) => (await configurationOf(login)).theme?.primaryColor
    await rowsOf(
      server,
      sql`insert into themes (application_id, user_group_id, primary_color)
          select application_id, id, '#111111' from user_groups
          where application_id = ${alpenquell} and name = 'Kunde – Marketing'`,
    )
    await rowsOf(
      server,
      sql`insert into themes (application_id, user_id, primary_color)
          select ${alpenquell}, id, '#222222' from users where email like 'korbinian.huber@%'`,
    )
    expect(await colour('korbinian.huber')).toBe('#222222')
    expect(await colour('sabine.moser')).toBe('#111111')
    expect(await colour('marco.rossi')).toBe('#0b6fb8')
    expect((await themeOf(server.deps, alpenquell))?.primaryColor).toBe('#0b6fb8')
    expect(await themeOf(server.deps, 4711)).toBeNull()
  })

  test('the catalogue speaks the language of the caller (API-04, ENT-05)', async () => {
    const api = await server.as('sabine.moser')
    const name = async (language: string) => {
      const { body } = await api.call(configurations.list, {}, { 'accept-language': language })
      return body.find(({ configuration }) => configuration.key === 'COMMENTING_ENABLED')!
        .configuration.displayName
    }
    expect(await name('de')).toBe('Kommentare')
    expect(await name('en')).toBe('Comments')
  })

  test('an administrator saves a switch, and everybody in the tenant hears of it (API-03, ADM-08)', async () => {
    const { status, body } = await save('maren.thiessen', 'TESTPHASE_ENABLED', 'true')
    expect(status).toBe(200)
    expect(body).toMatchObject({ value: 'true', configuration: { key: 'TESTPHASE_ENABLED' } })
    const { configurations } = await configurationOf('sabine.moser')
    const saved = configurations.find((entry) => entry.configuration.key === 'TESTPHASE_ENABLED')
    expect(saved?.value).toBe('true')
    const other = await configurationOf('andreas.lindner', wohnwerk)
    expect(
      other.configurations.find((entry) => entry.configuration.key === 'TESTPHASE_ENABLED')?.value,
    ).toBeNull()
    const [event] = await rowsOf<EventRow>(
      server,
      sql`select * from events where type = 'configuration.changed'`,
    )
    expect(event).toMatchObject({ application_id: alpenquell, group_ids: null, user_ids: null })
    expect(event!.payload).toEqual({ key: 'TESTPHASE_ENABLED' })
  })

  test('Client Service saves settings but no feature switches, clients none (ADM-09, PERM-18)', async () => {
    expect((await save('aylin.kaya', 'DEFAULT_NOTIFY_ENABLED', 'true')).status).toBe(200)
    const refused = await save('aylin.kaya', 'COMMENTING_ENABLED', 'false')
    expect([refused.status, refused.problem.code]).toEqual([403, 'forbidden'])
    expect((await save('sabine.moser', 'DEFAULT_NOTIFY_ENABLED', 'true')).status).toBe(403)
    expect((await save('henning.vahl', 'DEFAULT_NOTIFY_ENABLED', 'true')).status).toBe(403)
  })

  test('a value that is not offered is refused at its field (API-03, ENT-05)', async () => {
    const { status, problem } = await save('maren.thiessen', 'COMMENTING_ENABLED', 'vielleicht')
    expect(status).toBe(400)
    expect(problem.errors).toHaveProperty('value')
  })

  test.each([
    [4711, 404],
    [1.5, 400],
    [3_000_000_000, 400],
  ])('setting %d is answered with %i (API-03)', async (configurationId, expected) => {
    const api = await server.as('maren.thiessen')
    const { status } = await api.call(applications.saveConfiguration, {
      params: { applicationId: alpenquell },
      body: { configurationId, value: 'true' },
    })
    expect(status).toBe(expected)
  })
})
