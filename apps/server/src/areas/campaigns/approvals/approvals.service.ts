import { approvalResult, submissionOutcomes, type Channel } from '@atrium/api-client/contract'
import sql from 'sql-template-tag'
import { audit, type AuditEntry } from '../../../platform/audit.ts'
import { enqueue } from '../../../platform/jobs/index.ts'
import { invalid, notFound, Problem, stale } from '../../../platform/problem.ts'
import type { Actor } from '../../../platform/actor.ts'
import type { CallContext } from '../../../platform/http/call-context.ts'
import type { Dependencies } from '../../../platform/dependencies.ts'
import type { Transaction } from '../../../platform/database/database.types.ts'
import { logMails, type Command } from '../../components/index.ts'
import type { NewMail } from '../../notifications/index.ts'
import { enterTenant, type Access } from '../../users/index.ts'
import {
  addHistory,
  decideChannels,
  lockCampaign,
  releaserOf,
  updateCampaign,
} from '../plan/campaign-changes.repository.ts'
import { agencyAmong, notifyAboutCampaign } from '../campaign-news.service.ts'
import { hashOf, planOf } from '../plan/campaign-plan.ts'
import { campaignsChanged } from '../campaigns.events.ts'
import { isApprovable, statusOf, type WorkflowState } from '../campaigns.logic.ts'
import {
  approvableOf,
  decidesAbout,
  standingOf,
  toCampaign,
  type Rights,
} from '../campaigns.mapper.ts'
import {
  listCampaignViewers,
  type CampaignRow,
  type CampaignViewer,
} from '../campaigns.repository.ts'
import { presentChannels, rightsOf, seenCampaign } from '../campaigns.service.ts'
import { waitsFor } from './inbox.service.ts'
import { campaignTexts } from '../campaigns.texts.ts'
import { channelsOf, listChannels, type ChannelRow } from '../plan/channels.repository.ts'
import { quotedConditions } from './conditions.ts'
import { askedAmong } from './stand-ins.ts'
import { filesToDecide } from './decided-files.ts'
import { protocolOf } from './protocol.job.ts'

type ApprovalDependencies = Pick<Dependencies, 'database' | 'events' | 'clock' | 'portalUrl'>

/** A decision about channels: approved, rejected, or these approved and all others rejected. */
export interface Submission {
  campaignId: number
  channelIds: readonly number[]
  outcome: 'approved' | 'rejected' | 'partially'
  comment?: string | undefined
  /** What is approved is so with this condition (COCK-09). */
  condition?: string | undefined
}

interface Decided {
  row: ChannelRow
  decision: 'approved' | 'rejected'
}

/** Where a channel stands once it is decided (COCK-07). */
const stateAfter: Readonly<Record<Decided['decision'], WorkflowState>> = {
  approved: 'Approved',
  rejected: 'Adjusting',
}

export function createApprovalsService(deps: ApprovalDependencies) {
  return {
    /** Channels that wait for the caller's decision, of all campaigns that they see (COCK-08, COCK-10). */
    mine: (actor: Actor, applicationId: number): Promise<Channel[]> =>
      enterTenant(deps, actor, applicationId, async (tx, access) => {
        const rights = await rightsOf(deps, tx, access)
        const rows = await listChannels(tx, access, waitsFor(rights))
        return presentChannels(deps, tx, access, rows)
      }),

    /**
     * Decides about channels (CAMP-13, COCK-09). `beside` writes what comes with the decision, in the
     * same transaction. Answers with the channels that were decided.
     */
    async submit(
      command: Command,
      submission: Submission,
      log: CallContext['log'],
      beside: (tx: Transaction, access: Access, campaign: CampaignRow) => Promise<void>,
    ): Promise<Channel[]> {
      const { actor, applicationId } = command
      const { channels, mails } = await enterTenant(
        deps,
        actor,
        applicationId,
        async (tx, access) => {
          const { campaign, rights } = await holdToDecide(deps, tx, access, submission.campaignId)
          const comment = commentOf(submission)
          const condition = conditionOf(submission)
          if (command.ifMatch !== undefined && command.ifMatch !== campaign.version) {
            throw stale(toCampaign(campaign, rights))
          }
          const rows = await channelsOf(tx, access, campaign.id)
          const decided = await decisionsOf(deps, tx, access, { rows, submission, rights })
          const after = await write(deps, tx, access, { campaign, rows, decided, comment, condition, outcome: submission.outcome, onBehalfOf: rights.inPlaceOf.get(campaign.id)?.id }) // prettier-ignore
          await beside(tx, access, campaign)
          const viewers = await listCampaignViewers(tx, applicationId, campaign.id)
          const ids = decided.map(({ row }) => row.id)
          await deps.events.append(
            tx,
            campaignsChanged(
              'decided',
              { campaignId: campaign.id, channelIds: ids },
              command,
              viewers.map(({ id }) => id),
            ),
          )
          const mails = await tell(deps, tx, access, {
            campaign,
            decided,
            condition,
            after,
            viewers,
            today: rights.today,
          })
          const changed = await listChannels(tx, access, sql`h.id = any(${ids}::int[])`)
          return { channels: await presentChannels(deps, tx, access, changed), mails }
        },
      )
      logMails(log, mails)
      return channels
    },
  }
}

