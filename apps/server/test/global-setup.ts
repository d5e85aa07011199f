import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/**
 * Before all server tests: the small demo, filled once on the database of this run. A hundred
 * servers start from it. In a process of its own, because this one finds the built packages, not their sources.
 * And what the sources say of the rows that they read (`row-types`), which the tests compare with what comes.
 */
export default async function saveDemo(): Promise<() => Promise<void>> {
  const saved = `atrium_demo_${process.pid}`
  const script = join(import.meta.dirname, 'save-demo.ts')
  const demo = (task: string) =>
    run(process.execPath, ['--conditions=@atrium/source', script, task, saved])
  const declared = run(process.execPath, [join(import.meta.dirname, 'row-types/declared-rows.ts')])
  await demo('save')
  process.env.TEST_SAVED_DEMO = saved
  process.env.TEST_DECLARED_ROWS = (await declared).stdout
  return async () => void (await demo('forget'))
}
