import { seminarReports, seminars } from '@atrium/api-client/contract'
import sql from 'sql-template-tag'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databases, startServer, type TestServer } from '../../../test/harness.ts'
import { addSeminarCollection, rowsOf, wohnwerk } from '../testing.ts'

const keeper = 'jonas.petersen'
const learner = 'tobias.brandt'
const hour = 3_600_000

describe.each(databases)('groups are signed up for a date on $name', (kind) => {
  let server: TestServer
  let collectionId: number
  let now = Date.now()
  beforeAll(async () => {
    server = await startServer({ kind, demo: 'small', clock: { now: () => new Date(now) } })
    collectionId = await addSeminarCollection(server, wohnwerk)
  })
  afterAll(() => server?.stop())

  const params = { applicationId: wohnwerk }
  const make = async (fields: object = {}) => {
    const body = {
      displayName: 'Praxistag',
      kind: 'dated' as const,
      startsAt: new Date(now + 24 * hour).toISOString(),
      endsAt: new Date(now + 26 * hour).toISOString(),
      ...fields,
      data: { parentComponentId: collectionId },
    }
    return (await (await server.as(keeper)).call(seminars.create, { params, body })).body.id
  }
  const signUp = async (componentId: number, userGroupIds: number[], login = keeper) =>
    (await server.as(login)).call(seminarReports.signUpGroups, {
      params: { ...params, componentId },
      body: { userGroupIds },
    })
  const report = async (componentId: number) =>
    (await (await server.as(keeper)).call(seminars.report, { params: { ...params, componentId } })).body // prettier-ignore
  /** All groups of those whom a seminar is for, and the people. */
  const everybody = async (id: number) => {
    const { participants, userGroups } = await report(id)
    return { ids: userGroups.map((one) => one.id), people: participants }
  }
  const newsOf = (id: number) =>
    rowsOf<{ user_id: number; message: string }>(
      server,
      sql`select user_id, message from notifications where related_object_id = ${id} order by user_id`,
    )

  test('given two seats, the first two by name have one, the others wait, each hears of it, and nobody is signed up twice (SEM-01)', async () => {
    const id = await make({ seats: '2' })
    const group = await everybody(id)
    expect(group.people.length).toBeGreaterThan(2)
    const answer = await signUp(id, group.ids)
    const waitingCount = group.people.length - 2
    expect([answer.status, answer.body.count, answer.body.waitingCount]).toEqual([200, group.people.length, waitingCount]) // prettier-ignore
    const names = group.people
      .map(({ person }) => person)
      .toSorted((one, other) => `${one.lastName} ${one.firstName}`.localeCompare(`${other.lastName} ${other.firstName}`, 'de')) // prettier-ignore
    const seated = answer.body.participants.filter((one) => one.signUp === 'signedUp').map(({ person }) => person.id) // prettier-ignore
    expect(new Set(seated)).toEqual(new Set(names.slice(0, 2).map((one) => one.id)))
    const told = await newsOf(id)
    expect(told.filter((one) => /(angemeldet|signed you up)/.test(one.message)).map((one) => one.user_id)).toEqual(seated.toSorted((one, other) => one - other)) // prettier-ignore
    expect(told.filter((one) => /(Warteliste|waiting list)/.test(one.message))).toHaveLength(
      waitingCount,
    )
    const again = await signUp(id, group.ids)
    expect([again.body.count, again.body.waitingCount]).toEqual([0, 0])
    expect(await newsOf(id)).toHaveLength(told.length)
  })

  test('whoever came by themselves keeps their seat; without a limit everybody has one', async () => {
    const id = await make({ seats: '1' })
    await (await server.as(learner)).call(seminars.signUp, { params: { ...params, componentId: id }, body: {} }) // prettier-ignore
    const group = await everybody(id)
    const { body } = await signUp(id, group.ids)
    expect(body.participants.filter((one) => one.signUp === 'signedUp')).toHaveLength(1)
    const open = await make()
    expect((await signUp(open, group.ids)).body.waitingCount).toBe(0)
  })

  const signOff = async (componentId: number, userIds: number[], login = keeper) =>
    (await server.as(login)).call(seminarReports.signOffPeople, {
      params: { ...params, componentId },
      body: { userIds },
    })

  test('taken back, all are as they were: who came by themselves moves up, and each hears of it (SEM-01)', async () => {
    const id = await make({ seats: '2' })
    const group = await everybody(id)
    const { body } = await signUp(id, group.ids)
    await (await server.as(learner)).call(seminars.signUp, { params: { ...params, componentId: id }, body: {} }) // prettier-ignore
    const [self] = await rowsOf<{ id: number }>(server, sql`select id from users where email like ${`${learner}@%`}`) // prettier-ignore
    const own = self!.id
    const added = body.userIds.filter((one) => one !== own)
    expect(body.userIds).toHaveLength(body.count)
    const answer = await signOff(id, added)
    expect([answer.status, answer.body.count]).toEqual([200, added.length])
    expect(answer.body.participants.filter((one) => one.signUp !== null)).toMatchObject([{ person: { id: own }, signUp: 'signedUp' }]) // prettier-ignore
    const told = await newsOf(id)
    const off = told.filter((one) => /(abgemeldet|signed you off)/.test(one.message))
    expect(off.map((one) => one.user_id)).toEqual(added.toSorted((one, other) => one - other))
    const wasWaiting = !body.participants.some((one) => one.person.id === own && one.signUp === 'signedUp') // prettier-ignore
    expect(told.filter((one) => /(Platz frei|seat is free)/.test(one.message)).map((one) => one.user_id)).toEqual(wasWaiting ? [own] : []) // prettier-ignore
    // Nobody is taken back twice, nor told so.
    expect((await signOff(id, added)).body.count).toBe(0)
    expect(await newsOf(id)).toHaveLength(told.length)
    expect((await signOff(id, [999_999])).status).toBe(404)
    expect((await signOff(id, [own], learner)).status).toBe(403)
  })

  test('courses, what is over, unknown groups and learners are refused (VAL-06, SEM-07)', async () => {
    const id = await make()
    const group = await everybody(id)
    expect((await signUp(await make({ kind: 'scorm', startsAt: undefined, endsAt: undefined }), group.ids)).status).toBe(400) // prettier-ignore
    expect((await signUp(id, [999_999])).status).toBe(404)
    expect((await signUp(id, [])).status).toBe(400)
    expect((await signUp(id, group.ids, learner)).status).toBe(403)
    now += 48 * hour
    expect((await signUp(id, group.ids)).problem.code).toBe('is-over')
  })
})
