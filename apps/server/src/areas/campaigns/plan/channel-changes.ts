import { createHash } from 'node:crypto'
import type { Sql } from 'sql-template-tag'
import type { AuditEntry } from '../../../platform/audit.ts'
import type { Transaction } from '../../../platform/database/database.types.ts'
import type { Access } from '../../users/index.ts'
import type { HistoryEntry } from './campaign-changes.repository.ts'
import { hashOf, planOf } from './campaign-plan.ts'
import type { WorkflowState } from '../campaigns.logic.ts'
import type { CampaignRow } from '../campaigns.repository.ts'
import {
  putDeadlineMarks,
  splitBudgets,
  writeChannels,
  type ChannelFacts,
  type WrittenChannel,
} from './channel-changes.repository.ts'
import type { ChannelRow } from './channels.repository.ts'
import { deadlineAudit, markChanges, type MarkChanges } from '../dates/deadlines.ts'
import { movedEntry, type PlanChangeContext, type PlanChangeResult } from './plan-change.ts'
import { daysIn, differences, merged, pausesAfter, requireOrder, type ChannelEdit } from './planning.edits.ts' // prettier-ignore
import { isBooked, isReopenedByChange } from './planning.logic.ts'

/** What an edit makes of a channel, before it is written. */
export interface ChannelChange {
  row: ChannelRow
  before: ChannelFacts
  after: ChannelFacts
  marks: MarkChanges
  /** The plan that is decided about is another. */
  isOther: boolean
  /** The channel's row with its new plan. */
  planned: ChannelRow
  /** Another one where it has to be approved again. */
  state: WorkflowState
}

export const channelFacts = (row: ChannelRow): ChannelFacts => ({
  externalId: row.external_id,
  name: row.name,
  mediaTypeId: row.media_type_id,
  publisher: row.publisher,
  budget: row.budget,
  startDate: row.start_date,
  endDate: row.end_date,
  pauses: row.pauses,
  bookingDeadline: row.booking_deadline,
  materialDeadline: row.material_deadline,
  externalApprovalRequested: row.external_approval_requested,
})

/**
 * What becomes of a channel by an edit. What was approved and is not bought yet goes back into planning
 * where its plan is another (T-38). Throws 400 at what cannot be.
 * @param currency  that its campaign has from now on; undefined: it stays
 */
export function changeOf(
  row: ChannelRow,
  edit: ChannelEdit,
  currency?: string | null,
): ChannelChange {
  const before = channelFacts(row)
  const merging = merged(before, { ...edit, ...daysIn(edit), pauses: undefined })
  requireOrder(merging)
  const after = { ...merging, pauses: pausesAfter(row.pauses, edit.pauses, merging) }
  const isPaidAnew = currency !== undefined && !row.has_own_currency
  const planned = { ...plannedAs(row, after), ...(isPaidAnew && { currency_name: currency }) }
  const isOther = hashOf(planOf(planned)) !== hashOf(planOf(row))
  const isReopened = isOther && isReopenedByChange(row.workflow_state)
  return {
    row,
    before,
    after,
    marks: markChanges(row, edit, after),
    isOther,
    planned,
    state: isReopened ? 'Adjusting' : row.workflow_state,
  }
}

/** A channel that becomes again what it was, in the state that it had. */
export function changeBack(row: ChannelRow, written: WrittenChannel): ChannelChange {
  const { state, ...after } = written
  const planned = plannedAs(row, after)
  return {
    row,
    before: channelFacts(row),
    after,
    marks: { said: [], closed: { before: {}, after: {} } },
    isOther: hashOf(planOf(planned)) !== hashOf(planOf(row)),
    planned,
    state,
  }
}

const plannedAs = (row: ChannelRow, facts: ChannelFacts): ChannelRow => ({
  ...row,
  name: facts.name,
  media_type_id: facts.mediaTypeId,
  publisher: facts.publisher,
  budget: facts.budget,
  start_date: facts.startDate,
  end_date: facts.endDate,
  pauses: [...facts.pauses],
})

/** What is another by a change, before and after; nothing where nothing is. */
export const differencesOf = ({ before, after, marks }: ChannelChange) =>
  differences({ ...before, ...marks.closed.before }, { ...after, ...marks.closed.after })

