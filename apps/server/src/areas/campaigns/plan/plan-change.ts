import type { Campaign } from '@atrium/api-client/contract'
import type { Sql } from 'sql-template-tag'
import { audit, type AuditEntry } from '../../../platform/audit.ts'
import { dayOf } from '../../../platform/berlin-time.ts'
import { forbidden, notFound, Problem, stale } from '../../../platform/problem.ts'
import type { CallContext } from '../../../platform/http/call-context.ts'
import type { Dependencies } from '../../../platform/dependencies.ts'
import type { Transaction } from '../../../platform/database/database.types.ts'
import { logMails, type Command } from '../../components/index.ts'
import type { NewMail } from '../../notifications/index.ts'
import { enterTenant, type Access } from '../../users/index.ts'
import { addHistory, lockCampaign, updateCampaign, type HistoryEntry } from './campaign-changes.repository.ts' // prettier-ignore
import { agencyAmong, notifyAboutCampaign, type CampaignNews } from '../campaign-news.service.ts'
import { campaignsChanged, type CampaignChange } from '../campaigns.events.ts'
import { statusOf, type WorkflowState } from '../campaigns.logic.ts'
import { toCampaign } from '../campaigns.mapper.ts'
import { canPlan } from '../campaigns.policy.ts'
import { listCampaignViewers, type CampaignRow } from '../campaigns.repository.ts'
import { presentChannels, rightsOf, seenCampaign } from '../campaigns.service.ts'
import { campaignTexts } from '../campaigns.texts.ts'
import { channelsOf, type ChannelRow } from './channels.repository.ts'
import { askedAmong } from '../approvals/stand-ins.ts'

export type PlanningDependencies = Pick<Dependencies, 'database' | 'events' | 'clock' | 'portalUrl'>

/** What a change of a plan has to work with. */
export interface PlanChangeContext {
  tx: Transaction
  access: Access
  campaign: CampaignRow
  rows: ChannelRow[]
}

/** People whom a change is news to. */
type Recipients = 'deciders' | 'everybody' | { personId: number | null }

/** What a change did. */
export interface PlanChangeResult {
  kind: CampaignChange
  /** When; as it is written, where the channel says it too. */
  at?: Date
  /** False: nothing of the plan is another, only what was done about it. */
  isPlan?: boolean
  /** What people are held to, besides states. */
  audited?: readonly AuditEntry[]
  channelIds?: readonly number[]
  /** New states of channels that were there before. */
  states?: ReadonlyMap<number, WorkflowState>
  /** States of all channels afterwards, where some came or went. */
  statesAfter?: readonly WorkflowState[] | undefined
  set?: readonly Sql[]
  history: readonly Omit<HistoryEntry, 'campaignId'>[]
  news?: readonly (Omit<CampaignNews, 'campaign' | 'recipientIds'> & { to: Recipients })[]
}

/** Changes a plan: by who may, from the version that they saw, with its history, event and news. */
export async function changePlan<T>(
  deps: PlanningDependencies,
  command: Command,
  log: CallContext['log'],
  {
    campaignOf,
    work,
    answer,
  }: {
    campaignOf: (tx: Transaction, access: Access) => Promise<number>
    /** Undefined: nothing is another, so nobody hears of anything. */
    work: (context: PlanChangeContext) => Promise<PlanChangeResult | undefined>
    answer: (tx: Transaction, access: Access, campaignId: number) => Promise<T>
  },
): Promise<T> {
  const { actor, applicationId } = command
  const { result, mails } = await enterTenant(deps, actor, applicationId, async (tx, access) => {
    const campaignId = await campaignOf(tx, access)
    if (!canPlan(access)) throw forbidden()
    const context = await planContextOf(tx, access, campaignId)
    const done = await work(context)
    const mails = done ? await finish(deps, command, context, done) : []
    return { result: await answer(tx, access, campaignId), mails }
  })
  logMails(log, mails)
  return result
}

