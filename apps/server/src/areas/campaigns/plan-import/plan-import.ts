import type { BodyOf, campaignPlanning, PlanOutcome } from '@atrium/api-client/contract'
import { dayOnWire } from '../../../platform/berlin-time.ts'
import { changeOf, differencesOf, isNothing, type ChannelChange } from '../plan/channel-changes.ts'
import type { ChannelRow } from '../plan/channels.repository.ts'
import type { NewChannel } from '../plan/plan-changes.repository.ts'
import { eachRow, newChannel, requireMediaType } from '../plan/plan-checks.ts'
import { matchRows } from './plan-import.logic.ts'
import { placesOf } from './plan-positions.logic.ts'
import type { PlanWork } from '../plan/plan-work.ts'
import { movesFrom } from '../plan/planning.logic.ts'

export type Plan = Omit<BodyOf<typeof campaignPlanning.replace>, 'isDryRun'> & {
  /** That the campaign has from now on; undefined: it stays. Channels without their own are planned in it. */
  currency?: string | null | undefined
}
type OutcomeRow = PlanOutcome['rows'][number]
type Facts = Readonly<Record<string, unknown>>

/** A row of the outcome; a new channel has its id once it is there. */
export type ImportedRow = Omit<OutcomeRow, 'before' | 'after'> & {
  before: Facts | null
  after: Facts | null
}

/**
 * What a whole plan does to the channels of a campaign, row by row and together. Throws 400 with all that
 * cannot be, by row.
 * @param canGo  whether a channel that the plan does not name may be taken away; others are stopped
 */
export function workOf(
  channels: readonly ChannelRow[],
  { channels: sent, missing, currency }: Plan,
  canGo: (row: ChannelRow) => boolean,
): { rows: ImportedRow[]; work: PlanWork } {
  const matches = matchRows(channels, sent)
  const read = eachRow('channels', sent, (row, index): ChannelChange | Omit<NewChannel, 'position'> => {
    requireMediaType(row.mediaTypeId)
    const match = matches[index]
    const { publisher } = row
    return match ? changeOf(match, { ...row, publisher: publisher === '' ? null : publisher }, currency) : newChannel(row)
  }) // prettier-ignore
  const fresh = read.filter((one) => !('row' in one)) as Omit<NewChannel, 'position'>[]
  const places = placesOf(channels, fresh.map(() => ({}))).added // prettier-ignore
  const added = fresh.map((one, index) => ({ ...one, position: places[index]! }))

  const named = new Set(matches.flatMap((row) => row?.id ?? []))
  const left = Map.groupBy(
    channels.filter(({ id }) => !named.has(id)),
    (row) => (missing === 'remove' ? fateOf(row, canGo) : 'kept'),
  )
  const { removed = [], stopped = [], kept = [] } = Object.fromEntries(left)
  const stay = kept.map((row) => changeOf(row, {}, currency))
  const changes = [...read.filter((one): one is ChannelChange => 'row' in one), ...stay]
  const fates = new Map([
    ...stopped.map((row) => [row.id, goneRow(row, 'stopped')] as const),
    ...removed.map((row) => [row.id, goneRow(row, 'removed')] as const),
    ...stay.map((change) => [change.row.id, changedRow(change, 'kept')] as const),
  ])
  return {
    work: { added, changes: changes.filter((one) => !isNothing(one)), removed, stopped, moved: [] },
    rows: [
      ...read.map((one, index) => ({
        index,
        ...('row' in one ? changedRow(one, 'unchanged') : addedRow(one)),
      })),
      ...channels.flatMap(({ id }) => {
        const fate = fates.get(id)
        return fate ? { index: null, ...fate } : []
      }),
    ],
  }
}

const goneRow = (
  { id, name, workflow_state: state }: ChannelRow,
  result: 'removed' | 'stopped',
): Omit<ImportedRow, 'index'> => ({
  channelId: id,
  name,
  result,
  before: result === 'stopped' ? { workflowState: state } : null,
  after: result === 'stopped' ? { workflowState: 'Deactivated' } : null,
})

/** What becomes of a channel that a plan no longer has. */
function fateOf(row: ChannelRow, canGo: (row: ChannelRow) => boolean) {
  if (canGo(row)) return 'removed' as const
  const moves = movesFrom({
    workflowState: row.workflow_state,
    externalApprovalRequested: row.external_approval_requested,
  })
  return moves.includes('Deactivated') ? ('stopped' as const) : ('kept' as const)
}

function changedRow(
  change: ChannelChange,
  otherwise: 'unchanged' | 'kept',
): Omit<ImportedRow, 'index'> {
  const { row, after, state } = change
  const head = { channelId: row.id, name: after.name }
  if (isNothing(change)) return { ...head, result: otherwise, before: null, after: null }
  const [parts] = differencesOf(change)
  const isMoved = state !== row.workflow_state
  return {
    ...head,
    result: 'changed',
    before: { ...onWire(parts?.before), ...(isMoved && { workflowState: row.workflow_state }) },
    after: { ...onWire(parts?.after), ...(isMoved && { workflowState: state }) },
  }
}

const addedRow = (channel: Omit<NewChannel, 'position'>): Omit<ImportedRow, 'index'> => ({
  channelId: null,
  name: channel.name,
  result: 'added',
  before: null,
  after: onWire(Object.fromEntries(Object.entries(channel).filter(([, value]) => value !== null))),
})

const dayFields = new Set(['startDate', 'endDate', 'bookingDeadline', 'materialDeadline'])

/** Facts of a channel by the names and in the form in which a plan says them. */
const onWire = (facts: Facts = {}): Facts =>
  Object.fromEntries(
    Object.entries(facts).map(([name, value]) => [
      name,
      dayFields.has(name) && typeof value === 'string' ? dayOnWire(value) : value,
    ]),
  )

/** The rows of an outcome, with the ids of new channels in their order. */
export function outcomeRows(
  rows: readonly ImportedRow[],
  addedIds: readonly number[] = [],
): OutcomeRow[] {
  let next = 0
  return rows.map((row) => ({
    ...row,
    channelId: row.result === 'added' ? (addedIds[next++] ?? null) : row.channelId,
  }))
}
