import { readAmount } from '@atrium/api-client/contract'
import { dayOf } from '../../platform/berlin-time.ts'
import type { Language } from '../../platform/locales.ts'
import type { Dependencies, Transaction } from '../../platform/types.ts'
import { approvalBudgetSetting, settingsOf } from '../applications/index.ts'
import { approvalRights, type ApprovalRights } from '../campaigns/index.ts'
import type { Access } from '../users/index.ts'
import type { Reading } from './direct-orders.mapper.ts'

/** From which budget on headquarters decides, and whether the caller does. */
interface ApprovalGround {
  /** Undefined: no order waits. */
  approvalBudget: number | undefined
  rights: ApprovalRights
}

/** What the tenant and the caller's groups say about decisions on orders. */
async function approvalGround(
  deps: Pick<Dependencies, 'clock'>,
  tx: Transaction,
  access: Access,
): Promise<ApprovalGround> {
  const settings = await settingsOf(tx, access.applicationId)
  const value = settings.value(approvalBudgetSetting)
  return {
    approvalBudget: value === undefined ? undefined : readAmount(value.toString()),
    rights: await approvalRights(deps, tx, access, settings),
  }
}

/** How orders are shown to the caller, and what decides about where they go. */
export interface OrderReading extends Reading, ApprovalGround {}

/** How orders are shown to the caller. */
export async function readingOf(
  deps: Pick<Dependencies, 'clock'>,
  tx: Transaction,
  access: Access,
  language: Language,
): Promise<OrderReading> {
  const ground = await approvalGround(deps, tx, access)
  const { approve, inPlaceOf } = ground.rights
  const today = dayOf(deps.clock.now())
  return { access, language, today, decides: approve || inPlaceOf !== undefined, ...ground }
}
