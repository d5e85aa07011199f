import { auditLog, userGroupMembers, userGroups, users } from '@atrium/api-client/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databases, startServer, type TestServer } from '../../../test/harness.ts'
import { alpenquell } from '../testing.ts'

const params = { applicationId: alpenquell }

describe.each(databases)('memberships of all on $name', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startServer({ kind, demo: 'small' })
  })
  afterAll(() => server?.stop())

  const all = async () => (await (await server.as('maren.thiessen')).call(userGroupMembers.all, { params })).body // prettier-ignore
  const membersOf = async (id: number) => (await all()).find((one) => one.userGroupId === id)?.userIds ?? [] // prettier-ignore
  const put = async (userGroupIds: number[], userIds: number[], isMember: boolean, login = 'maren.thiessen') => // prettier-ignore
    (await server.as(login)).call(userGroupMembers.saveMany, { params, body: { userGroupIds, userIds, isMember } }) // prettier-ignore
  const newGroup = async (name: string) => {
    const api = await server.as('maren.thiessen')
    return (await api.call(userGroups.create, { params, body: { id: 0, name, type: 30 } })).body.id
  }
  const people = async () => (await (await server.as('maren.thiessen')).call(users.ofApplication, { params })).body // prettier-ignore

  test('many join a group and leave it again; whom it changed is named, and stands in the log (ADM-07, T-99, T-05)', async () => {
    const group = await newGroup('Alle')
    const ids = (await people()).filter(({ status }) => status === 'active').map(({ id }) => id)
    const [first] = ids
    expect((await put([group], [first!], true)).body).toEqual([{ userGroupId: group, userIds: [first] }]) // prettier-ignore
    const { body } = await put([group], [...ids, first!], true)
    expect(body[0]!.userIds.toSorted()).toEqual(ids.slice(1).toSorted())
    expect((await membersOf(group)).toSorted()).toEqual(ids.toSorted())
    expect((await put([group], ids, false)).body[0]!.userIds).toHaveLength(ids.length)
    expect(await membersOf(group)).toEqual([])
    const log = await (await server.as('maren.thiessen')).call(auditLog.list, { params, query: { objectId: `${first}` } }) // prettier-ignore
    const actions = log.body.items.map(({ action }) => action).filter((one) => one.startsWith('user-group.member')) // prettier-ignore
    expect(actions.slice(0, 2)).toEqual(['user-group.member-removed', 'user-group.member-added'])
    expect((await put([group], ids, false)).body).toEqual([])
  })

  test('all or none: who is not there, deactivated, or too many (ADM-02, ADM-07)', async () => {
    const [one, two] = [await newGroup('Eins'), await newGroup('Zwei')]
    const everybody = await people()
    const active = everybody.filter(({ status }) => status === 'active').map(({ id }) => id)
    expect((await put([one, 987_654], active, true)).status).toBe(404)
    expect((await put([one], [...active, 987_654], true)).status).toBe(404)
    const off = everybody.find(({ status }) => status === 'inactive')!
    expect((await put([one], [...active, off.id], true)).status).toBe(409)
    const many = Array.from({ length: 5_001 }, (_, at) => at + 1)
    const tooMany = await put([one, two], many, true)
    expect([tooMany.status, Object.keys(tooMany.problem.errors!)]).toEqual([400, ['userIds']]) // prettier-ignore
    expect(await membersOf(one)).toEqual([])
  })

  test('a client lead fills groups of clients alone; who does not administer sees none (ADM-09)', async () => {
    const [group] = [await newGroup('Der Leitung')]
    const service = (await (await server.as('maren.thiessen')).call(userGroups.list, { params })).body.find(({ name }) => name === 'Kundenberatung')! // prettier-ignore
    const somebody = (await people()).find(({ status }) => status === 'active')!.id
    expect((await put([group, service.id], [somebody], true, 'sabine.moser')).status).toBe(403)
    expect((await put([group], [somebody], true, 'sabine.moser')).status).toBe(200)
    expect((await (await server.as('korbinian.huber')).call(userGroupMembers.all, { params })).status).toBe(403) // prettier-ignore
  })
})
