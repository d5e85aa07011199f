import { approvals, campaigns, channelPosts, channels } from '@atrium/api-client/contract'
import { implement, type Route } from '../../platform/implement.ts'
import type { CallContext, Dependencies } from '../../platform/types.ts'
import { commandOf, type Command } from '../components/index.ts'
import { createApprovalsService } from './approvals.service.ts'
import { createCampaignsService } from './campaigns.service.ts'
import { addChannelPost } from './channel-posts.service.ts'
import { createDocumentsService, withContents } from './documents.service.ts'
import { createPlanningService } from './planning.service.ts'

/** Outcomes by the numbers that travel (CAMP-13). */
const outcomes = { 1: 'approved', 2: 'rejected', 3: 'partially' } as const
type OutcomeId = keyof typeof outcomes

export function campaignRoutes(deps: Dependencies): Route[] {
  const service = createCampaignsService(deps)
  const decisions = createApprovalsService(deps)
  const documents = createDocumentsService(deps)
  const planning = createPlanningService(deps)
  return [
    ...implement(campaigns, {
      list: ({ actor, params, query }) => service.list(actor, params.applicationId, query),
      get: ({ actor, params }) => service.get(actor, params),
      budgets: ({ actor, params }) => service.budgets(actor, params),
      submit: (context) => {
        const { campaignId, channelIds, comment, relatedTaskItemId } = context.body
        const outcomeId = context.body.outcomeId as OutcomeId
        const { planningDocuments, approvalDocuments } = context.files
        return withContents(
          deps,
          [
            { kind: 'planning', files: planningDocuments },
            { kind: 'approval', files: approvalDocuments },
          ],
          (write) =>
            decisions.submit(
              commandIn(context, context.body.ApplicationId),
              { campaignId, channelIds, comment, outcome: outcomes[outcomeId] },
              context.log,
              (tx, access) => write(tx, access, { campaignId, outcomeId, relatedTaskItemId }),
            ),
        )
      },
      document: (context) => {
        const { campaignId, relatedTaskItemId } = context.body
        const outcomeId = context.body.outcomeId as OutcomeId
        return documents.handIn(
          commandIn(context, context.body.ApplicationId),
          { campaignId, outcomeId, relatedTaskItemId },
          context.files.documents,
        )
      },
      documents: ({ actor, params }) => documents.list(actor, params),
      history: ({ actor, params }) => service.history(actor, params),
      release: (context) =>
        planning.release(commandOf(context), context.params.id, context.body, context.log),
      save: (context) =>
        planning.saveCampaign(commandOf(context), context.params.id, context.body, context.log),
    }),
    ...implement(approvals, {
      mine: ({ actor, params }) => decisions.mine(actor, params.applicationId),
    }),
    ...implement(channels, {
      get: ({ actor, params }) => service.channel(actor, params),
      save: (context) =>
        planning.saveChannel(commandOf(context), context.params.id, context.body, context.log),
      move: (context) =>
        planning.moveChannel(commandOf(context), context.params.id, context.body, context.log),
    }),
    ...implement(channelPosts, {
      list: ({ actor, params, query }) => service.posts(actor, params, query),
      add: (context) =>
        addChannelPost(
          deps,
          commandOf(context),
          context.params.channelId,
          context.body.message,
          context.log,
        ),
    }),
  ]
}

/** A command whose tenant stands in its body. */
const commandIn = (
  {
    actor,
    ifMatch,
    idempotencyKey,
  }: Pick<CallContext, 'ifMatch' | 'idempotencyKey'> & Pick<Command, 'actor'>,
  applicationId: number,
): Command => ({ actor, applicationId, ifMatch, idempotencyKey })
