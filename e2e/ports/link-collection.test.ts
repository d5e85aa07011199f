import { linkCollections, pages } from '@atrium/api-client/contract'
import { createLinkCollectionAdapter } from '@atrium/portal-modules/link-collection/adapter'
import { describeLinkCollectionPort } from '@atrium/portal-modules/link-collection/testing/contract'
import { afterAll, beforeAll, describe } from 'vitest'
import { databases, startServer, type TestServer } from '../../apps/server/test/harness.ts'
import { clientOf } from './client.ts'

/** The module's contract suite, as for the memory port, on its adapter and the real server. */
describe.each(databases)('the real server: $name', (kind) => {
  let server: TestServer
  let collections = 0
  beforeAll(async () => {
    server = await startServer({ kind, demo: 'small' })
  })
  afterAll(() => server.stop())

  describeLinkCollectionPort('adapter', async () => {
    const client = await clientOf(server, 'maren.thiessen')
    const params = { applicationId: 101 }
    const [page] = await client.call(pages.list, { params })
    const { id } = await client.call(linkCollections.create, {
      params,
      body: {
        displayName: `Prüfung ${(collections += 1)}`,
        collectionType: 'unknown',
        data: { parentComponentId: page!.id },
      },
    })
    const scope = { tenant: 101, user: 'maren' }
    return { port: createLinkCollectionAdapter({ client, scope }), collectionId: id }
  })
})
