import { createReadStream } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sql, { raw } from 'sql-template-tag'
import type { SqlDatabase, SystemTransaction } from '../database/index.ts'
import { migrate, type Migration } from '../migrations.ts'
import type { FileStorage } from '../storage/storage.types.ts'
import type { Manifest } from './backup.ts'
import {
  listOf,
  listTables,
  quoted,
  setSequence,
  withoutReferences,
  type Table,
} from './catalog.ts'

interface Targets {
  database: SqlDatabase
  storage: FileStorage
}

/** Rows, or characters of them, that travel to the database at once. */
const batch = 500
const batchCharacters = 4_000_000

/**
 * Puts a backup into an empty database and storage: tables as they were when it was written, all
 * rows in one transaction, contents, and then the migrations that came since. Throws, and leaves the
 * database empty, where the folder is no whole backup or comes from a later version.
 */
export async function restoreBackup(
  { database, storage }: Targets,
  folder: string,
  known: readonly Migration[],
): Promise<Manifest> {
  const manifest = await readManifest(folder)
  const then = migrationsOf(manifest, known)
  await requireEmpty(database)
  await migrate(database, then)
  await database.system(async (tx) => {
    const tables = await listTables(tx)
    const strange = Object.keys(manifest.tables).filter(
      (name) => !tables.some((t) => t.name === name),
    )
    if (strange.length > 0) throw new Error(`RESTORE: There is no table ${strange.join(', ')}.`)
    await tx.query(sql`truncate ${listOf(tables.map(({ name }) => name))} restart identity`)
    await withoutReferences(tx, tables, async () => {
      for (const table of tables)
        await loadTable(tx, table, folder, manifest.tables[table.name] ?? 0)
    })
    for (const sequence of manifest.sequences) await setSequence(tx, sequence)
  })
  for (const key of await readdir(join(folder, 'files'))) {
    const { temporaryKey } = await storage.receive(
      createReadStream(join(folder, 'files', key)),
      key,
    )
    await storage.keep(temporaryKey)
  }
  await migrate(database, [...known])
  return manifest
}

async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, 'manifest.json'), 'utf8').catch(() => {
    throw new Error(`RESTORE: ${folder} holds no backup, or one that was not finished.`)
  })
  const manifest = JSON.parse(text) as Manifest
  if (manifest.format !== 1) throw new Error('RESTORE: This backup is of a later version.')
  return manifest
}

/** The migrations that had been applied, with the same content. */
function migrationsOf({ migrations }: Manifest, known: readonly Migration[]): Migration[] {
  return migrations.map(({ name, checksum }) => {
    const own = known.find((migration) => migration.name === name)
    if (own?.checksum !== checksum) {
      throw new Error(`RESTORE: This backup is of another version: ${name} is not known here.`)
    }
    return own
  })
}

async function requireEmpty(database: SqlDatabase) {
  const tables = await database.system((tx) =>
    tx.query(sql`
      select 1 from pg_class
      where relnamespace = 'public'::regnamespace and relkind = 'r' limit 1`),
  )
  if (tables.length > 0) throw new Error('RESTORE: The database is not empty.')
}

async function loadTable(
  tx: SystemTransaction,
  { name, columns }: Table,
  folder: string,
  expected: number,
) {
  const table = raw(quoted(name))
  let rows = 0
  let lines: string[] = []
  let characters = 0
  const flush = async () => {
    if (lines.length === 0) return
    await tx.query(sql`
      insert into ${table} (${listOf(columns)}) overriding system value
      select ${listOf(columns)}
      from json_populate_recordset(null::${table}, ${`[${lines.join(',')}]`}::json)`)
    rows += lines.length
    lines = []
    characters = 0
  }
  if (expected > 0) {
    const file = createReadStream(join(folder, 'tables', `${name}.jsonl`))
    for await (const line of linesOf(file)) {
      lines.push(line)
      characters += line.length
      if (lines.length >= batch || characters > batchCharacters) await flush()
    }
    await flush()
  }
  if (rows !== expected) {
    throw new Error(`RESTORE: ${name} has ${rows} rows in this backup instead of ${expected}.`)
  }
}

/** Lines end at a line feed alone: texts may hold other characters that end lines elsewhere. */
async function* linesOf(chunks: AsyncIterable<Buffer>): AsyncGenerator<string> {
  let rest = Buffer.alloc(0)
  for await (const chunk of chunks) {
    const all = Buffer.concat([rest, chunk])
    let from = 0
    for (let at = all.indexOf(10); at >= 0; at = all.indexOf(10, from)) {
      yield all.toString('utf8', from, at)
      from = at + 1
    }
    rest = all.subarray(from)
  }
}
