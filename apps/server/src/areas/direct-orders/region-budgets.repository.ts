import sql, { empty } from 'sql-template-tag'
import type { Transaction } from '../../platform/database/database.types.ts'
import type { Access } from '../users/index.ts'
import { seenOrders } from './direct-orders.repository.ts'
import type { RegionLimit, RegionUse } from './region-budgets.logic.ts'

/** Condition on `o`: it is with the agency, or was before it is briefed anew. */
const isBooked = sql`(o.status in (2, 3) or (o.status = 5 and o.approval is null))`

const inYear = (year: number) => sql`
  o.start_date >= make_date(${year}::int, 1, 1) and o.start_date < make_date(${year}::int + 1, 1, 1)`

/** What is booked and waits in a year, whoever ordered it, by how its orders spell their region. */
export const listRegionUses = (
  tx: Transaction,
  applicationId: number,
  { year, without }: { year: number; without?: number | undefined },
) =>
  tx.query<RegionUse>(sql`
    select o.region, coalesce(sum(o.budget) filter (where ${isBooked}), 0)::float8 as booked,
      coalesce(sum(o.budget) filter (where o.approval = 'waiting'), 0)::float8 as waiting,
      (count(*) filter (where ${isBooked} or o.approval = 'waiting'))::int as count
    from direct_orders o
    join components c on c.application_id = o.application_id and c.id = o.component_id
      and c.deleted_at is null
    where o.application_id = ${applicationId} and o.region is not null and ${inYear(year)}
      ${without === undefined ? empty : sql`and o.component_id <> ${without}`}
    group by o.region
    order by o.region`)

/** What regions may book in a year. */
export const listRegionLimits = (tx: Transaction, applicationId: number, year: number) =>
  tx.query<RegionLimit>(sql`
    select b.region, b.budget::float8 as budget, b.version, b.modified_at
    from region_budgets b
    where b.application_id = ${applicationId} and b.year = ${year}
    order by b.region`)

/** Regions of the orders that the caller sees. */
export async function listSeenRegions(tx: Transaction, access: Access): Promise<string[]> {
  const rows = await tx.query<{ region: string }>(sql`
    select distinct o.region from ${seenOrders(access)} and o.region is not null order by 1`)
  return rows.map(({ region }) => region)
}

/** Until the end of the transaction nobody else sets what regions of the application may book. */
export const lockRegionBudgets = (tx: Transaction, applicationId: number) =>
  tx.query(sql`select pg_advisory_xact_lock(hashtext('region budgets'), ${applicationId}::int)`)

/** Takes away what regions may book in a year, by their names as they are stored. */
export const removeRegionLimits = (
  tx: Transaction,
  applicationId: number,
  { year, regions }: { year: number; regions: readonly string[] },
) =>
  tx.query(sql`
    delete from region_budgets
    where application_id = ${applicationId} and year = ${year}
      and region = any(${regions}::text[])`)

/** Sets what a region may book in a year. */
export const addRegionLimit = (
  tx: Transaction,
  { applicationId, year, region, budget, version, at, userId }: { applicationId: number; year: number; region: string; budget: number; version: number; at: Date; userId: number }, // prettier-ignore
) =>
  tx.query(sql`
    insert into region_budgets (
      application_id, year, region, budget, version, modified_at, modified_by
    )
    values (
      ${applicationId}, ${year}, ${region}, ${budget}, ${version}, ${at}, ${userId}
    )`)