/** A campaign that the caller sees and may decide about, held until the transaction ends. */
async function holdToDecide(
  deps: Pick<Dependencies, 'clock'>,
  tx: Transaction,
  access: Access,
  campaignId: number,
): Promise<{ campaign: CampaignRow; rights: Rights }> {
  await seenCampaign(tx, access, campaignId)
  const rights = await rightsOf(deps, tx, access)
  if (!decidesAbout(rights, campaignId)) {
    throw new Problem(403, 'forbidden', { text: campaignTexts['may-not-approve'] })
  }
  await lockCampaign(tx, access.applicationId, campaignId)
  return { campaign: await seenCampaign(tx, access, campaignId), rights }
}

/** Whoever rejects something says why (COCK-09). */
function commentOf({ outcome, comment = '' }: Submission): string | null {
  const said = comment.trim()
  if (outcome !== 'approved' && said === '') {
    throw invalid({ comment: campaignTexts['reason-missing'] })
  }
  return said || null
}

/** Whoever approves something with a condition says which one (COCK-09). */
function conditionOf({ outcome, condition }: Submission): string | null {
  if (condition === undefined) return null
  if (outcome === 'rejected') throw invalid({ condition: campaignTexts['condition-of-rejected'] })
  if (condition === '') throw invalid({ condition: campaignTexts['condition-missing'] })
  return condition
}

/** What is decided of which channel; 404 and 409 where that cannot be. */
async function decisionsOf(
  deps: ApprovalDependencies,
  tx: Transaction,
  access: Access,
  { rows, submission, rights }: { rows: readonly ChannelRow[]; submission: Submission; rights: Rights }, // prettier-ignore
): Promise<Decided[]> {
  const { outcome } = submission
  const ids = new Set(submission.channelIds)
  const chosen = rows.filter(({ id }) => ids.has(id))
  if (chosen.length < ids.size) throw notFound()
  const waits = (row: ChannelRow) => isApprovable(approvableOf(row), rights.today)
  if (!chosen.every(waits)) {
    throw new Problem(409, 'not-approvable', {
      text: campaignTexts['not-approvable'],
      current: await presentChannels(deps, tx, access, chosen),
    })
  }
  const decision = outcome === 'rejected' ? 'rejected' : 'approved'
  const others = outcome === 'partially' ? rows.filter((row) => !ids.has(row.id) && waits(row)) : []
  return [
    ...chosen.map((row) => ({ row, decision }) as const),
    ...others.map((row) => ({ row, decision: 'rejected' }) as const),
  ]
}

