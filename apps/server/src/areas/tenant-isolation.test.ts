import { calls, directories, pathNames } from '@atrium/api-client/contract'
import type { Call, Component } from '@atrium/api-client/contract'
import sql from 'sql-template-tag'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Api } from '../../test/api.ts'
import { databases, startServer, type TestServer } from '../../test/harness.ts'
import { areas } from './index.ts'
import { alpenquell, childrenOf, entryAt, rowsOf, wohnwerk } from './testing.ts'

/** What there is in the other tenant, and people of it alone. */
interface Foreign {
  folder: Component
  file: Component
  configurationId: number
  userGroupId: number
  userId: number
}

/** Bodies that every built call takes; ids in them are of the other tenant. */
const bodies = (foreign: Foreign) =>
  ({
    'applications.saveConfiguration': {
      configurationId: foreign.configurationId,
      value: 'true',
    },
    'components.move': {
      componentId: foreign.file.id,
      fromParentId: foreign.folder.id,
      toParentId: foreign.folder.id,
    },
    'directories.create': {
      parentComponentId: foreign.folder.id,
      displayName: 'Fremd',
      notifyGroups: false,
    },
    'directories.save': { id: foreign.folder.id, displayName: 'Fremd' },
    'fileLinks.save': { id: foreign.file.id, displayName: 'Fremd.txt' },
    'fileLinks.upload': { ParentComponentId: foreign.folder.id, notifyGroups: false },
    'userGroups.create': { id: 0, name: 'Fremd', type: 30 },
    'userGroups.save': { id: foreign.userGroupId, name: 'Fremd', type: 30 },
    'userGroupMembers.save': {
      userGroupId: foreign.userGroupId,
      userId: foreign.userId,
      isMember: true,
    },
  }) as Record<string, unknown>

const files: Record<string, unknown> = {
  'fileLinks.upload': { files: [new File(['x'], 'x.txt')] },
}

const itemsInBody = new Set([
  'directories.create',
  'directories.save',
  'fileLinks.save',
  'fileLinks.upload',
  'userGroups.save',
  'userGroupMembers.save',
])

const builtCalls = calls.filter((call) => !call.planned)

