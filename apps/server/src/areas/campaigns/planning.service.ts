import type { Campaign, Channel } from '@atrium/api-client/contract'
import sql, { type Sql } from 'sql-template-tag'
import { audit, type AuditEntry } from '../../platform/audit.ts'
import { dayIn, dayOf } from '../../platform/berlin-time.ts'
import { forbidden, invalid, notFound, Problem, stale } from '../../platform/problem.ts'
import type { CallContext, Dependencies, Transaction } from '../../platform/types.ts'
import { logMails, nameKey, type Command } from '../components/index.ts'
import type { NewMail } from '../notifications/index.ts'
import { enterTenant, type Access } from '../users/index.ts'
import {
  addHistory,
  lockCampaign,
  splitBudget,
  undecided,
  updateCampaign,
  updateChannels,
  type HistoryEntry,
} from './campaign-changes.repository.ts'
import { agencyAmong, tellOfCampaign, type CampaignNews } from './campaign-news.service.ts' // prettier-ignore
import { hashOf, planOf, type Pause } from './campaign-plan.ts'
import { campaignsChanged, type CampaignChange } from './campaigns.events.ts'
import { statusOf, type WorkflowState } from './campaigns.logic.ts'
import { toCampaign } from './campaigns.mapper.ts'
import { canPlan } from './campaigns.policy.ts'
import { listCampaignViewers, type CampaignRow } from './campaigns.repository.ts'
import { presentChannels, rightsOf, seenCampaign, seenChannel } from './campaigns.service.ts'
import { campaignTexts } from './campaigns.texts.ts'
import { channelsOf, type ChannelRow } from './channels.repository.ts'
import { conditionChange } from './conditions.ts'
import { deadlineAudit, saveDeadlineMarks } from './deadlines.service.ts'
import { daysIn, differences, merged, pausesAfter, requireOrder, type CampaignEdit, type ChannelEdit, type Release } from './planning.edits.ts' // prettier-ignore
import { isBooked, isReady, isReleasable, isReopenedByChange, movesFrom } from './planning.logic.ts'
import { askedAmong } from './stand-ins.ts'

type PlanningDependencies = Pick<Dependencies, 'database' | 'events' | 'clock' | 'portalUrl'>

/** What a change of a plan has to work with. */
interface Desk {
  tx: Transaction
  access: Access
  campaign: CampaignRow
  rows: ChannelRow[]
}

/** What a change did. */
interface Done {
  kind: CampaignChange
  /** When; as it is written, where the channel says it too. */
  at?: Date
  /** False: nothing of the plan is another, only what was done about it. */
  isPlan?: boolean
  /** What people are held to, besides states. */
  audited?: readonly AuditEntry[]
  channelIds?: readonly number[]
  states?: ReadonlyMap<number, WorkflowState>
  set?: readonly Sql[]
  history: readonly Omit<HistoryEntry, 'campaignId'>[]
  news?: readonly (Omit<CampaignNews, 'campaign' | 'recipientIds'> & { to: 'deciders' | 'everybody' | { personId: number | null } })[] // prettier-ignore
}

