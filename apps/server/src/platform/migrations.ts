import { createHash } from 'node:crypto'
import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import sql from 'sql-template-tag'
import type { SqlDatabase } from './database/index.ts'

export interface Migration {
  name: string
  text: string
  checksum: string
}

/** Where the server's own migrations lie. */
const migrationsFolder = join(import.meta.dirname, '../../migrations')

/** The migrations of a folder, in the order of their numbers. */
export async function readMigrations(folder = migrationsFolder): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => /^\d{4}_\w+\.sql$/.test(name)).sort()
  return Promise.all(
    names.map(async (name) => {
      const text = await readFile(join(folder, name), 'utf8')
      return { name, text, checksum: createHash('sha256').update(text).digest('hex') }
    }),
  )
}

/** Any number: it only has to be the same in every process. */
const lock = 4_400_001

/**
 * Brings the database up to date, forward only, each file in one transaction. Processes that
 * start together wait for each other. Returns the names of the files that were applied.
 */
export async function migrate(database: SqlDatabase, migrations: Migration[]): Promise<string[]> {
  const applied: string[] = []
  for (const migration of migrations) {
    const isNew = await database.system(async (tx) => {
      await tx.query(sql`select pg_advisory_xact_lock(${lock})`)
      await tx.script(`create table if not exists schema_migrations (
        name text primary key, checksum text not null, applied_at timestamptz not null default now())`)
      const [known] = await tx.query<{ checksum: string }>(
        sql`select checksum from schema_migrations where name = ${migration.name}`,
      )
      if (known) {
        if (known.checksum === migration.checksum) return false
        throw new Error(
          `Migration ${migration.name} was changed after it had been applied. Put it back as it was and add a new file.`,
        )
      }
      await tx.script(migration.text)
      await tx.query(
        sql`insert into schema_migrations (name, checksum) values (${migration.name}, ${migration.checksum})`,
      )
      return true
    })
    if (isNew) applied.push(migration.name)
  }
  return applied
}
