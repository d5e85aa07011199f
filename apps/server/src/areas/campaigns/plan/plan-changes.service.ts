import type { BodyOf, campaignPlanning, ResponseOf } from '@atrium/api-client/contract'
import { invalid, notFound, stale } from '../../../platform/problem.ts'
import type { CallContext } from '../../../platform/http/call-context.ts'
import type { Command } from '../../components/index.ts'
import { toPlannedChannel } from '../campaigns.mapper.ts'
import { daysOffFor, presentChannels } from '../campaigns.service.ts'
import { campaignTexts } from '../campaigns.texts.ts'
import { changeOf, isNothing, type ChannelChange } from './channel-changes.ts'
import { listPlannedChannels, type ChannelRow } from './channels.repository.ts'
import { eachRow, newChannel, requireDifferent, requireMediaType } from './plan-checks.ts'
import { listAskedIds, type NewChannel } from './plan-changes.repository.ts'
import {
  campaignWith,
  changePlan,
  refusal,
  requireFreshCampaign,
  type PlanChangeContext,
  type PlanningDependencies,
} from './plan-change.ts'
import { placesOf } from '../plan-import/plan-positions.logic.ts'
import { carryOut, comingsAndGoings } from './plan-work.ts'
import { isReleasable } from './planning.logic.ts'

type Call = typeof campaignPlanning.change
type Body = BodyOf<Call>

/**
 * Adds, changes and takes away channels of a campaign, all or nothing (CAMP-07, CAMP-15). What the
 * client approved and what is changed has to be approved again, as where one channel is saved (T-38).
 */
export function changeChannels(
  deps: PlanningDependencies,
  command: Command,
  campaignId: number,
  body: Body,
  log: CallContext['log'],
): Promise<ResponseOf<Call>> {
  const made = { addedIds: [] as number[], changeId: 0 }
  return changePlan(deps, command, log, {
    campaignOf: campaignWith(campaignId),
    work: async (context) => {
      await requireFreshCampaign(deps, context, command.ifMatch)
      const changes = await changesIn(deps, context, body)
      const removed = await removedBy(deps, context, body.remove)
      const { added, moved } = additionsIn(context, body.add)
      const work = { added, changes, removed, moved, stopped: [] }
      const { done, addedIds, changeId } = await carryOut(context, work, deps.clock.now())
      Object.assign(made, { addedIds, changeId })
      if (added.length + changes.length + removed.length === 0) return undefined
      return { ...done, history: [...done.history, ...comingsAndGoings(work, addedIds)] }
    },
    answer: async (tx, access) => {
      const daysOff = await daysOffFor(tx, access)
      const rows = await listPlannedChannels(tx, access, { campaignId })
      const byId = new Map(rows.map((row) => [row.id, row]))
      const present = (ids: readonly number[]) => ids.map((id) => toPlannedChannel(byId.get(id)!, daysOff)) // prettier-ignore
      const changed = present(body.change.map(({ id }) => id))
      return { added: present(made.addedIds), changed, changeId: made.changeId }
    },
  })
}

/** What the edits make of channels, without those that leave one as it is. */
async function changesIn(
  deps: PlanningDependencies,
  context: PlanChangeContext,
  { change, remove }: Pick<Body, 'change' | 'remove'>,
): Promise<ChannelChange[]> {
  requireDifferent('change', change.map(({ id }) => id), 'id') // prettier-ignore
  const taken = new Set(remove)
  const rows = new Map(context.rows.map((row) => [row.id, row]))
  const found = change.map((edit) => {
    const row = rows.get(edit.id)
    if (!row) throw notFound()
    return { row, edit }
  })
  const other = found.filter(({ row, edit }) => edit.version !== undefined && edit.version !== row.version) // prettier-ignore
  if (other.length > 0) {
    throw stale(await presentChannels(deps, context.tx, context.access, other.map(({ row }) => row))) // prettier-ignore
  }
  const changes = eachRow('change', found, ({ row, edit }) => {
    if (taken.has(edit.id)) throw invalid({ id: campaignTexts.twice })
    requireMediaType(edit.mediaTypeId)
    const { publisher } = edit
    return changeOf(row, { ...edit, publisher: publisher === '' ? null : publisher })
  })
  return changes.filter((one) => !isNothing(one))
}

/** The channels that go. Throws 409 with those that somebody was asked about. */
async function removedBy(
  deps: PlanningDependencies,
  context: PlanChangeContext,
  ids: readonly number[],
): Promise<ChannelRow[]> {
  if (ids.length === 0) return []
  const wanted = new Set(ids)
  const rows = context.rows.filter(({ id }) => wanted.has(id))
  if (rows.length < wanted.size) throw notFound()
  const canGo = await removableAmong(context)
  const asked = rows.filter((row) => !canGo(row))
  if (asked.length > 0) throw await refusal(deps, context, 'not-removable', asked)
  return rows
}

/** Which channels can be taken away: they are still made, and nobody was ever asked about them. */
export async function removableAmong({ tx, access, campaign }: PlanChangeContext) {
  const asked = await listAskedIds(tx, access.applicationId, campaign.id)
  return (row: ChannelRow) =>
    isReleasable(row.workflow_state) && row.decision === 'pending' && !asked.has(row.id)
}

function additionsIn({ rows }: PlanChangeContext, add: Body['add']) {
  const known = new Set(rows.map(({ id }) => id))
  const facts = eachRow('add', add, (one) => {
    if (one.afterId !== undefined && !known.has(one.afterId)) {
      throw invalid({ afterId: campaignTexts['unknown-channel'] })
    }
    return newChannel(one)
  })
  const places = placesOf(rows, add)
  return {
    added: facts.map((one, index): NewChannel => ({ ...one, position: places.added[index]! })),
    moved: places.moved,
  }
}
