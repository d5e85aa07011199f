import { chats, users } from '@atrium/api-client/contract'
import { createChatConnection, type ChatConnection } from '@atrium/api-client/live'
import { createChatAdapter } from '@atrium/portal-modules/chat/adapter'
import { describeChatPort } from '@atrium/portal-modules/chat/testing/contract'
import { afterAll, beforeAll, describe } from 'vitest'
import { databases, startServer, type TestServer } from '../../apps/server/test/harness.ts'
import { clientOf } from './client.ts'

/** The module's contract suite, as for the memory port, on its adapter, the real server and its hub. */
describe.each(databases)('the real server: $name', (kind) => {
  let server: TestServer
  let messages: ChatConnection
  beforeAll(async () => {
    server = await startServer({ kind, demo: 'small' })
    messages = createChatConnection({
      hubUrl: `${server.url}/hubs/chat`,
      token: () => server.tokenOf('aylin.kaya'),
    })
  })
  afterAll(async () => {
    await messages?.close()
    await server?.stop()
  })

  describeChatPort('adapter', async () => {
    const client = await clientOf(server, 'aylin.kaya')
    const other = await clientOf(server, 'sabine.moser')
    const params = { applicationId: 101 }
    const everybody = await client.call(users.directory, { params })
    const setting = ['ADMINISTRATOR', 'CLIENTSERVICE', 'CLIENT_LEAD', 'CLIENT']
    const stranger = everybody.find(({ roles }) => !roles.some((role) => setting.includes(role)))
    return {
      port: createChatAdapter({ client, scope: { tenant: 101, user: 'aylin' }, messages }),
      say: (chatId, content) =>
        other.call(chats.send, { params: { ...params, chatId }, body: { content } }),
      otherId: (await other.call(users.current, {})).id,
      strangerId: stranger?.id ?? 2_147_000_000,
    }
  })
})
