import sql, { type Sql } from 'sql-template-tag'
import type { Transaction } from '../../platform/database/database.types.ts'
import type { Columns } from './scim.conditions.ts'

/** Somebody of an application as its directory knows them. */
export interface DirectoryUserRow {
  application_id: number
  user_id: number
  /** A UUID. */
  id: string
  user_name: string
  /** What the directory itself said; null: it never did. */
  said_user_name: string | null
  external_id: string | null
  first_name: string
  last_name: string
  email: string | null
  job_title: string | null
  phone_number: string | null
  language_code: string
  roles: string[]
  is_active: boolean
  /** Has signed in, so that address and account are no matter of a directory any more. */
  has_account: boolean
  created_at: Date
  modified_at: Date
  groups: { id: number; name: string; type: number }[]
}

const userName = sql`coalesce(a.directory_user_name, u.email, a.directory_id::text)`
const isActive = sql`(a.status = 'active' and u.is_active)`
const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Whether a text can be the id of a user. */
export const isUserId = (text: string) => uuid.test(text)

const hasId = (id: string) => (isUserId(id) ? sql`a.directory_id = ${id}::uuid` : sql`false`)

/** What users can be filtered by. */
export const userColumns: Columns = {
  id: { kind: 'equality', of: hasId },
  username: { kind: 'text', sql: userName },
  externalid: { kind: 'text', sql: sql`a.directory_external_id`, isCaseExact: true },
  displayname: { kind: 'text', sql: sql`trim(u.first_name || ' ' || u.last_name)` },
  'name.givenname': { kind: 'text', sql: sql`u.first_name` },
  'name.familyname': { kind: 'text', sql: sql`u.last_name` },
  emails: { kind: 'text', sql: sql`u.email` },
  'emails.value': { kind: 'text', sql: sql`u.email` },
  'emails.type': { kind: 'text', sql: sql`'work'` },
  'emails.primary': { kind: 'boolean', sql: sql`true` },
  active: { kind: 'boolean', sql: isActive },
}

const from = (applicationId: number, condition: Sql) => sql`
  from application_users a join users u on u.id = a.user_id
  where a.application_id = ${applicationId} and a.directory_removed_at is null and ${condition}`

export async function countUsers(
  tx: Transaction,
  applicationId: number,
  condition: Sql,
): Promise<number> {
  const [row] = await tx.query<{ count: number }>(
    sql`select count(*)::int as count ${from(applicationId, condition)}`,
  )
  return row!.count
}

const columns = sql`
  a.application_id, a.user_id, a.directory_id as id, ${userName} as user_name,
  a.directory_user_name as said_user_name,
  a.directory_external_id as external_id, u.first_name, u.last_name, u.email, u.job_title,
  u.phone_number, u.language_code, a.roles, ${isActive} as is_active,
  u.subject is not null as has_account,
  a.created_at, greatest(u.modified_at, a.modified_at) as modified_at,
  coalesce(
    (
      select json_agg(json_build_object('id', g.id, 'name', g.name, 'type', g.type) order by g.id)
      from user_group_members m
      join user_groups g on g.application_id = m.application_id and g.id = m.user_group_id
      where m.application_id = a.application_id and m.user_id = a.user_id
    ),
    '[]'
  ) as groups`

/** A part of the users, in the order in which they came. */
export const listUsers = (
  tx: Transaction,
  applicationId: number,
  { condition, offset, limit }: { condition: Sql; offset: number; limit: number },
) =>
  tx.query<DirectoryUserRow>(sql`
    select ${columns} ${from(applicationId, condition)}
    order by a.user_id limit ${limit} offset ${offset}`)

export async function findUser(
  tx: Transaction,
  applicationId: number,
  id: string,
): Promise<DirectoryUserRow | undefined> {
  const [row] = await listUsers(tx, applicationId, { condition: hasId(id), offset: 0, limit: 1 })
  return row
}

/** Holds somebody until the transaction ends, so that two requests change them one after the other. */
export const lockUser = (tx: Transaction, applicationId: number, id: string) =>
  tx.query(sql`
    select a.user_id from application_users a
    where a.application_id = ${applicationId} and ${hasId(id)} for update`)

/** Ids of people by what a directory calls them; unknown ones are left out. */
export async function userIdsOf(
  tx: Transaction,
  applicationId: number,
  ids: readonly string[],
): Promise<Map<string, number>> {
  const rows = await tx.query<{ id: string; user_id: number }>(sql`
    select directory_id as id, user_id from application_users
    where application_id = ${applicationId} and directory_removed_at is null
      and directory_id = any(${ids.filter(isUserId)}::uuid[])`)
  return new Map(rows.map((row) => [row.id, row.user_id]))
}

/** People of the application with this user name or address; those who were taken away last. */
export const findSame = (
  tx: Transaction,
  applicationId: number,
  { name, email, exceptId }: { name: string; email: string | null; exceptId: number | null },
) =>
  tx.query<{ user_id: number; is_removed: boolean }>(sql`
    select a.user_id, a.directory_removed_at is not null as is_removed
    from application_users a join users u on u.id = a.user_id
    where a.application_id = ${applicationId} and a.user_id is distinct from ${exceptId}::int
      and (
        (a.directory_removed_at is null and lower(${userName}) = lower(${name}))
        or lower(u.email) = lower(${email}::text)
      )
    order by is_removed, a.user_id`)

/** What a directory calls somebody whom it knows from now on. */
export const saveIdentity = (
  tx: Transaction,
  { application_id, user_id }: Pick<DirectoryUserRow, 'application_id' | 'user_id'>,
  identity: { userName: string | null; externalId: string | null },
) =>
  tx.query(sql`
    update application_users set
      directory_user_name = ${identity.userName},
      directory_external_id = ${identity.externalId},
      directory_removed_at = null,
      -- Of whom a directory takes care nobody is reminded by mail.
      reminded_at = coalesce(reminded_at, now()),
      modified_at = now(), version = version + 1
    where application_id = ${application_id} and user_id = ${user_id}`)

/** From now on the directory does not know them, and calls them something else should they come back. */
export const saveRemoval = (
  tx: Transaction,
  { application_id, user_id }: Pick<DirectoryUserRow, 'application_id' | 'user_id'>,
  now: Date,
) =>
  tx.query(sql`
    update application_users set
      directory_id = gen_random_uuid(), directory_user_name = null, directory_external_id = null,
      directory_removed_at = ${now}, modified_at = now(), version = version + 1
    where application_id = ${application_id} and user_id = ${user_id}`)

/** Another address for somebody who has never signed in. In a transaction of the system. */
export const saveEmail = (tx: Transaction, userId: number, email: string) =>
  tx.query(sql`
    update users set email = ${email}, modified_at = now(), version = version + 1
    where id = ${userId} and subject is null`)
