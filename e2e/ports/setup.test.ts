import { createSetupAdapter } from '@atrium/portal-modules/setup/adapter'
import { describeSetupPort } from '@atrium/portal-modules/setup/testing/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databases, startServer, type TestServer } from '../../apps/server/test/harness.ts'
import { clientOf } from './client.ts'

/** The module's contract suite, as for the memory port, on its adapter and the real server. */
describe.each(databases)('the real server: $name', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startServer({ kind, demo: 'small' })
  })
  afterAll(() => server.stop())

  const adapterFor = async (login: string) =>
    createSetupAdapter({
      client: await clientOf(server, login),
      scope: { tenant: 0, user: login },
      open: () => undefined,
    })

  describeSetupPort('adapter', async () => ({
    port: await adapterFor('maren.thiessen'),
    known: 'maren.thiessen@brueckner-vahl.example',
  }))

  test('a consultant sets up none (SETUP-10)', async () => {
    const port = await adapterFor('aylin.kaya')
    await expect(
      port.create({
        name: 'Ohne Recht',
        description: '',
        agencyName: '',
        pictureId: null,
        primary: null,
        secondary: null,
        customers: [],
        members: [],
        featureIds: [],
        templateKey: null,
        settings: [],
        commandId: crypto.randomUUID(),
      }),
    ).rejects.toMatchObject({ code: 'forbidden' })
  })
})
