import type { DirectoryRole, IntegrationArea } from '@atrium/api-client/contract'
import sql from 'sql-template-tag'
import type { Transaction } from '../../platform/database/database.types.ts'

interface NamedPerson {
  id: number
  first_name: string
  last_name: string
}

export interface IntegrationRow {
  application_id: number
  id: number
  user_id: number
  token_id: string
  name: string
  areas: IntegrationArea[]
  /** Of people whom it adds as a directory; null: it is none. */
  directory_role: DirectoryRole | null
  /** `YYYY-MM-DD`. */
  expires_on: string | null
  created_at: Date
  creator: NamedPerson
  former_until: Date | null
  used_at: Date | null
  revoked_at: Date | null
  revoker: NamedPerson | null
}

/** One at a time makes or ends integrations of an application. */
export const lockIntegrations = (tx: Transaction, applicationId: number) =>
  tx.query(
    sql`select pg_advisory_xact_lock(hashtext('atrium.integrations'), ${applicationId}::int)`,
  )

const columns = sql`
  i.application_id, i.id, i.user_id, i.token_id, i.name, i.areas, i.directory_role, i.expires_on::text as expires_on,
  i.created_at, i.former_until, i.used_at, i.revoked_at,
  json_build_object('id', c.id, 'first_name', c.first_name, 'last_name', c.last_name) as creator,
  case when r.id is not null then
    json_build_object('id', r.id, 'first_name', r.first_name, 'last_name', r.last_name)
  end as revoker
  from integrations i
  join users c on c.id = i.created_by
  left join users r on r.id = i.revoked_by`

/** All of an application: those that were not revoked first, each the newest first. */
export const listIntegrations = (tx: Transaction, applicationId: number) =>
  tx.query<IntegrationRow>(sql`
    select ${columns}
    where i.application_id = ${applicationId}
    order by i.revoked_at desc nulls first, i.id desc
    limit 500`)

export async function findIntegration(
  tx: Transaction,
  applicationId: number,
  id: number,
): Promise<IntegrationRow | undefined> {
  const [row] = await tx.query<IntegrationRow>(sql`
    select ${columns}
    where i.application_id = ${applicationId} and i.id = ${id}`)
  return row
}

/** The user by whom an integration writes; in a transaction of the system. */
export async function insertIntegrationUser(
  tx: Transaction,
  tokenId: string,
  name: string,
): Promise<number> {
  const [row] = await tx.query<{ id: number }>(sql`
    insert into users (issuer, subject, first_name) values ('integration', ${tokenId}, ${name})
    returning id`)
  return row!.id
}

export async function insertIntegration(
  tx: Transaction,
  row: Pick<IntegrationRow, 'application_id' | 'user_id' | 'token_id' | 'name' | 'areas' | 'directory_role' | 'expires_on' | 'created_at'> & { secret_hash: string; created_by: number }, // prettier-ignore
): Promise<number> {
  const [made] = await tx.query<{ id: number }>(sql`
    insert into integrations (
      application_id, user_id, token_id, name, areas, directory_role, expires_on, created_at,
      secret_hash, created_by
    ) values (
      ${row.application_id}, ${row.user_id}, ${row.token_id}, ${row.name}, ${row.areas}::text[],
      ${row.directory_role}, ${row.expires_on}::date, ${row.created_at}, ${row.secret_hash}, ${row.created_by}
    )
    returning id`)
  return made!.id
}

/** Says anew what an integration is called, what it may do and until when. */
export const saveIntegration = (
  tx: Transaction,
  { application_id, id }: Pick<IntegrationRow, 'application_id' | 'id'>,
  facts: Pick<IntegrationRow, 'name' | 'areas' | 'directory_role' | 'expires_on'>,
) =>
  tx.query(sql`
    update integrations set
      name = ${facts.name}, areas = ${facts.areas}::text[],
      directory_role = ${facts.directory_role}, expires_on = ${facts.expires_on}::date
    where application_id = ${application_id} and id = ${id}`)

/** Histories name it as it is called now; in a transaction of the system. */
export const renameIntegrationUser = (tx: Transaction, userId: number, name: string) =>
  tx.query(sql`
    update users set first_name = ${name} where id = ${userId} and issuer = 'integration'`)

/** Puts a new secret in the place of the present one, which works until a moment, or no longer. */
export const saveSecret = (
  tx: Transaction,
  { application_id, id }: Pick<IntegrationRow, 'application_id' | 'id'>,
  secretHash: string,
  formerUntil: Date | null,
) =>
  tx.query(sql`
    update integrations set
      former_hash = case when ${formerUntil}::timestamptz is not null then secret_hash end,
      former_until = ${formerUntil},
      secret_hash = ${secretHash}
    where application_id = ${application_id} and id = ${id}`)

export const saveRevocation = (
  tx: Transaction,
  { application_id, id }: Pick<IntegrationRow, 'application_id' | 'id'>,
  { at, by }: { at: Date; by: number },
) =>
  tx.query(sql`
    update integrations set
      revoked_at = ${at}, revoked_by = ${by}, former_hash = null, former_until = null
    where application_id = ${application_id} and id = ${id}`)

export interface CallingRow {
  application_id: number
  id: number
  user_id: number
  name: string
  areas: IntegrationArea[]
  directory_role: DirectoryRole | null
  secret_hash: string
  former_hash: string | null
  former_until: Date | null
  expires_on: string | null
  used_at: Date | null
  revoked_at: Date | null
}

/** The integration behind the public part of a token, in whatever tenant. */
export async function findCalling(
  tx: Transaction,
  tokenId: string,
): Promise<CallingRow | undefined> {
  const [row] = await tx.query<CallingRow>(sql`
    select application_id, id, user_id, name, areas, directory_role, secret_hash, former_hash, former_until,
      expires_on::text as expires_on, used_at, revoked_at
    from integrations where token_id = ${tokenId}`)
  return row
}

export const saveUse = (
  tx: Transaction,
  { application_id, id }: Pick<CallingRow, 'application_id' | 'id'>,
  at: Date,
) =>
  tx.query(sql`
    update integrations set used_at = ${at} where application_id = ${application_id} and id = ${id}`)
