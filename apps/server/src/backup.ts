import { resolve } from 'node:path'
import packageJson from '../package.json' with { type: 'json' }
import { readConfig } from './config.ts'
import { openDatabase } from './dependencies.ts'
import { restoreBackup, writeBackup, type Manifest } from './platform/backup/index.ts'
import { lockFolder } from './platform/database/index.ts'
import { createLog } from './platform/log.ts'
import { readMigrations } from './platform/migrations.ts'
import { createStorage } from './platform/storage/index.ts'

const usage = `Usage:
  backup write <folder>     everything, into a new folder
  backup restore <folder>   everything, into an empty database and storage
The settings of the server (DATABASE_URL, ATRIUM_DATA, …) say which database and storage are meant.`

/** Writes or restores a backup; the embedded database only while its server is stopped. */
async function main([what, given]: string[]) {
  if ((what !== 'write' && what !== 'restore') || !given) throw new Error(usage)
  const folder = resolve(given)
  const config = readConfig(process.env)
  const log = createLog(config.LOG_LEVEL)
  const lock = config.DATABASE_URL ? undefined : lockFolder(config.ATRIUM_DATA, 'a backup')
  const database = await openDatabase(config, log)
  const storage = await createStorage(config, { onError: (error) => log.warn({ err: error }) })
  try {
    const places = { database, storage }
    const manifest =
      what === 'write'
        ? await writeBackup(places, folder, { version: packageJson.version, now: new Date() })
        : await restoreBackup(places, folder, await readMigrations())
    process.stdout.write(summaryOf(what, folder, manifest))
    if (manifest.missing.length > 0) process.exitCode = 2
  } finally {
    await storage.close()
    await database.close()
    lock?.release()
  }
}

function summaryOf(what: 'write' | 'restore', folder: string, manifest: Manifest): string {
  const { tables, files, missing, createdAt } = manifest
  const rows = Object.values(tables).reduce((sum, count) => sum + count, 0)
  const lines = [
    `${what === 'write' ? 'Written to' : 'Restored from'} ${folder} (${createdAt}): ` +
      `${rows} rows of ${Object.keys(tables).length} tables, ${files} files.`,
  ]
  if (missing.length > 0) {
    lines.push(`${missing.length} files were not in the storage: ${missing.join(', ')}`)
  }
  return `${lines.join('\n')}\n`
}

main(process.argv.slice(2)).catch((error: Error) => {
  const isPlain = /^(Usage|These settings|Atrium is|[A-Z_]+:)/.test(error.message)
  process.stderr.write(`${isPlain ? error.message : (error.stack ?? error.message)}\n`)
  process.exit(1)
})
