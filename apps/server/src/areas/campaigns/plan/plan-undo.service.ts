import type { campaignPlanning, ResponseOf } from '@atrium/api-client/contract'
import { repeatAfter, type JobKind } from '../../../platform/jobs/index.ts'
import { forbidden, notFound } from '../../../platform/problem.ts'
import type { CallContext } from '../../../platform/http/call-context.ts'
import type { Dependencies } from '../../../platform/dependencies.ts'
import type { Command } from '../../components/index.ts'
import { factsOf, setFacts } from '../campaign-facts.ts'
import { canUndo } from '../campaigns.policy.ts'
import { accountOf, changeBack, type ChannelChange } from './channel-changes.ts'
import { writeChannels } from './channel-changes.repository.ts'
import {
  deletePlanChange,
  deletePlanChangesBefore,
  findPlanChange,
  listElsewhere,
  listPostedIds,
  lockExternalIds,
  placeChannels,
  putBudgetParts,
  replaceMarks,
  type PlanInverse,
} from './plan-changes.repository.ts'
import { deleteChannels, listRemoved, restoreChannels } from './removed-channels.repository.ts'
import { channelEntry } from './plan-work.ts'
import { differences } from './planning.edits.ts'
import { campaignWith, changePlan, refusal, type PlanChangeContext, type PlanChangeResult, type PlanningDependencies } from './plan-change.ts' // prettier-ignore

type Answer = ResponseOf<typeof campaignPlanning.undo>

/** How long a change of a plan can be taken back. */
const undoWindowMs = 24 * 3_600_000

const horizon = ({ clock }: Pick<Dependencies, 'clock'>) =>
  new Date(clock.now().getTime() - undoWindowMs)

/**
 * Takes a change of a plan back: channels that it added go, those that it took away come back with all
 * that belonged to them, and changed ones are what they were (T-38). Throws 409 and changes nothing
 * where any of them is no longer as the change left it.
 */
export function undoPlanChange(
  deps: PlanningDependencies,
  command: Command,
  { campaignId, changeId }: { campaignId: number; changeId: number },
  log: CallContext['log'],
): Promise<Answer> {
  let answer: Answer = { channels: [], removedIds: [] }
  return changePlan(deps, command, log, {
    campaignOf: campaignWith(campaignId),
    work: async (context) => {
      const { tx, access } = context
      const { applicationId } = access
      const change = await findPlanChange(tx, applicationId, { campaignId, id: changeId, since: horizon(deps) }) // prettier-ignore
      if (!change) throw notFound()
      if (!canUndo(access, change.made_by)) throw forbidden()
      const { inverse } = change
      const back = await listRemoved(tx, applicationId, changeId)
      await requireUntouched(deps, context, inverse, back)
      const rows = new Map(context.rows.map((row) => [row.id, row]))
      const changes = inverse.changed.map(({ before }) => changeBack(rows.get(before.id)!, before))
      const removedIds = inverse.added.map(({ id }) => id)
      await deleteChannels(tx, applicationId, removedIds)
      await restoreChannels(tx, applicationId, changeId)
      await writeBack(context, inverse, changes)
      await deletePlanChange(tx, applicationId, changeId)
      const done = accountOfUndo(context, inverse, { changes, back })
      answer = {
        removedIds,
        channels: [
          ...changes
            .filter(({ row, state }) => row.workflow_state !== state)
            .map(({ row, after, state }) => ({ id: row.id, name: after.name, workflowState: state })),
          ...back.map(({ id, name, state }) => ({ id, name, workflowState: state })),
        ],
      }
      return isEmpty(inverse) ? undefined : done
    },
    answer: async () => answer,
  }) // prettier-ignore
}

const isEmpty = ({ added, changed, removedIds, campaign }: PlanInverse) =>
  added.length + changed.length + removedIds.length === 0 && !campaign

