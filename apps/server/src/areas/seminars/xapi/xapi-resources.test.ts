import { createHash, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databases, startServer, type TestServer } from '../../../../test/harness.ts'
import { addSeminarCollection, wohnwerk } from '../../testing.ts'
import { createCourseCalls } from '../testing/course-calls.ts'
import { openLesson, verb } from '../testing/xapi-lesson.ts'
import { tincanPackage } from '../testing/xapi-packages.ts'

const keeper = 'jonas.petersen'
const learner = 'tobias.brandt'
const activity = 'https://atrium.example/xapi/probe'

/** What libraries of xAPI expect of an endpoint, beyond saying how far somebody is. */
describe.each(databases)('an endpoint of xAPI on $name', (kind) => {
  let server: TestServer
  let calls: ReturnType<typeof createCourseCalls>
  let now = Date.parse('2027-02-01T09:00:00Z')
  beforeAll(async () => {
    server = await startServer({ kind, demo: 'small', clock: { now: () => new Date(now) } })
    const collectionId = await addSeminarCollection(server, wohnwerk)
    calls = createCourseCalls(server, { applicationId: wohnwerk, collectionId, keeper })
  })
  afterAll(() => server?.stop())

  const open = async (login = learner) => {
    const course = await calls.make(await tincanPackage(activity))
    const key = [course.id, course.lessons[0]!.id] as const
    const lesson = await openLesson(calls, { login, key, takeOver: true, now: () => now })
    const say = async (name: string, more: object = {}) => {
      const one = { id: randomUUID(), actor: JSON.parse(lesson.actor) as object, verb: verb(name), object: { id: activity }, ...more } // prettier-ignore
      now += 1_000
      return { id: one.id, status: (await lesson.put(one)).status }
    }
    const find = async (query: Record<string, string>) => {
      const answer = await lesson.call(`statements?${new URLSearchParams(query)}`)
      const body = answer.ok ? ((await answer.json()) as { statements: { id: string }[]; more: string }) : undefined // prettier-ignore
      return { status: answer.status, headers: answer.headers, ids: body?.statements.map((one) => one.id), body } // prettier-ignore
    }
    return { ...lesson, key, say, find }
  }
  const question = { object: { id: `${activity}/frage` } }

  test('a lesson finds its own statements, the latest first, by verb, activity and moment, and goes on where an answer ends (xAPI Communication 2.1.3)', async () => {
    const { say, find, call, actor, registration, given } = await open()
    const first = await say('experienced')
    const since = new Date(now).toISOString()
    const context = { contextActivities: { parent: [{ id: activity }] } }
    const second = await say('answered', { ...question, context })
    const third = await say('experienced')
    expect((await find({})).ids).toEqual([third.id, second.id, first.id])
    expect((await find({ ascending: 'true' })).ids).toEqual([first.id, second.id, third.id])
    expect((await find({ verb: verb('experienced').id })).ids).toEqual([third.id, first.id])
    expect((await find({ activity })).ids).toEqual([third.id, first.id])
    expect((await find({ activity, related_activities: 'true' })).ids).toEqual([third.id, second.id, first.id]) // prettier-ignore
    expect((await find({ since, agent: actor, registration })).ids).toEqual([third.id, second.id])
    expect((await find({ until: since })).ids).toEqual([first.id])
    // What a launch hands on to every request is no search.
    expect((await find({ lang: 'de', limit: '0' })).ids).toHaveLength(3)
    const page = await find({ limit: '2' })
    expect(page.ids).toEqual([third.id, second.id])
    expect(page.headers.get('x-experience-api-consistent-through')).toBe(new Date(now).toISOString()) // prettier-ignore
    const rest = await fetch(new URL(page.body!.more, given.get('endpoint')!), { headers: { authorization: given.get('auth')!, 'x-experience-api-version': '1.0.3' } }) // prettier-ignore
    expect(await rest.json()).toMatchObject({ statements: [{ id: first.id, authority: { objectType: 'Agent' } }], more: '' }) // prettier-ignore
    expect((await find({ registration: randomUUID() })).ids).toEqual([])
    const stranger = JSON.stringify({ account: { homePage: 'https://atrium.example', name: '1' } })
    expect((await find({ agent: stranger })).ids).toEqual([])
    const wrong: Record<string, string>[] = [
      { limit: '-1' },
      { since: 'gestern' },
      { agent: '{' },
      { statementId: '-'.repeat(36) },
      { statementId: first.id, voidedStatementId: first.id },
    ]
    for (const one of wrong) expect((await find(one)).status).toBe(400)
    const head = await call('statements', { method: 'HEAD' })
    expect([head.status, await head.text()]).toEqual([200, ''])
  })

  test('a statement that is voided is not found any more, but as such; what it had reached stays (xAPI 2.3.2)', async () => {
    const { say, find, call, key } = await open()
    const done = await say('completed')
    const ref = (id: string) => ({ object: { objectType: 'StatementRef', id } })
    const voiding = await say('voided', ref(done.id.toUpperCase()))
    expect(voiding.status).toBe(204)
    expect((await find({})).ids).toEqual([voiding.id])
    expect((await call(`statements?statementId=${done.id}`)).status).toBe(404)
    expect(await (await call(`statements?voidedStatementId=${done.id}`)).json()).toMatchObject({ id: done.id }) // prettier-ignore
    expect((await call(`statements?voidedStatementId=${voiding.id}`)).status).toBe(404)
    // Nothing voids what voids, and nothing is voided that is no statement.
    expect((await say('voided', ref(voiding.id))).status).toBe(400)
    expect((await say('voided', question)).status).toBe(400)
    expect((await calls.get(learner, key[0])).lessonStatus).toBe('completed')
    const fresh = await open()
    await fresh.say('voided', ref(randomUUID()))
    expect((await calls.get(learner, fresh.key[0])).lessons[0]?.score).toBeNull()
  })

  test('a document is written over by who has seen it: tags in quotes, bare as TinCanJS sends them, or several (xAPI Communication 3.1)', async () => {
    const { call, stateAt } = await open()
    const write = (body: string, headers: Record<string, string>, method = 'PUT') => call(stateAt('bookmark'), { method, body, headers }) // prettier-ignore
    const first = await write('{"page":1}', { 'if-none-match': '*' })
    const hash = createHash('sha1').update('{"page":1}').digest('hex')
    expect([first.status, first.headers.get('etag')]).toEqual([204, `"${hash}"`])
    expect((await write('{"page":2}', { 'if-none-match': '*' })).status).toBe(412)
    expect((await write('{"page":2}', { 'if-match': '"another"' })).status).toBe(412)
    expect((await write('{"page":1}', { 'if-match': hash })).status).toBe(204)
    expect((await write('{"page":1}', { 'if-match': `"another", W/"${hash}"` })).status).toBe(204)
    expect((await write('{"page":1}', { 'if-match': '*' })).status).toBe(204)
    expect((await call(stateAt('bookmark'), { method: 'DELETE', headers: { 'if-match': '"another"' } })).status).toBe(412) // prettier-ignore
    expect((await call(stateAt('none'), { method: 'PUT', body: '{}', headers: { 'if-match': '*' } })).status).toBe(412) // prettier-ignore
  })

  test('profiles of an activity and of the learner are kept, and nobody writes over one unseen (xAPI Communication 2.6, 2.7)', async () => {
    const { call, actor } = await open()
    const paths = [
      `activities/profile?${new URLSearchParams({ activityId: activity })}`,
      `agents/profile?${new URLSearchParams({ agent: actor })}`,
    ]
    for (const path of paths) {
      const at = `${path}&profileId=stand`
      const put = (body: string, headers: Record<string, string> = {}) => call(at, { method: 'PUT', body, headers }) // prettier-ignore
      expect((await call(at)).status).toBe(404)
      expect((await put('{"a":1}')).status).toBe(204)
      expect((await put('{"a":2}')).status).toBe(409)
      const etag = (await call(at)).headers.get('etag')!
      expect((await put('{"a":2}', { 'if-match': etag })).status).toBe(204)
      expect((await call(at, { method: 'POST', body: '{"b":3}' })).status).toBe(204)
      expect(await (await call(at)).json()).toEqual({ a: 2, b: 3 })
      expect(await (await call(path)).json()).toContain('stand')
      expect((await call(path, { method: 'DELETE' })).status).toBe(400)
      expect((await call(at, { method: 'DELETE' })).status).toBe(204)
      expect((await call(at)).status).toBe(404)
    }
    const stranger = JSON.stringify({ account: { homePage: 'https://atrium.example', name: '1' } })
    expect((await call(`agents/profile?${new URLSearchParams({ agent: stranger, profileId: 'a' })}`)).status).toBe(403) // prettier-ignore
    expect(await (await call(paths[1]!)).json()).toContain('cmi5LearnerPreferences')
    expect((await call(`${paths[1]}&profileId=cmi5LearnerPreferences`, { method: 'PUT', body: '{}' })).status).toBe(403) // prettier-ignore
    expect((await call('activities/profile')).status).toBe(400)
  })

  test('activities and agents are described; nobody else is (xAPI Communication 2.4, 2.5)', async () => {
    const { call, actor } = await open()
    const own = await call(`activities?${new URLSearchParams({ activityId: activity })}`)
    expect(await own.json()).toEqual({ objectType: 'Activity', id: activity, definition: { name: { und: 'Probe xAPI' } } }) // prettier-ignore
    expect(await (await call('activities?activityId=https://atrium.example/x')).json()).toEqual({ objectType: 'Activity', id: 'https://atrium.example/x' }) // prettier-ignore
    const { account } = JSON.parse(actor) as { account: object }
    expect(await (await call(`agents?${new URLSearchParams({ agent: actor })}`)).json()).toEqual({ objectType: 'Person', account: [account] }) // prettier-ignore
    const stranger = JSON.stringify({ account: { homePage: 'https://atrium.example', name: '1' } })
    expect((await call(`agents?${new URLSearchParams({ agent: stranger })}`)).status).toBe(403)
    expect((await call('agents')).status).toBe(400)
    expect((await call('activities')).status).toBe(400)
    expect((await call('activities', { method: 'PUT', body: '{}' })).status).toBe(405)
  })

  test('what old lessons send as a form is the request that it stands for (xAPI Communication 1.3)', async () => {
    const { given, activityId, actor, registration } = await open()
    const auth = given.get('auth')!
    const send = (path: string, method: string, fields: Record<string, string>) =>
      fetch(`${given.get('endpoint')}${path}?method=${method}`, {
        method: 'POST',
        body: new URLSearchParams({ 'X-Experience-API-Version': '1.0.1', ...fields }).toString(),
      })
    const of = { Authorization: auth, activityId, agent: actor, registration, stateId: 'bookmark' }
    const content = '{"page":2}'
    expect((await send('activities/state', 'PUT', { ...of, content, 'Content-Type': 'application/json' })).status).toBe(204) // prettier-ignore
    const kept = await send('activities/state', 'GET', of)
    expect([kept.headers.get('content-type'), await kept.text()]).toEqual(['application/json', content]) // prettier-ignore
    expect((await send('activities/state', 'DELETE', { ...of, 'If-Match': '"another"' })).status).toBe(412) // prettier-ignore
    expect((await send('activities/state', 'GET', { ...of, Authorization: 'Basic bm9ib2R5' })).status).toBe(401) // prettier-ignore
    expect((await send('activities/state', 'TRACE', of)).status).toBe(405)
    const id = randomUUID()
    const one = JSON.stringify({ actor: JSON.parse(actor) as object, verb: verb('passed'), object: { id: activityId } }) // prettier-ignore
    expect((await send('statements', 'PUT', { Authorization: auth, statementId: id, content: one })).status).toBe(204) // prettier-ignore
  })
})
