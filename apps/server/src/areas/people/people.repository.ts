import sql, { type Sql } from 'sql-template-tag'
import type { Transaction } from '../../platform/database/database.types.ts'

/** A person in one application. */
export interface PersonRow {
  application_id: number
  id: number
  /** Who has their account; null, as the subject, until they sign in for the first time. */
  issuer: string | null
  subject: string | null
  first_name: string
  last_name: string
  email: string | null
  job_title: string | null
  phone_number: string | null
  picture_url: string | null
  language_code: string
  country_code: string
  roles: string[]
  status: 'active' | 'inactive'
  is_external: boolean
  is_invited: boolean
  /** Said no to the invitation, and is inactive since. */
  has_declined: boolean
  has_business_objects_assignment: boolean
  modified_at: Date
  version: number
}

export interface ManagedRow extends PersonRow {
  /** Types of the groups that they are in. */
  groupTypes: number[]
  /** Last sign of their last visit. */
  lastSeenAt: Date | null
  /** A directory named them, and has not taken them away since. */
  is_from_directory: boolean
}

const columns = sql`
  a.application_id, u.id, u.issuer, u.subject, u.first_name, u.last_name, u.email, u.job_title,
  u.phone_number, u.picture_url, u.language_code, u.country_code, a.roles, a.status, a.is_external,
  a.is_invited, a.declined_at is not null as has_declined, a.has_business_objects_assignment,
  greatest(u.modified_at, a.modified_at) as modified_at, u.version + a.version as version`

/** What the administration knows besides. */
const more = sql`
  array(
    select distinct g.type from user_group_members m
    join user_groups g on g.application_id = m.application_id and g.id = m.user_group_id
    where m.application_id = a.application_id and m.user_id = a.user_id
  ) as "groupTypes",
  (
    select v.seen_at from visits v
    where v.application_id = a.application_id and v.user_id = a.user_id
  ) as "lastSeenAt",
  a.directory_removed_at is null
    and coalesce(a.directory_user_name, a.directory_external_id) is not null as is_from_directory`

const select = (where: Sql, what = columns) => sql`
  select ${what}
  from application_users a join users u on u.id = a.user_id
  where ${where}
  order by u.last_name, u.first_name, u.id`

/** Everybody who is or was in the application. */
export const listPeople = (tx: Transaction, applicationId: number) =>
  tx.query<ManagedRow>(select(sql`a.application_id = ${applicationId}`, sql`${columns}, ${more}`))

/** Some of them. */
export const listSome = (tx: Transaction, applicationId: number, userIds: readonly number[]) =>
  tx.query<ManagedRow>(
    select(
      sql`a.application_id = ${applicationId} and u.id = any(${[...userIds]}::int[])`,
      sql`${columns}, ${more}`,
    ),
  )

/** Who is active in the application. */
export const listActive = (tx: Transaction, applicationId: number) =>
  tx.query<PersonRow>(
    select(sql`a.application_id = ${applicationId} and a.status = 'active' and u.is_active`),
  )

/** Active people of customers, once for each of the given applications; outside of a tenant. */
export const listOfCustomers = (
  tx: Transaction,
  applicationIds: readonly number[],
  customerIds: readonly number[],
) =>
  tx.query<PersonRow>(
    select(sql`
      a.application_id in (
        select id from applications
        where id = any(${[...applicationIds]}::int[])
          and customer_ids && ${[...customerIds]}::int[]
      )
      and a.status = 'active' and u.is_active`),
  )

/** One person, held until the transaction ends. */
export async function lockPerson(
  tx: Transaction,
  applicationId: number,
  userId: number,
): Promise<ManagedRow | undefined> {
  // A statement of its own: one that waits for a lock reads what it joins as it was before it waited.
  const held = await tx.query(sql`
    select 1 from application_users
    where application_id = ${applicationId} and user_id = ${userId} for update`)
  if (held.length === 0) return undefined
  const [row] = await listSome(tx, applicationId, [userId])
  return row
}

/** Somebody in each application that they are or were in; outside of a tenant. */
export const listEverywhere = (tx: Transaction, userId: number) =>
  tx.query<ManagedRow>(select(sql`a.user_id = ${userId}`, sql`${columns}, ${more}`))

/** Applications that somebody is or was in; outside of a tenant. */
export async function applicationsOf(tx: Transaction, userId: number): Promise<number[]> {
  const rows = await tx.query<{ id: number }>(sql`
    select application_id as id from application_users where user_id = ${userId} order by id`)
  return rows.map((row) => row.id)
}

/** Whether somebody is active in any application; outside of a tenant. */
export async function isActiveAnywhere(tx: Transaction, userId: number): Promise<boolean> {
  const rows = await tx.query(sql`
    select 1 from application_users where user_id = ${userId} and status = 'active' limit 1`)
  return rows.length > 0
}

/** What is true of somebody in this application alone; absent stays as it is. */
export const updateMembership = (
  tx: Transaction,
  applicationId: number,
  userId: number,
  change: {
    status?: PersonRow['status'] | undefined
    hasAssignment?: boolean | undefined
    roles?: readonly string[] | undefined
  },
) =>
  tx.query(sql`
    update application_users set
      status = coalesce(${change.status ?? null}::text, status),
      -- Who is let in again is asked again.
      declined_at = case when ${change.status ?? null}::text = 'active' then null else declined_at end,
      -- Whom people let in again the directory can name again.
      directory_removed_at =
        case when ${change.status ?? null}::text = 'active' then null else directory_removed_at end,
      has_business_objects_assignment = coalesce(
        ${change.hasAssignment ?? null}::boolean, has_business_objects_assignment),
      roles = coalesce(${change.roles ? [...change.roles] : null}::text[], roles),
      modified_at = now(),
      version = version + 1
    where application_id = ${applicationId} and user_id = ${userId}`)

/** One after the other switches administrators of an application off, so that one always stays. */
export const lockAdministrators = (tx: Transaction, applicationId: number) =>
  tx.query(sql`
    select pg_advisory_xact_lock(hashtext('atrium.administrators'), ${applicationId}::int)`)

/** Whether anybody but these is an administrator here, and has been here. */
export async function hasOtherAdministrator(
  tx: Transaction,
  applicationId: number,
  ...userIds: number[]
): Promise<boolean> {
  const rows = await tx.query(sql`
    select 1 from application_users a join users u on u.id = a.user_id
    where a.application_id = ${applicationId} and a.user_id <> all(${userIds}::int[])
      and a.status = 'active' and u.is_active and u.subject is not null
      and 'ADMINISTRATOR' = any(a.roles)
    limit 1`)
  return rows.length > 0
}
