import sql from 'sql-template-tag'
import type { Transaction } from '../../platform/database/database.types.ts'
import { groupTypes } from '../users/index.ts'

/** Whom the agency's own lists are for. */
const agencyTypes = [groupTypes.Administration, groupTypes.CustomerService]

/**
 * Buckets on shown pages that take open tasks: those of lists that nobody but the agency sees first, then
 * in the order of pages, lists and buckets.
 */
export const listOpenBuckets = (tx: Transaction, applicationId: number) =>
  tx.query<{ id: number; isAgencyOnly: boolean }>(sql`
    select b.id, not exists (
      select 1 from component_groups g
      left join user_groups u on u.application_id = g.application_id and u.id = g.user_group_id
      where g.application_id = b.application_id and g.component_id in (b.id, l.id)
        and (u.type is null or u.type <> all(${agencyTypes}::int[]))
    ) as "isAgencyOnly"
    from components l
    join pages p on p.application_id = l.application_id and p.id = l.page_id
    join components b on b.application_id = l.application_id and b.parent_id = l.id
      and b.type = 'taskbucket' and b.deleted_at is null
    left join task_buckets f on f.application_id = b.application_id and f.component_id = b.id
    where l.application_id = ${applicationId} and l.type = 'tasklist' and l.deleted_at is null
      and not l.is_hidden and coalesce(f.status, 1) = 1
    order by "isAgencyOnly" desc, p.position, l.position, l.id, b.position, b.id`)
