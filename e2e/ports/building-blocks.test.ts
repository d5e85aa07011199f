import { pages } from '@atrium/api-client/contract'
import { createBuildingBlocksAdapter } from '@atrium/portal-modules/building-blocks/adapter'
import { describeBuildingBlocksPort } from '@atrium/portal-modules/building-blocks/testing/contract'
import { afterAll, beforeAll, describe } from 'vitest'
import { databases, startServer, type TestServer } from '../../apps/server/test/harness.ts'
import { clientOf } from './client.ts'

const tenant = 115

/** The module's contract suite, as for the memory port, on its adapter and the real server. */
describe.each(databases)('the real server: $name', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startServer({ kind, demo: 'small' })
  })
  afterAll(() => server.stop())

  describeBuildingBlocksPort('adapter', async () => {
    const client = await clientOf(server, 'jonas.petersen')
    const all = await client.call(pages.list, { params: { applicationId: tenant } })
    const list = all
      .flatMap(({ children }) => children)
      .find(({ childComponent }) => childComponent.type === 'directorderlist')!
    const scope = { tenant, user: 'jonas' }
    return {
      port: createBuildingBlocksAdapter({ client, scope }),
      componentId: list.childComponent.id,
    }
  })
})
