import sql, { empty } from 'sql-template-tag'
import type { Transaction } from '../../platform/types.ts'
import type { Access } from '../users/index.ts'
import { seenOrders } from './direct-orders.repository.ts'

export interface RegionBudgetRow {
  region: string
  budget: number | null
  booked: number
  waiting: number
  count: number
}

/** Condition on `o`: it is with the agency, or was before it is briefed anew. */
const isBooked = sql`(o.status in (2, 3) or (o.status = 5 and o.approval is null))`

const inYear = (year: number) => sql`
  o.start_date >= make_date(${year}::int, 1, 1) and o.start_date < make_date(${year}::int + 1, 1, 1)`

/**
 * What regions may book in a year and what is booked there, whoever booked it: all, only some of them, and
 * without one order.
 */
export const listRegionBudgets = (
  tx: Transaction,
  applicationId: number,
  {
    year,
    regions,
    without,
  }: { year: number; regions?: readonly string[] | undefined; without?: number },
) =>
  tx.query<RegionBudgetRow>(sql`
    with used as (
      select o.region, sum(o.budget) filter (where ${isBooked}) as booked,
        sum(o.budget) filter (where o.approval = 'waiting') as waiting,
        count(*) filter (where ${isBooked} or o.approval = 'waiting') as count
      from direct_orders o
      join components c on c.application_id = o.application_id and c.id = o.component_id
        and c.deleted_at is null
      where o.application_id = ${applicationId} and o.region is not null and ${inYear(year)}
        ${without === undefined ? empty : sql`and o.component_id <> ${without}`}
      group by o.region
    ), framed as (
      select b.region, b.budget from region_budgets b
      where b.application_id = ${applicationId} and b.year = ${year}
    )
    select coalesce(framed.region, used.region) as region, framed.budget::float8 as budget,
      coalesce(used.booked, 0)::float8 as booked, coalesce(used.waiting, 0)::float8 as waiting,
      coalesce(used.count, 0)::int as count
    from used full join framed on framed.region = used.region
    where (framed.budget is not null or used.count > 0)
      ${regions === undefined ? empty : sql`and coalesce(framed.region, used.region) = any(${regions}::text[])`}
    order by 1`)

/** Regions of the orders that the caller sees. */
export async function listSeenRegions(tx: Transaction, access: Access): Promise<string[]> {
  const rows = await tx.query<{ region: string }>(sql`
    select distinct o.region from ${seenOrders(access)} and o.region is not null order by 1`)
  return rows.map(({ region }) => region)
}

/** Sets what a region may book in a year; null: it is no longer limited. */
export const putRegionBudget = (
  tx: Transaction,
  { applicationId, year, region, budget, at, userId }: { applicationId: number; year: number; region: string; budget: number | null; at: Date; userId: number }, // prettier-ignore
) =>
  budget === null
    ? tx.query(sql`
        delete from region_budgets
        where application_id = ${applicationId} and year = ${year} and region = ${region}`)
    : tx.query(sql`
        insert into region_budgets (application_id, year, region, budget, modified_at, modified_by)
        values (${applicationId}, ${year}, ${region}, ${budget}, ${at}, ${userId})
        on conflict (application_id, year, region) do update set
          budget = excluded.budget, modified_at = excluded.modified_at,
          modified_by = excluded.modified_by`)
