import { createHash, randomUUID } from 'node:crypto'
import { seminarReports, seminars } from '@atrium/api-client/contract'
import sql from 'sql-template-tag'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databases, startServer, type TestServer } from '../../../../test/harness.ts'
import { addSeminarCollection, rowsOf, wohnwerk } from '../../testing.ts'
import { createCourseCalls } from '../testing/course-calls.ts'
import { openLesson, verb } from '../testing/xapi-lesson.ts'
import { boundaryOf, readAttachment, readParts, writeParts } from './multipart.logic.ts'
import { cmi5Package, tincanPackage, type TestUnit } from '../testing/xapi-packages.ts'

const keeper = 'jonas.petersen'
const learner = 'tobias.brandt'
describe.each(databases)('cmi5 and xAPI on $name', (kind) => {
  let server: TestServer
  let calls: ReturnType<typeof createCourseCalls>
  let now = Date.now()
  beforeAll(async () => {
    server = await startServer({ kind, demo: 'small', clock: { now: () => new Date(now) } })
    const collectionId = await addSeminarCollection(server, wohnwerk)
    calls = createCourseCalls(server, { applicationId: wohnwerk, collectionId, keeper })
  })
  afterAll(() => server?.stop())

  type Key = readonly [number, number]
  const unitOf = async (unit: Partial<TestUnit> = {}): Promise<Key> => {
    const course = await calls.make(
      await cmi5Package([{ id: 'https://atrium.example/au/1', title: 'Eins', moveOn: 'Passed', masteryScore: 0.8, ...unit }]), // prettier-ignore
    )
    return [course.id, course.lessons[0]!.id]
  }
  const standing = async ([id, lessonId]: Key) =>
    (await calls.get(learner, id)).lessons.find((one) => one.id === lessonId)!
  const open = (key: Key, takeOver = true) => openLesson(calls, { login: learner, key, takeOver, now: () => now }) // prettier-ignore
  const passed = (scaled: number) => [{ result: { success: true, score: { scaled } } }, true] as const // prettier-ignore

  test('a package of cmi5 gives lessons with chapters, titles and addresses; its launch is as the standard says (cmi5 8, SEM-05)', async () => {
    const key = await unitOf()
    const course = await calls.get(keeper, key[0])
    expect(course).toMatchObject({
      scormVersion: 'cmi5',
      lessons: [{ identifier: 'https://atrium.example/au/1', title: 'Eins', chapters: ['Kapitel'], kind: 'sco' }], // prettier-ignore
    })
    const lesson = await open(key)
    expect(lesson.visit.entry).toMatch(/^unit0\/index\.html\?lang=de&endpoint=/)
    // The unit's id is the portal's, not its publisher's (cmi5 8.1.5).
    expect(lesson.activityId).not.toContain('atrium.example/au/1')
    expect(JSON.parse(lesson.actor)).toMatchObject({ objectType: 'Agent', account: { homePage: expect.any(String), name: expect.stringMatching(/^\d+$/) } }) // prettier-ignore
    expect(new URL(lesson.given.get('endpoint')!).origin).toBe(new URL(lesson.visit.url).origin)
    const page = await fetch(new URL(lesson.visit.entry, new URL('..', lesson.visit.url)))
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('initialized')])
    const data = await (await lesson.call(lesson.stateAt('LMS.LaunchData'))).json()
    expect(data).toMatchObject({
      launchMode: 'Normal',
      moveOn: 'Passed',
      masteryScore: 0.8,
      launchParameters: 'stufe=2',
      contextTemplate: {
        extensions: { 'https://w3id.org/xapi/cmi5/context/extensions/sessionid': lesson.visit.launchId }, // prettier-ignore
      },
    })
    expect((await fetch((data as { returnURL: string }).returnURL)).status).toBe(200)
    const preferences = await lesson.call(`agents/profile?profileId=cmi5LearnerPreferences`)
    expect(await preferences.json()).toMatchObject({ audioPreference: 'on' })
  })

  test('the credential is given once for a visit, and nothing else opens the door (cmi5 8.2)', async () => {
    const key = await unitOf()
    const lesson = await open(key)
    expect(await lesson.fetchToken()).toMatchObject({ 'error-code': '1' })
    const about = await lesson.call('about', { version: null })
    expect([about.headers.get('x-experience-api-version'), await about.json()]).toEqual(['1.0.3', { version: ['1.0.3'] }]) // prettier-ignore
    expect((await lesson.call(lesson.stateAt('a'), { version: null })).status).toBe(400)
    expect((await lesson.call(lesson.stateAt('a'), { version: '2.0.0' })).status).toBe(400)
    lesson.setAuth('')
    expect((await lesson.call(lesson.stateAt('a'))).status).toBe(401)
    const other = await open(await unitOf())
    lesson.setAuth('Basic bm9ib2R5Om5vYm9keQ==')
    expect([await lesson.say('initialized'), await other.say('initialized')]).toEqual([401, 204])
    expect((await fetch(lesson.given.get('fetch')!)).status).toBe(405)
    expect((await lesson.call('unknown')).status).toBe(401)
  })

  test('initialized, passed and completed come to a status by moveOn, with score, and live (cmi5 9.3, 10.2.4, SEM-02, SEM-03)', async () => {
    const key = await unitOf({ moveOn: 'CompletedAndPassed' })
    const lesson = await open(key)
    expect(await lesson.say('initialized')).toBe(204)
    expect(await standing(key)).toMatchObject({ lessonStatus: 'incomplete', score: null })
    const progress = { result: { extensions: { 'https://w3id.org/xapi/cmi5/result/extensions/progress': 40 } } } // prettier-ignore
    expect(await lesson.say('progressed', progress)).toBe(204)
    expect(await standing(key)).toMatchObject({ progress: 0.4 })
    expect(await lesson.say('passed', ...passed(0.9))).toBe(204)
    expect(await standing(key)).toMatchObject({ lessonStatus: 'incomplete', score: 90 })
    expect(await lesson.say('completed', { result: { completion: true } }, true)).toBe(204)
    expect(await standing(key)).toMatchObject({ lessonStatus: 'completed', score: 90, progress: 1 })
    expect(await lesson.say('terminated')).toBe(204)
    const [event] = await rowsOf<{ payload: object }>(
      server,
      sql`select payload from events where type = 'lesson.status-changed' and (payload ->> 'lessonId')::int = ${key[1]}
        order by seq desc limit 1`,
    )
    expect(event?.payload).toMatchObject({ lessonStatus: 'completed' })
    // It is over, and can be opened again without taking it over.
    expect((await calls.launch(learner, key)).status).toBe(200)
  })

  test.each([
    ['Passed', ['completed'], 'incomplete'],
    ['Passed', ['failed'], 'incomplete'],
    ['Completed', ['completed'], 'completed'],
    ['Completed', ['failed', 'completed'], 'completed'],
    ['CompletedOrPassed', ['passed'], 'completed'],
    ['NotApplicable', [], 'completed'],
  ] as const)('by moveOn %s, what said %j is %s (cmi5 10.2.4)', async (moveOn, said, expected) => {
    const key = await unitOf({ moveOn })
    const lesson = await open(key)
    await lesson.say('initialized')
    for (const name of said) {
      const result = name === 'completed' ? { completion: true } : { success: name === 'passed', score: { scaled: name === 'passed' ? 0.8 : 0.2 } } // prettier-ignore
      expect(await lesson.say(name, { result }, true)).toBe(204)
    }
    expect((await standing(key)).lessonStatus).toBe(expected)
  })

  test('what cmi5 forbids is refused and changes nothing (cmi5 9.3, 9.6, 10.2)', async () => {
    const key = await unitOf()
    const lesson = await open(key)
    const before = await lesson.put(lesson.statement('completed', { result: { completion: true } }, true)) // prettier-ignore
    expect([before.status, await before.text()]).toEqual([403, 'The session has not been initialized.']) // prettier-ignore
    expect(await lesson.say('initialized')).toBe(204)
    expect(await lesson.say('initialized')).toBe(403)
    // Below what is to be reached nobody passes, and nobody fails above it.
    expect(await lesson.say('passed', ...passed(0.5))).toBe(403)
    expect(await lesson.say('failed', { result: { success: false, score: { scaled: 0.9 } } }, true)).toBe(403) // prettier-ignore
    expect(await lesson.say('passed', { result: { score: { scaled: 0.9 } } }, true)).toBe(403)
    expect(await lesson.say('passed', { result: { success: true } }, false)).toBe(403)
    const one = lesson.statement('passed', ...passed(0.9))
    const someoneElse = { ...one, actor: { account: { homePage: 'https://atrium.example', name: '1' } } } // prettier-ignore
    const elsewhere = { ...one, object: { id: 'https://atrium.example/au/2' } }
    const other = { ...one, context: { ...one.context, registration: randomUUID() } }
    const session = { ...one, context: { ...one.context, extensions: {} } }
    for (const wrong of [someoneElse, elsewhere, other, session]) expect((await lesson.put(wrong)).status).toBe(403) // prettier-ignore
    expect(await standing(key)).toMatchObject({ lessonStatus: 'incomplete', score: null })
    expect((await lesson.put(one)).status).toBe(204)
    expect(await lesson.say('failed', { result: { success: false } }, true)).toBe(403)
    expect(await lesson.say('terminated')).toBe(204)
    expect(await lesson.say('completed', { result: { completion: true } }, true)).toBe(403)
  })

  test('a statement that comes twice counts once; another one under its id is refused; batches are all or nothing (xAPI 2.3.1, Communication 2.1, T-87)', async () => {
    const lesson = await open(await unitOf())
    const one = lesson.statement('initialized')
    expect([(await lesson.put(one)).status, (await lesson.put(one)).status]).toEqual([204, 204])
    expect((await lesson.put({ ...one, verb: verb('passed') })).status).toBe(409)
    const given = await lesson.call(`statements?statementId=${one.id}`)
    expect(await given.json()).toMatchObject({ id: one.id, verb: one.verb, stored: expect.any(String) }) // prettier-ignore
    const post = (body: unknown) => lesson.call('statements', { method: 'POST', body: JSON.stringify(body) }) // prettier-ignore
    const good = { ...lesson.statement('experienced'), id: undefined }
    const answer = await post([good, good])
    expect([answer.status, await answer.json()]).toEqual([200, [expect.any(String), expect.any(String)]]) // prettier-ignore
    const last = lesson.statement('experienced')
    expect((await post([last, lesson.statement('initialized')])).status).toBe(403)
    expect((await lesson.call(`statements?statementId=${last.id}`)).status).toBe(404)
  })

  test('what is no statement, or too much, is refused (xAPI Communication 2.1)', async () => {
    const lesson = await open(await unitOf())
    const put = async (
      body: string,
      path = `statements?statementId=${randomUUID()}`,
      type = 'application/json',
    ) =>
      // prettier-ignore
      (await lesson.call(path, { method: 'PUT', body, headers: { 'content-type': type } })).status
    expect(await put('{')).toBe(400)
    expect(await put('{}')).toBe(400)
    expect(await put(JSON.stringify(lesson.statement('initialized')))).toBe(400)
    expect(await put(JSON.stringify(lesson.statement('initialized')), 'statements')).toBe(400)
    const one = lesson.statement('initialized')
    for (const type of ['multipart/mixed; boundary=a', 'multipart/mixed', 'text/plain'])
      expect(await put(JSON.stringify(one), `statements?statementId=${one.id}`, type)).toBe(400)
    const long = lesson.statement('experienced', { result: { response: 'a'.repeat(70_000) } })
    expect((await lesson.put(long)).status).toBe(413)
    const huge = lesson.statement('experienced', { result: { response: 'a'.repeat(300_000) } })
    expect((await lesson.put(huge)).status).toBe(413)
    const many = Array.from({ length: 101 }, () => lesson.statement('experienced'))
    expect((await lesson.call('statements', { method: 'POST', body: JSON.stringify(many) })).status).toBe(413) // prettier-ignore
    expect((await lesson.call('statements?statementId=none')).status).toBe(400)
    expect((await lesson.call('statements', { method: 'DELETE' })).status).toBe(405)
  })

  test('what is attached to statements comes and goes with them, byte for byte; what is not what it says is refused and leaves no statement (xAPI Communication 1.5, Data 2.4.11)', async () => {
    const lesson = await open(await unitOf())
    const picture = Buffer.from([137, 80, 78, 71, 13, 10, 0, 255])
    const sha2 = createHash('sha256').update(picture).digest('hex')
    const attachmentOf = (more: object = {}) => ({ usageType: 'https://atrium.example/sketch', display: { de: 'Skizze' }, contentType: 'image/png', length: picture.length, sha2, ...more }) // prettier-ignore
    const sketch = (more?: object) => lesson.statement('experienced', { attachments: [attachmentOf(more)] }) // prettier-ignore
    const send = async (statements: object, content = picture, hash = sha2) => {
      const { type, body } = writeParts(JSON.stringify(statements), [{ sha2: hash, contentType: 'image/png', content }]) // prettier-ignore
      const headers = { 'content-type': type }
      const answer = await lesson.call('statements', { method: 'POST', body: new Uint8Array(body), headers }) // prettier-ignore
      return [answer.status, await answer.text()] as const
    }
    await lesson.put(lesson.statement('initialized'))
    const one = sketch()
    expect(await send([one])).toEqual([200, JSON.stringify([one.id])])
    // The same again is answered, and kept once.
    expect((await send([one]))[0]).toBe(200)
    const given = await lesson.call(`statements?statementId=${one.id}&attachments=true`)
    const parts = readParts(Buffer.from(await given.arrayBuffer()), boundaryOf(given.headers.get('content-type')!)!)! // prettier-ignore
    expect(JSON.parse(parts[0]!.body.toString())).toMatchObject({ id: one.id, attachments: [{ sha2 }] }) // prettier-ignore
    expect(parts.slice(1).map((part) => readAttachment(part))).toEqual([{ sha2, contentType: 'image/png', content: picture }]) // prettier-ignore
    const list = await lesson.call('statements?attachments=true')
    expect(readParts(Buffer.from(await list.arrayBuffer()), boundaryOf(list.headers.get('content-type')!)!)).toHaveLength(2) // prettier-ignore
    expect((await lesson.call(`statements?statementId=${one.id}`)).headers.get('content-type')).toBe('application/json') // prettier-ignore
    const wrong = sketch()
    expect(await send([wrong], Buffer.from('other'))).toEqual([400, expect.stringContaining('SHA-256')]) // prettier-ignore
    expect(await send([lesson.statement('experienced')])).toEqual([400, expect.stringContaining('named by no attachment')]) // prettier-ignore
    const lost = lesson.statement('experienced', { attachments: [attachmentOf(), attachmentOf({ sha2: '0'.repeat(64) })] }) // prettier-ignore
    expect(await send([lost])).toEqual([400, expect.stringContaining('neither a part nor a fileUrl')]) // prettier-ignore
    for (const { id } of [wrong, lost])
      expect((await lesson.call(`statements?statementId=${id}`)).status).toBe(404)
    // What lies elsewhere, or is only named, needs no part.
    expect((await lesson.put(sketch({ fileUrl: 'https://atrium.example/sketch.png' }))).status).toBe(204) // prettier-ignore
    const tooMuch = Buffer.alloc(6 * 1024 ** 2)
    expect(await send([sketch()], tooMuch)).toEqual([413, expect.stringContaining('5 MiB')])
  })

  test('an attempt attaches 20 MiB in all', async () => {
    const lesson = await open(await unitOf())
    await lesson.put(lesson.statement('initialized'))
    const send = async (fill: number) => {
      const content = Buffer.alloc(4.9 * 1024 ** 2, fill)
      const sha2 = createHash('sha256').update(content).digest('hex')
      const contentType = 'application/octet-stream'
      const statement = lesson.statement('experienced', { attachments: [{ sha2, contentType }] })
      const { type, body } = writeParts(JSON.stringify(statement), [{ sha2, contentType, content }])
      const headers = { 'content-type': type }
      return lesson.call('statements', { method: 'POST', body: new Uint8Array(body), headers })
    }
    for (const fill of [1, 2, 3, 4]) expect((await send(fill)).status).toBe(200)
    // The same picture under another statement takes no more room.
    expect((await send(4)).status).toBe(200)
    const over = await send(5)
    expect([over.status, await over.text()]).toEqual([413, expect.stringContaining('20 MiB')])
  })

  test('documents of the State API are there in the next visit; each belongs to its agent and registration (xAPI Communication 2.3, T-86)', async () => {
    const key = await unitOf()
    const lesson = await open(key)
    const { call, stateAt } = lesson
    expect((await call(stateAt('bookmark'))).status).toBe(404)
    expect((await call(stateAt('bookmark'), { method: 'PUT', body: '{"page":3}' })).status).toBe(204) // prettier-ignore
    expect((await call(stateAt('bookmark'), { method: 'POST', body: '{"answers":[1]}' })).status).toBe(204) // prettier-ignore
    const next = await open(key)
    const kept = await next.call(next.stateAt('bookmark'))
    expect([kept.headers.get('content-type'), await kept.json()]).toEqual(['application/json', { page: 3, answers: [1] }]) // prettier-ignore
    const etag = kept.headers.get('etag')!
    const write = async (headers: Record<string, string>) =>
      (await next.call(next.stateAt('bookmark'), { method: 'PUT', body: '{"page":4}', headers })).status // prettier-ignore
    expect([await write({ 'if-match': '"another"' }), await write({ 'if-none-match': '*' }), await write({ 'if-match': etag })]).toEqual([412, 412, 204]) // prettier-ignore
    expect(await (await next.call(next.stateAt(null))).json()).toEqual(['LMS.LaunchData', 'bookmark']) // prettier-ignore
    const later = new Date(now + 60_000).toISOString()
    expect(await (await next.call(next.stateAt(null, { since: later }))).json()).toEqual(['LMS.LaunchData']) // prettier-ignore
    // The earlier visit was taken over: it does not write over what the later one keeps.
    expect((await call(stateAt('bookmark'), { method: 'PUT', body: '{"page":1}' })).status).toBe(403) // prettier-ignore
    expect((await next.call(next.stateAt('LMS.LaunchData'), { method: 'PUT', body: '{}' })).status).toBe(403) // prettier-ignore
    expect((await next.call(next.stateAt('a', { registration: randomUUID() }))).status).toBe(403)
    const stranger = JSON.stringify({ account: { homePage: 'https://atrium.example', name: '1' } })
    expect((await next.call(next.stateAt('a', { agent: stranger }))).status).toBe(403)
    expect((await next.call(next.stateAt('a', { agent: '{' }))).status).toBe(400)
    expect((await next.call(next.stateAt('text'), { method: 'POST', body: 'Hallo', headers: { 'content-type': 'text/plain' } })).status).toBe(204) // prettier-ignore
    expect((await next.call(next.stateAt('text'), { method: 'POST', body: '{}' })).status).toBe(400)
    expect((await next.call(next.stateAt('big'), { method: 'PUT', body: 'a'.repeat(140_000) })).status).toBe(413) // prettier-ignore
    expect((await next.call(next.stateAt('bookmark'), { method: 'DELETE' })).status).toBe(204)
    expect((await next.call(next.stateAt('bookmark'))).status).toBe(404)
    expect((await next.call('activities/profile?activityId=a')).status).toBe(200)
  })

  test('a package with a tincan.xml is launched with its credential, and plain statements count (xAPI)', async () => {
    const id = 'https://atrium.example/xapi/probe'
    const course = await calls.make(await tincanPackage(id))
    expect(course).toMatchObject({ scormVersion: 'xapi', lessons: [{ title: 'Probe xAPI', identifier: id }] }) // prettier-ignore
    const key = [course.id, course.lessons[0]!.id] as const
    const lesson = await open(key)
    expect(lesson.activityId).toBe(id)
    const plain = (name: string, result?: object, object = id) => ({
      id: randomUUID(),
      actor: JSON.parse(lesson.actor) as object,
      verb: verb(name),
      object: { id: object },
      ...(result && { result }),
    })
    await lesson.put(plain('answered', { success: true }, `${id}/frage`))
    expect((await standing(key)).lessonStatus).toBe('incomplete')
    await lesson.put(plain('scored', { score: { raw: 12, min: 0, max: 20 } }))
    await lesson.put(plain('failed', { success: false }))
    expect(await standing(key)).toMatchObject({ lessonStatus: 'incomplete', score: 60 })
    await lesson.put(plain('passed', { success: true, score: { scaled: 0.85 } }))
    expect(await standing(key)).toMatchObject({ lessonStatus: 'completed', score: 85 })
    // What was reached stays.
    await lesson.put(plain('failed', { success: false, score: { scaled: 0.1 } }))
    expect(await standing(key)).toMatchObject({ lessonStatus: 'completed', score: 85 })
  })

  test('of a visit that was taken over what is reached counts; of an attempt that staff has ended nothing does (T-87, T-88)', async () => {
    const key = await unitOf()
    const first = await open(key)
    await first.say('initialized')
    const second = await open(key)
    expect(await first.say('passed', ...passed(1))).toBe(204)
    expect(await standing(key)).toMatchObject({ lessonStatus: 'completed', score: 100 })
    const staff = await server.as(keeper)
    const { participants } = await calls.report(key[0])
    const { person } = participants.find((one) => one.lessons.length > 0)!
    const params = { applicationId: wohnwerk, componentId: key[0], lessonId: key[1] }
    await staff.call(seminars.reset, { params, body: { userId: person.id, reason: 'Auf Wunsch' } })
    expect(await second.say('initialized')).toBe(403)
    const third = await open(key)
    expect(third.registration).not.toBe(second.registration)
    expect((await third.call(third.stateAt('bookmark'))).status).toBe(404)
    expect(await third.say('initialized')).toBe(204)
    const history = await staff.call(seminarReports.person, { params: { ...params, userId: person.id } }) // prettier-ignore
    expect(history.body.attempts).toMatchObject([{ lessonStatus: 'completed', score: 100 }])
  })

  test('whoever loses the seminar in the middle is refused, and what they had reached stays (PERM-13)', async () => {
    const key = await unitOf()
    const lesson = await open(key)
    await lesson.say('initialized')
    const hide = (isHidden: boolean) =>
      rowsOf(server, sql`update components set deleted_at = ${isHidden ? new Date(now) : null} where id = ${key[0]} returning id`) // prettier-ignore
    await hide(true)
    expect(await lesson.say('passed', ...passed(1))).toBe(403)
    await hide(false)
    expect(await lesson.say('passed', ...passed(1))).toBe(204)
    now += 25 * 3_600_000
    expect((await lesson.call(lesson.stateAt('a'))).status).toBe(404)
    now -= 25 * 3_600_000
  })
})
