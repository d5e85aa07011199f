import { createCustomersAdapter } from '@atrium/portal-modules/customers/adapter'
import { describeCustomersPort } from '@atrium/portal-modules/customers/testing/contract'
import { afterAll, beforeAll, describe } from 'vitest'
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

  describeCustomersPort('adapter', async () =>
    createCustomersAdapter({ client: await clientOf(server, 'maren.thiessen'), scope }),
  )
})
