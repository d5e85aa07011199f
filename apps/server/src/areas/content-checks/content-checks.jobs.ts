import { repeatAfter, type JobKind } from '../../platform/jobs/index.ts'
import {
  forgetGone,
  listWaiting,
  releaseAll,
  type WaitingCheck,
} from './content-checks.repository.ts'
import { checkContent, checkJobName, type CheckDependencies } from './content-checks.service.ts'

/** What waits is looked at in parts of so many. */
const maxChecks = 200

/**
 * Looks at what still waits, of all tenants: a scanner that was away for days, or a content whose job
 * was given up. The first that cannot be looked at ends it, to be tried again. Where no scanner is set
 * up any more, what waits is given out, as all is then that comes.
 */
export async function checkWaiting(deps: CheckDependencies): Promise<void> {
  const { database, scanner } = deps
  await database.system(forgetGone)
  if (!scanner) return void (await database.system(releaseAll))
  const waiting = await database.system((tx) => listWaiting(tx, maxChecks))
  for (const check of waiting) await checkContent(deps, check)
}

export const checkJobs = (deps: CheckDependencies): JobKind[] => [
  { name: checkJobName, run: (payload: WaitingCheck) => checkContent(deps, payload) },
  {
    name: 'check-waiting-contents',
    next: repeatAfter(10 * 60 * 1000),
    run: () => checkWaiting(deps),
  },
]
