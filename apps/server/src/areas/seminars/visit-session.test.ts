import { sessions } from '@atrium/api-client/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createApi } from '../../../test/api.ts'
import { databases, startServer, type TestServer } from '../../../test/harness.ts'
import { createPortal } from '../../identity/testing/portal.ts'
import { addSeminarCollection, wohnwerk } from '../testing.ts'
import { createCourseCalls } from './testing/course-calls.ts'
import { packageOf } from './testing/packages.ts'

const learner = 'tobias.brandt'

describe.each(databases)('the address of a visit on $name', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startServer({ kind, demo: 'small', realTokens: true })
  })
  afterAll(() => server?.stop())

  test('ends with the session in which the lesson was opened; what the lesson says as it goes is kept (SEM-05, T-87, T-91)', async () => {
    const collectionId = await addSeminarCollection(server, wohnwerk)
    const signIn = async (login: string) => {
      const { access_token: token } = await createPortal(server.url).signIn({ login, password: 'atrium-demo' }) // prettier-ignore
      return createApi(server.url, token)
    }
    const people = { [learner]: await signIn(learner), 'jonas.petersen': await signIn('jonas.petersen') } // prettier-ignore
    const calls = createCourseCalls(
      { as: async (login: string) => people[login as keyof typeof people] } as TestServer,
      { applicationId: wohnwerk, collectionId, keeper: 'jonas.petersen' },
    )
    const course = await calls.make(await packageOf([{ identifier: 'eins', title: 'Eins' }]))
    const key = [course.id, course.lessons[0]!.id] as const
    const { body: visit } = await calls.launch(learner, key)
    const page = async () => (await fetch(new URL(visit.entry, new URL('..', visit.url)))).status
    expect(await page()).toBe(200)

    people[learner] = await signIn(learner)
    expect((await people[learner].call(sessions.endOthers)).body.count).toBeGreaterThan(0)
    await expect.poll(page).toBe(404)
    const said = JSON.stringify({ cmi: { 'cmi.core.lesson_location': '7' }, seconds: 3 })
    expect((await fetch(new URL('state', visit.url), { method: 'POST', body: said })).status).toBe(204) // prettier-ignore
    const again = await calls.launch(learner, key, true)
    expect(again.body.runtime.cmi['cmi.core.lesson_location']).toBe('7')
  })
})
