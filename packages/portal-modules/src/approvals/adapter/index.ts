import { describeQuery, type Client, type Scope } from '@atrium/api-client'
import {
  approvals,
  campaigns,
  submissionOutcomes,
  type ApprovalList as ListAnswer,
} from '@atrium/api-client/contract'
import type { LiveEvents } from '../../kit/adapter/live-events.ts'
import { portCalls } from '../../kit/adapter/port-calls.ts'
import type { Query } from '../../kit/query.ts'
import type { ApprovalList, ApprovalsPort, CampaignApprovalList } from '../approvals.port.ts'
import { toApproval, toCampaignList } from './to-approval.ts'

export type { LiveEvents } from '../../kit/adapter/live-events.ts'

export interface ApprovalsAdapterOptions {
  client: Client
  scope: Scope
  /** Absent: nothing is live. */
  live?: LiveEvents
  /** Where one says who decides while one is away. Absent: there is no such place. */
  absenceHref?: string
  /** Called after a decision: what counts approvals counts again. */
  onDecided?: () => void
}

const { asPort, translated } = portCalls()

/** After these somebody's list may be another. */
const changing: ReadonlySet<string> = new Set(['campaigns.changed', 'rights.changed'])

/** The approvals' port on the portal's own calls; it decides in any application of the person's. */
export function createApprovalsAdapter({
  client,
  scope,
  live,
  absenceHref,
  onDecided,
}: ApprovalsAdapterOptions): ApprovalsPort {
  // The inbox is one over all applications, so it is loaded once for all of them.
  const everywhere = { tenant: 0, user: scope.user }
  const listed = ({ key, load }: Query<ListAnswer>): Query<ApprovalList> =>
    translated({
      key: [...key, 'approvals'],
      load: async () => {
        const { mayApprove, items } = await load()
        return { mayDecide: mayApprove, items: items.map(toApproval) }
      },
    })
  const inbox = (state: 'open' | 'decided') =>
    listed(describeQuery(client, everywhere, approvals.inbox, { query: { state } }))
  const ofCampaign = (applicationId: number, id: number): Query<CampaignApprovalList> => {
    const params = { applicationId, id }
    const { key, load } = describeQuery(client, scope, approvals.ofCampaign, { params })
    return translated({
      key: [...key, 'approvals'],
      load: async () => toCampaignList(await load()),
    })
  }

  return {
    open: inbox('open'),
    decided: inbox('decided'),
    ofCampaign: (campaignId) => ofCampaign(scope.tenant, campaignId),

    decide: async ({ items, decision, comment, commandId }) => {
      const { application, campaign } = items[0]!
      await asPort(
        client.call(
          campaigns.submit,
          {
            body: {
              ApplicationId: application.id,
              campaignId: campaign.id,
              channelIds: items.map(({ id }) => id),
              outcomeId: submissionOutcomes[decision],
              ...(comment.trim() && { comment: comment.trim() }),
            },
          },
          { idempotencyKey: commandId, ifMatch: campaign.version },
        ),
      )
      onDecided?.()
      const { result } = await ofCampaign(application.id, campaign.id).load()
      return { campaign: campaign.name, ...result }
    },

    nudge: async ({ campaignId, commandId }) => {
      await asPort(
        client.call(
          approvals.nudge,
          { params: { applicationId: scope.tenant, id: campaignId } },
          { idempotencyKey: commandId },
        ),
      )
    },

    ...(absenceHref && { absenceHref }),

    ...(live && {
      onChange: (listener) => {
        const stopEvents = live.onEvent(({ type, payload }) => {
          if (!changing.has(type)) return
          const told = typeof payload === 'object' && payload !== null ? payload : {}
          const commandId = 'commandId' in told ? told.commandId : undefined
          listener({ commandId: typeof commandId === 'string' ? commandId : undefined })
        })
        const stopResets = live.onReset(() => listener({}))
        return () => {
          stopEvents()
          stopResets()
        }
      },
    }),
  }
}
