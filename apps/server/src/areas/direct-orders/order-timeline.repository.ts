import { bookingStatusTypes } from '@atrium/api-client/contract'
import sql, { empty } from 'sql-template-tag'
import type { Transaction } from '../../platform/database/database.types.ts'
import type { Access } from '../users/index.ts'
import type { OrderedMediaType } from './direct-orders.media.logic.ts'
import { seenOrderLists, seenOrders } from './direct-orders.repository.ts'

const { Approved, Completed, Rebriefing } = bookingStatusTypes

/** Condition: the agency has the order, nobody cancelled it, and it is known when it begins. */
const isOnTimeline = sql`
  o.status = any(${[Approved, Completed, Rebriefing]}::int[]) and o.start_date is not null`

export interface StartingRow {
  id: number
  name: string
  media_types: OrderedMediaType[]
  region: string | null
  /** Days of Berlin's calendar. */
  start_date: string
  end_date: string | null
  version: number
  created_at: Date
  created_by: number | null
  first_name: string | null
  last_name: string | null
  /** Of the page that lists it. */
  page_url: string
}

interface WantedOrders {
  /** Those that begin before this day, and on it those with a lower id. */
  before?: { day: string; id: number } | undefined
  limit: number
}

/** Orders that the caller sees and the agency has, the last one to begin first. */
export const listStarting = (tx: Transaction, access: Access, { before, limit }: WantedOrders) =>
  tx.query<StartingRow>(sql`
    select starting.id, starting.name, starting.media_types, starting.region,
      starting.start_date::text as start_date, starting.end_date::text as end_date,
      starting.version, starting.created_at, starting.created_by, creator.first_name,
      creator.last_name, page.url as page_url
    from (
      select c.application_id, c.id, c.parent_id, c.display_name as name, c.version, c.created_at,
        c.created_by, o.media_types, o.region, o.start_date, o.end_date
      from ${seenOrders(access)} and ${isOnTimeline}
        ${before === undefined ? empty : sql`and (o.start_date, c.id) < (${before.day}::date, ${before.id}::int)`}
      order by o.start_date desc, c.id desc
      limit ${limit}
    ) starting
    left join users creator on creator.id = starting.created_by
    join components list
      on list.application_id = starting.application_id and list.id = starting.parent_id
    join pages page on page.application_id = list.application_id and page.id = list.page_id
    order by starting.start_date desc, starting.id desc`)

export interface StartingCount {
  count: number
  /** Null: there are none. */
  first: string | null
  last: string | null
}

/** How many orders stand on the caller's timelines, and between which days they begin. */
export async function countStarting(tx: Transaction, access: Access): Promise<StartingCount> {
  const [row] = await tx.query<StartingCount>(sql`
    select count(*)::int as count, min(o.start_date)::text as first, max(o.start_date)::text as last
    from ${seenOrders(access)} and ${isOnTimeline}`)
  return row!
}

/** Lists of orders that the caller sees. */
export async function listOrderLists(tx: Transaction, access: Access): Promise<number[]> {
  const rows = await tx.query<{ id: number }>(seenOrderLists(access))
  return rows.map(({ id }) => id)
}
