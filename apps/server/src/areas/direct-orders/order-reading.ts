import { readAmount } from '@atrium/api-client/contract'
import { dayOf } from '../../platform/berlin-time.ts'
import type { Language } from '../../platform/locales.ts'
import type { Dependencies } from '../../platform/dependencies.ts'
import type { Transaction } from '../../platform/database/database.types.ts'
import { approvalBudgetSetting, settingsOf, type Settings } from '../applications/index.ts'
import { approvalRights, type ApprovalRights } from '../campaigns/index.ts'
import type { Access } from '../users/index.ts'
import type { Reading } from './direct-orders.mapper.ts'
import { decidersOf, isAdministrator } from './direct-orders.policy.ts'
import { listDeciders } from './direct-orders.repository.ts'

/** From which budget on headquarters decides, and whether the caller does. */
interface ApprovalGround {
  /** Undefined: no order waits. */
  approvalBudget: number | undefined
  rights: ApprovalRights
}

/** How orders are shown to the caller, and what decides about where they go. */
export interface OrderReading extends Reading, ApprovalGround {}

/** How orders are shown to the caller, by what the tenant and the caller's groups say about decisions. */
export async function readingOf(
  deps: Pick<Dependencies, 'clock'>,
  tx: Transaction,
  access: Access,
  language: Language,
): Promise<OrderReading> {
  const settings = await settingsOf(tx, access.applicationId)
  const value = settings.value(approvalBudgetSetting)
  const rights = await approvalRights(deps, tx, access, settings)
  // Who decides nothing needs not know who else does.
  const mayDecide = rights.approve || rights.inPlaceOf !== undefined
  const deciders = mayDecide ? decidersOf(await listDeciders(tx, access.applicationId)) : []
  const approve = rights.approve && (await mayApprove(deps, tx, access, { settings, deciders }))
  const decides = approve || rights.inPlaceOf !== undefined
  return {
    access,
    language,
    today: dayOf(deps.clock.now()),
    decides,
    // Nobody but the caller can: of the client, else of the administrators.
    decidesOwn: decides && deciders.every(({ id }) => id === access.actor.userId),
    approvalBudget: value === undefined ? undefined : readAmount(value.toString()),
    rights: { ...rights, approve },
  }
}

/**
 * Administrators are the agency's: they stand in for headquarters only where the client has nobody who
 * decides (D-01).
 */
async function mayApprove(
  deps: Pick<Dependencies, 'clock'>,
  tx: Transaction,
  access: Access,
  { settings, deciders }: { settings: Settings; deciders: ReturnType<typeof decidersOf> },
): Promise<boolean> {
  if (!access.roles.includes('ADMINISTRATOR')) return true
  const others = { ...access, roles: access.roles.filter((role) => role !== 'ADMINISTRATOR') }
  if ((await approvalRights(deps, tx, others, settings)).approve) return true
  return deciders.every(isAdministrator)
}