export function createPlanningService(deps: PlanningDependencies) {
  /** Changes a plan: by who may, from the version that they saw, with its history, event and news. */
  const change = async <T>(
    command: Command,
    campaignOf: (tx: Transaction, access: Access) => Promise<number>,
    log: CallContext['log'],
    work: (desk: Desk) => Promise<Done>,
    answer: (tx: Transaction, access: Access, campaignId: number) => Promise<T>,
  ): Promise<T> => {
    const { actor, applicationId } = command
    const { result, mails } = await enterTenant(deps, actor, applicationId, async (tx, access) => {
      const campaignId = await campaignOf(tx, access)
      if (!canPlan(access)) throw forbidden()
      await lockCampaign(tx, applicationId, campaignId)
      const campaign = await seenCampaign(tx, access, campaignId)
      const desk = { tx, access, campaign, rows: await channelsOf(tx, access, campaignId) }
      const done = await work(desk)
      const mails = await finish(deps, command, desk, done)
      return { result: await answer(tx, access, campaignId), mails }
    })
    logMails(log, mails)
    return result
  }

  const presentCampaign = async (tx: Transaction, access: Access, id: number): Promise<Campaign> =>
    toCampaign(await seenCampaign(tx, access, id), await rightsOf(deps, tx, access))

  const presentChannel = (id: number) => async (tx: Transaction, access: Access): Promise<Channel> => {
    const [channel] = await presentChannels(deps, tx, access, [await seenChannel(tx, access, id)])
    return channel!
  } // prettier-ignore

  /** Changes one channel from the version that was seen. */
  const changeChannel = (
    command: Command,
    id: number,
    log: CallContext['log'],
    work: (desk: Desk, row: ChannelRow) => Promise<Done>,
  ): Promise<Channel> =>
    change(
      command,
      async (tx, access) => (await seenChannel(tx, access, id)).campaign_id,
      log,
      async (desk) => work(desk, await heldChannel(desk, id, command.ifMatch)),
      presentChannel(id),
    )

  const campaignWith = async (tx: Transaction, access: Access, id: number) =>
    (await seenCampaign(tx, access, id)).id

  const requireFreshCampaign = async ({ tx, access, campaign }: Desk, seen: number | undefined) => {
    if (seen !== undefined && seen !== campaign.version) {
      throw stale(toCampaign(campaign, await rightsOf(deps, tx, access)))
    }
  }
  const heldChannel = async ({ tx, access, rows }: Desk, id: number, seen: number | undefined) => {
    const row = rows.find((one) => one.id === id)
    if (!row) throw notFound()
    if (seen !== undefined && seen !== row.version) {
      throw stale((await presentChannels(deps, tx, access, [row]))[0])
    }
    return row
  }
  const refuse = async (
    { tx, access }: Desk,
    code: 'nothing-to-release' | 'not-releasable' | 'wrong-state',
    rows: readonly ChannelRow[],
  ) =>
    new Problem(409, code, {
      text: campaignTexts[code],
      current: await presentChannels(deps, tx, access, rows),
    })

  return {
    /** Puts a plan into release: its channels wait for the client from now on (COCK-07, COCK-13). */
    release: (
      command: Command,
      id: number,
      { channelIds, dueDate, comment }: Release,
      log: CallContext['log'],
    ): Promise<Campaign> =>
      change(
        command,
        (tx, access) => campaignWith(tx, access, id),
        log,
        async (desk) => {
          const { tx, access, rows } = desk
          await requireFreshCampaign(desk, command.ifMatch)
          const due = dayIn(dueDate)
          if (due && due < dayOf(deps.clock.now())) {
            throw invalid({ dueDate: campaignTexts['in-the-past'] })
          }
          const wanted = channelIds && new Set(channelIds)
          const chosen = rows.filter((row) => wanted ? wanted.has(row.id) : isReady(row.workflow_state)) // prettier-ignore
          if (wanted && chosen.length < wanted.size) throw notFound()
          if (chosen.length === 0) throw await refuse(desk, 'nothing-to-release', rows)
          if (!chosen.every((row) => isReleasable(row.workflow_state))) {
            throw await refuse(desk, 'not-releasable', chosen)
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
        presentCampaign,
      ),

    /** Changes name, budget and dates of a campaign, and until when it is to be approved (T-39). */
    saveCampaign: (
      command: Command,
      id: number,
      edit: CampaignEdit,
      log: CallContext['log'],
    ): Promise<Campaign> =>
      change(
        command,
        (tx, access) => campaignWith(tx, access, id),
        log,
        async (desk) => {
          const { campaign } = desk
          await requireFreshCampaign(desk, command.ifMatch)
          const before = {
            name: campaign.name,
            budget: campaign.budget,
            startDate: campaign.start_date,
            endDate: campaign.end_date,
            approvalDueDate: campaign.approval_due,
          }
          const after = merged(before, { ...edit, ...daysIn(edit) })
          requireOrder(after)
          return {
            kind: 'changed',
            set: [
              sql`name = ${after.name}, name_key = ${nameKey(after.name)},
                budget = ${after.budget}::numeric, start_date = ${after.startDate}::date,
                end_date = ${after.endDate}::date, approval_due = ${after.approvalDueDate}::date`,
            ],
            history: differences(before, after).map((parts) => ({ kind: 'changed', ...parts })),
          }
        },
        presentCampaign,
      ),

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
      changeChannel(command, id, log, async (desk, row) => {
        const { tx, access } = desk
        const before = {
          name: row.name,
          publisher: row.publisher,
          budget: row.budget,
          startDate: row.start_date,
          endDate: row.end_date,
          pauses: row.pauses as readonly Pause[],
          bookingDeadline: row.booking_deadline,
          materialDeadline: row.material_deadline,
          externalApprovalRequested: row.external_approval_requested,
        }
        const merging = merged(before, { ...edit, ...daysIn(edit), pauses: undefined })
        requireOrder(merging)
        const after = { ...merging, pauses: pausesAfter(row.pauses, edit.pauses, merging) }
        const planned = {
          ...row,
          name: after.name,
          publisher: after.publisher,
          budget: after.budget,
          start_date: after.startDate,
          end_date: after.endDate,
          pauses: [...after.pauses],
        }
        // Changed back to what another decision was about, it is news all the same.
        const stateOf = (plan: ChannelRow) => `${row.decided_hash} ${hashOf(planOf(plan))}`
        const isOther = hashOf(planOf(planned)) !== hashOf(planOf(row))
        const isReopened = isOther && isReopenedByChange(row.workflow_state)
        const { conditionMet } = edit
        const at = deps.clock.now()
        const condition = conditionMet === undefined ? undefined : conditionChange(access, { campaign: desk.campaign, row }, conditionMet, at) // prettier-ignore
        await updateChannels(tx, access.applicationId, [id], [
            sql`name = ${after.name}, publisher = ${after.publisher},
              budget = ${after.budget}::numeric, start_date = ${after.startDate}::date,
              end_date = ${after.endDate}::date, pauses = ${JSON.stringify(after.pauses)}::jsonb,
              booking_deadline = ${after.bookingDeadline}::date,
              material_deadline = ${after.materialDeadline}::date,
              external_approval_requested = ${after.externalApprovalRequested}`,
            ...(isReopened ? [sql`workflow_state = 'Adjusting'`] : []),
            ...(condition?.set ?? []),
          ]) // prettier-ignore
        if (after.budget !== before.budget) {
          await splitBudget(tx, access.applicationId, id, after.budget ?? 0)
        }
        const closed = await saveDeadlineMarks(tx, access, row, edit, after, at)
        const changes = differences({ ...before, ...closed.before }, { ...after, ...closed.after })
        return {
            kind: 'changed',
            at,
            isPlan: (Object.keys(closed.after).length === 0 && !condition) || differences(before, after).length > 0,
            audited: [...(condition ? [condition.audited] : []), deadlineAudit(access, `${desk.campaign.name}: ${row.name}`, id, { before: { ...before, ...closed.before }, after: { ...after, ...closed.after } })],
            channelIds: [id],
            states: new Map(isReopened ? [[id, 'Adjusting']] : []),
            history: [
              ...changes.map((parts) => ({ channelId: id, kind: 'changed', ...parts })),
              ...(isReopened ? [movedEntry(row, 'Adjusting', 'reopened')] : []),
              ...(condition ? [condition.history] : []),
            ],
            // Who approved it learns that it is another now; a change of what is booked optimises it (COCK-13).
            news: [
              ...(isOther && row.decision === 'approved' ? [{ kind: isBooked(row.workflow_state) ? 'channelOptimized' : 'channelUpdated', channel: { id, name: row.name }, states: { before: stateOf(row), after: stateOf(planned) }, to: 'everybody' } as const] : []),
              ...(condition ? [condition.news] : []),
            ],
          } // prettier-ignore
      }),

    /** Moves a channel through its states (COCK-07). */
    moveChannel: (
      command: Command,
      id: number,
      { workflowState, comment }: { workflowState: WorkflowState; comment?: string | undefined },
      log: CallContext['log'],
    ): Promise<Channel> =>
      changeChannel(command, id, log, async (desk, row) => {
        const { tx, access } = desk
        const from = {
          workflowState: row.workflow_state,
          externalApprovalRequested: row.external_approval_requested,
        }
        if (!movesFrom(from).includes(workflowState)) throw await refuse(desk, 'wrong-state', [row]) // prettier-ignore
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

/** Writes what is left of a change: the campaign's state and version, history, event and news. */
async function finish(
  deps: PlanningDependencies,
  command: Command,
  { tx, access, campaign, rows }: Desk,
  { kind, at = deps.clock.now(), isPlan = true, audited = [], channelIds = [], states, set = [], history, news = [] }: Done,
): Promise<NewMail[]> {
  const { applicationId } = access
  const key = { applicationId, userId: access.actor.userId }
  const after = rows.map((row) => states?.get(row.id) ?? row.workflow_state)
  await updateCampaign(
    tx,
    { ...key, id: campaign.id },
    { status: rows.length === 0 ? campaign.status : statusOf(after), isPlan, more: set },
  )
  await audit(
    tx,
    ...audited,
    ...rows.map(
      (row): AuditEntry => ({
        applicationId,
        actor: access.actor,
        action: 'channel.state-changed',
        objectType: 'channel',
        objectId: row.id,
        summary: {
          name: `${campaign.name}: ${row.name}`,
          before: { workflowState: row.workflow_state },
          after: { workflowState: states?.get(row.id) ?? row.workflow_state },
        },
      }),
    ),
  )
  await addHistory(
    tx,
    key,
    at,
    history.map((entry) => ({ campaignId: campaign.id, ...entry })),
  )
  const viewers = await listCampaignViewers(tx, applicationId, campaign.id)
  const changed = campaignsChanged(
    kind,
    { campaignId: campaign.id, channelIds },
    command,
    viewers.map(({ id }) => id),
  )
  await deps.events.append(tx, changed)
  if (news.length === 0) return []
  const asked = await askedAmong(tx, applicationId, viewers, dayOf(deps.clock.now()))
  const recipientsOf = (to: NonNullable<Done['news']>[number]['to']) => {
    if (to === 'deciders') return asked
    if (to === 'everybody') return [...agencyAmong(viewers), ...asked]
    return viewers.filter(({ id }) => id === to.personId).map(({ id }) => id)
  }
  const mails: NewMail[] = []
  for (const { to, ...rest } of news) {
    mails.push(...(await tellOfCampaign(deps, tx, access, { ...rest, campaign, recipientIds: recipientsOf(to) }))) // prettier-ignore
  }
  return mails
} // prettier-ignore

const movedEntry = (row: ChannelRow, workflowState: WorkflowState, kind: string) => ({
  channelId: row.id,
  kind,
  before: { workflowState: row.workflow_state },
  after: { workflowState },
})
