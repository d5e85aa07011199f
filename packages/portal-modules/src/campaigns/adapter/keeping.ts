import { describeQuery, type Client, type Scope } from '@atrium/api-client'
import {
  campaignKeeping,
  campaigns,
  userGroupTypes,
  type ResponseOf,
} from '@atrium/api-client/contract'
import { portCalls } from '../../kit/adapter/port-calls.ts'
import type { AudienceGroup } from '../../kit/audience/audience.types.ts'
import type { CampaignAudience, CampaignKeepingPort } from '../keeping.port.ts'
import { toCampaign } from './to-campaign.ts'

type AudienceAnswer = ResponseOf<typeof campaignKeeping.audience>

const { asPort, withPortErrors } = portCalls({ currencyName: 'currency' })
const audienceCalls = portCalls(
  { userGroupIds: 'groupIds' },
  { currentOf: (current) => toAudience(current as AudienceAnswer) },
)

const kinds: Readonly<Record<number, AudienceGroup['type']>> = {
  [userGroupTypes.Administration]: 'administrator',
  [userGroupTypes.CustomerService]: 'client-service',
  [userGroupTypes.Customer]: 'client',
}

/** Who sees a campaign, what it is called and paid in, and its way out, on the portal's own calls. */
export function keepingPort(client: Client, scope: Scope): CampaignKeepingPort {
  const params = { applicationId: scope.tenant }
  const at = (id: number) => ({ params: { ...params, id } })
  return {
    save: async ({ campaign: { id, version }, name, currency, commandId }) =>
      toCampaign(
        await asPort(
          client.call(
            campaigns.save,
            { ...at(id), body: { name, currencyName: currency } },
            { idempotencyKey: commandId, ifMatch: version },
          ),
        ),
      ),

    audience(id) {
      const { key, load } = describeQuery(client, scope, campaignKeeping.audience, at(id))
      return withPortErrors({
        key: [...key, 'campaigns'],
        load: async () => toAudience(await load()),
      })
    },

    saveAudience: async ({ id, version, groupIds, commandId }) => {
      const input = { ...at(id), body: { userGroupIds: [...groupIds] } }
      const sending = { idempotencyKey: commandId, ifMatch: version }
      await audienceCalls.asPort(client.call(campaignKeeping.saveAudience, input, sending))
    },

    deleted() {
      const { key, load } = describeQuery(client, scope, campaignKeeping.deleted, { params })
      return withPortErrors({
        key: [...key, 'campaigns'],
        load: async () =>
          (await load()).map(({ deletedByUser: by, ...row }) => ({
            ...row,
            deletedBy: by && `${by.firstName} ${by.lastName}`.trim(),
          })),
      })
    },

    remove: async ({ id, version, commandId }) => {
      const sending = { idempotencyKey: commandId, ifMatch: version }
      await asPort(client.call(campaignKeeping.remove, at(id), sending))
    },

    restore: async ({ id, commandId }) =>
      toCampaign(
        await asPort(client.call(campaignKeeping.restore, at(id), { idempotencyKey: commandId })),
      ),
  }
}

const toAudience = ({ version, groups, userGroupIds }: AudienceAnswer): CampaignAudience => ({
  version,
  groups: groups.map((group) => ({
    id: group.id,
    name: group.name,
    type: kinds[group.type] ?? 'other',
    isAssigned: userGroupIds.includes(group.id),
    seesEverything: group.seesEverything,
    memberCount: group.memberCount,
    includesReader: group.includesCaller,
  })),
})
