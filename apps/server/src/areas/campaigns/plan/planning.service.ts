import type { Campaign, Channel } from '@atrium/api-client/contract'
import sql from 'sql-template-tag'
import { dayIn, dayOf } from '../../../platform/berlin-time.ts'
import { invalid, notFound } from '../../../platform/problem.ts'
import type { CallContext } from '../../../platform/http/call-context.ts'
import type { Transaction } from '../../../platform/database/database.types.ts'
import { nameKey, type Command } from '../../components/index.ts'
import type { Access } from '../../users/index.ts'
import { undecided, updateChannels } from './campaign-changes.repository.ts'
import type { WorkflowState } from '../campaigns.logic.ts'
import { presentChannels, seenChannel } from '../campaigns.service.ts'
import { campaignTexts } from '../campaigns.texts.ts'
import { accountOf, changeOf, isNothing, writeChanges } from './channel-changes.ts'
import type { ChannelRow } from './channels.repository.ts'
import { conditionChange } from '../approvals/conditions.ts'
import {
  campaignWith,
  changePlan,
  heldChannel,
  movedEntry,
  presentCampaign,
  refusal,
  requireFreshCampaign,
  type PlanChangeContext,
  type PlanChangeResult,
  type PlanningDependencies,
} from './plan-change.ts'
import { daysIn, differences, merged, requireOrder, type CampaignEdit, type ChannelEdit, type Release } from './planning.edits.ts' // prettier-ignore
import { isReady, isReleasable, movesFrom } from './planning.logic.ts'

function releasePlan(
  deps: PlanningDependencies,
  command: Command,
  id: number,
  { channelIds, dueDate, comment }: Release,
  log: CallContext['log'],
): Promise<Campaign> {
  return changePlan(deps, command, log, {
    campaignOf: campaignWith(id),
    answer: presentCampaign(deps),
    work: async (context) => {
      const { tx, access, rows } = context
      await requireFreshCampaign(deps, context, command.ifMatch)
      const due = dayIn(dueDate)
      if (due && due < dayOf(deps.clock.now())) {
        throw invalid({ dueDate: campaignTexts['in-the-past'] })
      }
      const wanted = channelIds && new Set(channelIds)
      const chosen = rows.filter((row) => wanted ? wanted.has(row.id) : isReady(row.workflow_state)) // prettier-ignore
      if (wanted && chosen.length < wanted.size) throw notFound()
      if (chosen.length === 0) throw await refusal(deps, context, 'nothing-to-release', rows)
      if (!chosen.every((row) => isReleasable(row.workflow_state))) {
        throw await refusal(deps, context, 'not-releasable', chosen)
      }
      const ids = chosen.map((row) => row.id)
      await updateChannels(tx, access.applicationId, ids, [sql`workflow_state = 'Approving', ${undecided}`]) // prettier-ignore
      return {
        kind: 'released',
        channelIds: ids,
        states: new Map(ids.map((channelId) => [channelId, 'Approving'])),
        set: due === undefined ? [] : [sql`approval_due = ${due}::date`],
        history: [
          {
            kind: 'released',
            comment: comment?.trim() || null,
            after: { channelIds: ids, ...(due !== undefined && { approvalDueDate: due }) },
          },
        ],
        news: [{ kind: 'approvalCreated', to: 'deciders' }],
      }
    },
  })
}

/**
 * What another currency of the campaign makes of its channels, as an import does it: an amount that was approved
 * is another one then, so what is not bought yet goes back into planning (T-38).
 */
async function changeCurrency(context: PlanChangeContext, after: string | null, at: Date) {
  const { tx, access, campaign } = context
  if (after === campaign.currency_name) return undefined
  const changes = context.rows
    .map((row) => changeOf(row, {}, after))
    .filter(({ isOther }) => isOther)
  const moved = changes.filter((change) => !isNothing(change))
  await writeChanges(tx, access, moved, at)
  return accountOf(context, changes)
}

