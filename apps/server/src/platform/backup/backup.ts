import { createWriteStream } from 'node:fs'
import { mkdir, open, readdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import sql, { raw } from 'sql-template-tag'
import type { SqlDatabase, SystemTransaction } from '../database/index.ts'
import type { FileStorage } from '../storage/storage.types.ts'
import { listOf, listSequences, listTables, quoted, type Sequence, type Table } from './catalog.ts'

/** What a backup says of itself; it is written last, so that a folder without it is none. */
export interface Manifest {
  format: 1
  createdAt: string
  /** Of the server that wrote it. */
  version: string
  /** Files of migrations that made the tables, in order. */
  migrations: { name: string; checksum: string }[]
  /** Rows of each table. */
  tables: Record<string, number>
  sequences: Sequence[]
  /** Contents in `files/`. */
  files: number
  /** Contents that rows name and the storage does not have. */
  missing: string[]
}

interface Sources {
  database: SqlDatabase
  storage: FileStorage
}

/** Rows that are in memory at once. */
const batch = 1_000

/**
 * Writes everything into an empty or new folder: rows of one moment as JSON lines, a file for each
 * table, and all contents that they name. Texts, not pages of a disk: any later PostgreSQL, served or
 * embedded, takes them. Secrets of the server and hashes of passwords are among them.
 */
export async function writeBackup(
  { database, storage }: Sources,
  folder: string,
  { version, now }: { version: string; now: Date },
): Promise<Manifest> {
  await mkdir(join(folder, 'tables'), { recursive: true })
  await mkdir(join(folder, 'files'), { recursive: true })
  const content = (await readdir(folder)).filter((name) => name !== 'tables' && name !== 'files')
  const older = await readdir(join(folder, 'tables'))
  if (content.length + older.length > 0) throw new Error(`BACKUP: ${folder} is not empty.`)

  const keys = new Set<string>()
  const rows = await database.system(async (tx) => {
    await tx.script('set transaction isolation level repeatable read, read only')
    const tables: Record<string, number> = {}
    for (const table of await listTables(tx)) {
      tables[table.name] = await writeTable(tx, table, join(folder, 'tables'), keys)
    }
    const migrations = await tx.query<{ name: string; checksum: string }>(
      sql`select name, checksum from schema_migrations order by name`,
    )
    return { tables, migrations, sequences: await listSequences(tx) }
  })
  const missing: string[] = []
  for (const key of keys) {
    // Kept contents never change; one that was let go of since is no loss.
    const stream = await storage.read(key).catch(() => undefined)
    if (stream) await pipeline(stream, createWriteStream(join(folder, 'files', key)))
    else missing.push(key)
  }
  const manifest: Manifest = {
    format: 1,
    createdAt: now.toISOString(),
    version,
    ...rows,
    files: keys.size - missing.length,
    missing,
  }
  const draft = join(folder, 'manifest.json.part')
  await writeFile(draft, `${JSON.stringify(manifest, null, 2)}\n`)
  await rename(draft, join(folder, 'manifest.json'))
  return manifest
}

/** One line a row, as the database itself writes it: nothing is rounded on the way. */
async function writeTable(
  tx: SystemTransaction,
  { name, columns, keyColumns }: Table,
  folder: string,
  keys: Set<string>,
): Promise<number> {
  const found = keyColumns.length > 0 ? listOf(keyColumns) : raw('null')
  await tx.query(sql`
    declare backup no scroll cursor for
    select row_to_json(rest)::text as line, array[${found}]::text[] as keys
    from (select ${listOf(columns)} from ${raw(quoted(name))}) as rest`)
  const file = await open(join(folder, `${name}.jsonl`), 'wx')
  let rows = 0
  try {
    for (;;) {
      const some = await tx.query<{ line: string; keys: (string | null)[] }>(
        sql`fetch ${raw(String(batch))} from backup`,
      )
      if (some.length === 0) break
      await file.writeFile(some.map(({ line }) => `${line}\n`).join(''))
      rows += some.length
      for (const key of some.flatMap((row) => row.keys)) if (key) keys.add(key)
    }
    await file.sync()
  } finally {
    await file.close()
  }
  await tx.script('close backup')
  return rows
}
