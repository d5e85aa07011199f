import { createHomeAdapter } from '@atrium/portal-modules/home/adapter'
import { describeHomePort } from '@atrium/portal-modules/home/testing/contract'
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

  describeHomePort('adapter', async () => {
    const client = await clientOf(server, 'sabine.moser')
    const scope = { tenant: 101, user: 'sabine' }
    return createHomeAdapter({ client, scope, open: () => undefined })
  })
  describeHomePort('adapter of who sets it up', async () => {
    const client = await clientOf(server, 'aylin.kaya')
    const scope = { tenant: 101, user: 'aylin' }
    return createHomeAdapter({ client, scope, open: () => undefined, setsUp: true })
  })
})
