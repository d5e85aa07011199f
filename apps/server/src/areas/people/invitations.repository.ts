import sql from 'sql-template-tag'
import type { Role } from '../../platform/actor.ts'
import type { Transaction } from '../../platform/database/database.types.ts'

/** Somebody of the application, by their address. */
export interface KnownPerson {
  id: number
  /** In lower case. */
  email: string
  roles: string[]
  status: 'active' | 'inactive'
  is_invited: boolean
  has_declined: boolean
}

/** One after the other invites, so that nobody is added twice. */
export const lockInvitations = (tx: Transaction) =>
  tx.query(sql`select pg_advisory_xact_lock(hashtext('atrium.invitations'))`)

/** How many people somebody has invited within 24 hours, again or for the first time. */
export async function countInvitationsBy(tx: Transaction, applicationId: number, userId: number) {
  const [row] = await tx.query<{ count: number }>(sql`
    select count(*)::integer as count from audit_log
    where application_id = ${applicationId} and user_id = ${userId} and action in ('user.invited', 'user.added-by-directory')
      and created_at > now() - interval '24 hours'`)
  return row!.count
}

/**
 * Who of the application has these addresses (in lower case). Nobody else is looked at: whether an
 * address is known elsewhere is not the inviter's to learn (PERM-19).
 */
export const findByEmails = (tx: Transaction, applicationId: number, emails: readonly string[]) =>
  tx.query<KnownPerson>(sql`
    select distinct on (lower(u.email)) u.id, lower(u.email) as email, a.roles, a.status,
      a.is_invited, a.declined_at is not null as has_declined
    from application_users a
    join users u on u.id = a.user_id
    where a.application_id = ${applicationId} and lower(u.email) = any(${[...emails]}::text[])
    order by lower(u.email), a.is_invited, u.id`)

export interface NewGuest {
  firstName: string
  lastName: string
  email: string
  jobTitle: string | null
  phoneNumber: string | null
  languageCode: string
  roles: readonly Role[]
  isExternal: boolean
}

/**
 * Adds guests: people of this application alone, until they say yes. Their ids by address in lower
 * case.
 */
export async function insertGuests(
  tx: Transaction,
  place: { applicationId: number; invitedBy: number },
  guests: readonly NewGuest[],
): Promise<Map<string, number>> {
  const rows = await tx.query<{ id: number; email: string }>(sql`
    with said as (
      select * from jsonb_to_recordset(${JSON.stringify(guests)}::jsonb) as guest (
        "firstName" text, "lastName" text, email text, "jobTitle" text, "phoneNumber" text,
        "languageCode" text, roles text[], "isExternal" boolean
      )
    ), guests as (
      insert into users (first_name, last_name, email, job_title, phone_number, language_code)
      select "firstName", "lastName", email, "jobTitle", "phoneNumber", "languageCode" from said
      returning id, lower(email) as email
    ), members as (
      insert into application_users
        (application_id, user_id, is_external, is_invited, roles, invited_by)
      select ${place.applicationId}::int, guests.id, said."isExternal", true, said.roles,
        ${place.invitedBy}::int
      from guests join said on lower(said.email) = guests.email
    )
    select id, email from guests`)
  return new Map(rows.map((row) => [row.email, row.id]))
}

/** Asks guests once more, also if they said no: with this role, else with that of the earlier invitation. */
export const inviteAgain = (
  tx: Transaction,
  place: { applicationId: number; invitedBy: number },
  guests: readonly { userId: number; role: Role | undefined }[],
) =>
  tx.query(sql`
    update application_users a set
      roles = case when guest.role is null then a.roles else array[guest.role] end, status = 'active', declined_at = null,
      directory_removed_at = null,
      invited_by = ${place.invitedBy}, modified_at = now(), version = version + 1
    from unnest(
      ${guests.map(({ userId }) => userId)}::int[],
      ${guests.map(({ role }) => role ?? null)}::text[]
    ) as guest (user_id, role)
    where a.application_id = ${place.applicationId} and a.user_id = guest.user_id and a.is_invited`)

/** Those of the addresses (in lower case) whose people want no invitation of the application any more. */
export async function blockedAddresses(
  tx: Transaction,
  applicationId: number,
  emails: readonly string[],
): Promise<Set<string>> {
  const rows = await tx.query<{ email: string }>(sql`
    select lower(u.email) as email
    from invitation_blocks b join users u on u.id = b.user_id
    where b.application_id = ${applicationId} and lower(u.email) = any(${[...emails]}::text[])`)
  return new Set(rows.map((row) => row.email))
}

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
  email: string
  first_name: string
  last_name: string
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
        and not exists (
          select from invitation_blocks b
          join users blocker on blocker.id = b.user_id
          join users guest on guest.id = application_users.user_id
          where b.application_id = application_users.application_id
            and lower(blocker.email) = lower(guest.email)
        )
      order by created_at limit ${limit}
    )
    update application_users a set reminded_at = ${now}
    from waiting w, users u, applications p
    where a.application_id = w.application_id and a.user_id = w.user_id
      and u.id = a.user_id and p.id = a.application_id
    returning a.application_id, p.display_name as application_name, a.user_id, u.email,
      u.first_name, u.last_name`)
