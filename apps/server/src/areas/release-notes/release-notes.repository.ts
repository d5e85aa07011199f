import sql from 'sql-template-tag'
import type { Transaction } from '../../platform/types.ts'

/** The newest version whose note somebody was shown. */
export async function seenVersion(tx: Transaction, userId: number): Promise<string | undefined> {
  const [row] = await tx.query<{ version: string }>(
    sql`select version from release_notes_seen where user_id = ${userId}`,
  )
  return row?.version
}

/** Remembers a version, unless a newer one was shown already. */
export const markSeen = (tx: Transaction, userId: number, version: string) =>
  tx.query(sql`
    insert into release_notes_seen (user_id, version) values (${userId}, ${version})
    on conflict (user_id) do update set version = excluded.version, seen_at = now()
    where string_to_array(excluded.version, '.')::int[]
      > string_to_array(release_notes_seen.version, '.')::int[]`)
