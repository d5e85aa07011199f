import sql from 'sql-template-tag'
import type { Transaction } from '../../platform/database/database.types.ts'

/** An application that asks somebody in. */
export interface RequestRow {
  application_id: number
  application_name: string
  logo_uri: string | null
  roles: string[]
  created_at: Date
  inviter_id: number | null
  inviter_name: string | null
  /** Who they are there until they say yes. */
  guest_id: number
}

/** What waits for somebody's own yes, the newest first; outside of a tenant. */
export const listRequests = (tx: Transaction, userId: number) =>
  tx.query<RequestRow>(sql`
    select a.application_id, p.display_name as application_name, p.logo_uri, a.roles, a.created_at,
      inviter.id as inviter_id,
      nullif(trim(inviter.first_name || ' ' || inviter.last_name), '') as inviter_name,
      guest.id as guest_id
    from users person
    join users guest on lower(guest.email) = lower(person.email) and guest.subject is null
    join application_users a on a.user_id = guest.id and a.is_invited and a.status = 'active'
    join applications p on p.id = a.application_id
    left join users inviter on inviter.id = a.invited_by
    where person.id = ${userId}
      and not exists (
        select from invitation_blocks b
        where b.user_id = person.id and b.application_id = a.application_id
      )
    order by a.created_at desc, a.application_id`)

export async function isMember(
  tx: Transaction,
  applicationId: number,
  userId: number,
): Promise<boolean> {
  const rows = await tx.query(sql`
    select from application_users where application_id = ${applicationId} and user_id = ${userId}`)
  return rows.length > 0
}

/** The person takes the place of the guest, with all that was meant for the guest. */
export async function takePlace(
  tx: Transaction,
  { applicationId, guestId, userId }: { applicationId: number; guestId: number; userId: number },
): Promise<void> {
  await tx.query(sql`
    call hand_over_membership(${applicationId}::int, ${guestId}::int, ${userId}::int)`)
  await tx.query(sql`
    update application_users set is_invited = false
    where application_id = ${applicationId} and user_id = ${userId}`)
  await tx.query(sql`delete from users where id = ${guestId}`)
}

/** The guest stays in the list of people, as somebody who does not come. */
export const declineFor = (
  tx: Transaction,
  { applicationId, guestId, now }: { applicationId: number; guestId: number; now: Date },
) =>
  tx.query(sql`
    update application_users set
      status = 'inactive', declined_at = ${now}, modified_at = now(), version = version + 1
    where application_id = ${applicationId} and user_id = ${guestId}`)

/** From now on invitations of the application do not reach the person. */
export const blockInvitations = (tx: Transaction, applicationId: number, userId: number) =>
  tx.query(sql`
    insert into invitation_blocks (application_id, user_id) values (${applicationId}, ${userId})
    on conflict do nothing`)
