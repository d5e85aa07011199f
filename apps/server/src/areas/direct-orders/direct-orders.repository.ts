import sql, { empty, type Sql } from 'sql-template-tag'
import { queryInColumns } from '../../platform/database/index.ts'
import type { Role } from '../../platform/actor.ts'
import type { Transaction } from '../../platform/database/database.types.ts'
import { isSeen } from '../components/index.ts'
import { overseeingRoles, type Access } from '../users/index.ts'
import type { OrderedMediaType } from './direct-orders.media.logic.ts'
import type { OrderCircle, OrderStatus } from './direct-orders.policy.ts'

/** What an order has beyond its component. Days are Berlin's, `2027-04-01`. */
export interface OrderFacts {
  type: 1 | 2 | 3 | 4
  status: OrderStatus
  region: string | null
  building_block_id: number | null
  building_block_name: string | null
  purchase_order_number: string | null
  target: string | null
  comment: string | null
  customer_id: number | null
  customer_name: string | null
  campaign_id: number | null
  product_id: number | null
  budget: number
  duration: number | null
  duration_type: 1 | 2 | 3 | 4 | null
  start_date: string | null
  end_date: string | null
  taxonomy: string | null
  media_types: OrderedMediaType[]
  approval: 'waiting' | 'approved' | 'rejected' | null
}

export interface OrderRow extends OrderFacts {
  id: number
  parent_id: number | null
  display_name: string
  description: string | null
  version: number
  created_at: string
  modified_at: string
  creator_id: number | null
  creator_first_name: string | null
  creator_last_name: string | null
  modifier_first_name: string | null
  modifier_last_name: string | null
  campaign_name: string | null
  product_name: string | null
}

const listed = [
  'id',
  'parent_id',
  'display_name',
  'description',
  'version',
  'created_at',
  'modified_at',
  'creator_id',
  'creator_first_name',
  'creator_last_name',
  'modifier_first_name',
  'modifier_last_name',
  'campaign_name',
  'product_name',
  'type',
  'status',
  'region',
  'building_block_id',
  'building_block_name',
  'purchase_order_number',
  'target',
  'comment',
  'customer_id',
  'customer_name',
  'campaign_id',
  'product_id',
  'budget',
  'duration',
  'duration_type',
  'start_date',
  'end_date',
  'taxonomy',
  'media_types',
  'approval',
] as const satisfies readonly (keyof OrderRow)[]

/** Lists of orders on pages, as far as the caller sees them (PERM-13). */
export const seenOrderLists = (access: Access) => sql`
  select c.id from components c
  where c.application_id = ${access.applicationId} and c.page_id is not null
    and c.type = 'directorderlist' and c.deleted_at is null and ${isSeen(access)}`

/**
 * Orders that the caller sees, as `c` with `o`: what lies in a list on a page that they see, too (PERM-13).
 * The lists as an array, found once: joined, a database that has not looked at its tables yet tries each
 * list with each order, for minutes.
 */
export const seenOrders = (access: Access) => sql`
  components c
  join direct_orders o on o.application_id = c.application_id and o.component_id = c.id
  where c.application_id = ${access.applicationId} and c.deleted_at is null and ${isSeen(access)}
    and c.parent_id = any (array(${seenOrderLists(access)}))`

/** What orders are listed by: the latest of it stands first. */
const latestBy = {
  created: [sql`c.created_at`, sql`w.created_at`],
  modified: [sql`c.modified_at`, sql`w.modified_at`],
} as const

interface WantedOrders {
  id?: number
  /** At most so many; default all. */
  count?: number | undefined
  /** Default `created`. */
  by?: keyof typeof latestBy
  /** A condition on `c` and `o`. */
  where?: Sql
}

