import sql, { join, type Sql } from 'sql-template-tag'
import { secondFactorDemands } from '../../identity/index.ts'
import type { Actor, Role } from '../../platform/actor.ts'
import type { Claims } from '../../platform/authentication.ts'
import type { Transaction } from '../../platform/database/database.types.ts'
import type { Membership } from './users.policy.ts'

export interface UserRow {
  id: number
  subject: string
  first_name: string
  last_name: string
  profile_first_name: string | null
  profile_last_name: string | null
  email: string | null
  job_title: string | null
  phone_number: string | null
  picture_url: string | null
  language_code: string
  country_code: string
  /** What the sign-in profile said last. */
  roles: string[]
  /** Roles by application, of those in which the user is active. */
  roles_in: Record<number, string[]>
  is_active: boolean
  modified_at: Date
  /** Applications in which the user is active. */
  application_ids: number[]
  /** Applications that the user was ever in. */
  membership_count: number
  has_business_objects_assignment: boolean
  /** Was added to an application and has not come since. */
  is_invited: boolean
  /** An application demands a second factor of a role that they have in it. */
  needs_second_factor: boolean
}

/** What a person may change about themselves; absent stays as it is. */
export interface UserChange {
  firstName?: string | undefined
  lastName?: string | undefined
  jobTitle?: string | null | undefined
  phoneNumber?: string | null | undefined
  pictureUrl?: string | null | undefined
  languageCode?: string | undefined
  countryCode?: string | undefined
}

const selectUser = (where: Sql) => sql`
  select
    u.id, u.subject, u.first_name, u.last_name, u.profile_first_name, u.profile_last_name, u.email,
    u.job_title, u.phone_number, u.picture_url, u.language_code, u.country_code, u.roles,
    u.is_active, u.modified_at,
    coalesce(
      array_agg(a.application_id order by a.application_id) filter (where a.status = 'active'), '{}'
    ) as application_ids,
    coalesce(
      jsonb_object_agg(a.application_id, a.roles) filter (where a.status = 'active'), '{}'
    ) as roles_in,
    count(a.application_id) as membership_count,
    coalesce(bool_or(a.has_business_objects_assignment), false) as has_business_objects_assignment,
    coalesce(bool_or(a.is_invited and a.status = 'active'), false) as is_invited,
    coalesce(
      bool_or(a.roles && demand.roles) filter (where a.status = 'active'), false
    ) as needs_second_factor
  from users u
  left join application_users a on a.user_id = u.id
  left join ${secondFactorDemands} demand on demand.application_id = a.application_id
  where ${where}
  group by u.id`

/** The user behind a sign-in profile. */
export async function findBySubject(
  tx: Transaction,
  profile: Pick<Claims, 'issuer' | 'subject'>,
): Promise<UserRow | undefined> {
  const [row] = await tx.query<UserRow>(
    selectUser(sql`u.issuer = ${profile.issuer} and u.subject = ${profile.subject}`),
  )
  return row
}

export async function findById(tx: Transaction, id: number): Promise<UserRow | undefined> {
  const [row] = await tx.query<UserRow>(selectUser(sql`u.id = ${id}`))
  return row
}

/**
 * Gives whoever was invited by one application alone the sign-in profile that carries their address.
 * Where several wait for it, the person is asked about each.
 */
export async function claimInvitation(tx: Transaction, claims: Claims): Promise<boolean> {
  if (!claims.email) return false
  const rows = await tx.query(sql`
    with waiting as (
      select g.id
      from users g join application_users a on a.user_id = g.id
      where g.subject is null and lower(g.email) = lower(${claims.email})
        and a.is_invited and a.declined_at is null
    )
    update users set issuer = ${claims.issuer}, subject = ${claims.subject}
    where id in (select id from waiting) and subject is null
      and (select count(*) from waiting) = 1
    returning id`)
  return rows.length > 0
}

/** The same for the guest of one application. */
export async function adoptGuest(
  tx: Transaction,
  guest: { applicationId: number; email: string },
  { issuer, subject }: Pick<Claims, 'issuer' | 'subject'>,
): Promise<boolean> {
  const rows = await tx.query(sql`
    update users set issuer = ${issuer}, subject = ${subject}
    where subject is null and id in (
      select g.id
      from users g join application_users a on a.user_id = g.id
      where g.subject is null and lower(g.email) = lower(${guest.email})
        and a.application_id = ${guest.applicationId} and a.is_invited and a.status = 'active'
    )
    returning id`)
  return rows.length > 0
}

/** Somebody who was invited has come: from now on they are shown as they are. */
export const markArrived = (tx: Transaction, id: number) =>
  tx.query(sql`
    update application_users set
      is_invited = false, modified_at = now(), version = version + 1
    where user_id = ${id} and is_invited and status = 'active'`)

