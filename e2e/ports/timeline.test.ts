import { createTimelineAdapter } from '@atrium/portal-modules/timeline/adapter'
import { describeTimelinePort } from '@atrium/portal-modules/timeline/testing/contract'
import { afterAll, beforeAll, describe } from 'vitest'
import { addTimeline } from '../../apps/server/src/areas/testing.ts'
import { databases, startServer, type TestServer } from '../../apps/server/test/harness.ts'
import { clientOf } from './client.ts'

/** The module's contract suite, as for the memory port, on its adapter and the real server. */
describe.each(databases)('the real server: $name', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startServer({ kind, demo: 'small' })
  })
  afterAll(() => server.stop())

  describeTimelinePort('adapter', async () => {
    const client = await clientOf(server, 'aylin.kaya')
    const scope = { tenant: 101, user: 'aylin' }
    const port = createTimelineAdapter({ client, scope })
    return { port, timelineId: await addTimeline(server, 101) }
  })
})