/** A campaign of the caller's with its channels, held until the transaction ends. */
export async function planContextOf(
  tx: Transaction,
  access: Access,
  campaignId: number,
): Promise<PlanChangeContext> {
  await lockCampaign(tx, access.applicationId, campaignId)
  const campaign = await seenCampaign(tx, access, campaignId)
  return { tx, access, campaign, rows: await channelsOf(tx, access, campaignId) }
}

/** Finds a campaign that the caller sees. */
export const campaignWith = (id: number) => async (tx: Transaction, access: Access) =>
  (await seenCampaign(tx, access, id)).id

export const presentCampaign =
  (deps: Pick<Dependencies, 'clock'>) =>
  async (tx: Transaction, access: Access, id: number): Promise<Campaign> =>
    toCampaign(await seenCampaign(tx, access, id), await rightsOf(deps, tx, access))

/** Throws 409 with the campaign as it is, where another version of it was seen. */
export async function requireFreshCampaign(
  deps: Pick<Dependencies, 'clock'>,
  { tx, access, campaign }: PlanChangeContext,
  seen: number | undefined,
) {
  if (seen !== undefined && seen !== campaign.version) {
    throw stale(toCampaign(campaign, await rightsOf(deps, tx, access)))
  }
}

/** A channel of the plan in the version that was seen; throws 404 and 409. */
export async function heldChannel(
  deps: Pick<Dependencies, 'clock'>,
  { tx, access, rows }: PlanChangeContext,
  id: number,
  seen: number | undefined,
): Promise<ChannelRow> {
  const row = rows.find((one) => one.id === id)
  if (!row) throw notFound()
  if (seen !== undefined && seen !== row.version) {
    throw stale((await presentChannels(deps, tx, access, [row]))[0])
  }
  return row
}

/** 409 with the channels that it is about. */
export const refusal = async (
  deps: Pick<Dependencies, 'clock'>,
  { tx, access }: PlanChangeContext,
  code: 'nothing-to-release' | 'not-releasable' | 'wrong-state' | 'not-removable' | 'changed-since',
  rows: readonly ChannelRow[],
) =>
  new Problem(409, code, {
    text: campaignTexts[code],
    current: await presentChannels(deps, tx, access, rows),
  })

/** Writes what is left of a change: the campaign's state and version, history, event and news. */
export async function finish(
  deps: Pick<PlanningDependencies, 'events' | 'clock' | 'portalUrl'>,
  command: Command,
  { tx, access, campaign, rows }: PlanChangeContext,
  { kind, at = deps.clock.now(), isPlan = true, audited = [], channelIds = [], states, statesAfter, set = [], history, news = [] }: PlanChangeResult,
): Promise<NewMail[]> {
  const { applicationId } = access
  const key = { applicationId, userId: access.actor.userId }
  const after = statesAfter ?? rows.map((row) => states?.get(row.id) ?? row.workflow_state)
  await updateCampaign(
    tx,
    { ...key, id: campaign.id },
    { status: rows.length === 0 && !statesAfter ? campaign.status : statusOf(after), isPlan, more: set },
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
  const recipientsOf = (to: Recipients) => {
    if (to === 'deciders') return asked
    if (to === 'everybody') return [...agencyAmong(viewers), ...asked]
    return viewers.filter(({ id }) => id === to.personId).map(({ id }) => id)
  }
  const mails: NewMail[] = []
  for (const { to, ...rest } of news) {
    mails.push(...(await notifyAboutCampaign(deps, tx, access, { ...rest, campaign, recipientIds: recipientsOf(to) }))) // prettier-ignore
  }
  return mails
} // prettier-ignore

/** In the history: a channel is in another state. */
export const movedEntry = (row: ChannelRow, workflowState: WorkflowState, kind: string) => ({
  channelId: row.id,
  kind,
  before: { workflowState: row.workflow_state },
  after: { workflowState },
})
