import { dayOf } from '../../../platform/berlin-time.ts'
import type { Dependencies } from '../../../platform/dependencies.ts'
import type { Transaction } from '../../../platform/database/database.types.ts'
import { settingsOf, type Settings } from '../../applications/index.ts'
import { isInGroupThat } from '../../user-groups/index.ts'
import type { Access } from '../../users/index.ts'
import { canApprove } from '../campaigns.policy.ts'
import { absentFor, type Absent } from './stand-ins.ts'

/** What somebody decides in an application, whatever it is that waits (COCK-10). */
export interface ApprovalRights {
  /** In their own name. */
  approve: boolean
  /** Else in the place of somebody who is away (T-39); undefined: not at all. */
  inPlaceOf: Absent | undefined
}

/** What the caller decides; `settings` are read where they are not known yet. */
export async function approvalRights(
  { clock }: Pick<Dependencies, 'clock'>,
  tx: Transaction,
  access: Access,
  known?: Settings,
): Promise<ApprovalRights> {
  const settings = known ?? (await settingsOf(tx, access.applicationId))
  const approve = canApprove(access, {
    isApprover: await isInGroupThat(tx, access, 'approves'),
    agencyApproves: settings.isOn('AGENCY_APPROVAL_ENABLED'),
  })
  const today = dayOf(clock.now())
  return { approve, inPlaceOf: approve ? undefined : await absentFor(tx, access, today) }
}
