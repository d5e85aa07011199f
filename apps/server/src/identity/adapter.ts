import { errors } from 'oidc-provider'
import type { Adapter, AdapterPayload } from 'oidc-provider'
import sql from 'sql-template-tag'
import { repeatAfter, type JobKind } from '../platform/jobs/index.ts'
import type { Database } from '../platform/database/database.types.ts'
import type { Dependencies } from '../platform/dependencies.ts'
import { forgetSessions } from './sessions/sessions.ts'

/** Stores what the provider must remember in the database, one row each. */
export function createAdapter(database: Database): (model: string) => Adapter {
  return (model) => {
    const findBy = async (key: string, condition: ReturnType<typeof sql>) => {
      // Codes and tokens come as anybody sends them; the database can hold no zero character.
      if (key.includes('\0')) return undefined
      const [row] = await database.system((tx) =>
        tx.query<RecordRow>(sql`
          select payload, consumed_at from identity_records where model = ${model} and ${condition}`),
      )
      return row && payloadOf(row)
    }
    return {
      async upsert(id, payload, expiresIn) {
        const expiresAt = expiresIn ? new Date(Date.now() + expiresIn * 1000) : null
        await database.system((tx) =>
          tx.query(sql`
            insert into identity_records
              (model, id, payload, grant_id, uid, user_code, account_id, expires_at)
            select ${model}, ${id}, ${JSON.stringify(payload)}::jsonb, ${payload.grantId ?? null}::text,
              ${payload.uid ?? null}::text, ${payload.userCode ?? null}::text,
              ${payload.accountId ?? null}::text, ${expiresAt}::timestamptz
            -- A request that began before a session ended must not bring it back.
            where not exists (select from ended_sessions where session_id = ${sessionOf(model, payload)})
            on conflict (model, id) do update set payload = excluded.payload,
              grant_id = excluded.grant_id, uid = excluded.uid, user_code = excluded.user_code,
              account_id = excluded.account_id, expires_at = excluded.expires_at`),
        )
      },
      find: (id) => findBy(id, sql`id = ${id}`),
      findByUid: (uid) => findBy(uid, sql`uid = ${uid}`),
      findByUserCode: (userCode) => findBy(userCode, sql`user_code = ${userCode}`),
      async consume(id) {
        const used = await database.system((tx) =>
          tx.query(sql`
            update identity_records set consumed_at = now()
            where model = ${model} and id = ${id} and consumed_at is null returning id`),
        )
        // Two requests with the same code or refresh token at once: only one may go on.
        if (!used.length) throw new errors.InvalidGrant(`${model} already used`)
      },
      async destroy(id) {
        await database.system((tx) =>
          tx.query(sql`delete from identity_records where model = ${model} and id = ${id}`),
        )
      },
      async revokeByGrantId(grantId) {
        await database.system((tx) =>
          tx.query(
            sql`delete from identity_records where model = ${model} and grant_id = ${grantId}`,
          ),
        )
      },
    }
  }
}

/** The session that a record is, or belongs to. */
const sessionOf = (model: string, { uid, sessionUid }: AdapterPayload) =>
  (model === 'Session' ? uid : sessionUid) ?? ''

/** Takes back grants with their codes and refresh tokens. */
export async function revokeGrants(database: Database, grantIds: string[]): Promise<void> {
  await database.system((tx) =>
    tx.query(sql`
      delete from identity_records
      where grant_id = any(${grantIds}::text[])
        or (model = 'Grant' and id = any(${grantIds}::text[]))`),
  )
}

/** Removes what has run out. */
export async function removeExpired(database: Database, now: Date): Promise<void> {
  const hourAgo = new Date(now.getTime() - 3_600_000)
  await database.system(async (tx) => {
    await tx.query(sql`delete from identity_records where expires_at < ${now}`)
    await tx.query(sql`delete from sign_in_attempts where attempted_at < ${hourAgo}`)
    await forgetSessions(tx, now)
  })
}

/** Removes what has run out, every hour. */
export const forgetSignInsJob = ({
  database,
  clock,
}: Pick<Dependencies, 'database' | 'clock'>): JobKind => ({
  name: 'forget-sign-ins',
  next: repeatAfter(3_600_000),
  run: () => removeExpired(database, clock.now()),
})

interface RecordRow {
  payload: AdapterPayload
  consumed_at: Date | null
}

function payloadOf({ payload, consumed_at }: RecordRow): AdapterPayload {
  return consumed_at ? { ...payload, consumed: Math.floor(consumed_at.getTime() / 1000) } : payload
}
