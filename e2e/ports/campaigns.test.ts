import { createCampaignsAdapter } from '@atrium/portal-modules/campaigns/adapter'
import {
  describeCampaignsPort,
  describePlanImportPort,
} from '@atrium/portal-modules/campaigns/testing/contract'
import { afterAll, beforeAll, describe } from 'vitest'
import { readyCampaign } from '../../apps/server/src/areas/testing.ts'
import { databases, startServer, type TestServer } from '../../apps/server/test/harness.ts'
import { clientOf } from './client.ts'

/** The module's contract suite, as for the memory port, on its adapter and the real server. */
describe.each(databases)('the real server: $name', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startServer({ kind, demo: 'small' })
  })
  afterAll(() => server.stop())

  describeCampaignsPort('adapter', async () => {
    const client = await clientOf(server, 'aylin.kaya')
    const scope = { tenant: 101, user: 'aylin' }
    const port = createCampaignsAdapter({ client, scope, origin: () => server.url })
    return { port, readyId: await readyCampaign(server, 101, 'Herbst Gastro') }
  })

  describePlanImportPort('adapter', async () => {
    const client = await clientOf(server, 'aylin.kaya')
    const { planImport, campaigns } = createCampaignsAdapter({
      client,
      scope: { tenant: 101, user: 'aylin' },
      origin: () => server.url,
    })
    const { id } = (await campaigns().load()).find(({ name }) => name === 'Wiesn-Spezial')!
    return { port: planImport!, campaignId: id }
  })
})
