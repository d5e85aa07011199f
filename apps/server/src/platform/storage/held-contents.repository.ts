import sql from 'sql-template-tag'
import type { Transaction } from '../database/database.types.ts'

/** Whether a content is not given out: it waits for the malware scanner, or something was found in it. */
export async function isHeld(tx: Transaction, key: string): Promise<boolean> {
  const rows = await tx.query(sql`select 1 from content_checks where storage_key = ${key}`)
  return rows.length > 0
}
