import { randomUUID } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import sql, { raw } from 'sql-template-tag'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databases, startServer } from '../../../test/harness.ts'
import type { TestDatabase, TestServer } from '../../../test/harness.ts'
import { alpenquell, explorerOf, upload } from '../../areas/testing.ts'
import { readMigrations } from '../migrations.ts'
import { createFolderStorage } from '../storage/folder-storage.ts'
import type { FileStorage } from '../storage/storage.types.ts'
import { quoted } from './catalog.ts'
import { restoreBackup, writeBackup, type Manifest } from './index.ts'

/** From each database into each: the embedded one is PostgreSQL 18, the served one whatever is here. */
const ways = databases.flatMap((from) => databases.map((to) => ({ from, to })))

describe.each(ways)('a backup from $from.name to $to.name', ({ from, to }) => {
  let source: TestServer
  let target: TestDatabase
  let storage: FileStorage
  let manifest: Manifest
  let root: string
  const folderOf = (name: string) => join(root, name)

  beforeAll(async () => {
    root = await mkdtemp(join(tmpdir(), 'atrium-backup-'))
    source = await startServer({ kind: from, demo: 'small' })
    const api = await source.as('aylin.kaya')
    await upload(api, alpenquell, await explorerOf(api, alpenquell), ['Nüsse & „Zitate“.txt'])
    // What is easily lost on the way: a number that JavaScript rounds, control characters, nothing.
    await source.deps.database.system(async (tx) => {
      await tx.query(sql`
        insert into notifications
          (application_id, user_id, type, message, related_object_name, url, created_at)
        values (${alpenquell}, 1, 1, E'\t\\ \u2028"\n', 'x', '/', '2027-03-28T01:59:59.999999Z')`)
      await tx.query(sql`
        insert into events (application_id, type, payload)
        values (${alpenquell}, 'test', '{"big": 12345678901234567890, "list": [null, "\\u00fc"]}')`)
    })
    manifest = await writeBackup(source.deps, folderOf('whole'), {
      version: '1',
      now: new Date('2027-04-01T08:00:00Z'),
    })
    target = await to.open({ migrated: false })
    storage = await createFolderStorage(folderOf('data'))
    await restoreBackup({ database: target.database, storage }, folderOf('whole'), await readMigrations()) // prettier-ignore
  })
  afterAll(async () => {
    await source?.stop()
    await target?.drop()
    if (root) await rm(root, { recursive: true, force: true })
  })

  /**
   * Every row of a table as text, in whatever order it lies there; without the forms of words, which
   * each version of PostgreSQL works out anew by its own rules.
   */
  const contentOf = (database: TestDatabase['database'], name: string) =>
    database.system(async (tx) => {
      const rows = await tx.query<{ line: string }>(
        sql`select (to_jsonb(t) - 'search_forms')::text as line from ${raw(quoted(name))} as t`,
      )
      return rows.map(({ line }) => line).toSorted()
    })

  test('brings every row of every table back as it was', async () => {
    expect(Object.keys(manifest.tables).length).toBeGreaterThan(20)
    expect(manifest.tables.components).toBeGreaterThan(50)
    for (const name of Object.keys(manifest.tables)) {
      const restored = await contentOf(target.database, name)
      expect([name, restored.length]).toEqual([name, manifest.tables[name]])
      const written = await readFile(join(folderOf('whole'), 'tables', `${name}.jsonl`), 'utf8')
      expect(restored.length).toBe(written.split('\n').length - 1)
      // The server goes on working on these meanwhile.
      if (!['jobs', 'identity_records', 'event_horizon'].includes(name)) {
        expect([name, restored]).toEqual([name, await contentOf(source.deps.database, name)])
      }
    }
  })

  test('brings every content back under its key', async () => {
    const keys = await readdir(join(folderOf('whole'), 'files'))
    expect(keys.length).toBe(manifest.files)
    expect(keys.length).toBeGreaterThan(0)
    expect(manifest.missing).toEqual([])
    for (const key of keys) {
      const [before, after] = [await source.deps.storage.read(key), await storage.read(key)]
      expect((await buffer(after)).equals(await buffer(before))).toBe(true)
    }
  })

  test('leaves walls, references, triggers and counters in place', async () => {
    const structure = (database: TestDatabase['database']) =>
      database.system((tx) =>
        tx.query(sql`
          select c.relname::text, c.relrowsecurity,
            (select count(*) from pg_policy where polrelid = c.oid) as policies,
            (select array_agg(pg_get_constraintdef(oid) order by conname) from pg_constraint
             where conrelid = c.oid and contype = 'f') as keys,
            (select array_agg(tgname::text || tgenabled::text order by tgname) from pg_trigger
             where tgrelid = c.oid and not tgisinternal) as triggers
          from pg_class c
          where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
          order by c.relname`),
      )
    expect(await structure(target.database)).toEqual(await structure(source.deps.database))
    const newest = (database: TestDatabase['database']) =>
      database.system((tx) =>
        tx.query(sql`
          insert into user_groups (application_id, name, type) values (${alpenquell}, 'neu', 30)
          returning id`),
      )
    expect(await newest(target.database)).toEqual(await newest(source.deps.database))
  })

  test('serves people again: a second server stands on it', async () => {
    const beside = { ...source, database: { ...target, openAgain: async () => target }, config: { ...source.config, ATRIUM_DATA: folderOf('data') } } // prettier-ignore
    const server = await startServer({ beside: { ...beside, stop: async () => undefined } })
    const api = await server.as('aylin.kaya')
    expect((await explorerOf(api, alpenquell)).childCount).toBeGreaterThan(0)
    await upload(api, alpenquell, await explorerOf(api, alpenquell), ['Danach.txt'])
    await server.close()
  })

  test('is not put on top of anything, and nothing on top of it', async () => {
    const onto = await to.open()
    const restore = restoreBackup({ database: onto.database, storage }, folderOf('whole'), await readMigrations()) // prettier-ignore
    await expect(restore).rejects.toThrow('RESTORE: The database is not empty.')
    await onto.drop()
    const again = writeBackup(source.deps, folderOf('whole'), { version: '1', now: new Date() })
    await expect(again).rejects.toThrow(/^BACKUP: .* is not empty/)
  })

  test('that is broken, unfinished or of a later version is refused whole', async () => {
    const empty = await to.open({ migrated: false })
    const known = await readMigrations()
    const into = { database: empty.database, storage }
    const bad = folderOf('bad')
    const write = async (more: Partial<Manifest>) => {
      await rm(bad, { recursive: true, force: true })
      await writeBackup(source.deps, bad, { version: '1', now: new Date() })
      const path = join(bad, 'manifest.json')
      await writeFile(
        path,
        JSON.stringify({ ...JSON.parse(await readFile(path, 'utf8')), ...more }),
      )
    }
    await expect(restoreBackup(into, folderOf('nothing'), known)).rejects.toThrow('holds no backup')
    await write({ migrations: [{ name: '9999_later.sql', checksum: 'x' }] })
    await expect(restoreBackup(into, bad, known)).rejects.toThrow(
      '9999_later.sql is not known here',
    )
    await write({})
    await writeFile(join(bad, 'tables', 'pages.jsonl'), '')
    await expect(restoreBackup(into, bad, known)).rejects.toThrow(/pages has 0 rows/)
    const left = await empty.database.system((tx) =>
      tx.query(sql`select 1 from applications union all select 1 from configuration_values`),
    )
    expect(left).toEqual([])
    await empty.drop()
  })

  test('names contents that the storage has lost', async () => {
    const lost = randomUUID()
    await source.deps.database.system((tx) =>
      tx.query(sql`
        update components set storage_key = ${lost}
        where (application_id, id) in (
          select application_id, id from components where storage_key is not null limit 1)`),
    )
    const { missing } = await writeBackup(source.deps, folderOf('lossy'), { version: '1', now: new Date() }) // prettier-ignore
    expect(missing).toEqual([lost])
  })

  test('an older one is brought up to date', async () => {
    const known = await readMigrations()
    const later = {
      name: '9000_later.sql',
      text: 'alter table pages add column is_later boolean not null default true',
      checksum: 'later',
    }
    const fresh = await to.open({ migrated: false })
    const data = await createFolderStorage(folderOf('older'))
    await restoreBackup({ database: fresh.database, storage: data }, folderOf('whole'), [...known, later]) // prettier-ignore
    const rows = await fresh.database.system((tx) =>
      tx.query(sql`select distinct is_later from pages`),
    )
    expect(rows).toEqual([{ is_later: true }])
    await fresh.drop()
  })
})