export function createPlanningService(deps: PlanningDependencies) {
  const presentChannel = (id: number) => async (tx: Transaction, access: Access): Promise<Channel> => {
    const [channel] = await presentChannels(deps, tx, access, [await seenChannel(tx, access, id)])
    return channel!
  } // prettier-ignore

  /** Changes one channel from the version that was seen. */
  const changeChannel = (
    command: Command,
    id: number,
    log: CallContext['log'],
    work: (context: PlanChangeContext, row: ChannelRow) => Promise<PlanChangeResult>,
  ): Promise<Channel> =>
    changePlan(deps, command, log, {
      campaignOf: async (tx, access) => (await seenChannel(tx, access, id)).campaign_id,
      work: async (context) => work(context, await heldChannel(deps, context, id, command.ifMatch)),
      answer: presentChannel(id),
    })

  return {
    /** Puts a plan into release: its channels wait for the client from now on (COCK-07, COCK-13). */
    release: (command: Command, id: number, release: Release, log: CallContext['log']) =>
      releasePlan(deps, command, id, release, log),

    /** Changes name, budget and dates of a campaign, and until when it is to be approved (T-39). */
    saveCampaign: (
      command: Command,
      id: number,
      edit: CampaignEdit,
      log: CallContext['log'],
    ): Promise<Campaign> =>
      changePlan(deps, command, log, {
        campaignOf: campaignWith(id),
        answer: presentCampaign(deps),
        work: async (context) => {
          const { campaign } = context
          await requireFreshCampaign(deps, context, command.ifMatch)
          const before = {
            name: campaign.name,
            budget: campaign.budget,
            currencyName: campaign.currency_name,
            startDate: campaign.start_date,
            endDate: campaign.end_date,
            approvalDueDate: campaign.approval_due,
          }
          const after = merged(before, { ...edit, ...daysIn(edit) })
          requireOrder(after)
          const paidAnew = await changeCurrency(context, after.currencyName, deps.clock.now())
          return {
            ...paidAnew,
            kind: 'changed',
            set: [
              sql`name = ${after.name}, name_key = ${nameKey(after.name)},
                budget = ${after.budget}::numeric, currency_name = ${after.currencyName},
                start_date = ${after.startDate}::date, end_date = ${after.endDate}::date,
                approval_due = ${after.approvalDueDate}::date`,
            ],
            history: [
              ...differences(before, after).map((parts) => ({ kind: 'changed', ...parts })),
              ...(paidAnew?.history ?? []),
            ],
          }
        },
      }),

    /**
     * Changes the plan of a channel and its deadlines. What was approved and is not bought yet goes
     * back into planning; what was is shown as changed since (T-38, D-02).
     */
    saveChannel: (
      command: Command,
      id: number,
      edit: ChannelEdit,
      log: CallContext['log'],
    ): Promise<Channel> =>
      changeChannel(command, id, log, async (context, row) => {
        const { tx, access, campaign } = context
        const change = changeOf(row, edit)
        const { conditionMet } = edit
        const at = deps.clock.now()
        const condition = conditionMet === undefined ? undefined : conditionChange(access, { campaign, row }, conditionMet, at) // prettier-ignore
        await writeChanges(tx, access, [change], at, condition?.set)
        const { audited, states, history, news } = accountOf(context, [change])
        const isClosing = Object.keys(change.marks.closed.after).length > 0
        return {
          kind: 'changed',
          at,
          isPlan:
            (!isClosing && !condition) ||
            differences({ ...change.before }, { ...change.after }).length > 0,
          audited: [...(condition ? [condition.audited] : []), ...audited],
          channelIds: [id],
          states,
          history: [...history, ...(condition ? [condition.history] : [])],
          news: [...news, ...(condition ? [condition.news] : [])],
        }
      }),

    /** Moves a channel through its states (COCK-07). */
    moveChannel: (
      command: Command,
      id: number,
      { workflowState, comment }: { workflowState: WorkflowState; comment?: string | undefined },
      log: CallContext['log'],
    ): Promise<Channel> =>
      changeChannel(command, id, log, async (context, row) => {
        const { tx, access } = context
        const from = {
          workflowState: row.workflow_state,
          externalApprovalRequested: row.external_approval_requested,
        }
        if (!movesFrom(from).includes(workflowState)) throw await refusal(deps, context, 'wrong-state', [row]) // prettier-ignore
        await updateChannels(tx, access.applicationId, [id], [sql`workflow_state = ${workflowState}`]) // prettier-ignore
        return {
            kind: 'moved',
            channelIds: [id],
            states: new Map([[id, workflowState]]),
            history: [{ ...movedEntry(row, workflowState, 'moved'), comment: comment?.trim() || null }],
            ...(workflowState === 'Deactivated' && {
              news: [{ kind: 'channelCanceled', channel: { id, name: row.name }, to: 'everybody' }],
            }),
          } // prettier-ignore
      }),
  }
}
