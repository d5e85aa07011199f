import { statusOf } from '@atrium/api-client/contract'
import sql, { raw, type Sql } from 'sql-template-tag'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { rowsOf } from '../src/areas/testing.ts'
import type { Transaction } from '../src/platform/database/database.types.ts'
import { databases, startServer, type TestServer } from './harness.ts'
import { samples } from './rights/samples.ts'
import { readTable } from './rights/table.ts'
import { preparePlace } from './rights/world.ts'

const [here, there] = [101, 115]

interface Statement {
  text: string
  values: unknown[]
}

/** Tables that all tenants share and that a tenant's transaction may read, each for its reason. */
const sharedTables = new Set(['configuration_definitions'])

/** Tables that a tenant's transaction may only put something into; it reads nothing there. */
const letterboxes = new Set(['jobs'])

describe.each(databases)('row-level security on $name', (kind) => {
  let server: TestServer
  const recorded: Statement[] = []
  let tables: string[]
  let views: string[]
  beforeAll(async () => {
    server = await startServer({
      kind,
      demo: 'small',
      withOffice: true,
      change: ({ database }) => ({
        database: {
          ...database,
          tenant: (id, work) =>
            database.tenant(id, (tx) =>
              work({
                query: (statement) => {
                  if (id === there) recorded.push(statement)
                  return tx.query(statement)
                },
              }),
            ),
        },
      }),
    })
    const withTenant = async (kinds: readonly string[]) => {
      const found = await rowsOf<{ name: string }>(
        server,
        sql`select c.relname as name from pg_class c
            join pg_attribute a on a.attrelid = c.oid and a.attname = 'application_id'
            where c.relnamespace = 'public'::regnamespace and c.relkind::text = any(${kinds}::text[])
            order by c.relname`,
      )
      return found.map(({ name }) => name)
    }
    tables = await withTenant(['r', 'p'])
    views = await withTenant(['v'])
  })
  afterAll(() => server?.stop())

  const asTenant = <T>(id: number, work: (tx: Transaction) => Promise<T>) =>
    server.deps.database.tenant(id, work)
  /** The rows that a statement gives inside the tenant, or the code of its refusal. */
  const tried = (statement: Sql) =>
    asTenant(here, (tx) => tx.query(statement)).catch((error: { code?: string }) => error.code)

  test('every table with application_id is behind the wall, with that as its only door (PERM-19)', async () => {
    expect(tables.length).toBeGreaterThan(10)
    const walls = await rowsOf(
      server,
      sql`select c.relname as name, c.relrowsecurity as "isOn", p.polcmd as command,
            p.polpermissive as "isPermissive",
            pg_get_expr(p.polqual, c.oid) as "mayRead", pg_get_expr(p.polwithcheck, c.oid) as "mayWrite",
            (select array_agg(rolname::text) from pg_roles where oid = any(p.polroles)) as roles
          from pg_class c left join pg_policy p on p.polrelid = c.oid
          where c.relname = any(${tables}::text[]) and c.relnamespace = 'public'::regnamespace
          order by c.relname`,
    )
    const own = '(application_id = ( SELECT current_application() AS current_application))'
    expect(walls, "A migration that makes a tenant's table calls tenant_wall('<table>')").toEqual(
      tables.map((name) => ({
        name,
        isOn: true,
        command: '*',
        isPermissive: true,
        mayRead: own,
        mayWrite: own,
        roles: ['atrium_tenant'],
      })),
    )
  })

  test('application_id leads the key of every one of them (PERM-19)', async () => {
    const keys = await rowsOf(
      server,
      sql`select c.relname as name from pg_index i
          join pg_class c on c.oid = i.indrelid
          join pg_attribute a on a.attrelid = c.oid and a.attnum = i.indkey[0]
          where i.indisprimary and a.attname = 'application_id'
            and c.relname = any(${tables}::text[])
          order by c.relname`,
    )
    // Events are read across tenants in the order in which they were committed.
    const led = tables.filter((name) => name !== 'events')
    expect(keys).toEqual(led.map((name) => ({ name })))
  })

  test('whatever else a tenant’s transaction may touch has a wall of its own or is shared by all', async () => {
    const open = await rowsOf<{ name: string }>(
      server,
      sql`select c.relname as name from pg_class c
          where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm', 'f')
            and has_table_privilege('atrium_tenant', c.oid, 'select, insert, update, delete, truncate')
            and not c.relrowsecurity`,
    )
    const known = new Set([...sharedTables, ...views, ...letterboxes])
    expect(open.map(({ name }) => name).filter((name) => !known.has(name))).toEqual([])
    const read = await rowsOf<{ name: string }>(
      server,
      sql`select c.relname as name from pg_class c
          where c.relname = any(${[...letterboxes]}::text[])
            and has_table_privilege('atrium_tenant', c.oid, 'select, update, delete, truncate')`,
    )
    expect(read).toEqual([])
    const written = await rowsOf<{ name: string }>(
      server,
      sql`select c.relname as name from pg_class c
          where c.relname = any(${[...sharedTables, ...views]}::text[])
            and has_table_privilege('atrium_tenant', c.oid, 'insert, update, delete, truncate')`,
    )
    expect(written).toEqual([])
    const lent = await rowsOf(
      server,
      sql`select proname from pg_proc where pronamespace = 'public'::regnamespace and prosecdef`,
    )
    expect(lent).toEqual([])
  })

  test('the role of a tenant’s transaction cannot bypass it (PERM-19)', async () => {
    const [role] = await rowsOf(
      server,
      sql`select rolsuper, rolbypassrls, rolcreaterole, rolcanlogin,
            exists (select from pg_auth_members where member = r.oid) as "isMore",
            exists (select from pg_class where relowner = r.oid) as "ownsTables"
          from pg_roles r where rolname = 'atrium_tenant'`,
    )
    expect(role).toEqual({
      rolsuper: false,
      rolbypassrls: false,
      rolcreaterole: false,
      rolcanlogin: false,
      isMore: false,
      ownsTables: false,
    })
    expect(await asTenant(here, (tx) => tx.query(sql`select current_user::text as name`))).toEqual([
      { name: 'atrium_tenant' },
    ])
    const denied = '42501'
    expect(await tried(sql`alter table components disable row level security`)).toBe(denied)
    expect(await tried(sql`drop policy tenant on components`)).toBe(denied)
    expect(await tried(sql`create policy mine on components using (true)`)).toBe(denied)
    expect(await tried(sql`truncate notifications`)).toBe(denied)
    expect(await tried(sql`alter role atrium_tenant bypassrls`)).toBe(denied)
  })

  test('no statement of the server finds or changes another tenant’s rows from inside a tenant (PERM-19)', async () => {
    const place = await preparePlace(server, there)
    recorded.length = 0
    const mayAdmin = new Map(
      readTable().map(({ name, answers }) => [name, answers.Admin === 'yes']),
    )
    for (const { name, call, make } of samples) {
      const world = place.worldOf('ADMINISTRATOR')
      const { status } = await world.admin.call(call, (await make(world)) as never)
      expect([name, status === statusOf(call)]).toEqual([name, mayAdmin.get(name)])
    }
    const statements = [...new Map(recorded.map((one) => [one.text, one])).values()]
    expect(statements.length).toBeGreaterThan(40)

    const written = sql([
      tables
        .map(
          (name) => `select '${name}' as name from ${name} where application_id = ${there}
            and xmin::text = (pg_current_xact_id()::text::bigint % 4294967296)::text`,
        )
        .join(' union all '),
    ])
    /** What the statement gives inside a tenant, and which tables it wrote; nothing of it stays. */
    const replay = async ({ text, values }: Statement, prepare: Sql) => {
      const undo = new Error('undo')
      const result: { answer?: unknown; refused?: unknown; written: object[] } = { written: [] }
      await server.deps.database
        .together(async () => {
          await server.deps.database.system((tx) => tx.query(prepare))
          const statement = { text, values } as unknown as Sql
          result.answer = await asTenant(here, (tx) => tx.query(statement))
          result.written = await server.deps.database.system((tx) => tx.query(written))
          throw undo
        })
        .catch((error: Error & { code?: string }) => {
          if (error !== undo) result.refused = error.code
        })
      return result
    }
    await server.deps.database.system((tx) => dropConstraints(tx, ['f']))
    const deletions = tables.map(
      (name) => `${name}_gone as (delete from ${name} where application_id = ${there})`,
    )
    const asItIs = sql`select 1`
    const withoutThem = sql([`with ${deletions.join(', ')} select 1`])
    for (const statement of statements) {
      const [found, nothing] = [
        await replay(statement, asItIs),
        await replay(statement, withoutThem),
      ]
      // Seen from another tenant it makes no difference whether this one is there.
      expect([statement.text, found]).toEqual([statement.text, { ...nothing, written: [] }])
    }
    // Every call there is, and every statement of theirs twice: minutes where the machine has other work.
  }, 600_000)

  // Last, because it makes rows that belong to nothing.
  test('in no table are another tenant’s rows read, changed, deleted or added (PERM-19)', async () => {
    await server.deps.database.system(async (tx) => {
      await dropConstraints(tx, ['f', 'c'])
      for (const table of tables) {
        const [row] = await tx.query(
          sql`select 1 from ${raw(table)} where application_id = ${there} limit 1`,
        )
        if (!row) await tx.query(await anyRow(tx, table))
      }
    })
    for (const table of [...tables, ...views]) {
      const name = raw(table)
      const [inside, outside] = await Promise.all(
        [there, here].map((id) =>
          asTenant(id, (tx) =>
            tx.query(sql`select 1 from ${name} where application_id = ${there} limit 1`),
          ),
        ),
      )
      expect([table, inside!.length, outside!.length]).toEqual([table, 1, 0])
      if (views.includes(table)) continue
      for (const change of [
        sql`update ${name} set application_id = application_id where application_id = ${there} returning 1`,
        sql`delete from ${name} where application_id = ${there} returning 1`,
        sql`update ${name} set application_id = ${here} where application_id <> ${here} returning 1`,
      ]) {
        // Some tables are only written to and read, and say so.
        const found = await tried(change)
        expect([table, found === '42501' ? [] : found]).toEqual([table, []])
      }
      const insert = await server.deps.database.system((tx) => anyRow(tx, table))
      expect([table, await tried(insert)]).toEqual([table, '42501'])
    }
  })
})

