import sql from 'sql-template-tag'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databases } from '../../test/databases.ts'
import type { TestDatabase } from '../../test/databases.ts'
import { createDatabase, openPostgres } from './database/index.ts'
import { migrate, readMigrations } from './migrations.ts'
import { secret } from './secrets.ts'

describe.each(databases)('migrations: $name', (kind) => {
  let fresh: TestDatabase
  beforeAll(async () => {
    fresh = await kind.open({ migrated: false })
  })
  afterAll(() => fresh.drop())

  test('processes that start together apply each file once', async () => {
    const migrations = await readMigrations()
    const other = fresh.url
      ? createDatabase(await openPostgres({ url: fresh.url, maxConnections: 2 }))
      : fresh.database
    const applied = await Promise.all([
      migrate(fresh.database, migrations),
      migrate(other, migrations),
    ])
    if (fresh.url) await other.close()
    expect(applied.flat().sort()).toEqual(migrations.map(({ name }) => name))
  })

  test('a second run applies nothing', async () => {
    expect(await migrate(fresh.database, await readMigrations())).toEqual([])
  })

  test('a changed file is refused by name', async () => {
    const [first, ...rest] = await readMigrations()
    await expect(
      migrate(fresh.database, [{ ...first!, checksum: 'other' }, ...rest]),
    ).rejects.toThrow(/0001_platform\.sql was changed/)
  })

  test('a failing file leaves nothing behind', async () => {
    const broken = { name: '9999_broken.sql', checksum: 'x', text: 'create table a(); select 1/0' }
    await expect(migrate(fresh.database, [broken])).rejects.toThrow()
    const [row] = await fresh.database.system((tx) =>
      tx.query<{ there: string | null }>(sql`select to_regclass('a') as there`),
    )
    expect(row!.there).toBeNull()
  })

  test('a secret is made once', async () => {
    const make = () => Math.random()
    const [a, b] = await Promise.all([
      secret(fresh.database, 'test', make),
      secret(fresh.database, 'test', make),
    ])
    expect(a).toBe(b)
  })
})
