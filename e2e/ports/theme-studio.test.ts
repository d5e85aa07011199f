import { createThemeStudioAdapter } from '@atrium/portal-modules/theme-studio/adapter'
import { describeThemeStudioPort } from '@atrium/portal-modules/theme-studio/testing/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databases, startServer, type TestServer } from '../../apps/server/test/harness.ts'
import { clientOf } from './client.ts'

const scope = { tenant: 101, user: 'maren' }
/** Two halves, red and white, as a browser would send them. */
const logo = () =>
  fetch(
    'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAAFElEQVR42mN4xCAFR/+RAMPQkgAARFh/Ie465KQAAAAASUVORK5CYII=',
  ).then((answer) => answer.blob())

/** The module's contract suite, as for the memory port, on its adapter and the real server. */
describe.each(databases)('the real server: $name', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startServer({ kind, demo: 'small' })
  })
  afterAll(() => server.stop())

  const adapterFor = async (login: string) =>
    createThemeStudioAdapter({
      client: await clientOf(server, login),
      scope,
      name: 'Alpenquell',
      canEdit: true,
    })

  describeThemeStudioPort('adapter', async () => ({ port: await adapterFor('maren.thiessen') }))

  test('an uploaded logo names its colours (D-07, ENT-20, ADM-10)', async () => {
    const port = await adapterFor('aylin.kaya')
    const picture = await port.upload!(new File([await logo()], 'logo.png', { type: 'image/png' }))
    expect(picture.url).toMatch(/^\/images\//)
    expect(picture.colors).toContain('#e2001a')
  })

  test('who has no say in themes reads none, and a Supervisor saves none (ADM-09)', async () => {
    const client = await adapterFor('sabine.moser')
    await expect(client.studio().load()).rejects.toMatchObject({ code: 'forbidden' })
    const supervisor = await adapterFor('henning.vahl')
    const { themes } = await supervisor.studio().load()
    await expect(
      supervisor.save({ ...themes[0]!, commandId: crypto.randomUUID() }),
    ).rejects.toMatchObject({ code: 'forbidden' })
  })
})