/** Writes decisions with what they were about; answers with all channels as they are then. */
async function write(
  deps: ApprovalDependencies,
  tx: Transaction,
  access: Access,
  {
    campaign,
    rows,
    decided,
    comment,
    condition,
    outcome,
    onBehalfOf,
  }: {
    campaign: CampaignRow
    rows: readonly ChannelRow[]
    decided: readonly Decided[]
    comment: string | null
    condition: string | null
    outcome: Submission['outcome']
    onBehalfOf: number | undefined
  },
): Promise<ChannelRow[]> {
  const { applicationId, actor } = access
  const key = { applicationId, userId: actor.userId }
  const at = deps.clock.now()
  const facts = decided.map(({ row, decision }) => {
    const plan = planOf(row)
    return {
      row,
      decision,
      condition: decision === 'approved' ? condition : null,
      plan,
      hash: hashOf(plan),
      workflowState: stateAfter[decision],
    }
  })
  const files = await filesToDecide(tx, access, campaign.id)
  await decideChannels(
    tx,
    key,
    facts.map(({ row, decision, workflowState, hash, ...fact }) => ({
      id: row.id,
      decision,
      condition: fact.condition,
      workflowState,
      hash,
    })),
    { at, comment },
  )
  const made = new Map(facts.map(({ row, decision, workflowState, hash, ...fact }) => [row.id, { ...row, decision, workflow_state: workflowState, decided_hash: hash, condition: fact.condition, condition_met_at: null }])) // prettier-ignore
  const after = rows.map((row) => made.get(row.id) ?? row)
  await updateCampaign(
    tx,
    { ...key, id: campaign.id },
    { status: statusOf(after.map((row) => row.workflow_state)), isPlan: false },
  )
  const historyIds = await addHistory(
    tx,
    key,
    at,
    facts.map(({ row, decision, plan, hash, workflowState, ...fact }) => ({
      campaignId: campaign.id,
      channelId: row.id,
      kind: decision,
      comment,
      before: { workflowState: row.workflow_state },
      after: { workflowState, ...(fact.condition !== null && { condition: fact.condition }) },
      snapshot: plan,
      hash,
      files,
      onBehalfOf,
    })),
  )
  await enqueue(
    tx,
    protocolOf({
      applicationId,
      campaignId: campaign.id,
      historyIds,
      userId: actor.userId,
      outcomeId: submissionOutcomes[outcome],
    }),
  )
  await audit(
    tx,
    ...facts.map(({ row, decision, hash, ...fact }): AuditEntry => ({
      applicationId,
      actor,
      action: fact.condition === null ? `approval.${decision}` : 'approval.approved-with-condition',
      objectType: 'channel',
      objectId: row.id,
      summary: {
        name: `${campaign.name}: ${row.name}`,
        before: { decision: row.decision, hash: null },
        after: {
          decision,
          hash,
          ...(fact.condition !== null && { condition: fact.condition }),
          ...(onBehalfOf !== undefined && { onBehalfOf }),
        },
      },
    })),
  )
  return after
}

/**
 * Tells the agency, who asked for the decision and who else could have made it. Once nothing waits
 * any more, what became of the whole campaign is told: partly approved is what is neither approved
 * nor rejected as a whole (COCK-09, COCK-13). A condition that is open is said with it.
 */
async function tell(
  deps: ApprovalDependencies,
  tx: Transaction,
  access: Access,
  {
    campaign,
    decided,
    condition,
    after,
    viewers,
    today,
  }: {
    campaign: CampaignRow
    decided: readonly Decided[]
    condition: string | null
    after: readonly ChannelRow[]
    viewers: readonly CampaignViewer[]
    today: string
  },
): Promise<NewMail[]> {
  const releaser = await releaserOf(tx, access.applicationId, campaign.id)
  const seers = new Set(viewers.map(({ id }) => id))
  const recipientIds = [
    ...agencyAmong(viewers),
    ...(await askedAmong(tx, access.applicationId, viewers, today)),
    ...(releaser !== undefined && seers.has(releaser) ? [releaser] : []),
  ]
  const standings = after.map((row) => ({ row, name: row.name, standing: standingOf(row) }))
  const result = approvalResult(standings)
  const { approved, changed, rejected, waiting, planned } = result
  const [only] = decided
  if (waiting > 0 && decided.length === 1) {
    return notifyAboutCampaign(deps, tx, access, {
      kind:
        only!.decision === 'rejected'
          ? 'approvalRejected'
          : condition === null
            ? 'approvalAccepted'
            : 'approvalConditional',
      condition: quotedConditions(condition === null ? [] : [condition]),
      campaign,
      channel: { id: only!.row.id, name: `${campaign.name}: ${only!.row.name}` },
      recipientIds,
    })
  }
  const isWhole = changed.length + rejected.length + waiting + planned === 0
  const kind = isWhole
    ? result.conditional > 0
      ? 'approvalConditional'
      : 'approvalAccepted'
    : approved > 0
      ? 'approvalPartialAccepted'
      : 'approvalRejected'
  const open = standings.filter(({ standing }) => standing === 'conditional')
  return notifyAboutCampaign(deps, tx, access, {
    kind,
    campaign,
    condition: quotedConditions(open.flatMap(({ row }) => row.condition ?? [])),
    recipientIds,
  })
}
