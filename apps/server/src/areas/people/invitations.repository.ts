import sql from 'sql-template-tag'
import type { Role, Transaction } from '../../platform/types.ts'

/** Somebody who is known by an address, and how they stand in an application; null: not at all. */
export interface KnownPerson {
  id: number
  /** In lower case. */
  email: string
  subject: string | null
  first_name: string
  last_name: string
  language_code: string
  roles: string[]
  status: 'active' | 'inactive' | null
  is_invited: boolean | null
  /** Is, was or is to be in another application. */
  is_elsewhere: boolean
}

/** One after the other invites, so that nobody is added twice. */
export const lockInvitations = (tx: Transaction) =>
  tx.query(sql`select pg_advisory_xact_lock(hashtext('atrium.invitations'))`)

/**
 * Who is known by these addresses (in lower case), one for each: who is in the application, else
 * who has signed in, else who was invited first.
 */
export const findByEmails = (tx: Transaction, applicationId: number, emails: readonly string[]) =>
  tx.query<KnownPerson>(sql`
    select distinct on (lower(u.email)) u.id, lower(u.email) as email, u.subject, u.first_name,
      u.last_name, u.language_code, u.roles, a.status, a.is_invited,
      exists (
        select 1 from application_users o
        where o.user_id = u.id and o.application_id <> ${applicationId}
      ) as is_elsewhere
    from users u
    left join application_users a on a.user_id = u.id and a.application_id = ${applicationId}
    where lower(u.email) = any(${[...emails]}::text[])
    order by lower(u.email), a.user_id is null, u.subject is null, u.id`)

export interface NewUser {
  firstName: string
  lastName: string
  email: string
  languageCode: string
  role: Role
}

/** Adds people who have not signed in yet; their ids by address in lower case. */
export async function insertUsers(
  tx: Transaction,
  people: readonly NewUser[],
): Promise<Map<string, number>> {
  const rows = await tx.query<{ id: number; email: string }>(sql`
    insert into users (first_name, last_name, email, language_code, roles)
    select person.first_name, person.last_name, person.email, person.language_code,
      array[person.role]
    from unnest(
      ${people.map((person) => person.firstName)}::text[],
      ${people.map((person) => person.lastName)}::text[],
      ${people.map((person) => person.email)}::text[],
      ${people.map((person) => person.languageCode)}::text[],
      ${people.map((person) => person.role)}::text[]
    ) as person (first_name, last_name, email, language_code, role)
    returning id, lower(email) as email`)
  return new Map(rows.map((row) => [row.email, row.id]))
}

/** Gives people another role than an earlier invitation did; of who has an account the sign-in says it. */
export const setInvitedRoles = (
  tx: Transaction,
  people: readonly { userId: number; role: Role }[],
) =>
  tx.query(sql`
    update users u set roles = array[person.role], modified_at = now(), version = version + 1
    from unnest(
      ${people.map(({ userId }) => userId)}::int[],
      ${people.map(({ role }) => role)}::text[]
    ) as person (user_id, role)
    where u.id = person.user_id and u.subject is null`)

export interface NewMembership {
  userId: number
  isExternal: boolean
  /** Where the person was already known elsewhere. */
  invitedName: string | null
}

export const insertMemberships = (
  tx: Transaction,
  applicationId: number,
  members: readonly NewMembership[],
) =>
  tx.query(sql`
    insert into application_users (application_id, user_id, is_external, is_invited, invited_name)
    select ${applicationId}::int, member.user_id, member.is_external, true, member.invited_name
    from unnest(
      ${members.map((member) => member.userId)}::int[],
      ${members.map((member) => member.isExternal)}::boolean[],
      ${members.map((member) => member.invitedName)}::text[]
    ) as member (user_id, is_external, invited_name)`)

export async function applicationName(tx: Transaction, applicationId: number): Promise<string> {
  const [row] = await tx.query<{ name: string }>(
    sql`select display_name as name from applications where id = ${applicationId}`,
  )
  return row!.name
}

export interface UnremindedRow {
  application_id: number
  application_name: string
  user_id: number
  /** Null: has never signed in. */
  subject: string | null
  email: string
  first_name: string
  last_name: string
  language_code: string
  roles: string[]
}

/** Takes people who were invited before then, have not come and were not reminded; they count as reminded. */
export const takeUnreminded = (
  tx: Transaction,
  { before, now, limit }: { before: Date; now: Date; limit: number },
) =>
  tx.query<UnremindedRow>(sql`
    with waiting as (
      select application_id, user_id from application_users
      where is_invited and status = 'active' and reminded_at is null and created_at < ${before}
      order by created_at limit ${limit}
    )
    update application_users a set reminded_at = ${now}
    from waiting w, users u, applications p
    where a.application_id = w.application_id and a.user_id = w.user_id
      and u.id = a.user_id and p.id = a.application_id
    returning a.application_id, p.display_name as application_name, a.user_id, u.subject, u.email,
      u.first_name, u.last_name, u.language_code, u.roles`)
