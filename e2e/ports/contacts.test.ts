import { contacts, pages } from '@atrium/api-client/contract'
import { createContactsAdapter } from '@atrium/portal-modules/contacts/adapter'
import { describeContactsPort } from '@atrium/portal-modules/contacts/testing/contract'
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

  describeContactsPort('adapter', async () => {
    const client = await clientOf(server, 'aylin.kaya')
    const params = { applicationId: 101 }
    const list = (await client.call(pages.list, { params }))
      .flatMap(({ children }) => children)
      .find(({ childComponent }) => childComponent.type === 'contactlist')!
    const { id } = await client.call(contacts.create, {
      params,
      body: {
        firstName: 'Pia',
        lastName: 'Prüfung',
        email: 'pia@agentur.example',
        isCallbackEnabled: true,
      },
    })
    const scope = { tenant: 101, user: 'aylin' }
    return {
      port: createContactsAdapter({ client, scope }),
      listId: list.childComponent.id,
      contactId: id,
    }
  })
})
