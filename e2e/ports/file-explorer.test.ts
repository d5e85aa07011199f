import { directories, pages } from '@atrium/api-client/contract'
import { createFileExplorerAdapter } from '@atrium/portal-modules/file-explorer/adapter'
import { describeFileExplorerPort } from '@atrium/portal-modules/file-explorer/testing/contract'
import { afterAll, beforeAll, describe, vi } from 'vitest'
import { databases, startServer, type TestServer } from '../../apps/server/test/harness.ts'
import { clientOf } from './client.ts'

/** The module's contract suite, as for the memory port, on its adapter and the real server. */
describe.each(databases)('the real server: $name', (kind) => {
  let server: TestServer
  let folders = 0
  beforeAll(async () => {
    server = await startServer({ kind, demo: 'small' })
    // Where a browser keeps choices.
    const kept = new Map<string, string>()
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
      removeItem: (key: string) => kept.delete(key),
    })
  })
  afterAll(() => {
    vi.unstubAllGlobals()
    return server.stop()
  })

  describeFileExplorerPort('adapter', async () => {
    const client = await clientOf(server, 'aylin.kaya')
    const params = { applicationId: 101 }
    const all = await client.call(pages.list, { params })
    const root = all
      .flatMap(({ children }) => children)
      .find(({ childComponent }) => childComponent.type === 'fileexplorer')!.childComponent.id
    const { id } = await client.call(directories.create, {
      params,
      body: {
        parentComponentId: root,
        displayName: `Prüfung ${(folders += 1)}`,
        notifyGroups: false,
      },
    })
    const scope = { tenant: 101, user: 'aylin' }
    const port = createFileExplorerAdapter({ client, scope })
    return { port, rootId: id }
  })
})
