import { createSeminarAdapter } from '@atrium/portal-modules/seminar/adapter'
import { describeSeminarPort } from '@atrium/portal-modules/seminar/testing/contract'
import { afterAll, beforeAll, describe } from 'vitest'
import { packageOf } from '../../apps/server/src/areas/seminars/testing/packages.ts'
import { addSeminarCollection } from '../../apps/server/src/areas/testing.ts'
import { databases, startServer, type TestServer } from '../../apps/server/test/harness.ts'
import { clientOf } from './client.ts'

const tenant = 115
const fields = {
  title: 'Media-ABC',
  description: null,
  durationMinutes: null,
  dueAt: null,
  startsAt: null,
  endsAt: null,
  location: '',
  trainer: '',
  seats: null,
  imageUrl: '',
  hasCertificate: false,
}
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()

/** The module's contract suite, as for the memory port, on its adapter and the real server. */
describe.each(databases)('the real server: $name', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startServer({ kind, demo: 'small' })
  })
  afterAll(() => server.stop())

  const portOf = async (login: string) =>
    createSeminarAdapter({
      client: await clientOf(server, login),
      scope: { tenant, user: login },
    })

  describeSeminarPort('adapter', async () => {
    const port = await portOf('jonas.petersen')
    const collectionId = await addSeminarCollection(server, tenant)
    const elsewhere = await addSeminarCollection(server, tenant)
    const add = (more: object) =>
      port.add!({
        collectionId: elsewhere,
        fields: { ...fields, kind: 'scorm', ...more },
        commandId: crypto.randomUUID(),
      })
    const { id: seminarId } = await add({})
    const lessons = ['eins', 'zwei', 'drei'].map((name) => ({ identifier: name, title: name }))
    await port.uploadPackage!({ seminarId, file: await packageOf(lessons) })
    const { id: certified } = await add({ hasCertificate: true })
    await port.uploadPackage!({ seminarId: certified, file: await packageOf(lessons.slice(0, 1)) })
    const { id: datedId } = await add({ kind: 'dated', startsAt: inDays(3), endsAt: inDays(4), seats: 1 }) // prettier-ignore
    return {
      port,
      collectionId,
      reported: { port, seminarId },
      learner: { port: await portOf('tobias.brandt'), seminarId, datedId, certified },
    }
  })
})