async function dropConstraints(tx: Transaction, kinds: readonly string[]) {
  const constraints = await tx.query<{ name: string; target: string }>(sql`
    select quote_ident(conname) as name, conrelid::regclass::text as target from pg_constraint
    where contype::text = any(${kinds}::text[]) and connamespace = 'public'::regnamespace
    order by contype desc`)
  for (const { name, target } of constraints)
    await tx.query(sql`alter table ${raw(target)} drop constraint if exists ${raw(name)} cascade`)
}

/** An insert of a row of the other tenant, with some value in every column that asks for one. */
async function anyRow(tx: Transaction, table: string): Promise<Sql> {
  const columns = await tx.query<{ name: string; type: string }>(sql`
    select quote_ident(attname) as name, format_type(atttypid, null) as type from pg_attribute
    where attrelid = ${table}::regclass and attnum > 0 and not attisdropped and attnotnull
      and attname <> 'application_id' and attidentity <> 'a' and attgenerated = ''
      and not (atthasdef and attidentity = '')`)
  const number = 900_000 + (counter += 1)
  const valueOf = (type: string) => {
    if (type.endsWith('[]')) return `'{}'`
    if (/int|numeric|real|double/.test(type)) return String(number)
    if (/^(timestamp|date)/.test(type)) return 'now()'
    if (type === 'boolean') return 'false'
    if (type === 'jsonb' || type === 'json') return `'{}'`
    if (type === 'uuid') return 'gen_random_uuid()'
    if (type === 'bytea' || type === 'tsvector') return `''`
    return `'x${number}'`
  }
  const names = ['application_id', ...columns.map(({ name }) => name)]
  const values = [String(there), ...columns.map(({ type }) => `${valueOf(type)}::${type}`)]
  return sql([`insert into ${table} (${names.join(', ')}) values (${values.join(', ')})`])
}

let counter = 0
