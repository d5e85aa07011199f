import { comments, users } from '@atrium/api-client/contract'
import { createLiveConnection, type LiveConnection } from '@atrium/api-client/live'
import { createCommentsAdapter } from '@atrium/portal-modules/comments/adapter'
import { describeCommentsPort } from '@atrium/portal-modules/comments/testing/contract'
import { afterAll, beforeAll, describe } from 'vitest'
import { addPostCollection } from '../../apps/server/src/areas/testing.ts'
import { databases, startServer, type TestServer } from '../../apps/server/test/harness.ts'
import { clientOf } from './client.ts'

/** The module's contract suite, as for the memory port, on its adapter, the real server and its hub. */
describe.each(databases)('the real server: $name', (kind) => {
  let server: TestServer
  let live: LiveConnection
  beforeAll(async () => {
    server = await startServer({ kind, demo: 'small' })
    live = createLiveConnection({
      hubUrl: `${server.url}/hubs/portal`,
      token: () => server.tokenOf('aylin.kaya'),
    })
    live.join(101)
  })
  afterAll(async () => {
    await live?.close()
    await server?.stop()
  })

  describeCommentsPort('adapter', async () => {
    const client = await clientOf(server, 'aylin.kaya')
    const other = await clientOf(server, 'sabine.moser')
    const componentId = await addPostCollection(server, 101)
    return {
      port: createCommentsAdapter({ client, scope: { tenant: 101, user: 'aylin' }, live }),
      itemId: componentId,
      say: (text) =>
        other.call(comments.add, { params: { applicationId: 101, componentId }, body: { text } }),
      seerId: (await other.call(users.current, {})).id,
      strangerId: 2_147_000_000,
    }
  })
})
