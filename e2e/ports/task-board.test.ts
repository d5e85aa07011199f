import { createTaskBoardAdapter } from '@atrium/portal-modules/task-board/adapter'
import { describeTaskBoardPort } from '@atrium/portal-modules/task-board/testing/contract'
import { afterAll, beforeAll, describe } from 'vitest'
import { addTaskList } from '../../apps/server/src/areas/testing.ts'
import { databases, startServer, type TestServer } from '../../apps/server/test/harness.ts'
import { clientOf } from './client.ts'

/** The module's contract suite, as for the memory port, on its adapter and the real server. */
describe.each(databases)('the real server: $name', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startServer({ kind, demo: 'small' })
  })
  afterAll(() => server.stop())

  describeTaskBoardPort('adapter', async () => {
    const client = await clientOf(server, 'maren.thiessen')
    const scope = { tenant: 101, user: 'maren' }
    return {
      port: createTaskBoardAdapter({ client, scope }),
      listId: await addTaskList(server, 101),
    }
  })
})
