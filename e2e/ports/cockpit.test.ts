import { campaigns } from '@atrium/api-client/contract'
import { createCockpitAdapter } from '@atrium/portal-modules/cockpit/adapter'
import { describeCockpitPort } from '@atrium/portal-modules/cockpit/testing/contract'
import { afterAll, beforeAll, describe } from 'vitest'
import { databases, startServer, type TestServer } from '../../apps/server/test/harness.ts'
import { clientOf } from './client.ts'

/** The module's contract suite, as for the memory port, on its adapter and the real server. */
describe.each(databases)('the real server: $name', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startServer({ kind, demo: 'small' })
  })
  afterAll(() => server.stop())

  describeCockpitPort('adapter', async () => {
    const client = await clientOf(server, 'aylin.kaya')
    const scope = { tenant: 101, user: 'aylin' }
    const named = async (searchQuery: string) => {
      const input = { params: { applicationId: 101 }, query: { searchQuery } }
      return (await client.call(campaigns.list, input))[0]!
    }
    const { id, externalId } = await named('Herbst Gastro')
    return {
      port: createCockpitAdapter({ client, scope }),
      id,
      externalId: externalId!,
      measuredId: (await named('Sommerfrische Classic')).id,
    }
  })
})
