import { directories, fileLinks, pages } from '@atrium/api-client/contract'
import { createViewerAdapter } from '@atrium/portal-modules/viewer/adapter'
import { describeViewerPort } from '@atrium/portal-modules/viewer/testing/contract'
import { afterAll, beforeAll, describe } from 'vitest'
import { databases, startServer, type TestServer } from '../../apps/server/test/harness.ts'
import { clientOf } from './client.ts'

/** The module's contract suite, as for the memory port, on its adapter and the real server. */
describe.each(databases)('the real server: $name', (kind) => {
  let server: TestServer
  let folders = 0
  beforeAll(async () => {
    server = await startServer({ kind, demo: 'small' })
  })
  afterAll(() => server.stop())

  describeViewerPort('adapter', async () => {
    const client = await clientOf(server, 'maren.thiessen')
    const params = { applicationId: 101 }
    const all = await client.call(pages.list, { params })
    const explorer = all
      .flatMap(({ children }) => children)
      .find(({ childComponent }) => childComponent.type === 'fileexplorer')!.childComponent
    const folder = await client.call(directories.create, {
      params,
      body: {
        parentComponentId: explorer.id,
        displayName: `Vorschau ${(folders += 1)}`,
        notifyGroups: false,
      },
    })
    // Sent in another order than names have.
    const uploaded = await client.call(fileLinks.upload, {
      params,
      body: { ParentComponentId: folder.id, notifyGroups: false },
      files: {
        files: [
          new File(['b'], 'Motiv 10.txt', { type: 'text/plain' }),
          new File(['a'], 'Motiv 9.txt', { type: 'text/plain' }),
        ],
      },
    })
    const idOf = (name: string) => uploaded.find(({ displayName }) => displayName === name)!.id
    const scope = { tenant: 101, user: 'maren' }
    const other = await client.call(directories.create, {
      params,
      body: {
        parentComponentId: explorer.id,
        displayName: `Versionen ${folders}`,
        notifyGroups: false,
      },
    })
    const texts = ['alt', 'neu'] as const
    const [versioned] = await client.call(fileLinks.upload, {
      params,
      body: { ParentComponentId: other.id, notifyGroups: false },
      files: { files: [new File([texts[0]], 'Zweimal.txt')] },
    })
    await client.call(fileLinks.upload, {
      params,
      body: { ParentComponentId: other.id, notifyGroups: false, conflict: 'replace' },
      files: { files: [new File([texts[1]], 'Zweimal.txt')] },
    })
    return {
      port: createViewerAdapter({ client, scope }),
      files: [idOf('Motiv 9.txt'), idOf('Motiv 10.txt')] as const,
      // A folder is nothing that a viewer shows.
      nothing: folder.id,
      versioned: { id: versioned!.id, texts },
    }
  })
})
