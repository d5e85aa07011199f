import sql from 'sql-template-tag'
import type { SignInSession, SessionChoice } from '../../platform/accounts.ts'
import type { Transaction } from '../../platform/database/database.types.ts'

/** NOTIFY on this channel says that sessions have ended. */
export const endedChannel = 'atrium_ended_sessions'

/** Longer than any access token lives: ACCESS_TOKEN_SECONDS is a day at most. */
export const keepEndedMs = 25 * 3_600_000

/**
 * Ends sessions of an account with their codes and refresh tokens; their access tokens are refused by every
 * process within seconds of the commit (API-12). All sessions, and sign-ins under way, unless `choice` says which. In the caller's
 * transaction, which has to be one of the system. Returns the ids of the sessions that ended.
 */
export async function endSessionsOf(
  tx: Transaction,
  subject: string,
  { only, except }: SessionChoice = {},
): Promise<string[]> {
  const rows = await tx.query<{ session_id: string }>(sql`
    with ended as (
      select id, uid, payload from identity_records
      where model = 'Session' and account_id = ${subject}
        and (${only ?? null}::text is null or uid = ${only ?? null})
        and uid is distinct from ${except ?? null}::text
    ), grants as (
      select client.value->>'grantId' as id
      from ended, jsonb_each(coalesce(ended.payload->'authorizations', '{}'::jsonb)) as client
    ), gone as (
      delete from identity_records
      where (model = 'Session' and id in (select id from ended))
        or (model = 'Grant' and id in (select id from grants))
        or grant_id in (select id from grants)
    )
    insert into ended_sessions (session_id) select uid from ended
    on conflict do nothing returning session_id`)
  if (only === undefined) await endSignInsOf(tx, subject)
  await announce(tx)
  return rows.map(({ session_id }) => session_id)
}

/** Ends sign-ins under way: what was shown in them, such as a password of before, counts no more. */
const endSignInsOf = (tx: Transaction, subject: string) =>
  tx.query(sql`
    delete from identity_records
    where model = 'Interaction' and (
      payload->'lastSubmission'->>'firstFactorOf' = ${subject}
      or payload->'result'->'login'->>'accountId' = ${subject}
    )`)

/** Says that a session has ended which the provider has removed by itself. */
export async function markEnded(tx: Transaction, sessionId: string): Promise<void> {
  await tx.query(sql`
    insert into ended_sessions (session_id) values (${sessionId}) on conflict do nothing`)
  await announce(tx)
}

const announce = (tx: Transaction) => tx.query(sql`select pg_notify(${endedChannel}, '')`)

/** Sessions in which somebody is signed in, the one last seen first. */
export async function sessionsOf(
  tx: Transaction,
  subject: string,
  now: Date,
): Promise<SignInSession[]> {
  return tx.query<SignInSession>(sql`
    select session.uid as id, device.user_agent as "userAgent", device.network,
      to_timestamp((session.payload->>'loginTs')::double precision) as "startedAt",
      device.last_seen_at as "lastSeenAt"
    from identity_records session left join session_devices device on device.session_id = session.uid
    where session.model = 'Session' and session.account_id = ${subject}
      and session.expires_at > ${now} and session.payload ? 'loginTs'
    order by device.last_seen_at desc nulls last, "startedAt" desc, session.uid`)
}

/** Notes where a session is, when it gets a token. */
export async function noteDevice(
  tx: Transaction,
  session: { id: string; userAgent: string; network: string },
  now: Date,
): Promise<void> {
  await tx.query(sql`
    insert into session_devices (session_id, user_agent, network, last_seen_at)
    values (${session.id}, ${session.userAgent}, ${session.network}, ${now})
    on conflict (session_id) do update set user_agent = excluded.user_agent,
      network = excluded.network, last_seen_at = excluded.last_seen_at`)
}

/** Removes ended sessions whose tokens have run out, and devices whose session is gone. */
export async function forgetSessions(tx: Transaction, now: Date): Promise<void> {
  const before = new Date(now.getTime() - keepEndedMs)
  await tx.query(sql`delete from ended_sessions where ended_at < ${before}`)
  await tx.query(sql`
    delete from session_devices where not exists (
      select from identity_records
      where model = 'Session' and uid = session_devices.session_id)`)
}
