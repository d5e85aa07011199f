import type { campaignKeeping, ResponseOf } from '@atrium/api-client/contract'
import { audit } from '../../../platform/audit.ts'
import { forbidden, invalid, notFound, stale } from '../../../platform/problem.ts'
import type { Actor } from '../../../platform/actor.ts'
import type { Dependencies } from '../../../platform/dependencies.ts'
import type { Transaction } from '../../../platform/database/database.types.ts'
import type { Command } from '../../components/index.ts'
import { lockUserGroups } from '../../user-groups/index.ts'
import { enterTenant, type Access } from '../../users/index.ts'
import { campaignsChanged } from '../campaigns.events.ts'
import { canPlan } from '../campaigns.policy.ts'
import { listCampaignViewers } from '../campaigns.repository.ts'
import { seenCampaign } from '../campaigns.service.ts'
import { campaignTexts } from '../campaigns.texts.ts'
import { lockCampaign } from '../plan/campaign-changes.repository.ts'
import {
  audienceVersion,
  listAudienceGroups,
  replaceGroups,
} from './campaign-keeping.repository.ts'

type AudienceDependencies = Pick<Dependencies, 'database' | 'events'>
type Audience = ResponseOf<typeof campaignKeeping.audience>

/** Who sees a campaign besides those who see everything (PERM-13). */
export function createCampaignAudienceService(deps: AudienceDependencies) {
  const present = async (tx: Transaction, access: Access, id: number): Promise<Audience> => {
    const version = await audienceVersion(tx, access.applicationId, id)
    const rows = await listAudienceGroups(tx, access.applicationId, id)
    return {
      version,
      userGroupIds: rows.filter((row) => row.sees_campaign).map((row) => row.id),
      groups: rows.map((row) => ({
        id: row.id,
        name: row.name,
        type: row.type,
        memberCount: row.member_count,
        seesEverything: row.sees_everything,
        includesCaller: access.groupIds.includes(row.id),
      })),
    }
  }
  return {
    get: (actor: Actor, { applicationId, id }: { applicationId: number; id: number }) =>
      enterTenant(deps, actor, applicationId, async (tx, access) => {
        await seenCampaign(tx, access, id)
        if (!canPlan(access)) throw forbidden()
        return present(tx, access, id)
      }),

    /** Whoever gains or loses it hears at once; the log keeps the names of the groups. */
    save: (command: Command, id: number, userGroupIds: readonly number[]): Promise<Audience> =>
      enterTenant(deps, command.actor, command.applicationId, async (tx, access) => {
        const { applicationId } = access
        await lockCampaign(tx, applicationId, id)
        const campaign = await seenCampaign(tx, access, id)
        if (!canPlan(access)) throw forbidden()
        const seen = command.ifMatch
        if (seen !== undefined && seen !== (await audienceVersion(tx, applicationId, id)))
          throw stale(await present(tx, access, id))
        const wanted = [...new Set(userGroupIds)]
        const named = await lockUserGroups(tx, applicationId, wanted)
        if (named.length < wanted.length) throw notFound()
        // Nobody else might be there to give it back to them.
        if (!access.seesAll && !wanted.some((one) => access.groupIds.includes(one)))
          throw invalid({ userGroupIds: campaignTexts['locks-out'] })
        const rows = await listAudienceGroups(tx, applicationId, id)
        const before = rows.filter(({ sees_campaign }) => sees_campaign)
        // Who sees everything is not chosen: such a group goes on being the campaign's, or goes on being none of it.
        const groups = rows.filter((row) => row.sees_everything ? row.sees_campaign : wanted.includes(row.id)) // prettier-ignore
        const groupIds = groups.map((row) => row.id)
        const isSame = before.length === groupIds.length && before.every((one) => groupIds.includes(one.id)) // prettier-ignore
        if (!isSame) {
          const viewersBefore = await listCampaignViewers(tx, applicationId, id)
          await replaceGroups(tx, { applicationId, campaignId: id }, groupIds)
          const viewers = await listCampaignViewers(tx, applicationId, id)
          const userIds = new Set([...viewersBefore, ...viewers].map((one) => one.id))
          await deps.events.append(
            tx,
            campaignsChanged('changed', { campaignId: id }, command, [...userIds]),
          )
          await audit(tx, {
            applicationId,
            actor: access.actor,
            action: 'campaign.audience-changed',
            objectType: 'campaign',
            objectId: id,
            summary: {
              name: campaign.name,
              before: { groups: before.map(({ name }) => name) },
              after: { groups: groups.map(({ name }) => name) },
            },
          })
        }
        return present(tx, access, id)
      }),
  }
}
