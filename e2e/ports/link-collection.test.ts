import { createClient } from '@atrium/api-client'
import { defaultBases, linkCollections, pages } from '@atrium/api-client/contract'
import { createLinkCollectionAdapter } from '@atrium/portal-modules/link-collection/adapter'
import { describeLinkCollectionPort } from '@atrium/portal-modules/link-collection/testing/contract'
import { afterAll, beforeAll, describe } from 'vitest'
import { databases, startServer, type TestServer } from '../../apps/server/test/harness.ts'

/** Sends a form as one piece: Node's own streaming of forms trips over a cancelled call. */
const whole: typeof fetch = async (input, init = {}) => {
  if (!(init.body instanceof FormData)) return fetch(input, init)
  const form = new Response(init.body)
  const headers = { ...(init.headers as object), 'Content-Type': form.headers.get('Content-Type')! }
  return fetch(input, { ...init, headers, body: await form.arrayBuffer() })
}

/** The module's contract suite, as for the memory port, on its adapter and the real server. */
describe.each(databases)('the real server: $name', (kind) => {
  let server: TestServer
  let collections = 0
  beforeAll(async () => {
    server = await startServer({ kind, demo: 'small' })
  })
  afterAll(() => server.stop())

  describeLinkCollectionPort('adapter', async () => {
    const token = await server.tokenOf('maren.thiessen')
    const bases = Object.fromEntries(
      Object.entries(defaultBases).map(([name, path]) => [name, server.url + path]),
    )
    const client = createClient({
      bases,
      token: async () => token,
      language: () => 'de',
      fetch: whole,
    })
    const params = { applicationId: 101 }
    const [page] = await client.call(pages.list, { params })
    const { id } = await client.call(linkCollections.create, {
      params,
      body: {
        displayName: `Prüfung ${(collections += 1)}`,
        collectionType: 'unknown',
        data: { parentComponentId: page!.id },
      },
    })
    const scope = { tenant: 101, user: 'maren' }
    return { port: createLinkCollectionAdapter({ client, scope }), collectionId: id }
  })
})
