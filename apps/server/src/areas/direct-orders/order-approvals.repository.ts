import sql from 'sql-template-tag'
import type { Transaction } from '../../platform/database/database.types.ts'
import type { ApprovalStep } from './order-details.repository.ts'
import type { KeptPlan } from './order-differences.logic.ts'

export interface ApprovalRow {
  component_id: number
  approval: ApprovalStep
  at: Date
  user_id: number | null
  first_name: string | null
  last_name: string | null
  for_id: number | null
  for_first_name: string | null
  for_last_name: string | null
  comment: string | null
  plan: KeptPlan
}

/** When headquarters was asked last about orders, and what it decided last: at most two rows for each. */
export const listApprovals = (tx: Transaction, applicationId: number, ids: readonly number[]) =>
  tx.query<ApprovalRow>(sql`
    select last.component_id, last.approval, last.at, last.user_id, u.first_name, u.last_name,
      last.for_user_id as for_id, away.first_name as for_first_name,
      away.last_name as for_last_name, last.comment, last.plan
    from (
      select distinct on (p.component_id, p.approval = 'asked') p.*
      from direct_order_processes p
      where p.application_id = ${applicationId} and p.component_id = any(${ids}::int[])
        and p.approval is not null
      order by p.component_id, p.approval = 'asked', p.id desc
    ) last
    left join users u on u.id = last.user_id
    left join users away on away.id = last.for_user_id
    order by last.component_id, last.approval`)

/** Addresses of the pages that lists of orders stand on, by list. */
export async function listPageUrls(
  tx: Transaction,
  applicationId: number,
  listIds: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const rows = await tx.query<{ id: number; url: string }>(sql`
    select c.id, p.url from components c
    join pages p on p.application_id = c.application_id and p.id = c.page_id
    where c.application_id = ${applicationId} and c.id = any(${listIds}::int[])
    order by c.id`)
  return new Map(rows.map(({ id, url }) => [id, url]))
}
