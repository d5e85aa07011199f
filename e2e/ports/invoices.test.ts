import { createInvoicesAdapter } from '@atrium/portal-modules/invoices/adapter'
import { describeInvoicesPort } from '@atrium/portal-modules/invoices/testing/contract'
import { afterAll, beforeAll, describe } from 'vitest'
import { databases, startServer, type TestServer } from '../../apps/server/test/harness.ts'
import { dayFrom } from '../../apps/server/src/platform/berlin-time.ts'
import { clientOf } from './client.ts'

const scope = { tenant: 101 }
const customers = [{ id: 10_101, name: 'Alpenquell Getränke AG' }]
const dayAgo = (days: number) => dayFrom(new Date(), -days)

/** The module's contract suite, as for the memory port, on its adapter and the real server. */
describe.each(databases)('the real server: $name', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startServer({ kind, demo: 'small' })
  })
  afterAll(() => server.stop())

  // A client of the customer, and the agency, which keeps the address.
  for (const login of ['marco.rossi', 'aylin.kaya'])
    describeInvoicesPort(`adapter of ${login}`, async () => ({
      port: createInvoicesAdapter({
        client: await clientOf(server, login),
        scope: { ...scope, user: login },
        customers,
      }),
      span: { from: dayAgo(460), to: dayAgo(-1) },
    }))
})
