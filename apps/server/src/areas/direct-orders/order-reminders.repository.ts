import sql from 'sql-template-tag'
import type { Transaction } from '../../platform/database/database.types.ts'

export type OrderReminderKind = 'soon' | 'today' | 'nudge'

/** What a reminder says of an order, and who placed it. */
export interface DueOrder {
  id: number
  display_name: string
  creator_id: number | null
}

/** Orders of all tenants that begin on a day, wait, and were not reminded of that way. */
export const listDueOrders = (
  tx: Transaction,
  kind: Exclude<OrderReminderKind, 'nudge'>,
  { start, due }: { start: string; due: string },
) =>
  tx.query<DueOrder & { application_id: number }>(sql`
    select o.application_id, o.component_id as id, c.display_name, c.created_by as creator_id
    from direct_orders o
    join components c on c.application_id = o.application_id and c.id = o.component_id
    where o.approval = 'waiting' and o.status <> 10 and o.start_date = ${start}::date
      and c.deleted_at is null
      and not exists (
        select 1 from order_reminders r
        where r.application_id = o.application_id and r.component_id = o.component_id
          and r.kind = ${kind} and r.day = ${due}::date
      )
    order by o.application_id, o.component_id`)

/** Notes a reminder; false where it was noted before. */
export async function addOrderReminder(
  tx: Transaction,
  { applicationId, id }: { applicationId: number; id: number },
  { kind, day, at, by }: { kind: OrderReminderKind; day: string; at: Date; by: number | null },
): Promise<boolean> {
  const rows = await tx.query(sql`
    insert into order_reminders (application_id, component_id, kind, day, sent_at, sent_by)
    values (${applicationId}, ${id}, ${kind}, ${day}::date, ${at}::timestamptz, ${by})
    on conflict do nothing
    returning component_id`)
  return rows.length > 0
}

/** The last reminder by a person of each of these orders, where there was one. */
export const listLastNudges = (
  tx: Transaction,
  applicationId: number,
  orderIds: readonly number[],
) =>
  tx.query<{
    component_id: number
    sent_at: Date
    day: string
    user_id: number | null
    first_name: string | null
    last_name: string | null
  }>(sql`
    select distinct on (r.component_id) r.component_id, r.sent_at, r.day::text as day,
      u.id as user_id, u.first_name, u.last_name
    from order_reminders r
    left join users u on u.id = r.sent_by
    where r.application_id = ${applicationId} and r.component_id = any(${[...orderIds]}::int[])
      and r.kind = 'nudge'
    order by r.component_id, r.day desc`)

/** When each of those who decided about one of these orders did so last (T-43). */
export const listOrderDecisions = (
  tx: Transaction,
  applicationId: number,
  orderIds: readonly number[],
) =>
  tx.query<{ component_id: number; user_id: number; at: Date }>(sql`
    select component_id, user_id, max(at) as at from direct_order_processes
    where application_id = ${applicationId} and component_id = any(${[...orderIds]}::int[])
      and approval in ('approved', 'rejected') and user_id is not null
    group by component_id, user_id`)

/** Whether orders of the tenant may have to wait for headquarters: regions have yearly budgets. */
export async function hasRegionBudgets(tx: Transaction, applicationId: number): Promise<boolean> {
  const rows = await tx.query(sql`
    select 1 from region_budgets where application_id = ${applicationId} limit 1`)
  return rows.length > 0
}
