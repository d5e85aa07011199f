import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import {
  campaigns,
  cockpitDataPath,
  cockpits,
  defaultBases,
  integrations,
} from '@atrium/api-client/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { alpenquell } from '../src/areas/testing.ts'
import { databases, processEnv, startServer, type TestServer } from './harness.ts'

const run = promisify(execFile)
const script = join(import.meta.dirname, '../../../examples/integration/push.mjs')
const params = { applicationId: alpenquell }

describe.each(databases)('the example of a system that pushes, on $name', (kind) => {
  let server: TestServer
  let token: string
  let integrationId: number
  beforeAll(async () => {
    server = await startServer({ kind, demo: 'small' })
    const body = { name: 'Buchungssystem', areas: ['campaigns' as const, 'figures' as const] }
    const made = await (await server.as('maren.thiessen')).call(integrations.create, { params, body }) // prettier-ignore
    ;({ token } = made.body)
    integrationId = made.body.integration.id
  })
  afterAll(() => server?.stop())

  const push = async () => {
    const env = {
      ...processEnv,
      ATRIUM_API: `${server.url}${defaultBases.api}`,
      ATRIUM_APPLICATION: String(alpenquell),
      ATRIUM_TOKEN: token,
    }
    return (await run(process.execPath, [script], { env })).stdout
  }
  const pushed = async () => {
    const api = await server.as('aylin.kaya')
    const { body } = await api.call(campaigns.list, { params, query: { searchQuery: 'Herbstfrische' } }) // prettier-ignore
    return body
  }

  test('hands over a plan, its figures and what was booked; they are shown, and history names the system (CAMP-07, COCK-11, T-28)', async () => {
    const said = await push()
    expect(said).toContain('TV national added, Großflächen Bayern added')
    expect(said).toContain('added: 3')
    const [campaign, ...others] = await pushed()
    expect(others).toEqual([])
    expect(campaign).toMatchObject({ externalId: 'BUCHUNG-2027-0042', budget: 180_000 })
    const { id } = campaign!
    const { body } = await (await server.as('aylin.kaya')).call(cockpits.data, {
      params: { ...params, path: cockpitDataPath, id },
      query: {},
    }) // prettier-ignore
    expect(body.channels!.map(({ name, budget }) => [name, budget])).toEqual([
      ['TV national', 120_000],
      ['Großflächen Bayern', 60_000],
    ])
    expect(body.kpis!.map(({ key, history }) => [key, history.length])).toEqual([
      ['contacts', 2],
      ['price', 1],
    ])
    expect(body.spending!.map(({ booked }) => booked)).toEqual([118_200, 60_000])
    const history = await (await server.as('aylin.kaya')).call(campaigns.history, { params: { ...params, id } }) // prettier-ignore
    expect(JSON.stringify(history.body)).toContain('Buchungssystem')
  })

  test('run again it changes nothing, and once the token is revoked it fails', async () => {
    const said = await push()
    expect(said).toContain('TV national unchanged, Großflächen Bayern unchanged')
    expect(said).toContain('added: 0, changed: 0, unchanged: 3')
    expect(await pushed()).toHaveLength(1)
    await (await server.as('maren.thiessen')).call(integrations.revoke, { params: { ...params, integrationId } }) // prettier-ignore
    await expect(push()).rejects.toThrow(/401 token-revoked/)
  })
})
