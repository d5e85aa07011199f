import { channels } from '@atrium/api-client/contract'
import { createApprovalsAdapter } from '@atrium/portal-modules/approvals/adapter'
import { describeApprovalsPort } from '@atrium/portal-modules/approvals/testing/contract'
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

  describeApprovalsPort('adapter', async () => {
    const client = await clientOf(server, 'sabine.moser')
    const agency = await clientOf(server, 'aylin.kaya')
    return {
      port: createApprovalsAdapter({ client, scope: { tenant: 101, user: 'sabine' } }),
      changePlan: async ({ id, application, plan }) =>
        void (await agency.call(channels.save, {
          params: { applicationId: application.id, id },
          body: { budget: plan.budget! + 500 },
        })),
    }
  })
})
