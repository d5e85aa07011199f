import { createHash, randomBytes } from 'node:crypto'
import { openAsBlob } from 'node:fs'
import { mkdir, rename, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { createDatabase, openEmbedded, openPostgres } from '../src/platform/database/index.ts'
import type { SqlDatabase } from '../src/platform/database/index.ts'
import { migrate, readMigrations } from '../src/platform/migrations.ts'

export interface TestDatabase {
  database: SqlDatabase
  /** Address of the database, where it is a served one. */
  url?: string
  /** Statements that `work` sends. */
  queriesOf(work: () => Promise<unknown>): Promise<string[]>
  /** The same database once more, as another process has it; a served one only. */
  openAgain?(): Promise<TestDatabase>
  /** Closes it and leaves nothing behind. */
  drop(): Promise<void>
}

export interface DatabaseKind {
  name: 'embedded' | 'postgres'
  /** A fresh database; with all migrations unless `migrated` is false. */
  open(options?: { migrated?: boolean }): Promise<TestDatabase>
}

const serverUrl = process.env.TEST_DATABASE_URL

const embedded: DatabaseKind = {
  name: 'embedded',
  open: async ({ migrated = true } = {}) => {
    const watch = watchQueries()
    const driver = await openEmbedded(migrated ? { dump: await migratedDump() } : {})
    const database = createDatabase(driver, watch.onQuery)
    return { database, queriesOf: watch.queriesOf, drop: () => database.close() }
  },
}

const postgres: DatabaseKind = {
  name: 'postgres',
  open: async ({ migrated = true } = {}) => {
    const name = `atrium_test_${randomBytes(6).toString('hex')}`
    const template = migrated ? await migratedTemplate() : 'template0'
    await asAdmin((admin) => createFrom(admin, name, template))
    const test = await openServed(urlOf(name))
    return {
      ...test,
      drop: async () => {
        await test.drop()
        await asAdmin((admin) => admin.query(`drop database if exists ${name} with (force)`))
      },
    }
  },
}

async function openServed(url: string): Promise<TestDatabase> {
  const watch = watchQueries()
  const database = createDatabase(await openPostgres({ url, maxConnections: 5 }), watch.onQuery)
  return {
    database,
    url,
    queriesOf: watch.queriesOf,
    openAgain: () => openServed(url),
    drop: () => database.close(),
  }
}

/** For `describe.each`: embedded always, PostgreSQL where TEST_DATABASE_URL names a server. */
export const databases: DatabaseKind[] = serverUrl ? [embedded, postgres] : [embedded]

function watchQueries() {
  let seen: string[] = []
  return {
    onQuery: (text: string) => void seen.push(text),
    queriesOf: async (work: () => Promise<unknown>) => {
      seen = []
      await work()
      return seen
    },
  }
}

async function fingerprint() {
  const checksums = (await readMigrations()).map(({ checksum }) => checksum)
  return createHash('sha256').update(checksums.join()).digest('hex').slice(0, 12)
}

/** A migrated data folder, made once for each state of the migrations and kept on disk. */
async function migratedDump(): Promise<Blob> {
  const folder = join(tmpdir(), 'atrium-test')
  const path = join(folder, `${await fingerprint()}.tar`)
  if (!(await stat(path).catch(() => undefined))) {
    const driver = await openEmbedded({})
    await migrate(createDatabase(driver), await readMigrations())
    const part = `${path}.${process.pid}`
    await mkdir(folder, { recursive: true })
    await writeFile(part, new Uint8Array(await (await driver.dump()).arrayBuffer()))
    await rename(part, path)
    await driver.close()
  }
  return openAsBlob(path)
}

/**
 * The owner of test databases is no superuser, as it should be where the server runs for real:
 * a superuser would see through row-level security.
 */
const owner = 'atrium_test'

async function migratedTemplate(): Promise<string> {
  const name = `atrium_template_${await fingerprint()}`
  await asAdmin(async (admin) => {
    // Test files run in several processes; one of them makes the template.
    await admin.query('select pg_advisory_lock(4400002)')
    const known = await admin.query('select from pg_database where datname = $1', [name])
    if (known.rowCount) return
    const draft = `${name}_draft`
    await admin.query(`drop database if exists ${draft} with (force)`)
    await createFrom(admin, draft, 'template0')
    const database = createDatabase(await openPostgres({ url: urlOf(draft), maxConnections: 2 }))
    try {
      await migrate(database, await readMigrations())
    } finally {
      await database.close()
    }
    await admin.query(`alter database ${draft} rename to ${name}`)
  })
  return name
}

async function createFrom(admin: Client, name: string, template: string) {
  await admin.query(`do $$ begin
      create role ${owner} login nosuperuser createrole password '${owner}';
    exception when duplicate_object or unique_violation then null; end $$`)
  for (let attempt = 1; ; attempt++) {
    try {
      await admin.query(`create database ${name} template ${template} owner ${owner}`)
      return
    } catch (error) {
      // Closed connections to the template may linger for a moment.
      if (attempt === 20 || (error as { code?: string }).code !== '55006') throw error
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }
}

async function asAdmin<T>(work: (admin: Client) => Promise<T>): Promise<T> {
  const admin = new Client({ connectionString: serverUrl })
  await admin.connect()
  try {
    return await work(admin)
  } finally {
    await admin.end()
  }
}

function urlOf(name: string) {
  const url = new URL(serverUrl!)
  url.pathname = `/${name}`
  url.username = owner
  url.password = owner
  return url.href
}
