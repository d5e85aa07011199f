import { createPostsAdapter } from '@atrium/portal-modules/posts/adapter'
import { describePostsPort } from '@atrium/portal-modules/posts/testing/contract'
import { afterAll, beforeAll, describe } from 'vitest'
import { addPostCollection } from '../../apps/server/src/areas/testing.ts'
import { databases, startServer, type TestServer } from '../../apps/server/test/harness.ts'
import { clientOf } from './client.ts'

/** The module's contract suite, as for the memory port, on its adapter and the real server. */
describe.each(databases)('the real server: $name', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startServer({ kind, demo: 'small' })
  })
  afterAll(() => server.stop())

  describePostsPort('adapter', async () => {
    const client = await clientOf(server, 'aylin.kaya')
    const scope = { tenant: 101, user: 'aylin' }
    const port = createPostsAdapter({ client, scope, pageSize: 2 })
    return { port, collectionId: await addPostCollection(server, 101) }
  })
})
