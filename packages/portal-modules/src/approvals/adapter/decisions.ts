import type { Client, Scope } from '@atrium/api-client'
import {
  approvals,
  campaigns,
  channels,
  directOrders,
  submissionOutcomes,
} from '@atrium/api-client/contract'
import type { PortCalls } from '../../kit/adapter/port-calls.ts'
import { PortError } from '../../kit/port-error.ts'
import type { Query } from '../../kit/query.ts'
import type {
  ApprovalsPort,
  CampaignApprovalList,
  DecisionCommand,
  OrderApproval,
} from '../approvals.port.ts'

export interface DecisionCallsOptions extends Pick<PortCalls, 'asPort'> {
  onDecided: (() => void) | undefined
  /** The approvals of a campaign as they stand after a decision. */
  ofCampaign: (applicationId: number, id: number) => Query<CampaignApprovalList>
}

/** Deciding, reminding those who have not decided, and conditions that are met. */
export function decisionCalls(
  client: Client,
  scope: Scope,
  { asPort, onDecided, ofCampaign }: DecisionCallsOptions,
): Pick<ApprovalsPort, 'decide' | 'nudge' | 'nudgeOrder' | 'meetCondition'> {
  const decideOrder = async (
    { application, id, version }: OrderApproval,
    { decision, comment, commandId }: Omit<DecisionCommand, 'items'>,
  ): Promise<void> => {
    if (decision === 'conditional') throw new PortError({ code: 'invalid' })
    const said = comment.trim()
    await asPort(
      client.call(
        directOrders.decide,
        {
          params: { applicationId: application.id, id },
          body: { decision, ...(said && { comment: said }) },
        },
        { idempotencyKey: commandId, ifMatch: version },
      ),
    )
    onDecided?.()
  }

  return {
    decide: async ({ items, decision, comment, commandId }) => {
      const [first] = items
      if (!first) return undefined
      if (first.order) {
        await decideOrder(first, { decision, comment, commandId })
        return undefined
      }
      const { application, campaign } = first
      await asPort(
        client.call(
          campaigns.submit,
          {
            body: {
              ApplicationId: application.id,
              campaignId: campaign.id,
              channelIds: items.map(({ id }) => id),
              outcomeId: submissionOutcomes[decision === 'conditional' ? 'approved' : decision],
              ...(decision === 'conditional'
                ? { condition: comment.trim() }
                : comment.trim() && { comment: comment.trim() }),
            },
          },
          { idempotencyKey: commandId, ifMatch: campaign.version },
        ),
      )
      onDecided?.()
      const { result } = await ofCampaign(application.id, campaign.id).load()
      return { campaign: campaign.name, ...result }
    },

    nudge: async ({ campaignId, applicationId = scope.tenant, commandId }) => {
      await asPort(
        client.call(
          approvals.nudge,
          { params: { applicationId, id: campaignId } },
          { idempotencyKey: commandId },
        ),
      )
    },

    nudgeOrder: async ({ orderId, applicationId, commandId }) => {
      await asPort(
        client.call(
          directOrders.nudge,
          { params: { applicationId, id: orderId } },
          { idempotencyKey: commandId },
        ),
      )
    },

    meetCondition: async ({ approval, isMet, commandId }) => {
      const params = { applicationId: approval.application.id, id: approval.id }
      const { version } = await asPort(
        client.call(
          channels.save,
          { params, body: { conditionMet: isMet } },
          { idempotencyKey: commandId, ifMatch: approval.version },
        ),
      )
      return { version }
    },
  }
}
