import sql from 'sql-template-tag'
import type { Transaction } from '../../platform/database/database.types.ts'

/** A content that waits for the scanner. */
export interface WaitingCheck {
  application_id: number
  storage_key: string
}

/** A file that has a content, as its current one or as a former version. */
export interface CheckedFile {
  id: number
  parent_id: number | null
  display_name: string
}

/** Holds contents back until the scanner has seen them. */
export const insertChecks = (
  tx: Transaction,
  by: { applicationId: number; userId: number | null },
  keys: readonly string[],
) =>
  tx.query(sql`
    insert into content_checks (application_id, storage_key, state, user_id)
    select ${by.applicationId}::int, key, 'pending', ${by.userId}::int
    from unnest(${[...keys]}::text[]) as key`)

/** What waits, of all tenants, the oldest first. */
export const listWaiting = (tx: Transaction, limit: number) =>
  tx.query<WaitingCheck>(sql`
    select application_id, storage_key from content_checks
    where state = 'pending' order by created_at, storage_key limit ${limit}`)

/** Whether a content still waits. */
export async function isWaiting(tx: Transaction, check: WaitingCheck): Promise<boolean> {
  const rows = await tx.query(sql`
    select 1 from content_checks
    where application_id = ${check.application_id} and storage_key = ${check.storage_key}
      and state = 'pending'`)
  return rows.length > 0
}

/** Gives a content out; false where it waited no more. */
export async function release(tx: Transaction, check: WaitingCheck): Promise<boolean> {
  const rows = await tx.query(sql`
    delete from content_checks
    where application_id = ${check.application_id} and storage_key = ${check.storage_key}
      and state = 'pending'
    returning storage_key`)
  return rows.length > 0
}

/** Locks a content for good; undefined where it waited no more, else who brought it. */
export async function quarantine(
  tx: Transaction,
  check: WaitingCheck,
  finding: string,
): Promise<{ userId: number | null } | undefined> {
  const [row] = await tx.query<{ user_id: number | null }>(sql`
    update content_checks set state = 'quarantined', finding = ${finding}, checked_at = now()
    where application_id = ${check.application_id} and storage_key = ${check.storage_key}
      and state = 'pending'
    returning user_id`)
  return row && { userId: row.user_id }
}

/** The files that have a content. */
export const listFilesOf = (tx: Transaction, check: WaitingCheck) =>
  tx.query<CheckedFile>(sql`
    select c.id, c.parent_id, c.display_name from components c
    where c.application_id = ${check.application_id} and (
      c.storage_key = ${check.storage_key} or exists (
        select 1 from component_versions v
        where v.application_id = c.application_id and v.component_id = c.id
          and v.storage_key = ${check.storage_key}
      ) or exists (
        -- A film or document that is a lesson of the seminar.
        select 1 from lessons l
        join lesson_files f on f.application_id = l.application_id and f.lesson_id = l.id
        where l.application_id = c.application_id and l.component_id = c.id
          and f.storage_key = ${check.storage_key}
      )
    )
    order by c.id`)

/** Names of a campaign's documents that have a content. */
export const listDocumentsOf = (tx: Transaction, check: WaitingCheck) =>
  tx.query<{ id: number; name: string }>(sql`
    select id, name from campaign_documents
    where application_id = ${check.application_id} and storage_key = ${check.storage_key}
    order by id`)

/** Numbers of invoices that have a content as their PDF. */
export const listInvoicesOf = (tx: Transaction, check: WaitingCheck) =>
  tx.query<{ id: number; number: string }>(sql`
    select i.id, i.number from invoice_documents d
    join invoices i on i.application_id = d.application_id and i.id = d.invoice_id
    where d.application_id = ${check.application_id} and d.storage_key = ${check.storage_key}
    order by i.id`)

/** Administrators of an application. */
export async function listAdministrators(
  tx: Transaction,
  applicationId: number,
): Promise<number[]> {
  const rows = await tx.query<{ id: number }>(sql`
    select u.id from application_users a join users u on u.id = a.user_id
    where a.application_id = ${applicationId} and a.status = 'active' and u.is_active
      and 'ADMINISTRATOR' = any(a.roles)
    order by u.id`)
  return rows.map(({ id }) => id)
}

/** Forgets what was said of contents that nothing names any more. */
export const forgetGone = (tx: Transaction) =>
  tx.query(sql`
    delete from content_checks k
    where not exists (select 1 from components c where c.storage_key = k.storage_key)
      and not exists (select 1 from component_versions v where v.storage_key = k.storage_key)
      and not exists (select 1 from lesson_files f where f.storage_key = k.storage_key)
      and not exists (select 1 from campaign_documents d where d.storage_key = k.storage_key)
      and not exists (select 1 from invoice_documents i where i.storage_key = k.storage_key)`)

/** Gives out all that waits; answers with how many contents that were. */
export async function releaseAll(tx: Transaction): Promise<number> {
  const rows = await tx.query(sql`
    delete from content_checks where state = 'pending' returning storage_key`)
  return rows.length
}
