import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createDatabase } from './database.ts'
import { demoDay, startPortal } from './portal.ts'

/**
 * Before all journeys: the small demo, filled once. Portals of journeys start from a copy of its folder, and
 * those that journeys share from a copy of its database, where there is PostgreSQL: it is the quicker one.
 */
export default async function saveDemo(): Promise<() => Promise<void>> {
  const compiled = mkdtempSync(join(tmpdir(), 'atrium-e2e-compiled-'))
  process.env.COMPILED_SERVER = compiled
  process.env.SAVED_DAY = demoDay()
  const data = mkdtempSync(join(tmpdir(), 'atrium-e2e-demo-'))
  const portal = await startPortal({ data })
  await portal.stop()
  process.env.SAVED_PORTAL = data
  const forget = await saveDatabase()
  return async () => {
    rmSync(data, { recursive: true, force: true })
    rmSync(compiled, { recursive: true, force: true })
    await forget?.()
  }
}

async function saveDatabase() {
  const server = process.env.TEST_DATABASE_URL
  if (!server) return undefined
  const data = mkdtempSync(join(tmpdir(), 'atrium-e2e-demo-'))
  const database = await createDatabase(server)
  const portal = await startPortal({
    data,
    env: { DATABASE_URL: database.url, ATRIUM_DEMO: 'small' },
  })
  await portal.stop()
  process.env.SAVED_DATABASE = database.name
  process.env.SAVED_DATABASE_FILES = data
  return async () => {
    rmSync(data, { recursive: true, force: true })
    await database.drop()
  }
}
