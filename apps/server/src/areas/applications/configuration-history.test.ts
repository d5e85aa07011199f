import { applications, configurationHistory, configurations } from '@atrium/api-client/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databases, startServer, type TestServer } from '../../../test/harness.ts'
import { alpenquell } from '../testing.ts'

describe.each(databases)('history of settings on $name', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startServer({ kind, demo: 'small' })
  })
  afterAll(() => server?.stop())

  const params = { applicationId: alpenquell }
  const idOf = async (key: string) => {
    const { body } = await (await server.as('maren.thiessen')).call(configurations.list)
    return body.find(({ configuration }) => configuration.key === key)!.configurationId
  }
  const save = async (login: string, key: string, value: string) =>
    (await server.as(login)).call(applications.saveConfiguration, {
      params,
      body: { configurationId: await idOf(key), value },
    })
  const reset = async (login: string, key: string) =>
    (await server.as(login)).call(configurationHistory.reset, {
      params: { ...params, configurationId: await idOf(key) },
    })
  const changesOf = async (login: string, key: string) =>
    (await (await server.as(login)).call(configurationHistory.history, { params })).body
      .filter((change) => change.key === key)
      .map(({ actorName, from, to }) => [actorName, from, to])
  const valueOf = async (key: string) =>
    (
      await (await server.as('sabine.moser')).call(applications.configuration, { params })
    ).body.configurations.find(({ configuration }) => configuration.key === key)?.value

  test('who changed a setting, from what to what, the newest first; a reset gives the choice back to the portal (T-98, ADM-08)', async () => {
    const key = 'DIRECT_ORDER_TAXONOMY_SEPARATOR'
    const known = (await changesOf('maren.thiessen', key)).length
    const before = (await valueOf(key)) ?? null
    await save('maren.thiessen', key, '#')
    await save('aylin.kaya', key, '+')
    const { status, body } = await reset('aylin.kaya', key)
    expect([status, body.value]).toEqual([200, null])
    expect(await valueOf(key)).toBeNull()
    const changes = await changesOf('henning.vahl', key)
    expect(changes.slice(0, changes.length - known)).toEqual([
      ['Aylin Kaya', '+', null],
      ['Aylin Kaya', '#', '+'],
      ['Maren Thiessen', before, '#'],
    ])
    // What is as the portal has it stays so, and is no news.
    await reset('aylin.kaya', key)
    expect(await changesOf('henning.vahl', key)).toHaveLength(changes.length)
  })

  test('a reset takes what a change takes: rights, and a second factor where one is demanded (ADM-09)', async () => {
    expect((await reset('aylin.kaya', 'COMMENTING_ENABLED')).status).toBe(403)
    expect((await reset('sabine.moser', 'DIRECT_ORDER_TAXONOMY')).status).toBe(403)
    expect((await reset('maren.thiessen', 'SECOND_FACTOR_ROLES')).status).toBe(400)
    expect((await reset('maren.thiessen', 'UPLOADS_SCANNER')).status).toBe(400)
  })

  test('the history is for who reads the administration; clients have none of it (ADM-09, PERM-13)', async () => {
    const sabine = await server.as('sabine.moser')
    expect((await sabine.call(configurationHistory.history, { params })).status).toBe(403)
  })

  test('the fields of the letterhead, and what was in them, are for who fills them in (INV-06)', async () => {
    await save('maren.thiessen', 'LETTERHEAD_NAME', 'Brückner Vahl Media Probe GmbH')
    expect(await changesOf('maren.thiessen', 'LETTERHEAD_NAME')).not.toEqual([])
    expect(await changesOf('henning.vahl', 'LETTERHEAD_NAME')).toEqual([])
  })
})