/** Throws 409 with the channels that are no longer as the change left them. */
async function requireUntouched(
  deps: PlanningDependencies,
  context: PlanChangeContext,
  { added, changed, campaign }: PlanInverse,
  back: readonly { external_id: string | null }[],
) {
  const { tx, access, rows } = context
  const { applicationId } = access
  const left = new Map([
    ...added.map(({ id, version }) => [id, version] as const),
    ...changed.map(({ before, version }) => [before.id, version] as const),
  ])
  const now = new Map(rows.map((row) => [row.id, row]))
  const posted = new Set(await listPostedIds(tx, applicationId, added.map(({ id }) => id))) // prettier-ignore
  const externalIds = [...back, ...changed.map(({ before }) => ({ external_id: before.externalId }))]
    .flatMap(({ external_id: externalId }) => externalId ?? []) // prettier-ignore
  if (externalIds.length > 0) await lockExternalIds(tx, applicationId)
  const elsewhere = await listElsewhere(tx, applicationId, context.campaign.id, externalIds)
  const again = new Set(back.flatMap(({ external_id: externalId }) => externalId ?? []))
  const isTaken = rows.some(
    ({ id, external_id: externalId }) =>
      externalId !== null && again.has(externalId) && !added.some((one) => one.id === id),
  )
  const others = [...left].filter(([id, version]) => now.get(id)?.version !== version || posted.has(id)) // prettier-ignore
  const isOtherCampaign =
    campaign && differences({ ...campaign.after }, { ...factsOf(context.campaign) }).length > 0
  if (others.length > 0 || elsewhere.length > 0 || isTaken || isOtherCampaign) {
    const current = others.flatMap(([id]) => now.get(id) ?? [])
    throw await refusal(deps, context, 'changed-since', current)
  }
}

/** Gives changed channels back their values, the parts of their budgets, their marks and places. */
async function writeBack(
  { tx, access: { applicationId } }: PlanChangeContext,
  inverse: PlanInverse,
  changes: readonly ChannelChange[],
) {
  const { budgets, markedIds, marks, positions } = inverse
  const written = changes.map(({ row, after, state }) => ({ id: row.id, state, ...after }))
  if (written.length > 0) await writeChannels(tx, applicationId, written)
  if (budgets.length > 0) await putBudgetParts(tx, applicationId, budgets)
  if (markedIds.length > 0) await replaceMarks(tx, applicationId, markedIds, marks)
  if (positions.length > 0) await placeChannels(tx, applicationId, positions)
}

function accountOfUndo(
  context: PlanChangeContext,
  { added, campaign }: PlanInverse,
  { changes, back }: { changes: readonly ChannelChange[]; back: Awaited<ReturnType<typeof listRemoved>> },
): PlanChangeResult {
  const account = accountOf(context, changes)
  const gone = new Set(added.map(({ id }) => id))
  const names = new Map(context.rows.map(({ id, name }) => [id, name]))
  const rows = context.rows.filter(({ id }) => !gone.has(id))
  const [only, ...more] = [...changes.map(({ row }) => row.id), ...back.map(({ id }) => id)]
  return {
    kind: 'changed',
    audited: [
      ...account.audited,
      ...[...gone].map((id) => channelEntry(context, 'channel.removed', { id, name: names.get(id) ?? '' })),
      ...back.map((one) => channelEntry(context, 'channel.restored', one)),
    ],
    states: account.states,
    statesAfter: [
      ...rows.map((row) => account.states.get(row.id) ?? row.workflow_state),
      ...back.map(({ state }) => state),
    ],
    set: campaign ? [setFacts(campaign.before)] : [],
    channelIds: [...account.channelIds, ...gone, ...back.map(({ id }) => id)],
    history: [
      {
        kind: 'undone',
        // Of one channel alone its own history says so, too.
        ...(only !== undefined && more.length + gone.size === 0 && { channelId: only }),
      },
    ],
    news: account.news,
  }
} // prettier-ignore

/** Forgets changes that nobody can take back any more, with the channels that they took away. */
export const planChangesJob = (deps: Pick<Dependencies, 'database' | 'clock'>): JobKind => ({
  name: 'forget-plan-changes',
  next: repeatAfter(3_600_000),
  run: () => deps.database.system((tx) => deletePlanChangesBefore(tx, horizon(deps))),
})
