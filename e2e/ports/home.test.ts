import { createClient } from '@atrium/api-client'
import { defaultBases } from '@atrium/api-client/contract'
import { createHomeAdapter } from '@atrium/portal-modules/home/adapter'
import { describeHomePort } from '@atrium/portal-modules/home/testing/contract'
import { afterAll, beforeAll, describe } from 'vitest'
import { databases, startServer, type TestServer } from '../../apps/server/test/harness.ts'

/** The module's contract suite, as for the memory port, on its adapter and the real server. */
describe.each(databases)('the real server: $name', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startServer({ kind, demo: 'small' })
  })
  afterAll(() => server.stop())

  describeHomePort('adapter', async () => {
    const token = await server.tokenOf('sabine.moser')
    const bases = Object.fromEntries(
      Object.entries(defaultBases).map(([name, path]) => [name, server.url + path]),
    )
    const client = createClient({ bases, token: async () => token, language: () => 'de' })
    const scope = { tenant: 101, user: 'sabine' }
    return createHomeAdapter({ client, scope, open: () => undefined })
  })
})