describe.each(databases)('another tenant on $name', (kind) => {
  let server: TestServer
  let foreign: Foreign
  beforeAll(async () => {
    server = await startServer({ kind, demo: 'small' })
    const api = await server.as('jonas.petersen')
    const folder = await entryAt(api, wohnwerk, 'Prospekte')
    const [file] = await childrenOf(api, wohnwerk, folder.id)
    const [definition] = await rowsOf<{ id: number }>(
      server,
      sql`select min(id) as id from configuration_definitions`,
    )
    // Of people and groups of this tenant alone.
    const [person] = await rowsOf<{ id: number; group_id: number }>(
      server,
      sql`select m.user_id as id, m.user_group_id as group_id from user_group_members m
          where m.application_id = ${wohnwerk} and not exists (
            select 1 from application_users a
            where a.user_id = m.user_id and a.application_id <> ${wohnwerk}
          ) limit 1`,
    )
    foreign = {
      folder,
      file: file!,
      configurationId: definition!.id,
      userGroupId: person!.group_id,
      userId: person!.id,
    }
  })
  afterAll(() => server?.stop())

  const statusOf = async (api: Api, call: Call, applicationId: number) => {
    const answer = await api.call(call, {
      params: {
        applicationId,
        componentId: foreign.file.id,
        userGroupId: foreign.userGroupId,
        userId: foreign.userId,
      },
      ...(call.id === 'fileLinks.link' ? { query: { disposition: 'inline' } } : {}),
      ...(call.body ? { body: bodies(foreign)[call.id] } : {}),
      ...(call.files ? { files: files[call.id] } : {}),
    } as never)
    return answer.status
  }

  const tenantCalls = builtCalls.filter((call) => pathNames(call.path).includes('applicationId'))
  /** Calls that name an item in their address or body. */
  const itemCalls = tenantCalls.filter(
    (call) => /\{(componentId|userGroupId|userId)\}/.test(call.path) || itemsInBody.has(call.id),
  )

  test('every built call of the contract is answered by the areas', () => {
    const answered = areas(server.deps).map((route) => route.call.id)
    expect([...answered].sort()).toEqual(builtCalls.map((call) => call.id).sort())
    expect(tenantCalls.length).toBeGreaterThan(15)
  })

  test.each(tenantCalls)('$id is not found for who is not in it (PERM-19)', async (call) => {
    // Aylin is a consultant of two other tenants, Korbinian a client of one.
    for (const login of ['aylin.kaya', 'korbinian.huber']) {
      expect([login, await statusOf(await server.as(login), call, wohnwerk)]).toEqual([login, 404])
    }
  })

  test.each(itemCalls)(
    '$id does not find its items from inside the own tenant (PERM-19)',
    async (call) => {
      for (const login of ['maren.thiessen', 'aylin.kaya', 'sabine.moser']) {
        expect([login, await statusOf(await server.as(login), call, alpenquell)]).toEqual([
          login,
          404,
        ])
      }
    },
  )

  test.each(tenantCalls)(
    '$id of an application that is not there is not found (PERM-19)',
    async (call) => {
      expect(await statusOf(await server.as('maren.thiessen'), call, 4711)).toBe(404)
    },
  )

  test.each(builtCalls.filter((call) => !call.open))(
    '$id asks for a token (AUTH-14)',
    async (call) => {
      expect(await statusOf(server.api(), call, wohnwerk)).toBe(401)
    },
  )

  test('a group of another tenant is not known here (PERM-19)', async () => {
    const [group] = await rowsOf<{ id: number }>(
      server,
      sql`select min(id) as id from user_groups where application_id = ${wohnwerk}`,
    )
    const api = await server.as('aylin.kaya')
    const parent = await entryAt(api, alpenquell, 'Briefings')
    const { status, problem } = await api.call(directories.create, {
      params: { applicationId: alpenquell },
      body: {
        parentComponentId: parent.id,
        displayName: 'Fremde Gruppe',
        userGroupIds: [group!.id],
        notifyGroups: false,
      },
    })
    expect(status).toBe(400)
    expect(problem.errors).toHaveProperty('userGroupIds')
  })

  test('is invisible even to statements that forget to ask for one tenant (PERM-19)', async () => {
    const tables = [
      'components',
      'component_groups',
      'pages',
      'user_groups',
      'user_group_members',
      'application_users',
      'themes',
      'configuration_values',
      'notifications',
    ]
    for (const table of tables) {
      const statement = sql([`select distinct application_id as id from ${table}`])
      const seen = await server.deps.database.tenant(alpenquell, (tx) =>
        tx.query<{ id: number }>(statement),
      )
      expect([table, seen.map((row) => row.id)]).toEqual([table, [alpenquell]])
    }
    const people = await server.deps.database.tenant(alpenquell, (tx) =>
      tx.query<{ last_name: string }>(sql`select last_name from users`),
    )
    expect(people.map((row) => row.last_name)).toContain('Moser')
    expect(people.map((row) => row.last_name)).not.toContain('Lindner')
  })

  test('cannot be written to from inside another (PERM-19)', async () => {
    const write = server.deps.database.tenant(alpenquell, (tx) =>
      tx.query(sql`
        insert into component_groups (application_id, component_id, user_group_id)
        select ${wohnwerk}::int, ${foreign.folder.id}::int, 1`),
    )
    await expect(write).rejects.toThrow(/row-level security/)
    const changed = await server.deps.database.tenant(
      alpenquell,
      (tx) =>
      tx.query(sql`update components set display_name = 'x' where id = ${foreign.folder.id} returning id`), // prettier-ignore
    )
    expect(changed).toEqual([])
  })
})