/** Orders that the caller sees, the latest first; one statement for any number of them. */
export const listOrders = (
  tx: Transaction,
  access: Access,
  { id, count, by = 'created', where }: WantedOrders = {},
) =>
  queryInColumns<OrderRow>(
    tx,
    listed,
    sql`
    with wanted as materialized (
      select c.parent_id, c.display_name, c.description, c.version, c.created_at, c.modified_at,
        c.created_by, c.modified_by, o.*
      from ${seenOrders(access)} ${id === undefined ? empty : sql`and c.id = ${id}`}
        ${where ? sql`and ${where}` : empty}
      order by ${latestBy[by][0]} desc, c.id desc
      ${count === undefined ? empty : sql`limit ${count}`}
    )
    select w.component_id as id, w.parent_id, w.display_name, w.description, w.version, w.created_at,
      w.modified_at, w.created_by as creator_id, creator.first_name as creator_first_name,
      creator.last_name as creator_last_name, modifier.first_name as modifier_first_name,
      modifier.last_name as modifier_last_name, campaign.name as campaign_name,
      product.name as product_name, w.type, w.status, w.region, w.building_block_id,
      w.building_block_name, w.purchase_order_number, w.target, w.comment, w.customer_id,
      w.customer_name, w.campaign_id, w.product_id, w.budget::float8 as budget, w.duration,
      w.duration_type, w.start_date::text as start_date, w.end_date::text as end_date, w.taxonomy,
      w.media_types, w.approval
    from wanted w
    left join users creator on creator.id = w.created_by
    left join users modifier on modifier.id = w.modified_by
    left join campaigns campaign
      on campaign.application_id = w.application_id and campaign.id = w.campaign_id
    left join products product
      on product.application_id = w.application_id and product.id = w.product_id
    order by ${latestBy[by][1]} desc, w.component_id desc`,
  )

export interface CountRow {
  status: OrderStatus
  count: number
  budget: number
}

/** How many orders the caller sees in each status that is shown on a day, and their budgets (DO-12, DO-20). */
export const countOrders = (tx: Transaction, access: Access, today: string) =>
  tx.query<CountRow>(sql`
    select shown.status, count(*)::int as count, sum(shown.budget)::float8 as budget
    from (
      select o.budget,
        case
          when o.status <> 10 and o.end_date < ${today}::date
            and (o.approval is null or o.approval = 'approved') then 3
          else o.status
        end as status
      from ${seenOrders(access)}
    ) shown
    group by shown.status
    order by shown.status`)

/** Condition: headquarters was asked and has not decided. */
export const isWaiting = sql`o.approval = 'waiting'`

/** How many orders that the caller sees wait for headquarters, and how many of these the caller placed. */
export async function countWaiting(
  tx: Transaction,
  access: Access,
): Promise<{ count: number; own: number }> {
  const [row] = await tx.query<{ count: number; own: number }>(sql`
    select count(*)::int as count,
      (count(*) filter (where c.created_by = ${access.actor.userId}))::int as own
    from ${seenOrders(access)} and ${isWaiting}`)
  return row!
}

/** People of an application who may decide about orders: of the client, and administrators. */
export const listDeciders = (tx: Transaction, applicationId: number) =>
  tx.query<{ id: number; roles: Role[]; is_approver: boolean }>(sql`
    select a.user_id as id, a.roles,
      exists (
        select 1 from user_group_members m
        join user_groups g on g.application_id = m.application_id and g.id = m.user_group_id
        where m.application_id = a.application_id and m.user_id = a.user_id and g.is_approver
      ) as is_approver
    from application_users a
    where a.application_id = ${applicationId} and a.status = 'active'
      and a.roles && array['ADMINISTRATOR', 'CLIENT_LEAD', 'CLIENT']
    order by a.user_id`)

export interface BookedRow {
  id: number
  name: string
  status: OrderStatus
  approval: OrderFacts['approval']
  customer_id: number | null
  customer_name: string | null
  product_id: number | null
  region: string | null
  media_types: OrderedMediaType[]
  start_date: string
  end_date: string
  modified_at: Date
  /** Of the page that lists it. */
  page_url: string
}

interface WantedDays {
  statuses: readonly OrderStatus[]
  /** They end on this day or later. */
  after: string
  /** They begin on this day or before; default whenever. */
  until?: string
  most: number
}

