import sql from 'sql-template-tag'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databases, startServer, type TestServer } from '../../../test/harness.ts'
import { addSeminarCollection, rowsOf, wohnwerk } from '../testing.ts'
import { createCourseCalls } from './testing/course-calls.ts'
import { packageOf } from './testing/packages.ts'

const learner = 'tobias.brandt'

describe.each(databases)('a learner who is deactivated on $name', (kind) => {
  let server: TestServer
  let now = Date.now()
  beforeAll(async () => {
    server = await startServer({ kind, demo: 'small', clock: { now: () => new Date(now) } })
  })
  afterAll(() => server?.stop())

  test('in the middle of a lesson is refused clearly, gets none of its files any more, and loses nothing that was reported (PERM-13, T-87, T-91)', async () => {
    const collectionId = await addSeminarCollection(server, wohnwerk)
    const calls = createCourseCalls(server, { applicationId: wohnwerk, collectionId, keeper: 'jonas.petersen' }) // prettier-ignore
    const course = await calls.make(await packageOf([{ identifier: 'eins', title: 'Eins' }]))
    const key = [course.id, course.lessons[0]!.id] as const
    const { body: visit } = await calls.launch(learner, key)
    const { launchId } = visit
    const page = async () => (await fetch(new URL(visit.entry, new URL('..', visit.url)))).status
    const said = { 'cmi.core.lesson_status': 'incomplete', 'cmi.core.lesson_location': '4' }
    expect((await calls.commit(learner, key, said, { launchId })).status).toBe(200)
    expect(await page()).toBe(200)

    const setActive = (isActive: boolean) =>
      rowsOf(server, sql`update users set is_active = ${isActive} where email like ${`${learner}@%`} returning id`) // prettier-ignore
    await setActive(false)
    // An answer about somebody's rights counts twenty seconds.
    now += 21_000
    const passed = { 'cmi.core.lesson_status': 'passed' }
    const late = await calls.commit(learner, key, passed, { launchId, sequence: 2 })
    expect([late.status, late.problem.code]).toEqual([403, 'deactivated'])
    const beacon = JSON.stringify({ cmi: passed, seconds: 30 })
    const state = await fetch(new URL('state', visit.url), { method: 'POST', body: beacon })
    expect([state.status >= 400, await page()]).toEqual([true, 404])

    // Let in again, they go on where they were, and what waited on their device is taken.
    await setActive(true)
    now += 21_000
    expect((await calls.commit(learner, key, passed, { launchId, sequence: 2 })).body).toMatchObject({ lessonStatus: 'completed' }) // prettier-ignore
    const again = await calls.launch(learner, key, true)
    expect(again.body.runtime.cmi['cmi.core.lesson_location']).toBe('4')
  })
})
