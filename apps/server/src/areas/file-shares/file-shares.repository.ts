import sql, { empty, type Sql } from 'sql-template-tag'
import type { Transaction } from '../../platform/database/database.types.ts'

export interface ShareRow {
  application_id: number
  tenant: string
  logo_uri: string | null
  id: string
  component_id: number
  type: string
  display_name: string
  note: string | null
  password_hash: string | null
  expires_at: Date
  created_at: Date
  created_by: number
  first_name: string
  last_name: string
  opened_count: number
  opened_at: Date | null
  /** Files are brought with it, not given. */
  collects: boolean
  message: string | null
  max_files: number | null
  max_bytes: number | null
  received_files: number
  received_bytes: number
}

const columns = sql`
  s.application_id, a.display_name as tenant, a.logo_uri, s.id, s.component_id, c.type, c.display_name, s.note, s.password_hash, s.expires_at,
  s.created_at, s.created_by, u.first_name, u.last_name, s.opened_count, s.opened_at,
  s.collects, s.message, s.max_files, s.max_bytes::float8 as max_bytes, s.received_files,
  s.received_bytes::float8 as received_bytes
  from file_shares s
  join applications a on a.id = s.application_id
  join components c on c.application_id = s.application_id and c.id = s.component_id
  join users u on u.id = s.created_by`

/** As many as one list shows. */
const most = 500

/** Links of a tenant, the newest first: of one file, by one person, or all; no longer than a while expired. */
export const listShares = (
  tx: Transaction,
  applicationId: number,
  of: { componentId: number | undefined; createdBy: number | undefined; expiredAfter: Date },
) =>
  tx.query<ShareRow>(sql`
    select ${columns}
    where s.application_id = ${applicationId} and c.deleted_at is null
      and s.expires_at > ${of.expiredAfter}::timestamptz
      ${only(sql`s.component_id`, of.componentId)} ${only(sql`s.created_by`, of.createdBy)}
    order by s.created_at desc, s.id
    limit ${most}`)

const only = (column: Sql, value: number | undefined) =>
  value === undefined ? empty : sql`and ${column} = ${value}`

export async function findShare(
  tx: Transaction,
  applicationId: number,
  id: string,
): Promise<ShareRow | undefined> {
  const [row] = await tx.query<ShareRow>(sql`
    select ${columns} where s.application_id = ${applicationId} and s.id = ${id}::uuid`)
  return row
}

/** In which tenant a link is, for who has nothing but the link. */
export async function tenantOfShare(tx: Transaction, id: string): Promise<number | undefined> {
  const [row] = await tx.query<{ application_id: number }>(sql`
    select application_id from file_shares where id = ${id}::uuid`)
  return row?.application_id
}

export const addShare = (
  tx: Transaction,
  share: Pick<
    ShareRow,
    | 'application_id'
    | 'id'
    | 'component_id'
    | 'note'
    | 'password_hash'
    | 'expires_at'
    | 'created_at'
    | 'created_by'
  > &
    Partial<Pick<ShareRow, 'collects' | 'message' | 'max_files' | 'max_bytes'>>,
) =>
  tx.query(sql`
    insert into file_shares (
      application_id, id, component_id, note, password_hash, expires_at, created_at, created_by,
      collects, message, max_files, max_bytes
    ) values (
      ${share.application_id}, ${share.id}::uuid, ${share.component_id}, ${share.note},
      ${share.password_hash}, ${share.expires_at}::timestamptz, ${share.created_at}::timestamptz,
      ${share.created_by}, ${share.collects ?? false}, ${share.message ?? null},
      ${share.max_files ?? null}::int, ${share.max_bytes ?? null}::bigint
    )`)

/** Counts what comes with a link; false where it is more than the link takes. */
export async function countReceived(
  tx: Transaction,
  applicationId: number,
  id: string,
  { files, bytes }: { files: number; bytes: number },
): Promise<boolean> {
  const rows = await tx.query(sql`
    update file_shares set
      received_files = received_files + ${files}::int,
      received_bytes = received_bytes + ${bytes}::bigint
    where application_id = ${applicationId} and id = ${id}::uuid and collects
      and received_files + ${files}::int <= max_files
      and received_bytes + ${bytes}::bigint <= max_bytes
    returning id`)
  return rows.length > 0
}

export const removeShare = (tx: Transaction, applicationId: number, id: string) =>
  tx.query(sql`
    delete from file_shares where application_id = ${applicationId} and id = ${id}::uuid`)

export const noteOpened = (tx: Transaction, applicationId: number, id: string, at: Date) =>
  tx.query(sql`
    update file_shares set opened_count = opened_count + 1, opened_at = ${at}::timestamptz
    where application_id = ${applicationId} and id = ${id}::uuid`)