/** Orders that the caller sees and the agency has, by the days they run; where there are more than fit, the latest. */
export const listBooked = (
  tx: Transaction,
  access: Access,
  { statuses, after, until, most }: WantedDays,
) =>
  tx.query<BookedRow>(sql`
    select booked.id, booked.name, booked.status, booked.approval, booked.customer_id,
      booked.customer_name, booked.product_id, booked.region, booked.media_types,
      booked.start_date::text as start_date, booked.end_date::text as end_date,
      booked.modified_at, page.url as page_url
    from (
      select c.application_id, c.id, c.parent_id, c.display_name as name, c.modified_at,
        o.status, o.approval, o.customer_id, o.customer_name, o.product_id, o.region, o.media_types,
        o.start_date, coalesce(o.end_date, o.start_date) as end_date
      from ${seenOrders(access)}
        and o.status = any(${statuses}::int[]) and o.start_date is not null
        and coalesce(o.end_date, o.start_date) >= ${after}::date
        ${until === undefined ? empty : sql`and o.start_date <= ${until}::date`}
      order by o.start_date desc, c.id desc
      limit ${most}
    ) booked
    join components list
      on list.application_id = booked.application_id and list.id = booked.parent_id
    join pages page on page.application_id = list.application_id and page.id = list.page_id
    order by booked.start_date desc, booked.id desc`)

export interface NumberedRow {
  id: number
  purchase_order_number: string
  /** Of the page that lists it. */
  page_url: string
}

/** Orders of a customer that the caller sees and that have one of the purchase order numbers, the oldest first. */
export const listNumbered = (
  tx: Transaction,
  access: Access,
  { customerId, numbers }: { customerId: number; numbers: readonly string[] },
) =>
  tx.query<NumberedRow>(sql`
    select numbered.id, numbered.purchase_order_number, page.url as page_url
    from (
      select c.application_id, c.id, c.parent_id, o.purchase_order_number
      from ${seenOrders(access)}
        and o.purchase_order_number = any(${[...numbers]}::text[])
        and (o.customer_id is null or o.customer_id = ${customerId}::int)
    ) numbered
    join components list
      on list.application_id = numbered.application_id and list.id = numbered.parent_id
    join pages page on page.application_id = list.application_id and page.id = list.page_id
    order by numbered.id`)

/** Writes what an order is now. */
export async function saveOrder(
  tx: Transaction,
  { applicationId, id }: { applicationId: number; id: number },
  facts: OrderFacts,
): Promise<void> {
  const row = JSON.stringify(facts)
  await tx.query(sql`
    insert into direct_orders (
      application_id, component_id, type, status, region, building_block_id, building_block_name,
      purchase_order_number, target, comment, customer_id, customer_name, campaign_id, product_id,
      budget, duration, duration_type, start_date, end_date, taxonomy, media_types, approval
    )
    select ${applicationId}::int, ${id}::int, f.*
    from jsonb_to_record(${row}::jsonb) as f (
      type int, status int, region text, building_block_id int, building_block_name text,
      purchase_order_number text, target text, comment text, customer_id int, customer_name text,
      campaign_id int, product_id int, budget numeric, duration int, duration_type int,
      start_date date, end_date date, taxonomy text, media_types jsonb, approval text
    )
    on conflict (application_id, component_id) do update
    set type = excluded.type, status = excluded.status, region = excluded.region,
      building_block_id = excluded.building_block_id,
      building_block_name = excluded.building_block_name,
      purchase_order_number = excluded.purchase_order_number, target = excluded.target,
      comment = excluded.comment, customer_id = excluded.customer_id,
      customer_name = excluded.customer_name, campaign_id = excluded.campaign_id,
      product_id = excluded.product_id, budget = excluded.budget, duration = excluded.duration,
      duration_type = excluded.duration_type, start_date = excluded.start_date,
      end_date = excluded.end_date, taxonomy = excluded.taxonomy,
      media_types = excluded.media_types, approval = excluded.approval`)
}

/** Who always sees the orders of an application: its groups, and the people who lead for the client. */
export async function listCircle(
  tx: Transaction,
  applicationId: number,
): Promise<Pick<OrderCircle, 'groups' | 'leadIds'>> {
  const [row] = await tx.query<{ groups: OrderCircle['groups']; leads: number[] }>(sql`
    select
      coalesce((
        select jsonb_agg(jsonb_build_object('id', g.id, 'type', g.type, 'isApprover', g.is_approver))
        from user_groups g where g.application_id = ${applicationId}
      ), '[]') as groups,
      array(
        select a.user_id from application_users a
        where a.application_id = ${applicationId} and a.status = 'active'
          and 'CLIENT_LEAD' = any(a.roles) and not a.roles && ${overseeingRoles}::text[]
      ) as leads`)
  return { groups: row!.groups, leadIds: row!.leads }
}
