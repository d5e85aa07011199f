import { createConfigurationAdapter } from '@atrium/portal-modules/configuration/adapter'
import { describeConfigurationPort } from '@atrium/portal-modules/configuration/testing/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databases, startServer, type TestServer } from '../../apps/server/test/harness.ts'
import { clientOf } from './client.ts'

const scope = { tenant: 101, user: 'maren' }

/** The module's contract suite, as for the memory port, on its adapter and the real server. */
describe.each(databases)('the real server: $name', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startServer({ kind, demo: 'small' })
  })
  afterAll(() => server.stop())

  const adapterFor = async (login: string) =>
    createConfigurationAdapter({ client: await clientOf(server, login), scope })

  describeConfigurationPort('adapter', async () => ({ port: await adapterFor('maren.thiessen') }))

  test('Client Service changes some, a Supervisor none (ADM-09)', async () => {
    const canOf = async (login: string, key: string) => {
      const settings = await (await adapterFor(login)).settings().load()
      return settings.find(({ field }) => field.key === key)!.can.change
    }
    expect(await canOf('aylin.kaya', 'DEFAULT_NOTIFY_ENABLED')).toBe(true)
    expect(await canOf('aylin.kaya', 'TESTPHASE_ENABLED')).toBe(false)
    expect(await canOf('henning.vahl', 'DEFAULT_NOTIFY_ENABLED')).toBe(false)
  })
})
