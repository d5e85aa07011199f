import {
  absences,
  approvals,
  calendarFeeds,
  campaignDates,
  campaignPlanning,
  campaigns,
  channelPosts,
  channels,
  planImports,
} from '@atrium/api-client/contract'
import { implement, type Route } from '../../platform/implement.ts'
import type { CallContext } from '../../platform/http/call-context.ts'
import type { Dependencies } from '../../platform/dependencies.ts'
import { commandOf, type Command } from '../components/index.ts'
import { createAbsenceService } from './approvals/absence.service.ts'
import { createApprovalsService } from './approvals/approvals.service.ts'
import { createCalendarService } from './dates/calendar.service.ts'
import { choicesFor, createCampaign } from './creation/campaign-creation.service.ts'
import { createCampaignsService, type HistorySource } from './campaigns.service.ts'
import { addChannelPost } from './plan/channel-posts.service.ts'
import { upcomingDates } from './dates/dates.service.ts'
import { campaignKeepingRoutes } from './keeping/campaign-keeping.routes.ts'
import { createDocumentsService, withContents } from './documents.service.ts'
import { createInboxService, type InboxSource } from './approvals/inbox.service.ts'
import { createImportMappingService } from './plan-import/import-mapping.service.ts'
import { changeChannels } from './plan/plan-changes.service.ts'
import { putCampaign, replacePlan } from './plan-import/plan-import.service.ts'
import { undoPlanChange } from './plan/plan-undo.service.ts'
import { createPlanningService } from './plan/planning.service.ts'
import { nudge } from './dates/reminders.service.ts'

/** Outcomes by the numbers that travel (CAMP-13). */
const outcomes = { 1: 'approved', 2: 'rejected', 3: 'partially' } as const
type OutcomeId = keyof typeof outcomes

/** `source` gives what waits for decisions besides channels, `activity` what happened to what belongs to a campaign. */
export function campaignRoutes(
  deps: Dependencies,
  source?: InboxSource,
  activity?: HistorySource,
): Route[] {
  const service = createCampaignsService(deps, activity)
  const decisions = createApprovalsService(deps)
  const documents = createDocumentsService(deps)
  const inbox = createInboxService(deps, source)
  const planning = createPlanningService(deps)
  const planImport = createImportMappingService(deps)
  const calendar = createCalendarService(deps)
  const absence = createAbsenceService(deps)
  return [
    ...implement(campaigns, {
      list: ({ actor, params, query }) => service.list(actor, params.applicationId, query),
      get: ({ actor, params }) => service.get(actor, params),
      plan: ({ actor, params, query }) => service.plan(actor, params.applicationId, query),
      budgets: ({ actor, params }) => service.budgets(actor, params),
      submit: (context) => {
        const { campaignId, channelIds, comment, condition, relatedTaskItemId } = context.body
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
              { campaignId, channelIds, comment, condition, outcome: outcomes[outcomeId] },
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
      star: (context) =>
        service.star(commandOf(context), context.params.id, context.body.isStarred),
      release: (context) =>
        planning.release(commandOf(context), context.params.id, context.body, context.log),
      save: (context) =>
        planning.saveCampaign(commandOf(context), context.params.id, context.body, context.log),
    }),
    ...implement(campaignPlanning, {
      choices: ({ actor, params }) => choicesFor(deps, actor, params.applicationId),
      create: (context) => createCampaign(deps, commandOf(context), context.body, context.log),
      change: (context) =>
        changeChannels(deps, commandOf(context), context.params.id, context.body, context.log),
      undo: (context) =>
        undoPlanChange(
          deps,
          commandOf(context),
          { campaignId: context.params.id, changeId: context.params.changeId },
          context.log,
        ),
      replace: (context) =>
        replacePlan(deps, commandOf(context), context.params.id, context.body, context.log),
      put: (context) =>
        putCampaign(deps, commandOf(context), context.params.externalId, context.body, context.log),
    }),
    ...campaignKeepingRoutes(deps),
    ...implement(approvals, {
      mine: ({ actor, params }) => decisions.mine(actor, params.applicationId),
      inbox: ({ actor, query, language }) => inbox.list(actor, query.state ?? 'open', language),
      count: ({ actor }) => inbox.count(actor),
      waiting: ({ actor, params, query }) =>
        inbox.waiting(actor, params.applicationId, query.campaignIds),
      ofCampaign: ({ actor, params }) => inbox.ofCampaign(actor, params),
      nudge: (context) => nudge(deps, commandOf(context), context.params.id, context.log),
    }),
    ...implement(absences, {
      get: ({ actor, params }) => absence.read(actor, params.applicationId),
      save: (context) => absence.save(commandOf(context), context.body, context.log),
      end: ({ actor, params }) => absence.end(actor, params.applicationId),
    }),
    ...implement(campaignDates, {
      upcoming: ({ actor, params }) => upcomingDates(deps, actor, params.applicationId),
    }),
    ...implement(calendarFeeds, {
      get: ({ actor, params }) => calendar.feed(actor, params.applicationId),
      renew: ({ actor, params }) => calendar.renew(actor, params.applicationId),
      withdraw: ({ actor, params }) => calendar.withdraw(actor, params.applicationId),
    }),
    ...implement(channels, {
      get: ({ actor, params }) => service.channel(actor, params),
      save: (context) =>
        planning.saveChannel(commandOf(context), context.params.id, context.body, context.log),
      move: (context) =>
        planning.moveChannel(commandOf(context), context.params.id, context.body, context.log),
    }),
    ...implement(planImports, {
      mapping: ({ actor, params }) => planImport.mapping(actor, params),
      saveMapping: ({ actor, params, body }) => planImport.saveMapping(actor, params, body),
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
