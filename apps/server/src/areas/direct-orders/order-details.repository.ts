import type { DirectOrder } from '@atrium/api-client/contract'
import sql from 'sql-template-tag'
import type { Transaction } from '../../platform/database/database.types.ts'
import type { Access } from '../users/index.ts'
import { seenOrders } from './direct-orders.repository.ts'
import type { OrderStanding, OrderStatus } from './direct-orders.policy.ts'
import type { KeptPlan, OrderChange } from './order-differences.logic.ts'

export type OrderedValue = DirectOrder['configurations'][number]

interface OrderKey {
  applicationId: number
  id: number
}

/** What was answered to the fields of an order, in their order; a field with several values has several rows. */
export const listValues = (tx: Transaction, { applicationId, id }: OrderKey) =>
  tx.query<OrderedValue>(sql`
    select v.id, v.field_id as "configurationId", v.value, v.field as configuration
    from direct_order_values v
    where v.application_id = ${applicationId} and v.component_id = ${id}
    order by v.id`)

/** Gives an order exactly these values, each with its field as it is now. */
export async function replaceValues(
  tx: Transaction,
  { applicationId, id }: OrderKey,
  values: readonly Omit<OrderedValue, 'id'>[],
): Promise<void> {
  await tx.query(sql`
    delete from direct_order_values where application_id = ${applicationId} and component_id = ${id}`)
  await tx.query(sql`
    insert into direct_order_values (application_id, component_id, field_id, value, field)
    select ${applicationId}::int, ${id}::int, v.field_id, v.value, v.field
    from unnest(
      ${values.map(({ configurationId }) => configurationId)}::int[],
      ${values.map(({ value }) => value)}::text[],
      ${values.map(({ configuration }) => JSON.stringify(configuration))}::text[]::jsonb[]
    ) with ordinality as v (field_id, value, field, number)
    order by v.number`)
}

export interface OrderInvoiceRow {
  number: string
  total: number
  invoice_date: string
  currency_name: string | null
  status: 'open' | 'paid' | 'overdue' | null
}

/** Invoices to the customer of an order that name its purchase order number, newest first. */
export const listOrderInvoices = (
  tx: Transaction,
  { applicationId, id }: OrderKey,
  today: string,
) =>
  tx.query<OrderInvoiceRow>(sql`
    select i.number, (i.net_total + i.vat_amount)::float8 as total,
      i.invoice_date::text as invoice_date, i.currency_name,
      case when i.type <> 'invoice' then null when i.paid_on is not null then 'paid'
        when i.due_date < ${today}::date then 'overdue' else 'open' end as status
    from direct_orders o
    join invoices i
      on i.application_id = o.application_id and i.purchase_order_number = o.purchase_order_number
      and (o.customer_id is null or i.customer_id = o.customer_id)
    where o.application_id = ${applicationId} and o.component_id = ${id}
    order by i.invoice_date desc, i.number desc`)

export interface ProcessRow {
  id: number
  status: OrderStatus
  at: Date
  user_id: number | null
  first_name: string | null
  last_name: string | null
  comment: string | null
  changes: OrderChange[]
  /** Somebody of the agency, and not of the client. */
  is_agency: boolean
  approval: ApprovalStep | null
  for_id: number | null
  for_first_name: string | null
  for_last_name: string | null
}

/** What headquarters was asked or decided in a step. */
export type ApprovalStep = 'asked' | 'approved' | 'rejected'

/** What somebody did to an order. */
export interface NewProcess {
  status: OrderStatus
  at: Date
  userId: number
  comment: string | null
  /** Absent: nothing. */
  changes?: readonly OrderChange[]
  approval?: { step: ApprovalStep; plan: KeptPlan; forUserId?: number | undefined } | undefined
}

/** The history of an order, newest first (DO-02). */
export const listProcesses = (tx: Transaction, { applicationId, id }: OrderKey) =>
  tx.query<ProcessRow>(sql`
    select p.id, p.status, p.at, p.changes, p.user_id, u.first_name, u.last_name, p.comment,
      p.approval, coalesce(
        a.roles && array['ADMINISTRATOR', 'CLIENTSERVICE'] and not a.roles && array['CLIENT_LEAD', 'CLIENT'],
        false
      ) as is_agency, p.for_user_id as for_id, away.first_name as for_first_name,
      away.last_name as for_last_name
    from direct_order_processes p
    left join users u on u.id = p.user_id
    left join users away on away.id = p.for_user_id
    left join application_users a on a.application_id = p.application_id and a.user_id = p.user_id
    where p.application_id = ${applicationId} and p.component_id = ${id}
    order by p.id desc`)

/** Whether something of an order was changed since it was last asked to be briefed anew (DO-09). */
export async function isAnswered(
  tx: Transaction,
  { applicationId, id }: OrderKey,
): Promise<boolean> {
  const [row] = await tx.query<{ is_answered: boolean }>(sql`
    select exists (
      select 1 from direct_order_processes p
      where p.application_id = ${applicationId} and p.component_id = ${id} and p.changes <> '[]'::jsonb
        and p.id > coalesce((
          select max(asked.id) from direct_order_processes asked
          where asked.application_id = ${applicationId} and asked.component_id = ${id}
            and asked.status = 5 and asked.comment is not null
        ), 0)
    ) as is_answered`)
  return row!.is_answered
}

/** Notes who did what to an order. */
export const addProcess = (
  tx: Transaction,
  { applicationId, id }: OrderKey,
  { status, at, userId, comment, approval, changes = [] }: NewProcess,
) =>
  tx.query(sql`
    insert into direct_order_processes (
      application_id, component_id, status, at, user_id, comment, approval, for_user_id, plan, changes
    )
    values (
      ${applicationId}, ${id}, ${status}, ${at}, ${userId}, ${comment}, ${approval?.step ?? null},
      ${approval?.forUserId ?? null}, ${approval ? JSON.stringify(approval.plan) : null}::jsonb,
      ${JSON.stringify(changes)}::jsonb
    )`)

/** Sets where an order stands. */
export const setStanding = (
  tx: Transaction,
  { applicationId, id }: OrderKey,
  { status, approval }: OrderStanding,
) =>
  tx.query(sql`
    update direct_orders set status = ${status}, approval = ${approval}
    where application_id = ${applicationId} and component_id = ${id}`)

export interface CampaignProcessRow extends Omit<ProcessRow, 'changes' | 'is_agency'> {
  order_id: number
  order_name: string
  /** Null: it is the first step. */
  status_before: OrderStatus | null
}

/** More steps of orders than anybody reads in the activity of a campaign. */
const maxSteps = 500

/** What happened to the orders of a campaign that the caller sees, newest first. */
export const listCampaignProcesses = (tx: Transaction, access: Access, campaignId: number) =>
  tx.query<CampaignProcessRow>(sql`
    select p.id, p.status, p.at, p.user_id, u.first_name, u.last_name, p.comment, p.approval,
      p.for_user_id as for_id, away.first_name as for_first_name, away.last_name as for_last_name,
      seen.id as order_id, seen.name as order_name,
      lag(p.status) over (partition by p.component_id order by p.id) as status_before
    from (
      select c.application_id, c.id, c.display_name as name
      from ${seenOrders(access)} and o.campaign_id = ${campaignId}::int
    ) seen
    join direct_order_processes p
      on p.application_id = seen.application_id and p.component_id = seen.id
    left join users u on u.id = p.user_id
    left join users away on away.id = p.for_user_id
    order by p.id desc
    limit ${maxSteps}`)
