import { readAmount } from '@atrium/api-client/contract'
import { dayOf } from '../../platform/berlin-time.ts'
import type { Language } from '../../platform/locales.ts'
import type { Dependencies, Transaction } from '../../platform/types.ts'
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

/** What the tenant and the caller's groups say about decisions on orders. */
async function approvalGround(
  deps: Pick<Dependencies, 'clock'>,
  tx: Transaction,
  access: Access,
): Promise<ApprovalGround> {
  const settings = await settingsOf(tx, access.applicationId)
  const value = settings.value(approvalBudgetSetting)
  const rights = await approvalRights(deps, tx, access, settings)
  return {
    approvalBudget: value === undefined ? undefined : readAmount(value.toString()),
    rights: {
      ...rights,
      approve: rights.approve && (await mayApprove(deps, tx, access, settings)),
    },
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
  settings: Settings,
): Promise<boolean> {
  if (!access.roles.includes('ADMINISTRATOR')) return true
  const others = { ...access, roles: access.roles.filter((role) => role !== 'ADMINISTRATOR') }
  if ((await approvalRights(deps, tx, others, settings)).approve) return true
  return decidersOf(await listDeciders(tx, access.applicationId)).every(isAdministrator)
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
  const decides = approve || inPlaceOf !== undefined
  const decidesOwn = decides && (await isAlone(tx, access))
  return { access, language, today, decides, decidesOwn, ...ground }
}

/** Whether nobody but the caller can decide: of the client, else of the administrators. */
async function isAlone(tx: Transaction, { applicationId, actor }: Access): Promise<boolean> {
  const deciders = decidersOf(await listDeciders(tx, applicationId))
  return deciders.every(({ id }) => id === actor.userId)
}
