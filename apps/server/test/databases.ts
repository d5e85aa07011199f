import { createHash, randomBytes } from 'node:crypto'
import { openAsBlob } from 'node:fs'
import { mkdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { createDatabase, openEmbedded, openPostgres } from '../src/platform/database/index.ts'
import type { SqlDatabase } from '../src/platform/database/index.ts'
import { migrate, readMigrations } from '../src/platform/migrations.ts'
import { watchRequests } from './requests.ts'
import { checkRowsOf } from './row-types/check-rows.ts'

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

interface FreshDatabase extends TestDatabase {
  /** Closes it and keeps what is in it for others to start from. */
  saveAs(template: string): Promise<void>
}

export interface DatabaseKind {
  name: 'embedded' | 'postgres'
  /** A fresh database with all migrations; without when `migrated` is false; or what was saved as `from`. */
  open(options?: { migrated?: boolean; from?: string }): Promise<FreshDatabase>
  /** Removes what was saved. */
  forget(template: string): Promise<void>
}

const serverUrl = process.env.TEST_DATABASE_URL

const embedded: DatabaseKind = {
  name: 'embedded',
  open: async ({ migrated = true, from } = {}) => {
    const queries = watchQueries()
    const template = from ? dumpOf(from) : migrated ? await migratedDump() : undefined
    const driver = await openEmbedded(template ? { dump: await openAsBlob(template) } : {})
    const database = createDatabase(driver, queries.watch)
    return {
      database,
      queriesOf: queries.queriesOf,
      saveAs: async (name) => {
        await saveDump(driver, dumpOf(name))
        await database.close()
      },
      drop: () => database.close(),
    }
  },
  forget: (template) => rm(dumpOf(template), { force: true }),
}

const postgres: DatabaseKind = {
  name: 'postgres',
  open: async ({ migrated = true, from } = {}) => {
    const name = `atrium_test_${randomBytes(6).toString('hex')}`
    const template = from ?? (migrated ? await migratedTemplate() : 'template0')
    await asAdmin((admin) => createFrom(admin, name, template))
    const test = await openServed(urlOf(name))
    return {
      ...test,
      saveAs: async (saved) => {
        await test.database.close()
        await asAdmin((admin) => admin.query(`alter database ${name} rename to ${saved}`))
      },
      drop: async () => {
        await test.drop()
        await dropDatabase(name)
      },
    }
  },
  forget: dropDatabase,
}

async function dropDatabase(name: string) {
  await asAdmin((admin) => admin.query(`drop database if exists ${name} with (force)`))
}

async function openServed(url: string): Promise<TestDatabase> {
  const queries = watchQueries()
  const database = createDatabase(await openPostgres({ url, maxConnections: 5 }), queries.watch)
  return {
    database,
    url,
    queriesOf: queries.queriesOf,
    openAgain: () => openServed(url),
    drop: () => database.close(),
  }
}

/**
 * For `describe.each`: the database of this run. PostgreSQL where TEST_DATABASE_URL names a server,
 * else the embedded one. What the two can do differently runs once on each: `onBothDatabases` in
 * vitest.config.ts says which files these are.
 */
export const databases: readonly [DatabaseKind] = [serverUrl ? postgres : embedded]

/**
 * Counts what a piece of work sends, and what requests send that come in meanwhile; and looks whether rows are
 * what the sources say of them.
 */
function watchQueries() {
  let seen: string[] = []
  const watched = watchRequests()
  return {
    // The runner of jobs and the reader of events look after their own, whatever else happens; when a token was
    // used last is written once a minute.
    watch: (text: string) => {
      if (
        watched.isInside() &&
        !/(from|update) (jobs|events)\b|event_horizon|set used_at/.test(text)
      )
        seen.push(text)
      return checkRowsOf()
    },
    queriesOf: async (work: () => Promise<unknown>) => {
      seen = []
      watched.begin()
      try {
        await watched.run(work)
      } finally {
        watched.end()
      }
      // Two counts of nothing are alike, too.
      if (seen.length === 0) throw new Error('Nothing was asked of the database.')
      return seen
    },
  }
}

async function fingerprint() {
  const checksums = (await readMigrations()).map(({ checksum }) => checksum)
  return createHash('sha256').update(checksums.join()).digest('hex').slice(0, 12)
}

/** Where dumps lie that tests start from. */
const dumps = join(tmpdir(), 'atrium-test')
const dumpOf = (template: string) => join(dumps, `${template}.tar`)

/** Others may look for it meanwhile: it is there whole or not at all. */
async function saveDump({ dump }: { dump(): Promise<Blob> }, path: string) {
  const part = `${path}.${process.pid}`
  await mkdir(dumps, { recursive: true })
  await writeFile(part, new Uint8Array(await (await dump()).arrayBuffer()))
  await rename(part, path)
}

/** A migrated data folder, made once for each state of the migrations and kept on disk. */
async function migratedDump(): Promise<string> {
  const path = dumpOf(await fingerprint())
  if (!(await stat(path).catch(() => undefined))) {
    const driver = await openEmbedded({})
    await migrate(createDatabase(driver), await readMigrations())
    await saveDump(driver, path)
    await driver.close()
  }
  return path
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
