import sql from 'sql-template-tag'
import type { Transaction } from '../../platform/database/database.types.ts'

/** One setup after the other: names and customer numbers are given once. */
export const lockSetup = (tx: Transaction) =>
  tx.query(sql`select pg_advisory_xact_lock(hashtext('atrium.setup'))`)

/** What the applications of a person are called, as it is now: one may have come since they asked. */
export async function namesOf(tx: Transaction, userId: number): Promise<string[]> {
  const rows = await tx.query<{ display_name: string }>(sql`
    select a.display_name
    from application_users u join applications a on a.id = u.application_id
    where u.user_id = ${userId} and u.status = 'active'`)
  return rows.map((row) => row.display_name)
}

/** Those of the customers that belong to other applications alone. */
export async function foreignCustomers(
  tx: Transaction,
  customerIds: readonly number[],
  applicationIds: readonly number[],
): Promise<number[]> {
  const rows = await tx.query<{ id: number }>(sql`
    select c.id from unnest(${customerIds}::int[]) as c (id)
    where exists (select 1 from applications a where c.id = any(a.customer_ids))
      and not exists (
        select 1 from applications a
        where c.id = any(a.customer_ids) and a.id = any(${applicationIds}::int[])
      )`)
  return rows.map(({ id }) => id)
}

export interface NewCustomer {
  id: number | undefined
  displayName: string
}

/** Adds customers; one without a number gets the next. Returns their numbers in the order given. */
export async function insertCustomers(
  tx: Transaction,
  customers: readonly NewCustomer[],
): Promise<number[]> {
  if (customers.length === 0) return []
  const [last] = await tx.query<{ id: number }>(sql`
    select greatest(
      10000,
      (select max(id) from customers),
      (select max(customer.id) from applications, unnest(customer_ids) as customer (id))
    ) as id`)
  let next = Math.max(last!.id, ...customers.map(({ id }) => id ?? 0))
  const ids = customers.map(({ id }) => id ?? ++next)
  await tx.query(sql`
    insert into customers (id, display_name)
    select * from unnest(${ids}::int[], ${customers.map((one) => one.displayName)}::text[])
    on conflict (id) do nothing`)
  return ids
}

export interface NewApplication {
  displayName: string
  description: string | null
  colour: string | null
  logoUri: string | null
  agencyName: string | null
  customerIds: readonly number[]
}

export async function insertApplication(tx: Transaction, application: NewApplication) {
  const [row] = await tx.query<{ id: number; guid: string }>(sql`
    insert into applications (
      guid, display_name, description, colour, logo_uri, agency_name, customer_ids
    ) values (
      gen_random_uuid(), ${application.displayName}, ${application.description},
      ${application.colour}, ${application.logoUri}, ${application.agencyName},
      ${application.customerIds}::int[]
    )
    returning id, guid::text`)
  return row!
}

export const insertValues = (
  tx: Transaction,
  applicationId: number,
  userId: number,
  values: ReadonlyMap<number, string>,
) =>
  tx.query(sql`
    insert into configuration_values (application_id, configuration_id, value, modified_by)
    select ${applicationId}::int, item.id, item.value, ${userId}::int
    from unnest(${[...values.keys()]}::int[], ${[...values.values()]}::text[]) as item (id, value)`)

export interface NewGroup {
  type: number
  name: string
  isApprover: boolean
}

/** Adds groups. Returns their ids by type. */
export async function insertGroups(
  tx: Transaction,
  applicationId: number,
  groups: readonly NewGroup[],
): Promise<Map<number, number>> {
  const rows = await tx.query<{ id: number; type: number }>(sql`
    insert into user_groups (application_id, type, name, is_approver)
    select ${applicationId}::int, item.*
    from unnest(
      ${groups.map(({ type }) => type)}::int[],
      ${groups.map(({ name }) => name)}::text[],
      ${groups.map(({ isApprover }) => isApprover)}::boolean[]
    ) as item
    returning id, type`)
  return new Map(rows.map(({ id, type }) => [type, id]))
}

/** Makes somebody a member of the application and of one of its groups. */
export const insertMember = (
  tx: Transaction,
  applicationId: number,
  { userId, userGroupId }: { userId: number; userGroupId: number },
) =>
  tx.query(sql`
    with member as (
      insert into application_users (application_id, user_id, roles)
      values (${applicationId}, ${userId}, array['ADMINISTRATOR'])
      returning application_id, user_id
    )
    insert into user_group_members (application_id, user_group_id, user_id)
    select application_id, ${userGroupId}::int, user_id from member`)

export interface InvitedRow {
  id: number
  /** In lower case; null: nobody knows one of theirs. */
  email: string | null
  /** Has signed in before. */
  has_account: boolean
}

export const listInvited = (tx: Transaction, applicationId: number, userIds: readonly number[]) =>
  tx.query<InvitedRow>(sql`
    select u.id, lower(u.email) as email, u.subject is not null as has_account
    from application_users a join users u on u.id = a.user_id
    where a.application_id = ${applicationId} and u.id = any(${[...userIds]}::int[])`)

export const joinGroups = (
  tx: Transaction,
  applicationId: number,
  members: readonly { userId: number; userGroupId: number }[],
) =>
  tx.query(sql`
    insert into user_group_members (application_id, user_group_id, user_id)
    select ${applicationId}::int, member.*
    from unnest(
      ${members.map(({ userGroupId }) => userGroupId)}::int[],
      ${members.map(({ userId }) => userId)}::int[]
    ) as member
    on conflict do nothing`)
