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

  test('who was invited while known elsewhere becomes a guest, and people keep what they could do (0071, PERM-19)', async () => {
    const old = await kind.open({ migrated: false })
    try {
      const all = await readMigrations()
      const isBefore = ({ name }: { name: string }) => name < '0071'
      await migrate(old.database, all.filter(isBefore))
      await old.database.system(async (tx) => {
        await tx.query(sql`
          insert into applications (id, guid, display_name)
          select id, gen_random_uuid(), 'Anwendung ' || id from unnest(array[1, 2]) id`)
        await tx.query(sql`
          insert into users (id, issuer, subject, first_name, last_name, email, job_title, roles)
          overriding system value values
            (501, 'embedded', 'a', 'Andreas', 'Lindner', 'a@kunde.example', 'Leiter', '{CLIENT_LEAD}')`)
        await tx.query(sql`
          insert into application_users (application_id, user_id, is_invited, invited_name)
          values (1, 501, false, null), (2, 501, true, 'A. von Lindner')`)
        await tx.query(sql`
          insert into user_groups (application_id, id, name, type) overriding system value
          values (2, 601, 'Kunde', 30)`)
        await tx.query(sql`
          insert into user_group_members (application_id, user_group_id, user_id) values (2, 601, 501)`)
      })
      await migrate(old.database, all)
      const rows = await old.database.system((tx) =>
        tx.query(sql`
          select a.application_id, u.last_name, u.job_title, u.subject, a.is_invited, a.roles,
            m.user_group_id
          from application_users a
          join users u on u.id = a.user_id
          left join user_group_members m
            on m.application_id = a.application_id and m.user_id = a.user_id
          order by a.application_id`),
      )
      expect(rows).toEqual([
        {
          application_id: 1,
          last_name: 'Lindner',
          job_title: 'Leiter',
          subject: 'a',
          is_invited: false,
          roles: ['CLIENT_LEAD'],
          user_group_id: null,
        },
        {
          application_id: 2,
          last_name: 'Lindner',
          job_title: null,
          subject: null,
          is_invited: true,
          roles: ['CLIENT_LEAD'],
          user_group_id: 601,
        },
      ])
    } finally {
      await old.drop()
    }
  })
})
