import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databases, startServer, type TestServer } from '../../../test/harness.ts'
import { datenschutz } from '../../demo/content/courses/datenschutz.ts'
import { addSeminarCollection, wohnwerk } from '../testing.ts'
import { createCourseCalls } from './testing/course-calls.ts'

const learner = 'tobias.brandt'
const other = 'nadine.wolff'
const passed = { 'cmi.completion_status': 'completed', 'cmi.success_status': 'passed', 'cmi.exit': 'normal' } // prettier-ignore
const left = { 'cmi.completion_status': 'incomplete', 'cmi.exit': 'suspend' }

describe.each(databases)('the order of a course on $name', (kind) => {
  let server: TestServer
  let calls: ReturnType<typeof createCourseCalls>
  beforeAll(async () => {
    server = await startServer({ kind, demo: 'small' })
    const collectionId = await addSeminarCollection(server, wohnwerk)
    calls = createCourseCalls(server, { applicationId: wohnwerk, collectionId, keeper: 'jonas.petersen' }) // prettier-ignore
  })
  afterAll(() => server?.stop())

  /** Our course in SCORM 2004: four lessons and a test that opens after them. */
  async function makeCourse() {
    const file = new File([new Uint8Array(datenschutz())], 'Datenschutz.zip')
    const { id, lessons } = await calls.make(file)
    const ids = Object.fromEntries(lessons.map((one) => [one.identifier, one.id]))
    const visit = async (login: string, identifier: string, cmi: Record<string, string>) => {
      const key = [id, ids[identifier]!] as const
      const { status, problem, body } = await calls.launch(login, key)
      if (status !== 200) return problem.code
      await calls.commit(login, key, cmi, { ...body, isLast: true })
      return body.runtime.cmi
    }
    return { id, ids, visit }
  }

  test('the test of a SCORM 2004 course opens after its lessons, says which are missing, and is refused before; the state is the same wherever somebody signs in (SEM-01, T-86)', async () => {
    const { id, ids, visit } = await makeCourse()
    const testOf = async (login: string) => (await calls.get(login, id)).lessons.at(-1)!
    const all = ['personendaten', 'erlaubnis', 'kasse', 'vorfall'] as const
    expect(await testOf(learner)).toMatchObject({ isLocked: true, lock: { reason: 'rule', after: all.map((one) => ids[one]) } }) // prettier-ignore
    expect(await visit(learner, 'abschlusstest', passed)).toBe('lesson-locked')
    for (const one of all.slice(0, 3)) await visit(learner, one, passed)
    await visit(learner, 'vorfall', left)
    expect((await testOf(learner)).lock).toEqual({ reason: 'rule', after: [ids.vorfall] })
    expect((await calls.get(learner, id)).navigation).toEqual({ lessonId: ids.vorfall, next: null, previous: ids.kasse, onExit: null, hidden: ['previous'] }) // prettier-ignore
    await visit(learner, 'vorfall', passed)
    expect(await testOf(learner)).toMatchObject({ isLocked: false, lock: null })
    expect((await calls.get(learner, id)).navigation?.next).toBe(ids.abschlusstest)
    // Somebody else is where they are.
    expect((await testOf(other)).isLocked).toBe(true)
    // Looked at once more, a lesson does not close what it has opened.
    await visit(learner, 'erlaubnis', { 'cmi.completion_status': 'incomplete' })
    expect((await testOf(learner)).isLocked).toBe(false)
    await visit(learner, 'abschlusstest', { ...passed, 'cmi.score.scaled': '0.9' })
    const { participants } = await calls.report(id)
    expect((await calls.get(learner, id)).lessonStatus).toBe('completed')
    expect(participants.find(({ person }) => person.lastName === 'Brandt')?.lessonStatus).toBe('completed') // prettier-ignore
  })

  test('a lesson finds the objectives of its manifest, and how other lessons have left them (SEM-06)', async () => {
    const { visit } = await makeCourse()
    expect(await visit(learner, 'personendaten', passed)).toEqual({
      'cmi.objectives.0.id': 'personendaten-ziel',
    })
    for (const one of ['erlaubnis', 'kasse', 'vorfall']) await visit(learner, one, passed)
    expect(await visit(learner, 'abschlusstest', {})).toMatchObject({
      'cmi.objectives.0.id': 'test-ergebnis',
      'cmi.objectives.1.id': 'personendaten-gelesen',
      'cmi.objectives.1.success_status': 'passed',
    })
  })
})
