import type { PlanImportMapping } from '@atrium/api-client/contract'
import { forbidden } from '../../../platform/problem.ts'
import type { Actor } from '../../../platform/actor.ts'
import type { Dependencies } from '../../../platform/dependencies.ts'
import type { Transaction } from '../../../platform/database/database.types.ts'
import { enterTenant, type Access } from '../../users/index.ts'
import { canPlan } from '../campaigns.policy.ts'
import { seenCampaign } from '../campaigns.service.ts'
import { findImportMapping, putImportMapping } from './import-mapping.repository.ts'

interface Place {
  applicationId: number
  id: number
}

/** How workbooks of a campaign's client are read: what one person has mapped, the next need not (CAMP-07). */
export function createImportMappingService(deps: Pick<Dependencies, 'database'>) {
  return {
    mapping: (
      actor: Actor,
      { applicationId, id }: Place,
    ): Promise<{ mapping: PlanImportMapping | null }> =>
      enterTenant(deps, actor, applicationId, async (tx, access) => {
        const customerId = await customerOf(tx, access, id)
        return { mapping: (await findImportMapping(tx, applicationId, customerId)) ?? null }
      }),

    saveMapping: (
      actor: Actor,
      { applicationId, id }: Place,
      mapping: PlanImportMapping,
    ): Promise<void> =>
      enterTenant(deps, actor, applicationId, async (tx, access) => {
        const customerId = await customerOf(tx, access, id)
        await putImportMapping(tx, applicationId, customerId, mapping, access.actor.userId)
      }),
  }
}

/** The client of a campaign that the caller sees and plans. */
async function customerOf(tx: Transaction, access: Access, id: number): Promise<number> {
  const { customer_id } = await seenCampaign(tx, access, id)
  if (!canPlan(access)) throw forbidden()
  return customer_id
}
