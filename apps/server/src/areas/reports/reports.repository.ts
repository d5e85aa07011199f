import sql from 'sql-template-tag'
import type { Transaction } from '../../platform/database/database.types.ts'
import type { ReportContent } from './report-content.ts'

export interface ReportAccountRow {
  user_id: number
  username: string
  password_hash: string
  valid_until: Date | null
}

/** A person's account at the reporting tool, as long as an application counts them among its users. */
export async function findAccount(tx: Transaction, userId: number) {
  const [row] = await tx.query<ReportAccountRow>(sql`
    select r.user_id, r.username, r.password_hash, r.valid_until from report_accounts r
    where r.user_id = ${userId} and exists (
      select from application_users a where a.user_id = r.user_id
        and a.status = 'active' and a.has_business_objects_assignment)`)
  return row
}

export async function findAccountByName(tx: Transaction, username: string) {
  const [row] = await tx.query<ReportAccountRow>(sql`
    select user_id, username, password_hash, valid_until from report_accounts
    where lower(username) = lower(${username})`)
  return row
}

/** Keeps somebody's credentials; false where another person has the name. */
export async function saveAccount(
  tx: Transaction,
  { userId, username, passwordHash }: { userId: number; username: string; passwordHash: string },
): Promise<boolean> {
  const taken = await tx.query(sql`
    select 1 from report_accounts where lower(username) = lower(${username}) and user_id <> ${userId}`)
  if (taken.length > 0) return false
  await tx.query(sql`
    insert into report_accounts (user_id, username, password_hash)
    values (${userId}, ${username}, ${passwordHash})
    on conflict (user_id) do update set username = excluded.username,
      password_hash = excluded.password_hash, changed_at = now()`)
  await deleteTokens(tx, userId)
  return true
}

/** Keeps a token by its hash, and forgets those that are over. */
export async function insertToken(
  tx: Transaction,
  token: { hash: Buffer; userId: number; expiresAt: Date; now: Date },
): Promise<void> {
  await tx.query(sql`delete from report_tokens where expires_at < ${token.now}`)
  await tx.query(sql`
    insert into report_tokens (token_hash, user_id, expires_at)
    values (${token.hash}, ${token.userId}, ${token.expiresAt})`)
}

export const deleteTokens = (tx: Transaction, userId: number) =>
  tx.query(sql`delete from report_tokens where user_id = ${userId}`)

/** Whose token it is, if it still works. */
export async function findTokenOwner(tx: Transaction, hash: Buffer, now: Date) {
  const [row] = await tx.query<{ user_id: number }>(sql`
    select user_id from report_tokens where token_hash = ${hash} and expires_at > ${now}`)
  return row?.user_id
}

/** A report of an application that counts this person among the users of its reports. */
export async function findReport(tx: Transaction, address: string, userId: number) {
  const [row] = await tx.query<{ content: ReportContent }>(sql`
    select p.content from report_pages p
    join application_users a on a.application_id = p.application_id and a.user_id = ${userId}
    where p.address = ${address} and a.status = 'active' and a.has_business_objects_assignment
    order by p.application_id limit 1`)
  return row?.content
}

/** Active applications of somebody, those where they are a user of the reports first. */
export async function applicationsOf(tx: Transaction, userId: number) {
  return tx.query<{ application_id: number; is_assigned: boolean }>(sql`
    select application_id, has_business_objects_assignment as is_assigned from application_users
    where user_id = ${userId} and status = 'active'
    order by is_assigned desc, application_id`)
}
