import sql from 'sql-template-tag'
import type { Transaction } from '../../platform/database/database.types.ts'

export interface CustomerRow {
  id: number
  display_name: string
  is_archived: boolean
  is_shared: boolean
}

/** One change after the other: numbers and names are given once. As where applications are set up. */
export const lockCustomers = (tx: Transaction) =>
  tx.query(sql`select pg_advisory_xact_lock(hashtext('atrium.setup'))`)

/** The clients of an application in its order. They belong to no tenant: of the system. */
export const listCustomers = (tx: Transaction, applicationId: number) =>
  tx.query<CustomerRow>(sql`
    select c.id, c.display_name, c.id = any(a.archived_customer_ids) as is_archived,
      exists (
        select 1 from applications o where o.id <> a.id and c.id = any(o.customer_ids)
      ) as is_shared
    from applications a
    cross join unnest(a.customer_ids) with ordinality as own (id, place)
    join customers c on c.id = own.id
    where a.id = ${applicationId}
    order by own.place`)

/** Adds a client behind the others, under the next number. Of the system. */
export async function insertCustomer(
  tx: Transaction,
  applicationId: number,
  name: string,
): Promise<number> {
  const [row] = await tx.query<{ id: number }>(sql`
    insert into customers (id, display_name)
    select greatest(
      10000,
      (select max(id) from customers),
      (select max(own.id) from applications, unnest(customer_ids) as own (id)),
      (select max(customer_id) from campaigns)
    ) + 1, ${name}
    returning id`)
  await tx.query(sql`
    update applications set customer_ids = customer_ids || ${row!.id}::int
    where id = ${applicationId}`)
  return row!.id
}

/** Of the system. */
export const renameCustomer = (tx: Transaction, id: number, name: string) =>
  tx.query(sql`update customers set display_name = ${name} where id = ${id}`)

/** Of the system. */
export const archiveCustomer = (
  tx: Transaction,
  applicationId: number,
  { id, isArchived }: { id: number; isArchived: boolean },
) =>
  tx.query(sql`
    update applications set archived_customer_ids =
      array_remove(archived_customer_ids, ${id}::int)
      || case when ${isArchived}::boolean then array[${id}::int] else '{}'::int[] end
    where id = ${applicationId}`)

/** Campaigns say the name of their client themselves. */
export const renameInCampaigns = (
  tx: Transaction,
  applicationId: number,
  { id, name }: { id: number; name: string },
) =>
  tx.query(sql`
    update campaigns set customer_name = ${name}
    where application_id = ${applicationId} and customer_id = ${id}`)

export interface UseRow {
  customer_id: number
  campaigns: number
  invoices: number
}

/** How much there is of each client. */
export const countUses = (tx: Transaction, applicationId: number) =>
  tx.query<UseRow>(sql`
    select customer_id, sum(campaigns)::int as campaigns, sum(invoices)::int as invoices
    from (
      select customer_id, 1 as campaigns, 0 as invoices from campaigns
      where application_id = ${applicationId} and deleted_at is null
      union all
      select customer_id, 0, 1 from invoices where application_id = ${applicationId}
    ) used
    group by customer_id`)
