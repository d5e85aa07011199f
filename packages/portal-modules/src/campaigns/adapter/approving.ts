import { describeQuery, type Client, type Scope } from '@atrium/api-client'
import {
  approvals,
  campaigns,
  submissionOutcomes,
  type Approval,
} from '@atrium/api-client/contract'
import { portCalls } from '../../kit/adapter/port-calls.ts'
import type { CampaignsPort } from '../campaigns.port.ts'
import { toWaiting } from './to-campaign.ts'

const { asPort } = portCalls()

/** `approvals.waiting` takes no more ids in one address. */
const maxCampaignsPerRequest = 200

/**
 * Approves what waits for the reader, from the list.
 * @param onDecided  what counts approvals counts again
 */
export function approvingPort(
  client: Client,
  scope: Scope,
  onDecided: (() => void) | undefined,
): NonNullable<CampaignsPort['approvals']> {
  const params = { applicationId: scope.tenant }
  return {
    waiting(ids) {
      const campaignIds = [...ids]
      const { key } = describeQuery(client, scope, approvals.waiting, { params, query: { campaignIds } }) // prettier-ignore
      return {
        key,
        load: async () => {
          const found: Approval[] = []
          for (let first = 0; first < campaignIds.length; first += maxCampaignsPerRequest) {
            const query = {
              campaignIds: campaignIds.slice(first, first + maxCampaignsPerRequest),
            }
            found.push(...(await asPort(client.call(approvals.waiting, { params, query }))))
          }
          return toWaiting(found)
        },
      }
    },
    approve: async ({ plan, note, condition, commandId }) => {
      await asPort(
        client.call(
          campaigns.submit,
          {
            body: {
              ApplicationId: scope.tenant,
              campaignId: plan.campaignId,
              channelIds: plan.channels.map(({ id }) => id),
              outcomeId: submissionOutcomes.approved,
              ...(note && { comment: note }),
              ...(condition && { condition }),
            },
          },
          { idempotencyKey: commandId, ifMatch: plan.version },
        ),
      )
      onDecided?.()
    },
  }
}
