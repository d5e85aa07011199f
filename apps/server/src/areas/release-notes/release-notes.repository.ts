import sql from 'sql-template-tag'
import type { Transaction } from '../../platform/database/database.types.ts'

/** The newest version whose note somebody was shown, and since when the portal knows them; a group is nobody. */
export async function readerOf(
  tx: Transaction,
  userId: number,
): Promise<{ seen: string | null; knownSince: Date } | undefined> {
  const [row] = await tx.query<{ version: string | null; created_at: Date }>(sql`
    select s.version, u.created_at from users u
    left join release_notes_seen s on s.user_id = u.id
    where u.id = ${userId}`)
  return row && { seen: row.version, knownSince: row.created_at }
}

/** Remembers a version, unless a newer one was shown already. */
export const markSeen = (tx: Transaction, userId: number, version: string) =>
  tx.query(sql`
    insert into release_notes_seen (user_id, version) values (${userId}, ${version})
    on conflict (user_id) do update set version = excluded.version, seen_at = now()
    where string_to_array(excluded.version, '.')::int[]
      > string_to_array(release_notes_seen.version, '.')::int[]`)
