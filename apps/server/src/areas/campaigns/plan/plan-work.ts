import sql, { type Sql } from 'sql-template-tag'
import type { AuditEntry } from '../../../platform/audit.ts'
import { updateChannels, type HistoryEntry } from './campaign-changes.repository.ts'
import type { WorkflowState } from '../campaigns.logic.ts'
import { accountOf, channelFacts, writeChanges, type ChannelChange } from './channel-changes.ts'
import type { WrittenChannel } from './channel-changes.repository.ts'
import type { ChannelRow } from './channels.repository.ts'
import {
  insertChannels,
  insertPlanChange,
  listBudgetParts,
  placeChannels,
  type NewChannel,
  type PlanInverse,
  type Position,
} from './plan-changes.repository.ts'
import { archiveChannels } from './removed-channels.repository.ts'

import { movedEntry, type PlanChangeContext, type PlanChangeResult } from './plan-change.ts'

/** All that is done to a plan at once. */
export interface PlanWork {
  added: readonly NewChannel[]
  changes: readonly ChannelChange[]
  /** Taken away, as if they had never been there. */
  removed: readonly ChannelRow[]
  /** They stay, and no longer count. */
  stopped: readonly ChannelRow[]
  /** Other channels that have another place now. */
  moved: readonly Position[]
  /** What of the campaign itself is another. */
  campaign?: { set: readonly Sql[]; inverse: PlanInverse['campaign'] } | undefined
}

/** What was done, and what takes it back. */
export interface CarriedOut {
  done: PlanChangeResult
  changeId: number
  /** Of the new channels, in their order. */
  addedIds: number[]
}

/** More names than anybody reads in one line of a history. */
const maxNames = 20

/** Does all that is to be done to a plan; the number of statements is the same for any number of channels. */
export async function carryOut(
  context: PlanChangeContext,
  work: PlanWork,
  at: Date,
): Promise<CarriedOut> {
  const { tx, access, campaign, rows } = context
  const { applicationId } = access
  const { added, changes, removed, moved } = work
  const split = changes.flatMap(({ row, before, after }) => before.budget === after.budget ? [] : row.id) // prettier-ignore
  const budgets = split.length > 0 ? await listBudgetParts(tx, applicationId, split) : []
  await writeChanges(tx, access, changes, at)
  const stoppedIds = work.stopped.map(({ id }) => id)
  if (stoppedIds.length > 0)
    await updateChannels(tx, applicationId, stoppedIds, [sql`workflow_state = 'Deactivated'`])
  const ids = await insertChannels(tx, applicationId, campaign.id, added)
  const addedIds = added.map(({ position }) => ids.get(position)!)
  if (moved.length > 0) await placeChannels(tx, applicationId, moved)
  const inverse = { ...inverseOf(context, work, addedIds), budgets }
  const key = { applicationId, campaignId: campaign.id, userId: access.actor.userId, at }
  const changeId = await insertPlanChange(tx, key, inverse)
  if (removed.length > 0) {
    await archiveChannels(tx, { applicationId, changeId }, removed.map(({ id }) => id)) // prettier-ignore
  }

  const account = accountOf(context, changes)
  const states = new Map<number, WorkflowState>(account.states)
  for (const id of stoppedIds) states.set(id, 'Deactivated')
  const gone = new Set(removed.map(({ id }) => id))
  const left = rows.filter(({ id }) => !gone.has(id))
  const statesAfter = [
    ...left.map((row) => states.get(row.id) ?? row.workflow_state),
    ...added.map(() => 'Planning' as const),
  ]
  const done: PlanChangeResult = {
    kind: 'changed',
    at,
    states,
    statesAfter,
    set: work.campaign?.set ?? [],
    audited: [...account.audited, ...removed.map((row) => channelEntry(context, 'channel.removed', row))],
    channelIds: [...account.channelIds, ...stoppedIds, ...addedIds, ...gone],
    history: [...account.history, ...work.stopped.map((row) => movedEntry(row, 'Deactivated', 'moved'))],
    news: [...account.news, ...cancellations(work.stopped)],
  } // prettier-ignore
  return { done, changeId, addedIds }
}

/** In the audit log: a channel went or came back. */
export const channelEntry = (
  { access: { applicationId, actor }, campaign }: Pick<PlanChangeContext, 'access' | 'campaign'>,
  action: 'channel.removed' | 'channel.restored',
  { id, name }: { id: number; name: string },
): AuditEntry => ({
  applicationId,
  actor,
  action,
  objectType: 'channel',
  objectId: id,
  summary: { name: `${campaign.name}: ${name}` },
})

/** What the history says of channels that came or went by hand. */
export function comingsAndGoings(
  { added, removed }: PlanWork,
  addedIds: readonly number[],
): Omit<HistoryEntry, 'campaignId'>[] {
  const facts = (rows: readonly { name: string }[]) => ({
    count: rows.length,
    names: rows.slice(0, maxNames).map(({ name }) => name),
  })
  return [
    ...(removed.length > 0 ? [{ kind: 'removed', before: facts(removed) }] : []),
    ...(added.length > 0
      ? [
          {
            kind: 'added',
            after: facts(added),
            ...(addedIds.length === 1 && { channelId: addedIds[0] }),
          },
        ]
      : []),
  ]
}

function cancellations(rows: readonly ChannelRow[]): NonNullable<PlanChangeResult['news']> {
  const [first, ...others] = rows
  if (!first) return []
  if (others.length > 0) return [{ kind: 'channelsCanceled', to: 'everybody' }]
  const channel = { id: first.id, name: first.name }
  return [{ kind: 'channelCanceled', channel, to: 'everybody' }]
}

/** What takes the work back; the parts of budgets are added by who has read them. */
function inverseOf(
  { rows }: PlanChangeContext,
  { changes, removed, stopped, moved, campaign }: PlanWork,
  addedIds: readonly number[],
): Omit<PlanInverse, 'budgets'> {
  const places = new Map(rows.map(({ id, position }) => [id, position]))
  const marked = changes.filter(({ marks }) => marks.said.length > 0).map(({ row }) => row)
  return {
    added: addedIds.map((id) => ({ id, version: 1 })),
    changed: [...changes.map(({ row }) => row), ...stopped].map((row) => ({
      version: row.version + 1,
      before: writtenAs(row),
    })),
    marks: marked.flatMap((row) =>
      row.deadline_marks.map(({ kind, mark, from, at, userId }) => ({
        channelId: row.id,
        kind,
        mark,
        from,
        at,
        userId,
      })),
    ),
    markedIds: marked.map(({ id }) => id),
    removedIds: removed.map(({ id }) => id),
    positions: moved.flatMap(({ id }) => ({ id, position: places.get(id)! })),
    campaign: campaign?.inverse,
  }
}

const writtenAs = (row: ChannelRow): WrittenChannel => ({
  id: row.id,
  state: row.workflow_state,
  ...channelFacts(row),
})
