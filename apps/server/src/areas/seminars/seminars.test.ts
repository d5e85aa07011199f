import {
  components,
  notifications,
  notificationTypes,
  scormPackages,
  seminars,
} from '@atrium/api-client/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databases, startServer, type TestServer } from '../../../test/harness.ts'
import { addSeminarCollection, rowsOf, wohnwerk, type EventRow } from '../testing.ts'
import { remindLearners } from './reminders.job.ts'
import { packageOf, zipOf } from './testing/packages.ts'
import sql from 'sql-template-tag'

const keeper = 'jonas.petersen'
const learner = 'tobias.brandt'
const other = 'nadine.wolff'
const hour = 3_600_000

const two = [
  { identifier: 'eins', title: 'Eins' },
  { identifier: 'zwei', title: 'Zwei', prerequisites: 'eins' },
]

describe.each(databases)('seminars on $name', (kind) => {
  let server: TestServer
  let collectionId: number
  let now = Date.now()
  beforeAll(async () => {
    server = await startServer({ kind, demo: 'small', clock: { now: () => new Date(now) } })
    collectionId = await addSeminarCollection(server, wohnwerk)
  })
  afterAll(() => server?.stop())

  const params = { applicationId: wohnwerk }
  const at = (inHours: number) => new Date(now + inHours * hour).toISOString()
  const make = async (login: string, fields: object = {}) =>
    (await server.as(login)).call(seminars.create, {
      params,
      body: {
        displayName: 'Media-ABC',
        kind: 'scorm',
        ...fields,
        data: { parentComponentId: collectionId },
      },
    })
  const get = async (login: string, componentId: number) =>
    (await server.as(login)).call(seminars.get, { params: { ...params, componentId } })
  const upload = async (
    login: string,
    componentId: number,
    file: File,
    attempts?: 'keep' | 'anew',
  ) =>
    (await server.as(login)).call(scormPackages.upload, {
      params: { ...params, componentId },
      body: attempts ? { attempts } : {},
      files: { file: [file] },
    })
  /** A course with the two lessons, or those given. */
  const makeCourse = async (lessons = two) => {
    const { body } = await make(keeper)
    expect((await upload(keeper, body.id, await packageOf(lessons))).status).toBe(201)
    return (await get(learner, body.id)).body
  }
  const launch = async (login: string, componentId: number, lessonId: number, takeOver = false) =>
    (await server.as(login)).call(seminars.launch, {
      params: { ...params, componentId, lessonId },
      body: { takeOver },
    })
  interface Said {
    launchId: string
    sequence?: number
    seconds?: number
    isLast?: boolean
  }
  const commit = async (
    login: string,
    [componentId, lessonId]: readonly [number, number],
    cmi: Record<string, string>,
    { launchId, sequence = 1, seconds = 10, isLast }: Said,
  ) =>
    (await server.as(login)).call(seminars.saveRuntime, {
      params: { ...params, componentId, lessonId },
      body: { cmi, launchId, sequence, seconds, ...(isLast && { isLast }) },
    })
  const runtime = async (login: string, componentId: number, lessonId: number) =>
    (await server.as(login)).call(seminars.runtime, {
      params: { ...params, componentId, lessonId },
    })
  /** What somebody was told of a seminar. */
  const newsOf = async (login: string, componentId: number) => {
    const { body } = await (await server.as(login)).call(notifications.list, { params })
    return body.items.filter((item) => item.relatedObjectId === componentId)
  }
  const refusal = ({ status, problem }: { status: number; problem: { code?: string } }) => [
    status,
    problem.code,
  ]

  describe('what staff keeps', () => {
    test('is made, changed, deleted and brought back; learners only see it (SEM-01, SEM-07)', async () => {
      const { status, body } = await make(keeper, {
        description: 'Was Werbung kostet',
        durationMinutes: '45',
        dueDate: at(100),
      })
      expect([status, body.durationMinutes, body.can.edit]).toEqual([201, 45, true])
      const list = await (
        await server.as(learner)
      ).call(seminars.list, { params, query: { parentComponentId: collectionId } })
      const seen = list.body.find(({ id }) => id === body.id)
      expect([seen?.dueDate, seen?.lessonStatus, seen?.can.edit]).toEqual([at(100), 'none', false])
      expect((await make(learner)).status).toBe(403)

      const api = await server.as(keeper)
      const saved = await api.call(seminars.save, {
        params,
        body: { id: body.id, displayName: 'Media von A bis Z', kind: 'scorm', dueDate: null },
      })
      expect([saved.body.displayName, saved.body.dueDate, saved.body.durationMinutes]).toEqual([
        'Media von A bis Z',
        null,
        45,
      ])
      const stale = await api.call(
        seminars.save,
        { params, body: { id: body.id, displayName: 'Anders', kind: 'scorm' } },
        { 'if-match': '1' },
      )
      expect(stale.status).toBe(409)
      const itself = { params: { ...params, componentId: body.id } }
      expect((await api.call(components.remove, itself)).status).toBe(204)
      expect((await get(learner, body.id)).status).toBe(404)
      expect((await api.call(components.restore, itself)).status).toBe(200)
      expect((await get(learner, body.id)).body.displayName).toBe('Media von A bis Z')
    })

    test('a dated one needs a start before its end, and stays dated (SEM-02)', async () => {
      const wrong = await make(keeper, { kind: 'dated', startsAt: at(2), endsAt: at(1) })
      expect([wrong.status, Object.keys(wrong.problem.errors ?? {})]).toEqual([400, ['endsAt']])
      const none = await make(keeper, { kind: 'dated' })
      expect(Object.keys(none.problem.errors ?? {})).toEqual(['startsAt'])
      const { body } = await make(keeper, { kind: 'dated', startsAt: at(1), endsAt: at(2) })
      expect(body.lessons.map(({ kind: one }) => one)).toEqual(['meeting'])
      const turned = await (
        await server.as(keeper)
      ).call(seminars.save, { params, body: { id: body.id, displayName: 'Kurs', kind: 'scorm' } })
      expect([turned.status, Object.keys(turned.problem.errors ?? {})]).toEqual([400, ['kind']])
    })

    test('a picture of another host is refused at its field', async () => {
      const { status, problem } = await make(keeper, { imageUrl: 'https://else.example/a.png' })
      expect([status, Object.keys(problem.errors ?? {})]).toEqual([400, ['imageUrl']])
    })
  })

  describe('packages', () => {
    test('lessons come of the manifest, in their order (SEM-01, SEM-05)', async () => {
      const course = await makeCourse()
      expect([course.scormVersion, course.packageName]).toEqual(['1.2', 'Kurs.zip'])
      expect(course.lessons.map(({ title, isLocked }) => [title, isLocked])).toEqual([
        ['Eins', false],
        ['Zwei', true],
      ])
    })

    test('what is no package is refused at its field, and by who may not bring one at once (SEM-05)', async () => {
      const { body } = await make(keeper)
      const refused = async (file: File) => {
        const { status, problem } = await upload(keeper, body.id, file)
        return [status, problem.errors?.file?.[0]]
      }
      expect(await refused(await zipOf({ 'a/imsmanifest.xml': '<manifest/>' }))).toEqual([
        400,
        expect.stringContaining('im Ordner „a“'),
      ])
      expect(await refused(await zipOf({ 'index.html': '' }))).toEqual([
        400,
        expect.stringContaining('fehlt die Datei imsmanifest.xml'),
      ])
      expect(await refused(new File(['kein Zip'], 'Kurs.zip'))).toEqual([
        400,
        expect.stringContaining('keine ZIP-Datei'),
      ])
      expect((await upload(learner, body.id, await packageOf(two))).status).toBe(403)
      const dated = await make(keeper, { kind: 'dated', startsAt: at(1), endsAt: at(2) })
      expect((await upload(keeper, dated.body.id, await packageOf(two))).status).toBe(400)
      expect((await get(keeper, body.id)).body.packageName).toBeNull()
    })

    test('a new one asks what becomes of what was learnt; it is kept, or begun anew (T-88)', async () => {
      const course = await makeCourse()
      const first = course.lessons[0]!.id
      const { body: visit } = await launch(learner, course.id, first)
      await commit(learner, [course.id, first], { 'cmi.core.lesson_status': 'completed' }, visit)
      const next = [two[0]!, { identifier: 'drei', title: 'Drei' }]
      // The same once more changes nothing, so nothing is to be decided.
      expect((await upload(keeper, course.id, await packageOf(two))).status).toBe(201)
      expect((await get(learner, course.id)).body.lessons[0]!.lessonStatus).toBe('completed')
      const undecided = await upload(keeper, course.id, await packageOf(next, 'Neu.zip'))
      expect(refusal(undecided)).toEqual([409, 'attempts-undecided'])
      await upload(keeper, course.id, await packageOf(next, 'Neu.zip'), 'keep')
      const kept = (await get(learner, course.id)).body
      expect(kept.packageName).toBe('Neu.zip')
      expect(kept.lessons.map((one) => [one.title, one.id === first, one.lessonStatus])).toEqual([
        ['Eins', true, 'completed'],
        ['Drei', false, 'none'],
      ])
      await upload(keeper, course.id, await packageOf(next), 'anew')
      const anew = (await get(learner, course.id)).body
      expect(anew.lessons.map(({ lessonStatus }) => lessonStatus)).toEqual(['none', 'none'])
      const [ended] = await rowsOf<{ lesson_status: string; reason: string }>(
        server,
        sql`select lesson_status, reason from lesson_attempts where lesson_id = ${first}`,
      )
      expect(ended).toEqual({ lesson_status: 'completed', reason: 'Neues Lernpaket' })
    })

    test('its files come from the content origin, for the visit alone (SEM-05, T-91)', async () => {
      const course = await makeCourse()
      const { body: visit } = await launch(learner, course.id, course.lessons[0]!.id)
      expect(new URL(visit.url).origin).toBe(server.contentUrl)
      expect(visit.entry).toBe('eins/index.html')
      const root = new URL('..', visit.url)
      const page = await fetch(new URL(visit.entry, root))
      expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html'])
      expect(await page.text()).toContain('<title>Eins</title>')
      const policy = page.headers.get('content-security-policy')
      expect(policy).toMatch(/^sandbox allow-scripts/)
      expect(policy).toContain(`frame-ancestors 'self' ${server.url}`)
      const part = await fetch(new URL(visit.entry, root), { headers: { range: 'bytes=0-8' } })
      expect([part.status, await part.text()]).toEqual([206, '<!doctype'])
      for (const path of ['zwei/none.html', '../imsmanifest.xml', '%E0%A4%A'])
        expect([path, (await fetch(new URL(path, root))).status]).toEqual([path, 404])
      expect((await fetch(visit.url.replace('/p/', '/c/'))).status).toBe(404)
      // Another visit of the same learner takes it over, and the first address ends.
      now += 60_000
      await launch(learner, course.id, course.lessons[0]!.id, true)
      expect((await fetch(new URL(visit.entry, root))).status).toBe(404)
    })
  })

  describe('what a lesson keeps', () => {
    test('is there at the next visit, with 64,000 characters of suspend data (SEM-06, T-86)', async () => {
      const course = await makeCourse()
      const key = [course.id, course.lessons[0]!.id] as const
      const { body: visit } = await launch(learner, ...key)
      expect([visit.runtime.cmi, visit.learner.name]).toEqual([{}, 'Brandt, Tobias'])
      const long = 'ä'.repeat(64_000)
      const kept = await commit(
        learner,
        key,
        { 'cmi.suspend_data': long, 'cmi.core.lesson_location': '3', 'cmi.core.score.raw': '42' },
        { ...visit, seconds: 30 },
      )
      expect(kept.body).toMatchObject({ lessonStatus: 'incomplete', score: 42, totalSeconds: 30 })
      await commit(
        learner,
        key,
        { 'cmi.core.lesson_location': '4' },
        { ...visit, sequence: 2, seconds: 50, isLast: true },
      )
      const again = (await launch(learner, ...key)).body
      expect(again.runtime.cmi).toEqual({
        'cmi.suspend_data': long,
        'cmi.core.lesson_location': '4',
        'cmi.core.score.raw': '42',
      })
      expect((await runtime(learner, ...key)).body.cmi).toEqual(again.runtime.cmi)
      expect((await runtime(other, ...key)).body).toEqual({
        cmi: {},
        lessonStatus: 'none',
        version: 0,
      })
      await commit(learner, key, {}, { ...again, seconds: 5 })
      const seen = (await get(learner, course.id)).body
      expect(seen.lessons[0]).toMatchObject({ lessonStatus: 'incomplete', totalSeconds: 55 })
      expect(seen.lessonStatus).toBe('incomplete')
    })

    test('what it says while the page goes away is kept by the address of the visit (T-87)', async () => {
      const course = await makeCourse()
      const key = [course.id, course.lessons[0]!.id] as const
      const { body: visit } = await launch(learner, ...key)
      const send = (said: unknown, method = 'POST') =>
        fetch(new URL('state', visit.url), { method, body: JSON.stringify(said) })
      const place = 'cmi.core.lesson_location'
      const said = { cmi: { [place]: '9', 'cmi.core.exit': 'suspend' }, seconds: 7 }
      expect((await send(said)).status).toBe(204)
      // What the portal had sent before arrives later, and changes only what the lesson has not said again.
      await commit(
        learner,
        key,
        { [place]: '8', 'cmi.suspend_data': 'a' },
        { ...visit, sequence: 3, seconds: 6, isLast: true },
      )
      const kept = (await runtime(learner, ...key)).body.cmi
      expect(kept).toEqual({ ...said.cmi, 'cmi.suspend_data': 'a' })
      // A page that comes back goes on.
      await commit(learner, key, { [place]: '10' }, { ...visit, sequence: 4, seconds: 60 })
      expect((await runtime(learner, ...key)).body.cmi[place]).toBe('10')
      expect((await send({ cmi: { a: 1 } })).status).toBe(400)
      expect((await send('x'.repeat(300_000))).status).toBe(400)
      expect((await send(said, 'PUT')).status).toBe(405)
      const elsewhere = new URL('../imsmanifest.xml', visit.url)
      expect((await fetch(elsewhere, { method: 'POST', body: '{}' })).status).toBe(405)
    })

    test('the same commit again is not kept twice, and a late one of the same visit changes nothing (T-87)', async () => {
      const course = await makeCourse()
      const key = [course.id, course.lessons[0]!.id] as const
      const { body: visit } = await launch(learner, ...key)
      const said = (sequence: number, place: string) =>
        commit(learner, key, { 'cmi.core.lesson_location': place }, { ...visit, sequence })
      await said(2, 'zwei')
      const { status, body } = await said(1, 'eins')
      expect([status, body.version]).toEqual([200, (await said(2, 'nochmals')).body.version])
      expect((await runtime(learner, ...key)).body.cmi['cmi.core.lesson_location']).toBe('zwei')
    })

    test('of a visit that was taken over what was reached counts, and nothing else (T-87)', async () => {
      const course = await makeCourse()
      const key = [course.id, course.lessons[0]!.id] as const
      const { body: first } = await launch(learner, ...key)
      const asked = await launch(learner, ...key)
      expect(refusal(asked)).toEqual([409, 'open-elsewhere'])
      const { body: second } = await launch(learner, ...key, true)
      await commit(learner, key, { 'cmi.core.lesson_location': '7' }, second)
      const late = await commit(
        learner,
        key,
        { 'cmi.core.lesson_location': '2', 'cmi.core.lesson_status': 'passed' },
        first,
      )
      expect(late.body).toMatchObject({ isTakenOver: true, lessonStatus: 'completed' })
      const state = (await runtime(learner, ...key)).body
      expect([state.cmi['cmi.core.lesson_location'], state.lessonStatus]).toEqual([
        '7',
        'completed',
      ])
    })

    test('a visit of which nothing was heard is not asked about', async () => {
      const course = await makeCourse()
      const key = [course.id, course.lessons[0]!.id] as const
      await launch(learner, ...key)
      now += 2 * 60_000
      expect((await launch(learner, ...key)).status).toBe(200)
    })

    test('a locked lesson opens once the one before is done; what only shows is done once opened (SEM-02)', async () => {
      const course = await makeCourse([
        two[0]!,
        two[1]!,
        { identifier: 'anhang', title: 'Anhang', isAsset: true } as (typeof two)[number],
      ])
      const [first, second, third] = course.lessons.map(({ id }) => id) as [number, number, number]
      expect(refusal(await launch(learner, course.id, second))).toEqual([409, 'lesson-locked'])
      const { body: visit } = await launch(learner, course.id, first)
      await commit(learner, [course.id, first], { 'cmi.core.lesson_status': 'passed' }, visit)
      expect((await launch(learner, course.id, second)).status).toBe(200)
      expect((await launch(learner, course.id, third)).body.runtime.lessonStatus).toBe('completed')
      const seen = (await get(learner, course.id)).body
      expect(seen.lessons.map(({ lessonStatus }) => lessonStatus)).toEqual([
        'completed',
        'none',
        'completed',
      ])
    })

    test('who did not open a lesson has nothing to say of it, and more than a megabyte is refused', async () => {
      const course = await makeCourse()
      const key = [course.id, course.lessons[0]!.id] as const
      expect((await commit(other, key, {}, { launchId: '1-guessed' })).status).toBe(403)
      const { body: visit } = await launch(learner, ...key)
      const much = (from: number) =>
        Object.fromEntries(
          Array.from({ length: 15 }, (_, index) => [
            `cmi.interactions.${from + index}.id`,
            'x'.repeat(60_000),
          ]),
        )
      expect((await commit(learner, key, much(0), visit)).status).toBe(200)
      const more = await commit(learner, key, much(15), { ...visit, sequence: 2 })
      expect(refusal(more)).toEqual([413, 'state-too-large'])
      const status = await commit(learner, key, { 'cmi.core.lesson_status': 'passed' }, { ...visit, sequence: 3, seconds: 999_999 }) // prettier-ignore
      expect(status.body.lessonStatus).toBe('completed')
      expect(status.body.totalSeconds).toBeLessThan(600)
    })

    test('is told live to the learner and to staff, not to other learners (SEM-03, RT-03)', async () => {
      const course = await makeCourse()
      const key = [course.id, course.lessons[0]!.id] as const
      const { body: visit } = await launch(learner, ...key)
      await commit(learner, key, { 'cmi.core.lesson_status': 'completed' }, visit)
      const [event] = await rowsOf<EventRow & { payload: Record<string, unknown> }>(
        server,
        sql`select * from events where type = 'lesson.status-changed' order by seq desc limit 1`,
      )
      const idOf = async (login: string) =>
        (await rowsOf<{ id: number }>(server, sql`select id from users where email like ${`${login}@%`}`))[0]!.id // prettier-ignore
      expect(event!.payload).toEqual({
        componentId: key[0],
        lessonId: key[1],
        userId: await idOf(learner),
        lessonStatus: 'completed',
      })
      expect(event!.user_ids).toEqual(
        expect.arrayContaining([await idOf(learner), await idOf(keeper)]),
      )
      expect(event!.user_ids).not.toContain(await idOf(other))
    })
  })

  describe('dated seminars', () => {
    const sign = async (login: string, componentId: number, call: 'signUp' | 'signOff') => {
      const api = await server.as(login)
      const key = { ...params, componentId }
      return call === 'signUp'
        ? api.call(seminars.signUp, { params: key, body: {} })
        : api.call(seminars.signOff, { params: key })
    }

    test('seats go by the order of sign-ups; who waits moves up when somebody goes (SEM-01)', async () => {
      const { body } = await make(keeper, { kind: 'dated', startsAt: at(1), endsAt: at(2), seats: '1' }) // prettier-ignore
      expect((await sign(learner, body.id, 'signUp')).body.ownSignUp).toBe('signedUp')
      const waiting = (await sign(other, body.id, 'signUp')).body
      expect([waiting.ownSignUp, waiting.signedUpCount, waiting.waitingCount]).toEqual(['waiting', 1, 1]) // prettier-ignore
      // Once more changes nothing.
      expect((await sign(other, body.id, 'signUp')).body.waitingCount).toBe(1)
      expect((await sign(learner, body.id, 'signOff')).body.ownSignUp).toBeNull()
      expect((await get(other, body.id)).body.ownSignUp).toBe('signedUp')
      expect(await newsOf(other, body.id)).toMatchObject([
        { type: notificationTypes.Seminar, message: expect.stringContaining('Platz frei') },
      ])
      const course = await makeCourse()
      expect((await sign(learner, course.id, 'signUp')).status).toBe(400)
    })

    test('the morning before those who have a seat are reminded, and who is not done with a course three days before it is due (T-90)', async () => {
      const { body } = await make(keeper, { kind: 'dated', startsAt: at(24), endsAt: at(25), seats: '1' }) // prettier-ignore
      await sign(learner, body.id, 'signUp')
      await sign(other, body.id, 'signUp')
      const { body: course } = await make(keeper, { dueDate: at(72) })
      await upload(keeper, course.id, await packageOf([two[0]!]))
      const lesson = (await get(other, course.id)).body.lessons[0]!.id
      const { body: visit } = await launch(other, course.id, lesson)
      await commit(other, [course.id, lesson], { 'cmi.core.lesson_status': 'completed' }, visit)
      // Nobody is reminded of what went with its module.
      const remove = (gone: boolean) =>
        rowsOf(
          server,
          sql`update components set deleted_at = case when ${gone} then now() end where id = ${collectionId}`,
        )
      await remove(true)
      await remindLearners(server.deps)
      await remove(false)
      expect(await newsOf(learner, body.id)).toEqual([])
      await remindLearners(server.deps)
      expect(await newsOf(learner, body.id)).toMatchObject([
        { message: expect.stringContaining('findet morgen statt'), url: expect.stringContaining(`/academy/sessions/${body.id}`) }, // prettier-ignore
      ])
      expect(await newsOf(other, body.id)).toEqual([])
      expect(await newsOf(learner, course.id)).toMatchObject([
        { message: expect.stringContaining('drei Tage') },
      ])
      expect(await newsOf(other, course.id)).toEqual([])
    })

    test('once it is over nobody signs up; who had a seat was not there unless staff says so (SEM-02)', async () => {
      const { body } = await make(keeper, { kind: 'dated', startsAt: at(1), endsAt: at(2) })
      await sign(learner, body.id, 'signUp')
      await sign(other, body.id, 'signUp')
      now += 3 * hour
      expect(refusal(await sign(learner, body.id, 'signOff'))).toEqual([409, 'is-over'])
      expect((await get(learner, body.id)).body.lessonStatus).toBe('notAttended')
      const api = await server.as(keeper)
      const itself = { params: { ...params, componentId: body.id } }
      const report = (await api.call(seminars.report, itself)).body
      const person = report.participants.find((one) => one.person.lastName === 'Brandt')!.person
      const set = await api.call(seminars.setAttendance, {
        ...itself,
        body: { userIds: [person.id], lessonStatus: 'attended' },
      })
      expect(set.body.map((one) => [one.person.id, one.lessonStatus])).toEqual([
        [person.id, 'attended'],
      ])
      expect((await get(learner, body.id)).body.lessonStatus).toBe('attended')
      expect((await get(other, body.id)).body.lessonStatus).toBe('notAttended')
      const stranger = await api.call(seminars.setAttendance, {
        ...itself,
        body: { userIds: [999_999], lessonStatus: 'attended' },
      })
      expect(stranger.status).toBe(404)
      expect((await (await server.as(learner)).call(seminars.report, itself)).status).toBe(403)
    })
  })

  test('staff reads how far everybody is, and lets somebody begin anew with a reason (T-88, T-89)', async () => {
    const course = await makeCourse()
    const key = [course.id, course.lessons[0]!.id] as const
    const { body: visit } = await launch(learner, ...key)
    now += 90_000
    await commit(
      learner,
      key,
      { 'cmi.core.lesson_status': 'failed', 'cmi.core.score.raw': '30' },
      { ...visit, seconds: 90, isLast: true },
    )
    const api = await server.as(keeper)
    const itself = { ...params, componentId: course.id }
    const report = (await api.call(seminars.report, { params: itself })).body
    const rowOf = (list: typeof report.participants) =>
      list.find(({ person }) => person.lastName === 'Brandt')!
    expect(rowOf(report.participants).lessons).toMatchObject([
      { lessonId: key[1], attempts: 1, lessonStatus: 'incomplete', score: 30, totalSeconds: 90 },
    ])
    // Who keeps the seminar is not among those whom it is for.
    expect(report.participants.some(({ person }) => person.lastName === 'Petersen')).toBe(false)
    const userId = rowOf(report.participants).person.id
    const reset = (body: { userId: number; reason: string }) =>
      api.call(seminars.reset, { params: { ...itself, lessonId: key[1] }, body })
    expect((await reset({ userId, reason: '' })).status).toBe(400)
    const anew = await reset({ userId, reason: 'Auf eigenen Wunsch' })
    expect(anew.body.lessons).toMatchObject([{ attempts: 2, lessonStatus: 'none', score: null }])
    expect((await runtime(learner, ...key)).body).toMatchObject({ cmi: {}, lessonStatus: 'none' })
    // What the ended attempt still says is not taken for the new one.
    const late = () => commit(learner, key, { 'cmi.core.lesson_status': 'passed' }, { ...visit, sequence: 9 }) // prettier-ignore
    expect(refusal(await late())).toEqual([409, 'visit-ended'])
    await launch(learner, ...key)
    expect(refusal(await late())).toEqual([409, 'visit-ended'])
    expect((await runtime(learner, ...key)).body.lessonStatus).toBe('none')
  })
})
