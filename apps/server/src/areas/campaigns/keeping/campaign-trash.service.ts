import type { Campaign, campaignKeeping, ResponseOf } from '@atrium/api-client/contract'
import { audit } from '../../../platform/audit.ts'
import { forbidden, notFound, Problem } from '../../../platform/problem.ts'
import { repeatAfter, type JobKind } from '../../../platform/jobs/index.ts'
import type { Actor } from '../../../platform/actor.ts'
import type { Dependencies } from '../../../platform/dependencies.ts'
import type { Transaction } from '../../../platform/database/database.types.ts'
import { trashHorizon, type Command } from '../../components/index.ts'
import { enterTenant, type Access } from '../../users/index.ts'
import { campaignsChanged } from '../campaigns.events.ts'
import { personOf } from '../campaigns.mapper.ts'
import { canPlan } from '../campaigns.policy.ts'
import { listCampaignViewers } from '../campaigns.repository.ts'
import { presentedCampaign } from '../campaigns.service.ts'
import { campaignTexts } from '../campaigns.texts.ts'
import { planContextOf, requireFreshCampaign } from '../plan/plan-change.ts'
import {
  listDeleted,
  markDeleted,
  markRestored,
  purgeCampaigns,
  tiesOf,
  type CampaignTies,
} from './campaign-keeping.repository.ts'

type TrashDependencies = Pick<Dependencies, 'database' | 'events' | 'clock'>

/**
 * Campaigns that are deleted and brought back (T-08, T-66). Only a plan that is still the agency's own goes: what
 * the client was asked about, what was ordered, booked or invoiced is something others rely on, and would be
 * missed in their inboxes, budgets and books. Such a campaign is stopped by its channels instead and stays to
 * be looked up.
 */
export function createCampaignTrashService(deps: TrashDependencies) {
  return {
    list: (
      actor: Actor,
      applicationId: number,
    ): Promise<ResponseOf<typeof campaignKeeping.deleted>> =>
      enterTenant(deps, actor, applicationId, async (tx, access) => {
        if (!canPlan(access)) throw forbidden()
        const rows = await listDeleted(tx, access, trashHorizon(deps.clock.now()))
        return rows.map((row) => ({
          id: row.id,
          name: row.name,
          client: row.customer_name,
          channelCount: row.channel_count,
          deletedAt: row.deleted_at.toISOString(),
          deletedByUser: personOf(row.user_id, row.first_name, row.last_name),
        }))
      }),

    remove: (command: Command, id: number): Promise<void> =>
      enterTenant(deps, command.actor, command.applicationId, async (tx, access) => {
        const context = await planContextOf(tx, access, id)
        if (!canPlan(access)) throw forbidden()
        await requireFreshCampaign(deps, context, command.ifMatch)
        const { applicationId, actor } = access
        const hindrance = hindranceOf(await tiesOf(tx, applicationId, id))
        if (hindrance) throw new Problem(409, hindrance, { text: campaignTexts[hindrance] })
        const told = await tellOf('deleted', tx, access, command, {
          id,
          name: context.campaign.name,
        })
        await markDeleted(tx, { applicationId, id, userId: actor.userId }, deps.clock.now())
        await told()
      }),

    restore: (command: Command, id: number): Promise<Campaign> =>
      enterTenant(deps, command.actor, command.applicationId, async (tx, access) => {
        const since = trashHorizon(deps.clock.now())
        const [row] = await listDeleted(tx, access, since, id)
        if (!row) throw notFound()
        if (!canPlan(access)) throw forbidden()
        await markRestored(tx, access.applicationId, id)
        const told = await tellOf('restored', tx, access, command, { id, name: row.name })
        await told()
        return presentedCampaign(deps, tx, access, id)
      }),
  }

  /** Asks who sees it while it is there; what is returned tells them and the log. */
  async function tellOf(
    kind: 'deleted' | 'restored',
    tx: Transaction,
    { applicationId, actor }: Access,
    command: Command,
    { id, name }: { id: number; name: string },
  ) {
    const viewers = await listCampaignViewers(tx, applicationId, id)
    return async () => {
      const userIds = viewers.map((viewer) => viewer.id)
      await deps.events.append(tx, campaignsChanged(kind, { campaignId: id }, command, userIds))
      await audit(tx, {
        applicationId,
        actor,
        action: `campaign.${kind}`,
        objectType: 'campaign',
        objectId: id,
        summary: { name },
      })
    }
  }
}

function hindranceOf({ is_asked, has_orders, has_amounts }: CampaignTies) {
  if (has_amounts) return 'campaign-invoiced'
  if (has_orders) return 'campaign-ordered'
  return is_asked ? 'campaign-asked' : undefined
}

type PurgeDependencies = Pick<Dependencies, 'database' | 'clock' | 'storage'>

/** Lets go for good of campaigns that were deleted too long ago, with their documents (T-66). */
export async function emptyCampaignTrash({ database, clock, storage }: PurgeDependencies) {
  const contents = await database.system((tx) => purgeCampaigns(tx, trashHorizon(clock.now())))
  // After the commit: a content without a row is waste, a row without its content would be a loss.
  await Promise.all(contents.map((key) => storage.remove(key)))
}

/** Does so every hour. */
export const campaignTrashJob = (deps: PurgeDependencies): JobKind => ({
  name: 'empty-campaign-trash',
  next: repeatAfter(3_600_000),
  run: () => emptyCampaignTrash(deps),
})
