import { pages } from '@atrium/api-client/contract'
import { createDirectOrdersAdapter } from '@atrium/portal-modules/direct-orders/adapter'
import { describeDirectOrdersPort } from '@atrium/portal-modules/direct-orders/testing/contract'
import { afterAll, beforeAll, describe } from 'vitest'
import { databases, startServer, type TestServer } from '../../apps/server/test/harness.ts'
import { clientOf } from './client.ts'

const tenant = 115
const day = 86_400_000

/** A day from now, as people write it. */
const inDays = (days: number) => new Date(Date.now() + days * day).toISOString().slice(0, 10)

/** The module's contract suite, as for the memory port, on its adapter and the real server. */
describe.each(databases)('the real server: $name', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startServer({ kind, demo: 'small' })
  })
  afterAll(() => server.stop())

  describeDirectOrdersPort('adapter', async () => {
    const client = await clientOf(server, 'tobias.brandt')
    const all = await client.call(pages.list, { params: { applicationId: tenant } })
    const list = all
      .flatMap(({ children }) => children)
      .find(({ childComponent }) => childComponent.type === 'directorderlist')!
    return {
      port: createDirectOrdersAdapter({
        client,
        scope: { tenant, user: 'tobias' },
        canOrder: true,
      }),
      componentId: list.childComponent.id,
      content: {
        action: 'rescale',
        name: 'Mehr Spots am Samstag',
        description: '',
        target: '',
        comment: '',
        region: 'Süd',
        purchaseOrder: '',
        block: null,
        customer: null,
        campaignId: null,
        productId: null,
        budget: 1_200,
        duration: null,
        start: inDays(10),
        end: inDays(17),
        taxonomy: '',
        media: [
          { mediaTypeId: 6, name: 'Radio', isSelected: true, needsDates: false, start: null, end: null }, // prettier-ignore
        ],
        values: [],
        files: [],
        isSent: true,
      },
    }
  })
})