/** Whether a change leaves the channel as it was. */
export const isNothing = (change: ChannelChange) =>
  differencesOf(change).length === 0 &&
  change.marks.said.length === 0 &&
  change.state === change.row.workflow_state

/** Writes changes of channels, with the parts of their budgets; a constant number of statements. */
export async function writeChanges(
  tx: Transaction,
  { applicationId, actor }: Access,
  changes: readonly ChannelChange[],
  at: Date,
  more: readonly Sql[] = [],
): Promise<void> {
  if (changes.length === 0) return
  const rows = changes.map(({ row, after, state }) => ({ id: row.id, state, ...after }))
  await writeChannels(tx, applicationId, rows, more)
  const budgets = changes.flatMap(({ row, before, after }) =>
    before.budget === after.budget ? [] : { id: row.id, budget: after.budget ?? 0 },
  )
  if (budgets.length > 0) await splitBudgets(tx, applicationId, budgets)
  const marks = changes.flatMap(({ row, marks: { said } }) =>
    said.map((mark) => ({ channelId: row.id, ...mark })),
  )
  if (marks.length > 0) {
    await putDeadlineMarks(tx, { applicationId, userId: actor.userId }, at, marks)
  }
}

/** What there is to tell of changes: to the history, the audit log and those who approved something. */
export function accountOf(
  { access, campaign, rows }: Pick<PlanChangeContext, 'access' | 'campaign' | 'rows'>,
  changes: readonly ChannelChange[],
): Required<Pick<PlanChangeResult, 'audited' | 'channelIds' | 'states' | 'history' | 'news'>> {
  const reopened = changes.filter(({ row, state }) => state !== row.workflow_state)
  return {
    audited: changes.map((change) => auditOf(access, campaign, change)),
    channelIds: changes.map(({ row }) => row.id),
    states: new Map(reopened.map(({ row, state }) => [row.id, state])),
    history: changes.flatMap((change): Omit<HistoryEntry, 'campaignId'>[] => [
      ...differencesOf(change).map((parts) => ({
        channelId: change.row.id,
        kind: 'changed',
        ...parts,
      })),
      ...(change.state === change.row.workflow_state
        ? []
        : [movedEntry(change.row, change.state, 'reopened')]),
    ]),
    news: newsOf(rows, changes),
  }
}

const auditOf = (access: Access, campaign: CampaignRow, { row, before, after, marks }: ChannelChange): AuditEntry =>
  deadlineAudit(access, `${campaign.name}: ${row.name}`, row.id, {
    before: { ...before, ...marks.closed.before },
    after: { ...after, ...marks.closed.after },
  }) // prettier-ignore

// Changed back to what another decision was about, it is news all the same.
const planState = (plan: ChannelRow) => `${plan.decided_hash} ${hashOf(planOf(plan))}`

/**
 * Who approved something learns that it is another now; a change of what is booked optimises it
 * (COCK-13). Of several channels they hear at once, as of one change of the campaign's plan.
 */
function newsOf(
  rows: readonly ChannelRow[],
  changes: readonly ChannelChange[],
): NonNullable<PlanChangeResult['news']> {
  const told = changes.filter(({ row, isOther }) => isOther && row.decision === 'approved')
  const [first, ...others] = told
  if (!first) return []
  if (others.length > 0) {
    const planned = new Map(told.map((change) => [change.row.id, change.planned]))
    const states = {
      before: allStates(rows),
      after: allStates(rows.map((row) => planned.get(row.id) ?? row)),
    }
    return [{ kind: 'planUpdated', states, to: 'everybody' }]
  }
  const { row, planned } = first
  return [
    {
      kind: isBooked(row.workflow_state) ? 'channelOptimized' : 'channelUpdated',
      channel: { id: row.id, name: row.name },
      states: { before: planState(row), after: planState(planned) },
      to: 'everybody',
    },
  ]
}

/** The same where all that was approved is planned the same. */
const allStates = (rows: readonly ChannelRow[]) =>
  createHash('sha256')
    .update(
      rows
        .filter(({ decision }) => decision === 'approved')
        .map(planState)
        .join(' '),
    )
    .digest('hex')
