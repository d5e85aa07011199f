import { applications, configurations } from '@atrium/api-client/contract'
import sql from 'sql-template-tag'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databases, startServer, type TestServer } from '../../../test/harness.ts'
import { createLog } from '../../platform/log.ts'
import { alpenquell, rowsOf, voltrad, wohnwerk, type EventRow } from '../testing.ts'
import { settingsOf, viewerOrigins } from './index.ts'

describe.each(databases)('applications on $name (API-01)', (kind) => {
  let server: TestServer
  let lines: string[] = []
  beforeAll(async () => {
    const log = createLog('warn', { write: (line) => void lines.push(line) })
    server = await startServer({ kind, demo: 'small', log })
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

  test('a navigation style that is no JSON is left out, with a warning in the log (ENT-04)', async () => {
    await rowsOf(
      server,
      sql`update themes set navigation_style = '{ground:' where application_id = ${wohnwerk}`,
    )
    lines = []
    const { theme } = await configurationOf('andreas.lindner', wohnwerk)
    expect(theme).toMatchObject({ navigationStyle: null, primaryColor: '#c2412d' })
    const warnings = lines.filter((line) => line.includes('"level":40'))
    expect(warnings).toHaveLength(1)
    expect(JSON.parse(warnings[0]!)).toMatchObject({ applicationId: wohnwerk })
  })

  test('the catalogue has every switch that the specifications name (API-04)', async () => {
    const { body } = await (await server.as('sabine.moser')).call(configurations.list)
    expect(body.map(({ configuration }) => configuration.key)).toEqual(
      expect.arrayContaining([
        'HIDE_ALL_FILE_EXTENSIONS',
        'PRIMARY_DOCUMENTS_VIEWER',
        'SECONDARY_DOCUMENTS_VIEWER',
        'FAST_BOOKING_ENABLED',
        'BUILDING_BLOCKS_ENABLED',
        'TESTPHASE_ENABLED',
        'COMMENTING_ENABLED',
        'DEFAULT_NOTIFY_ENABLED',
        'DIGITAL_PUBLISHER_BUDGETSPLIT_ENABLED',
        'WORKFLOW_DIALOG_ENABLED',
        'DIRECT_ORDER_TAXONOMY',
        'DIRECT_ORDER_TAXONOMY_SEPARATOR',
      ]),
    )
  })

  test('every field says where it stands in a grid of 12, in order and in its group (CFG-09)', async () => {
    const { body } = await (await server.as('sabine.moser')).call(configurations.list)
    const fields = body.map(({ configuration }) => configuration)
    expect(fields.every(({ columnSize }) => columnSize >= 1 && columnSize <= 12)).toBe(true)
    expect(fields.every(({ groupName }) => !!groupName)).toBe(true)
    const order = fields.map((field) => field.order)
    expect(order).toEqual(order.toSorted((one, other) => one - other))
  })

  test('what a tenant set is read as true, false, a whole number or text; unset is off (ENT-08)', async () => {
    const settings = await server.deps.database.tenant(wohnwerk, (tx) => settingsOf(tx, wohnwerk))
    expect(settings.isOn('COMMENTING_ENABLED')).toBe(true)
    expect(settings.isOn('TESTPHASE_ENABLED')).toBe(false)
    expect(settings.value('TESTPHASE_ENABLED')).toBeUndefined()
    expect(settings.value('DIRECT_ORDER_TAXONOMY_SEPARATOR')).toBe('_')
    await save('maren.thiessen', 'DIRECT_ORDER_TAXONOMY_SEPARATOR', '042', voltrad)
    await save('maren.thiessen', 'DIRECT_ORDER_TAXONOMY', '42', voltrad)
    const other = await server.deps.database.tenant(voltrad, (tx) => settingsOf(tx, voltrad))
    expect(other.value('DIRECT_ORDER_TAXONOMY_SEPARATOR')).toBe('042')
    expect(other.value('DIRECT_ORDER_TAXONOMY')).toBe(42)
    expect(other.isOn('COMMENTING_ENABLED')).toBe(false)
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
      sql`select * from events
          where type = 'configuration.changed' and application_id = ${alpenquell}`,
    )
    expect(event).toMatchObject({ application_id: alpenquell, group_ids: null, user_ids: null })
    expect(event!.payload).toEqual({ key: 'TESTPHASE_ENABLED' })
    await save('maren.thiessen', 'TESTPHASE_ENABLED', 'false')
    const written = await rowsOf<{ object_id: string; summary: object }>(
      server,
      sql`select object_id, summary from audit_log
          where application_id = ${alpenquell} and action = 'configuration.changed' order by id`,
    )
    expect(written.at(-1)).toMatchObject({
      object_id: 'TESTPHASE_ENABLED',
      summary: { before: { value: 'true' }, after: { value: 'false' } },
    })
  })

  test('Client Service saves settings but no feature switches, clients none (ADM-09, PERM-18)', async () => {
    expect((await save('aylin.kaya', 'DEFAULT_NOTIFY_ENABLED', 'true')).status).toBe(200)
    const refused = await save('aylin.kaya', 'COMMENTING_ENABLED', 'false')
    expect([refused.status, refused.problem.code]).toEqual([403, 'forbidden'])
    expect((await save('sabine.moser', 'DEFAULT_NOTIFY_ENABLED', 'true')).status).toBe(403)
    expect((await save('henning.vahl', 'DEFAULT_NOTIFY_ENABLED', 'true')).status).toBe(403)
  })

  test('who reads a setting is told whether they may change it (ADM-09)', async () => {
    const changeable = async (login: string) =>
      (await configurationOf(login)).configurations
        .filter(({ canChange }) => canChange)
        .map(({ configuration }) => configuration.key)
    const all = await changeable('maren.thiessen')
    expect(all).toEqual(expect.arrayContaining(['COMMENTING_ENABLED', 'DEFAULT_NOTIFY_ENABLED']))
    const some = await changeable('aylin.kaya')
    expect(some).toContain('DEFAULT_NOTIFY_ENABLED')
    expect(some).not.toContain('COMMENTING_ENABLED')
    expect(await changeable('henning.vahl')).toEqual([])
    expect(await changeable('sabine.moser')).toEqual([])
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

  test('pages may frame the services that tenants let show their documents, once each (VIEW-13, VIEW-15)', async () => {
    await save(
      'maren.thiessen',
      'PRIMARY_DOCUMENTS_VIEWER',
      'https://office.example/view?src={url}',
    )
    await save(
      'maren.thiessen',
      'SECONDARY_DOCUMENTS_VIEWER',
      'https://office.example/other?u={url}',
    )
    expect(await viewerOrigins(server.deps)).toEqual(['https://office.example'])
  })
})
