import type { OrderApproval } from '@atrium/api-client/contract'
import sql from 'sql-template-tag'
import type { Dependencies } from '../../platform/dependencies.ts'
import type { Transaction } from '../../platform/database/database.types.ts'
import { applicationName, approvalBudgetSetting, settingsOf } from '../applications/index.ts'
import { personOf, type InboxSource } from '../campaigns/index.ts'
import { listChildrenOf } from '../components/index.ts'
import { mediaTypeNames } from '../media-types/index.ts'
import { decidesAbout, toFile, toOrderRow } from './direct-orders.mapper.ts'
import { countWaiting, isWaiting, listOrders, type OrderRow } from './direct-orders.repository.ts'
import { canOrder } from './direct-orders.policy.ts'
import { listApprovals, listPageUrls, type ApprovalRow } from './order-approvals.repository.ts'
import { listOrderDeciders } from './order-deciders.ts'
import { readingOf, type OrderReading } from './order-reading.ts'
import { hasRegionBudgets, listLastNudges } from './order-reminders.repository.ts'
import { frameOf } from './region-budgets.logic.ts'
import { regionsIn } from './region-budgets.service.ts'

/** Orders in the inbox of those who decide: what waits, and what was decided (D-01). */
export const ordersToDecide = (deps: Pick<Dependencies, 'clock'>): InboxSource => ({
  list: async (tx, access, { state, since, most, language }) => {
    const reading = await readingOf(deps, tx, access, language)
    if (state === 'open') {
      if (!reading.decides) return []
      const waiting = await listOrders(tx, access, { where: isWaiting })
      return present(
        tx,
        reading,
        waiting.filter((row) => decidesAbout(reading, row, access.actor.userId)),
      )
    }
    const wasDecided = sql`o.component_id in (
      select p.component_id from direct_order_processes p
      where p.application_id = ${access.applicationId} and p.approval in ('approved', 'rejected')
        and p.at >= ${since}
    ) and o.approval is distinct from 'waiting'`
    return present(
      tx,
      reading,
      await listOrders(tx, access, { where: wasDecided, count: most, by: 'modified' }),
    )
  },

  count: async (tx, access) => {
    // Most applications have none: whether the caller decides is asked only where something waits.
    const { count, own } = await countWaiting(tx, access)
    if (count === 0) return 0
    const { decides, decidesOwn } = await readingOf(deps, tx, access, 'de')
    if (!decides) return 0
    return decidesOwn ? count : count - own
  },

  asks: async (tx, access) => {
    if (!canOrder(access)) return false
    const settings = await settingsOf(tx, access.applicationId)
    if (settings.value(approvalBudgetSetting) !== undefined) return true
    return hasRegionBudgets(tx, access.applicationId)
  },

  listAsked: async (tx, access, language) => {
    if (!canOrder(access)) return { orders: [], askedOrders: [] }
    const reading = await readingOf(deps, tx, access, language)
    const { applicationId, actor } = access
    const rows = (await listOrders(tx, access, { where: isWaiting })).filter(
      (row) => !decidesAbout(reading, row, actor.userId),
    )
    const orders = await present(tx, reading, rows)
    if (rows.length === 0) return { orders, askedOrders: [] }
    const decidersOfOrder = await listOrderDeciders(tx, applicationId, rows, reading.today)
    const ids = rows.map(({ id }) => id)
    const nudges = new Map(
      (await listLastNudges(tx, applicationId, ids)).map((row) => [row.component_id, row]),
    )
    const askedOrders = rows.map((row, at) => {
      const nudge = nudges.get(row.id)
      const deciders = decidersOfOrder(row)
      return {
        applicationId,
        id: row.id,
        isOwn: orders[at]?.askedBy?.id === actor.userId,
        nudged: nudge ? { at: nudge.sent_at.toISOString(), user: userOf(nudge) } : null,
        deciders,
        can: { nudge: deciders.length > 0 && nudge?.day !== reading.today },
      }
    })
    return { orders, askedOrders }
  },
})

/** The same number of statements for any number of orders. */
async function present(
  tx: Transaction,
  reading: OrderReading,
  rows: readonly OrderRow[],
): Promise<OrderApproval[]> {
  if (rows.length === 0) return []
  const { access } = reading
  const { applicationId } = access
  const application = { id: applicationId, name: await applicationName(tx, applicationId) }
  const urls = await listPageUrls(
    tx,
    applicationId,
    rows.map(({ parent_id }) => parent_id ?? 0),
  )
  const approvals = Map.groupBy(
    await listApprovals(
      tx,
      applicationId,
      rows.map(({ id }) => id),
    ),
    (row) => row.component_id,
  )
  const files = Map.groupBy(
    await listChildrenOf(
      tx,
      access,
      rows.map(({ id }) => id),
    ),
    (file) => file.parent_id,
  )
  const budgets = await budgetsOf(tx, applicationId, rows)
  return rows.map((row) => {
    const steps = approvals.get(row.id) ?? []
    const asked = steps.find(({ approval }) => approval === 'asked')
    const decided = steps.find(({ approval }) => approval !== 'asked')
    return {
      application,
      order: toOrderRow(row, reading),
      files: (files.get(row.id) ?? []).map(toFile),
      pageUrl: urls.get(row.parent_id ?? 0) ?? '',
      approvalBudget: reading.approvalBudget ?? null,
      regionBudget: budgets(row),
      waitingSince: asked?.at.toISOString() ?? null,
      askedBy: asked ? userOf(asked) : null,
      onBehalfOf: row.approval === 'waiting' ? (reading.rights.inPlaceOf ?? null) : null,
      last: decided ? toLast(decided, reading) : null,
    }
  })
}

/** What the regions of orders may book and have, two statements for each year among them. */
async function budgetsOf(
  tx: Transaction,
  applicationId: number,
  rows: readonly OrderRow[],
): Promise<(row: OrderRow) => OrderApproval['regionBudget']> {
  const yearOf = ({ start_date }: OrderRow) => Number(start_date?.slice(0, 4) ?? 0)
  const found = new Map<number, Awaited<ReturnType<typeof regionsIn>>>()
  for (const year of new Set(rows.map(yearOf))) {
    if (year > 0) found.set(year, await regionsIn(tx, applicationId, { year }))
  }
  return (row) => {
    const year = yearOf(row)
    const frame = frameOf(found.get(year) ?? new Map(), { year, region: row.region })
    if (!frame) return null
    // An order that is approved is among what is booked.
    const own = row.approval === 'waiting' || row.approval === 'rejected' ? 0 : row.budget
    return { ...frame, booked: Math.max(0, frame.booked - own) }
  }
}

const userOf = (row: Pick<ApprovalRow, 'user_id' | 'first_name' | 'last_name'>) =>
  personOf(row.user_id, row.first_name, row.last_name)

const toLast = (
  row: ApprovalRow,
  { language }: OrderReading,
): NonNullable<OrderApproval['last']> => ({
  decision: row.approval === 'rejected' ? 'rejected' : 'approved',
  at: row.at.toISOString(),
  user: userOf(row),
  onBehalfOf: personOf(row.for_id, row.for_first_name, row.for_last_name),
  comment: row.comment,
  plan: {
    displayName: row.plan.displayName,
    budget: row.plan.budget,
    startDate: row.plan.startDate,
    endDate: row.plan.endDate,
    mediaTypes: row.plan.mediaTypes.map((id) => ({
      id,
      name: mediaTypeNames[id]?.[language] ?? '',
    })),
  },
})
