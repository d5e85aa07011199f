import sql from 'sql-template-tag'
import type { Transaction } from '../../platform/database/database.types.ts'

/** A notification that a digest is due to tell of, with who reads it. */
export interface DueRow {
  application_id: number
  application_name: string
  id: number
  user_id: number
  type: number
  message: string
  url: string
  /** False: out of the application or of everything since; nothing is sent any more. */
  is_active: boolean
  first_name: string
  last_name: string
  email: string | null
  language_code: string
}

/**
 * Everything that digests are due to tell the first `people` people, oldest first. Rows that another
 * process writes a digest of at this moment are left out.
 */
export const lockDue = (tx: Transaction, now: Date, people: number) =>
  tx.query<DueRow>(sql`
    with readers as (
      select application_id, user_id from notifications
      where digest_at <= ${now} and digested_at is null
      group by application_id, user_id
      order by min(digest_at), application_id, user_id
      limit ${people}
    )
    select n.application_id, p.display_name as application_name, n.id, n.user_id, n.type, n.message,
      n.url, a.status = 'active' and u.is_active as is_active, u.first_name, u.last_name, u.email,
      u.language_code
    from readers
    join notifications n on n.application_id = readers.application_id
      and n.user_id = readers.user_id and n.digest_at <= ${now} and n.digested_at is null
    join applications p on p.id = n.application_id
    join users u on u.id = n.user_id
    join application_users a on a.application_id = n.application_id and a.user_id = n.user_id
    order by n.application_id, n.user_id, n.created_at, n.id
    for update of n skip locked`)

export const markDigested = (tx: Transaction, now: Date, rows: readonly DueRow[]) =>
  tx.query(sql`
    update notifications n set digested_at = ${now}
    from unnest(
      ${rows.map((row) => row.application_id)}::int[], ${rows.map((row) => row.id)}::int[]
    ) as told (application_id, id)
    where n.application_id = told.application_id and n.id = told.id`)
