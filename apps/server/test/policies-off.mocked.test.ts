import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { statusOf } from '@atrium/api-client/contract'
import type { Call } from '@atrium/api-client/contract'
import sql, { raw, Sql } from 'sql-template-tag'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { Access } from '../src/areas/users/index.ts'
import { roles } from '../src/platform/actor.ts'
import type { Database } from '../src/platform/database/database.types.ts'
import { databases } from './databases.ts'
import type { TestServer } from './harness.ts'
import { columns, readTable } from './rights/table.ts'
import type { Place } from './rights/world.ts'

/**
 * What is left of the isolation between tenants when everything before it fails: every policy says
 * yes, and every statement has forgotten its tenant.
 */
const areas = join(import.meta.dirname, '../src/areas')
const policies = readdirSync(areas, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.policy.ts'),
)

type Functions = Record<string, unknown>

const yes = (policy: Functions): Functions =>
  Object.fromEntries(
    Object.entries(policy).map(([name, value]) => [
      name,
      /^(can|may|isVisible)/.test(name) && typeof value === 'function' ? () => true : value,
    ]),
  )

for (const file of policies) {
  vi.doMock(join(areas, file), async (importOriginal) => {
    const policy = yes(await importOriginal<Functions>())
    if (!file.endsWith('users.policy.ts')) return policy
    const { accessFrom } = policy as { accessFrom: (...args: unknown[]) => Access }
    const allowed = (...args: unknown[]): Access => ({
      ...accessFrom(...args),
      roles,
      seesAll: true,
      isStaff: true,
    })
    return { ...policy, accessFrom: allowed }
  })
}

/** The statement without its conditions on the tenant: `c.application_id = $3` holds for every row. */
const forgetful = (statement: Sql) => {
  const text = statement.text.replace(
    /((?:where|and|on)\s+)(?:\w+\.)?application_id = (\$\d+)(?:::int)?/gi,
    '$1$2::int is not null',
  )
  return { text, values: statement.values } as unknown as Sql
}

const forgetting = (database: Database): Pick<Database, 'tenant'> => ({
  tenant: (id, work) =>
    database.tenant(id, (tx) => work({ query: (statement) => tx.query(forgetful(statement)) })),
})

/** Rows of the table that nobody may: some are no question of rights, such as another's words. */
const nobodys = new Set(
  readTable()
    .filter(({ answers }) =>
      columns.slice(0, roles.length).every((role) => answers[role] !== 'yes'),
    )
    .map(({ name }) => name),
)

/** Some are for single people, whichever the tenant: talks for those who take part, a look as somebody for who began it, a change for who made it, a session for who is signed in, an invitation for who is asked. */
const forSomebody =
  /^(chats\.|previews\.end|audiences\.undo|sessions\.end \(|users\.answerInvitation)/

/** Calls without a tenant: an account is a person's; a document, a list's overview and what waits of campaigns are looked for in the caller's own tenants. */
const ofNoTenant = /^(reportTokens\.|officeDocuments\.|tasks\.overview|approvals\.waiting)/

/** What things of another tenant are answered with. */
const hidden = new Map(
  readTable().map(({ name, answers }) => [name, Number(answers['Its things'])]),
)

interface Request {
  name: string
  call: Call
  input: unknown
}

describe.each(databases)('without policies and conditions on $name', (kind) => {
  let server: TestServer
  let own: Place
  let foreign: Place
  let requestsFor: (place: Place) => Promise<Request[]>

  beforeAll(async () => {
    const { startServer } = await import('./harness.ts')
    const { samples } = await import('./rights/samples.ts')
    const { preparePlace, watched } = await import('./rights/world.ts')
    server = await startServer({
      kind,
      demo: 'small',
      withOffice: true,
      change: ({ database }) => ({ database: { ...database, ...forgetting(database) } }),
    })
    own = await preparePlace(server, 101)
    foreign = await preparePlace(server, 115)
    requestsFor = async (place) => {
      const requests: Request[] = []
      for (const { name, call, make } of samples) {
        const { world, used } = watched({
          ...place.worldOf('CLIENT'),
          applicationId: own.applicationId,
        })
        const input = await make(world)
        if (used.has('things')) requests.push({ name, call, input })
      }
      return requests
    }
  })
  afterAll(() => server?.stop())

  /** What a client, who may do little by role, gets for these requests in their own tenant. */
  const send = async (requests: readonly Request[]) => {
    const answers: [name: string, status: number][] = []
    for (const { name, call, input } of requests) {
      const { status } = await own.active.CLIENT.api.call(call, input as never)
      answers.push([name, status])
    }
    return answers
  }

  test('everybody may do everything inside their own tenant', async () => {
    const all = await requestsFor(own)
    const requests = all.filter(({ name }) => !nobodys.has(name))
    expect(await send(requests)).toEqual(requests.map(({ name, call }) => [name, statusOf(call)]))
  })

  test('row-level security still hides every thing of another tenant, and nothing else does (PERM-19)', async () => {
    const all = await requestsFor(foreign)
    const requests = all.filter(({ name }) => !ofNoTenant.test(name))
    expect(requests.length).toBeGreaterThan(10)
    expect(await send(requests)).toEqual(requests.map(({ name }) => [name, hidden.get(name)]))

    await server.deps.database.system(async (tx) => {
      const walls = await tx.query<{ name: string }>(sql`
        select relname as name from pg_class
        where relrowsecurity and relnamespace = 'public'::regnamespace`)
      for (const { name } of walls)
        await tx.query(sql`alter table ${raw(name)} disable row level security`)
    })
    const found = await send(requests)
    const still = found.filter(([name, status]) => status === hidden.get(name))
    expect(still.filter(([name]) => !forSomebody.test(name))).toEqual([])
  })
})
