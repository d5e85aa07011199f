import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databases, startServer, type TestServer } from '../../../test/harness.ts'
import { datenschutz } from '../../demo/content/courses/datenschutz.ts'
import { addSeminarCollection, wohnwerk } from '../testing.ts'
import { manifest2004 } from './package/testing/manifests.ts'
import { createCourseCalls } from './testing/course-calls.ts'
import { zipOf } from './testing/packages.ts'

const learner = 'tobias.brandt'
const other = 'nadine.wolff'
const passed = { 'cmi.completion_status': 'completed', 'cmi.success_status': 'passed', 'cmi.exit': 'normal' } // prettier-ignore
const left = { 'cmi.completion_status': 'incomplete', 'cmi.exit': 'suspend' }

/** Six questions, of which each learner gets three, in an order of their own. */
const drawnCourse = () => {
  const all = [0, 1, 2, 3, 4, 5]
  const items = all.map((one) => `<item identifier="Q${one}" identifierref="R${one}"><title>Frage ${one}</title></item>`) // prettier-ignore
  const controls = 'selectionTiming="once" selectCount="3" randomizationTiming="once" reorderChildren="true"' // prettier-ignore
  return zipOf({
    'imsmanifest.xml': manifest2004({
      items: `${items.join('')}<imsss:sequencing><imsss:randomizationControls ${controls}/></imsss:sequencing>`,
      resources: all.map((one) => `<resource identifier="R${one}" type="webcontent" adlcp:scormType="sco" href="q${one}.html"/>`).join(''), // prettier-ignore
    }),
    ...Object.fromEntries(
      all.map((one) => [`q${one}.html`, '<!doctype html><title>Frage</title>']),
    ),
  })
}

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

  test('a chapter that gives each learner some of its lessons gives the same on every machine; the others are not theirs, and the report has all (SEM-01, SEM-02, T-86, T-89)', async () => {
    const { id, lessons: all } = await calls.make(await drawnCourse())
    expect(all).toHaveLength(3)
    const own = (await calls.get(learner, id)).lessons
    expect(own).toHaveLength(3)
    expect((await calls.get(learner, id)).lessons).toEqual(own)
    const { participants, seminar } = await calls.report(id)
    expect(seminar.lessons.map((one) => one.identifier)).toEqual([
      'Q0',
      'Q1',
      'Q2',
      'Q3',
      'Q4',
      'Q5',
    ])
    const others = seminar.lessons.filter((lesson) => !own.some((one) => one.id === lesson.id))
    expect((await calls.launch(learner, [id, others[0]!.id])).problem.code).toBe('lesson-locked')
    const begin = async (lessonId: number, cmi: Record<string, string>) => {
      const { body } = await calls.launch(learner, [id, lessonId])
      await calls.commit(learner, [id, lessonId], cmi, { ...body, isLast: true })
    }
    for (const lesson of own) {
      await begin(lesson.id, left)
      await begin(lesson.id, passed)
    }
    const after = await calls.get(learner, id)
    expect(after.lessons.map((one) => [one.id, one.lessonStatus])).toEqual(own.map((one) => [one.id, 'completed'])) // prettier-ignore
    expect(after.lessonStatus).toBe('completed')
    const row = async () => (await calls.report(id)).participants.find(({ person }) => person.lastName === 'Brandt') // prettier-ignore
    expect(await row()).toMatchObject({ lessonStatus: 'completed', lessons: { length: 3 }, leftOutLessonIds: others.map((one) => one.id) }) // prettier-ignore
    expect(participants.find(({ person }) => person.lastName === 'Brandt')?.lessonStatus).toBe('none') // prettier-ignore
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