/** Adds a person at their first call; two calls at the same moment add one person. */
export async function insertFromProfile(tx: Transaction, claims: Claims): Promise<void> {
  await tx.query(sql`
    insert into users
      (issuer, subject, first_name, last_name, profile_first_name, profile_last_name, email, roles)
    values (
      ${claims.issuer}, ${claims.subject}, ${claims.givenName ?? ''}, ${claims.familyName ?? ''},
      ${claims.givenName ?? null}, ${claims.familyName ?? null}, ${claims.email ?? null},
      ${claims.roles}::text[]
    )
    on conflict (issuer, subject) do nothing`)
}

/** Takes over what the sign-in profile says now. */
export async function refreshFromProfile(
  tx: Transaction,
  id: number,
  profile: { firstName: string; lastName: string; claims: Claims },
): Promise<void> {
  const { firstName, lastName, claims } = profile
  await tx.query(sql`
    update users set
      first_name = ${firstName},
      last_name = ${lastName},
      profile_first_name = coalesce(${claims.givenName ?? null}::text, profile_first_name),
      profile_last_name = coalesce(${claims.familyName ?? null}::text, profile_last_name),
      email = coalesce(${claims.email ?? null}::text, email),
      roles = ${claims.roles}::text[],
      modified_at = now(),
      version = version + 1
    where id = ${id}`)
}

/** Where the sign-in profile says roles, it says those of every membership. */
export const setRolesEverywhere = (tx: Transaction, id: number, roles: readonly Role[]) =>
  tx.query(sql`
    update application_users set
      roles = ${[...roles]}::text[], modified_at = now(), version = version + 1
    where user_id = ${id} and roles <> ${[...roles]}::text[]`)

/** Gives the person behind a sign-in profile another address; undefined where there is none. */
export async function updateEmail(
  tx: Transaction,
  { issuer, subject }: Pick<Claims, 'issuer' | 'subject'>,
  email: string,
): Promise<{ id: number; application_ids: number[] } | undefined> {
  const [row] = await tx.query<{ id: number; application_ids: number[] }>(sql`
    update users set email = ${email}, modified_at = now(), version = version + 1
    where issuer = ${issuer} and subject = ${subject}
    returning id, array(
      select application_id from application_users a where a.user_id = users.id order by 1
    ) as application_ids`)
  return row
}

export async function updateUser(tx: Transaction, id: number, change: UserChange): Promise<void> {
  const columns: [string | null | undefined, Sql][] = [
    [change.firstName, sql`first_name = ${change.firstName}`],
    [change.lastName, sql`last_name = ${change.lastName}`],
    [change.jobTitle, sql`job_title = ${change.jobTitle}`],
    [change.phoneNumber, sql`phone_number = ${change.phoneNumber}`],
    [change.pictureUrl, sql`picture_url = ${change.pictureUrl}`],
    [change.languageCode, sql`language_code = ${change.languageCode}`],
    [change.countryCode, sql`country_code = ${change.countryCode}`],
  ]
  const given = columns.filter(([value]) => value !== undefined).map(([, assignment]) => assignment)
  if (given.length === 0) return
  await tx.query(sql`
    update users set ${join([...given, sql`modified_at = now(), version = version + 1`], ', ')} where id = ${id}`)
}

/** Groups of a caller in one application. */
export async function membershipsOf(
  tx: Transaction,
  applicationId: number,
  { userId, preview }: Pick<Actor, 'userId' | 'preview'>,
): Promise<Membership[]> {
  if (preview?.group) return [preview.group]
  return tx.query<Membership>(sql`
    select
      g.id as "userGroupId",
      g.type,
      exists (
        select 1 from component_groups c
        where c.application_id = g.application_id and c.user_group_id = g.id and c.component_id = -1
      ) as "seesAll"
    from user_group_members m
    join user_groups g on g.application_id = m.application_id and g.id = m.user_group_id
    where m.application_id = ${applicationId} and m.user_id = ${userId}
    order by g.id`)
}

/**
 * Those among the groups that the application does not have, nor as a person alone; with `onlyActive` somebody
 * deactivated is none.
 */
export async function listUnknownGroups(
  tx: Transaction,
  applicationId: number,
  ids: readonly number[],
  { onlyActive = false } = {},
): Promise<number[]> {
  if (ids.length === 0) return []
  const rows = await tx.query<{ id: number }>(sql`
    select distinct wanted.id from unnest(${[...ids]}::int[]) as wanted (id)
    where not exists (
        select from user_groups g where g.application_id = ${applicationId} and g.id = wanted.id
      ) and not exists (
        select from application_users p
        where p.application_id = ${applicationId} and p.user_id = -wanted.id::bigint
          and (${!onlyActive} or p.status = 'active')
      )`)
  return rows.map((row) => row.id)
}

export interface GroupRow {
  id: number
  name: string
  type: number
}

/** All groups of an application. */
export const listGroups = (tx: Transaction, applicationId: number) =>
  tx.query<GroupRow>(sql`
    select id, name, type from user_groups where application_id = ${applicationId} order by type, id`)
