import sql, { join, raw, type Sql } from 'sql-template-tag'
import type { Transaction } from '../../src/platform/database/database.types.ts'

const ofAccounts = sql`account_id in (select id from accounts where subject in (select subject from people))`

/** Rows of a table without `application_id` that are about people of a tenant, by who they are. */
const ofPeople: Record<string, Sql> = {
  account_passkeys: ofAccounts,
  account_recovery_codes: ofAccounts,
  account_totps: ofAccounts,
  accounts: sql`subject in (select subject from people)`,
  customers: sql`id in (select unnest(customer_ids) from applications where id = (select tenant from place))`,
  idempotency_keys: sql`user_id in (select id from people)`,
  identity_records: sql`account_id in (select subject from people)`,
  images: sql`created_by in (select id from people)`,
  notification_settings: sql`user_id in (select id from people)`,
  release_notes_seen: sql`user_id in (select id from people)`,
  report_accounts: sql`user_id in (select id from people)`,
  report_tokens: sql`user_id in (select id from people)`,
  sign_in_attempts: sql`login in (select login from accounts where subject in (select subject from people))`,
  users: sql`id in (select id from people)`,
}

/** Tables in which nothing is about anybody, or only what other tables say as well. */
const ofNobody: Record<string, string> = {
  configuration_definitions: 'the same for all',
  ended_sessions: 'sessions end in identity_records, too',
  event_horizon: 'where readers of events stand',
  image_variants: 'sizes of pictures',
  jobs: 'what a job does is found in the other tables',
  schema_migrations: 'which have run',
  secrets: 'keys of the server',
  session_devices: 'of sessions in identity_records',
}

/** Every table, and whether its rows say themselves to which tenant they belong. */
export const listTables = (tx: Transaction) =>
  tx.query<{ name: string; isTenants: boolean }>(sql`
    select c.relname as name, exists (
      select from pg_attribute a
      where a.attrelid = c.oid and a.attname = 'application_id' and not a.attisdropped
    ) as "isTenants"
    from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and not c.relispartition
    union
    select c.relname, true from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'p'
    order by name`)

/** Tables of which nobody has said what is about a tenant's people. */
export const untold = (tables: readonly { name: string; isTenants: boolean }[]) =>
  tables
    .filter(({ name, isTenants }) => !isTenants && name !== 'applications')
    .map(({ name }) => name)
    .filter((name) => !(name in ofPeople) && !(name in ofNobody))

/**
 * What stands in a tenant and about its people, as one hash for each table: two of them differ in the
 * tables in which anything was added, changed or deleted.
 */
export async function digestOf(
  tx: Transaction,
  applicationId: number,
  tables: readonly { name: string; isTenants: boolean }[],
): Promise<Record<string, string>> {
  const parts = tables.flatMap(({ name, isTenants }) => {
    const which = isTenants
      ? sql`application_id = (select tenant from place)`
      : name === 'applications'
        ? sql`id = (select tenant from place)`
        : ofPeople[name]
    return which
      ? [
          sql`select ${name}::text as name, md5(coalesce(string_agg(t::text, ';' order by t::text), '')) as hash
              from ${raw(name)} t where ${which}`,
        ]
      : []
  })
  const rows = await tx.query<{ name: string; hash: string }>(sql`
    with place as (select ${applicationId}::int as tenant),
    people as (
      select u.id, u.subject from application_users a join users u on u.id = a.user_id
      where a.application_id = ${applicationId}
    )
    ${join(parts, ' union all ')}`)
  return Object.fromEntries(rows.map(({ name, hash }) => [name, hash]))
}
