import { repeatAfter, type JobKind } from '../../platform/jobs/index.ts'
import type { Dependencies } from '../../platform/dependencies.ts'
import { writeDigests } from './digests.service.ts'

/** Writes the digests that are due: which day and hour that is stands with each notification. */
export const digestJob = (
  deps: Pick<Dependencies, 'database' | 'clock' | 'portalUrl'>,
): JobKind => ({
  name: 'write-digests',
  next: repeatAfter(60_000),
  run: () => writeDigests(deps),
})
