import { auditLog, userGroups } from '@atrium/api-client/contract'
import sql from 'sql-template-tag'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databases, startServer, type TestServer } from '../../../test/harness.ts'
import { groupTypes } from '../users/index.ts'
import { alpenquell, rowsOf, wohnwerk } from '../testing.ts'
import {
  directoryOf,
  entraUser,
  groupSchema,
  oktaUser,
  type DirectoryClient,
} from './testing/directory-client.ts'

const params = { applicationId: alpenquell }

/** A group as Entra ID makes one. */
const entraGroup = (displayName: string, more: object = {}) => ({
  schemas: [groupSchema, 'http://schemas.microsoft.com/2006/11/ResourceManagement/ADSCIM/2.0/Group'],
  externalId: `${displayName}-object-id`,
  displayName,
  meta: { resourceType: 'Group' },
  ...more,
}) // prettier-ignore

describe.each(databases)('groups of a directory on $name', (kind) => {
  let server: TestServer
  let entra: DirectoryClient
  const ids: Record<string, string> = {}
  beforeAll(async () => {
    const settings = { OIDC_ISSUER: 'https://login.agency.example', ROLES_FROM: 'portal' }
    server = await startServer({ kind, demo: 'small', settings })
    entra = await directoryOf(server, 'Entra ID')
    for (const name of ['Anna', 'Bert', 'Cleo'])
      ids[name] = (await entra.send('POST', '/Users', entraUser(name))).body.id
  })
  afterAll(() => server?.stop())

  const namesIn = ({ body }: { body: { members: { display: string }[] } }) =>
    body.members.map(({ display }) => display.split(' ')[0])
  const groupsShown = async () =>
    (await (await server.as('maren.thiessen')).call(userGroups.list, { params })).body
  const membersShown = async (id: string) =>
    (await (await server.as('maren.thiessen')).call(userGroups.members, {
      params: { ...params, userGroupId: Number(id) },
    })).body // prettier-ignore
  const eventsSince = async (last: string) =>
    rowsOf<{ type: string }>(
      server,
      sql`select type from events where application_id = ${alpenquell} and seq > ${last}::bigint order by seq`,
    )
  const lastEvent = async () =>
    (
      await rowsOf<{ seq: string }>(
        server,
        sql`select coalesce(max(seq), 0)::text as seq from events`,
      )
    )[0]!.seq

  test('Entra ID makes a group, which is one of the client’s, and fills it with ids alone', async () => {
    const { status, body } = await entra.send('POST', '/Groups', entraGroup('Marketing Alpenquell'))
    expect([status, body.displayName, body.externalId, body.members]).toEqual([
      201,
      'Marketing Alpenquell',
      'Marketing Alpenquell-object-id',
      [],
    ])
    const path = `/Groups/${body.id}`
    const before = await lastEvent()
    const added = await entra.patch(path, {
      op: 'Add',
      path: 'members',
      value: [{ value: ids.Anna }, { value: ids.Bert }],
    })
    expect([added.status, namesIn(added)]).toEqual([200, ['Anna', 'Bert']])
    expect((await eventsSince(before)).map(({ type }) => type)).toEqual([
      'rights.changed',
      'userGroups.changed',
    ])
    const group = (await groupsShown()).find(({ id }) => id === Number(body.id))
    expect(group).toMatchObject({ type: groupTypes.Customer, memberCount: 2 })
    expect(await membersShown(body.id)).toHaveLength(2)
    const { body: anna } = await entra.get(`/Users/${ids.Anna}`)
    expect(anna.groups).toEqual([
      {
        value: body.id,
        display: 'Marketing Alpenquell',
        $ref: `${server.url}/scim/v2${path}`,
        type: 'direct',
      },
    ])
    // The same again tells nobody.
    const then = await lastEvent()
    await entra.patch(path, { op: 'Add', path: 'members', value: [{ value: ids.Anna }] })
    await entra.patch(path, { op: 'Remove', path: 'members', value: [{ value: ids.Cleo }] })
    expect(await eventsSince(then)).toEqual([])
  })

  test('members are taken out by their path or by a list, replaced, and all removed', async () => {
    const { body } = await entra.send('POST', '/Groups', entraGroup('Wechsel'))
    const path = `/Groups/${body.id}`
    const everybody = Object.values(ids).map((value) => ({ value }))
    await entra.patch(path, { op: 'add', path: 'members', value: everybody })
    const one = await entra.patch(path, { op: 'remove', path: `members[value eq "${ids.Bert}"]` })
    expect(namesIn(one)).toEqual(['Anna', 'Cleo'])
    const list = await entra.patch(path, { op: 'Remove', path: 'members', value: [{ value: ids.Anna }] }) // prettier-ignore
    expect(namesIn(list)).toEqual(['Cleo'])
    const replaced = await entra.patch(path, { op: 'replace', path: 'members', value: [{ value: ids.Bert }] }) // prettier-ignore
    expect(namesIn(replaced)).toEqual(['Bert'])
    const both = await entra.patch(
      path,
      { op: 'remove', path: `members[value eq "${ids.Bert}" or value eq "${ids.Cleo}"]` },
      { op: 'add', value: { members: [{ value: ids.Anna, display: 'Anna' }] } },
    )
    expect(namesIn(both)).toEqual(['Anna'])
    const put = await entra.send('PUT', path, { ...entraGroup('Wechsel'), members: everybody })
    expect(namesIn(put)).toEqual(['Anna', 'Bert', 'Cleo'])
    expect(namesIn(await entra.patch(path, { op: 'remove', path: 'members' }))).toEqual([])
  })

  test('Okta renames with id and displayName, changes members with conditions, and reads without them', async () => {
    const okta = await directoryOf(server, 'Okta')
    const { body: user } = await okta.send('POST', '/Users', oktaUser('Otto'))
    const { body } = await okta.send('POST', '/Groups', {
      schemas: [groupSchema],
      displayName: 'Okta Team',
      members: [{ value: user.id, display: 'otto@alpenquell.example' }],
    })
    const path = `/Groups/${body.id}`
    expect(namesIn({ body })).toEqual(['Otto'])
    const renamed = await okta.patch(path, { op: 'replace', value: { id: body.id, displayName: 'Okta Team Wien' } }) // prettier-ignore
    expect([renamed.status, renamed.body.displayName]).toEqual([200, 'Okta Team Wien'])
    const { body: found } = await okta.find(
      'Groups',
      'displayName eq "okta team wien"',
      '&startIndex=1&count=100&excludedAttributes=members',
    )
    expect([found.totalResults, found.Resources[0].id]).toEqual([1, body.id])
    expect(found.Resources[0]).not.toHaveProperty('members')
    const mixed = await okta.patch(
      path,
      { op: 'remove', path: `members[value eq "${user.id}"]` },
      { op: 'add', path: 'members', value: [{ value: ids.Anna, display: 'anna' }] },
    )
    expect(namesIn(mixed)).toEqual(['Anna'])
    const { body: has } = await okta.find('Groups', `id eq "${body.id}" and members eq "${ids.Anna}"`) // prettier-ignore
    const { body: hasNot } = await okta.find('Groups', `id eq "${body.id}" and members[value eq "${user.id}"]`) // prettier-ignore
    expect([has.totalResults, hasNot.totalResults]).toEqual([1, 0])
  })

  test('a name stands once in an application, and making and changing stand in the log (T-05)', async () => {
    const { body } = await entra.send('POST', '/Groups', entraGroup('Einmalig'))
    const twice = await entra.send('POST', '/Groups', entraGroup('EINMALIG'))
    expect([twice.status, twice.body.scimType, twice.body.status]).toEqual([409, 'uniqueness', '409']) // prettier-ignore
    await entra.patch(`/Groups/${body.id}`, { op: 'Replace', path: 'externalId', value: 'neu' })
    await entra.patch(`/Groups/${body.id}`, { op: 'Replace', path: 'externalId', value: 'neu' })
    expect((await entra.find('Groups', 'externalId eq "neu"')).body.totalResults).toBe(1)
    const { body: log } = await (await server.as('maren.thiessen')).call(auditLog.list, {
      params,
      query: { objectType: 'user-group' },
    }) // prettier-ignore
    const own = log.items.filter(({ objectId }) => objectId === body.id)
    expect(own.map(({ action, actorName }) => [action, actorName])).toEqual([
      ['user-group.changed', 'Entra ID'],
      ['user-group.changed', 'Entra ID'],
      ['user-group.created', 'Entra ID'],
    ])
  })

  test('a group is deleted with its members, but not while contents are for it', async () => {
    const { body } = await entra.send('POST', '/Groups', entraGroup('Weg', { members: [{ value: ids.Anna }] })) // prettier-ignore
    expect((await entra.send('DELETE', `/Groups/${body.id}`)).status).toBe(204)
    expect((await entra.get(`/Groups/${body.id}`)).status).toBe(404)
    const [used] = await rowsOf<{ id: number; count: number }>(
      server,
      sql`select user_group_id as id, (
            select count(*)::int from user_group_members m where m.application_id = c.application_id
              and m.user_group_id = c.user_group_id
          ) as count
          from component_groups c
          where application_id = ${alpenquell} and user_group_id > 0 order by 2 desc limit 1`,
    )
    const kept = await entra.send('DELETE', `/Groups/${used!.id}`)
    expect([kept.status, kept.body.detail]).toEqual([409, expect.stringContaining('freigegeben')])
    const { body: still } = await entra.get(`/Groups/${used!.id}`)
    expect(still.members).toHaveLength(used!.count)
  })

  test('whoever is taken away leaves all groups; whoever is switched off stays and counts again later', async () => {
    const { body: user } = await entra.send('POST', '/Users', entraUser('Dora'))
    const { body } = await entra.send('POST', '/Groups', entraGroup('Bleibt'))
    const path = `/Groups/${body.id}`
    await entra.patch(`/Users/${user.id}`, { op: 'replace', path: 'active', value: false })
    const added = await entra.patch(path, { op: 'add', path: 'members', value: { value: user.id } })
    expect(namesIn(added)).toEqual(['Dora'])
    expect(await membersShown(body.id)).toEqual([])
    await entra.patch(`/Users/${user.id}`, { op: 'replace', path: 'active', value: true })
    expect(await membersShown(body.id)).toHaveLength(1)
    await entra.send('DELETE', `/Users/${user.id}`)
    expect(namesIn(await entra.get(path))).toEqual([])
    const again = await entra.send('POST', '/Users', entraUser('Dora'))
    expect(again.body.groups).toEqual([])
  })

  test('groups of another application are not found (PERM-19)', async () => {
    const other = await directoryOf(server, 'Andere', { applicationId: wohnwerk })
    const { body } = await entra.send('POST', '/Groups', entraGroup('Nur hier'))
    const path = `/Groups/${body.id}`
    const answers = [
      await other.get(path),
      await other.send('PUT', path, entraGroup('Fremd')),
      await other.patch(path, { op: 'replace', value: { displayName: 'Fremd' } }),
      await other.send('DELETE', path),
    ]
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404])
    expect((await other.find('Groups', 'displayName eq "Nur hier"')).body.totalResults).toBe(0)
    // Nor are the people of this one for a group of there.
    const there = await other.send('POST', '/Groups', entraGroup('Dort', { members: [{ value: ids.Anna }] })) // prettier-ignore
    expect([there.status, there.body.scimType]).toEqual([400, 'invalidValue'])
    expect((await other.find('Groups', 'displayName eq "Dort"')).body.totalResults).toBe(0)
  })

  test('the number of statements does not depend on how many people or groups there are', async () => {
    const { body } = await entra.send('POST', '/Groups', entraGroup('Gezählt'))
    const path = `/Groups/${body.id}`
    const count = async (work: () => Promise<unknown>) =>
      (await server.database.queriesOf(work)).length
    const set = (names: string[]) => () =>
      entra.patch(path, { op: 'replace', path: 'members', value: names.map((name) => ({ value: ids[name] })) }) // prettier-ignore
    const one = await count(set(['Anna']))
    await set([])()
    expect(await count(set(['Anna', 'Bert', 'Cleo']))).toBe(one)
    for (const kind of ['Users', 'Groups'])
      expect(await count(() => entra.get(`/${kind}?count=100`))).toBe(
        await count(() => entra.get(`/${kind}?count=1`)),
      )
  })

  test('a version that is not the present one is not written over', async () => {
    const { body, headers } = await entra.send('POST', '/Groups', entraGroup('Stand'))
    const path = `/Groups/${body.id}`
    const version = headers.get('etag')!
    expect((await entra.get(path, { 'if-none-match': version })).status).toBe(304)
    await entra.patch(path, { op: 'add', path: 'members', value: [{ value: ids.Cleo }] })
    expect((await entra.get(path, { 'if-none-match': version })).status).toBe(200)
    const stale = await entra.send('DELETE', path, undefined, { 'if-match': version })
    expect(stale.status).toBe(412)
  })

  test('a directory makes nobody an administrator, neither by a role nor by a group (ADM-09)', async () => {
    const admins = (await groupsShown()).find(({ type }) => type === groupTypes.Administration)!
    const path = `/Groups/${admins.id}`
    const joined = await entra.patch(path, { op: 'add', path: 'members', value: [{ value: ids.Anna }] }) // prettier-ignore
    expect([joined.status, joined.body.scimType]).toEqual([400, 'invalidValue'])
    const role = await entra.patch(`/Users/${ids.Anna}`, { op: 'add', path: 'roles', value: [{ value: 'ADMINISTRATOR' }] }) // prettier-ignore
    expect([role.status, role.body.detail]).toEqual([400, expect.stringContaining('ADMINISTRATOR')])
    // Who is in it stays, where the directory says the same once more.
    const { body: now } = await entra.get(path)
    expect((await entra.send('PUT', path, { ...now, schemas: [groupSchema] })).status).toBe(200)
  })
})
