import { repeatAfter, type JobKind } from '../../../platform/jobs/index.ts'
import type { Dependencies } from '../../../platform/dependencies.ts'
import { remindOfApprovals } from './reminders.service.ts'

const hour = 3_600_000

/** Reminds of approvals that are due soon, today, or since yesterday (T-39). */
export const approvalJob = (
  deps: Pick<Dependencies, 'database' | 'events' | 'clock' | 'portalUrl'>,
): JobKind => ({
  name: 'remind-approvals',
  next: repeatAfter(hour),
  run: () => remindOfApprovals(deps),
})
