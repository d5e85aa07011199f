import { repeatAfter, type JobKind } from '../../platform/jobs/index.ts'
import type { Dependencies } from '../../platform/dependencies.ts'
import { remindInvited } from './reminders.service.ts'

const hour = 3_600_000

/** Reminds people who were invited a week ago and have not come. */
export const reminderJob = (
  deps: Pick<Dependencies, 'database' | 'clock' | 'portalUrl' | 'signUp'>,
): JobKind => ({
  name: 'remind-invited',
  next: repeatAfter(hour),
  run: () => remindInvited(deps),
})
