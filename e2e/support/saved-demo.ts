import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPortal } from './portal.ts'

/** Before all journeys: a portal with the small demo, filled once. Others start from a copy of its folder. */
export default async function saveDemo(): Promise<() => void> {
  const data = mkdtempSync(join(tmpdir(), 'atrium-e2e-demo-'))
  const portal = await startPortal({ data })
  await portal.stop()
  process.env.SAVED_PORTAL = data
  return () => rmSync(data, { recursive: true, force: true })
}
