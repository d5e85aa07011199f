import sql, { join } from 'sql-template-tag'
import type { Transaction } from '../../platform/database/database.types.ts'

export interface MailRow {
  id: number
  user_id: number | null
  address: string
  language: string
  subject: string
  body: string
  /** The code that the body has a placeholder for; null: there is none, or it was sent. */
  sealed_secret: string | null
  created_at: Date
  send_after: Date
  sent_at: Date | null
  failed_at: Date | null
  attempts: number
  last_error: string | null
}

const columns = sql`
  id, user_id, address, language, subject, body, sealed_secret, created_at, send_after, sent_at, failed_at,
  attempts, last_error`

export interface MailFilter {
  state?: 'waiting' | 'sent' | 'failed' | undefined
  /** Mails older than this one. */
  cursor?: number | undefined
}

const inState = {
  waiting: sql`sent_at is null and failed_at is null`,
  sent: sql`sent_at is not null`,
  failed: sql`failed_at is not null`,
}

export function listMails(
  tx: Transaction,
  applicationId: number,
  { state, cursor }: MailFilter,
  limit: number,
) {
  const conditions = [
    sql`application_id = ${applicationId}`,
    state && inState[state],
    cursor !== undefined && sql`id < ${cursor}`,
  ].filter((condition) => typeof condition === 'object')
  return tx.query<MailRow>(sql`
    select ${columns} from mail_outbox where ${join(conditions, ' and ')}
    order by id desc limit ${limit}`)
}

/** Which mail of which application. */
export interface MailKey {
  applicationId: number
  id: number
}

const that = ({ applicationId, id }: MailKey) =>
  sql`application_id = ${applicationId} and id = ${id}`

/** A mail that is still to be sent. */
export async function findWaiting(tx: Transaction, key: MailKey): Promise<MailRow | undefined> {
  const [row] = await tx.query<MailRow>(sql`
    select ${columns} from mail_outbox where ${that(key)} and ${inState.waiting}`)
  return row
}

export const markSent = (tx: Transaction, key: MailKey, now: Date) =>
  tx.query(sql`
    update mail_outbox set
      sent_at = ${now}, attempts = attempts + 1, last_error = null, sealed_secret = null
    where ${that(key)}`)

/** What the mail server said; `failedAt` where there will be no further attempt. */
export const markRefused = (
  tx: Transaction,
  key: MailKey,
  { error, failedAt }: { error: string; failedAt: Date | null },
) =>
  tx.query(sql`
    update mail_outbox set
      attempts = attempts + 1, last_error = ${error}, failed_at = ${failedAt},
      sealed_secret = case when ${failedAt}::timestamptz is null then sealed_secret end
    where ${that(key)}`)

export const forgetSent = (tx: Transaction, before: Date) =>
  tx.query(sql`delete from mail_outbox where sent_at < ${before}`)

/** Forgets the codes of mails that wait for too long to be sent at all. */
export const forgetSecrets = (tx: Transaction, before: Date) =>
  tx.query(sql`
    update mail_outbox set sealed_secret = null
    where sent_at is null and sealed_secret is not null and send_after < ${before}`)
