import { randomInt } from 'node:crypto'
import sql from 'sql-template-tag'
import type { Database, Transaction } from '../../platform/database/database.types.ts'
import type { Passwords } from '../../platform/accounts.ts'

export const recoveryCodeCount = 10

/** Without letters and digits that are taken for each other. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789'
const groups = 3
const groupLength = 4

/** 59 random bits in three groups: `h7kd-29wq-mn4x`. */
const newCode = () =>
  Array.from({ length: groups }, () =>
    Array.from({ length: groupLength }, () => alphabet[randomInt(alphabet.length)]).join(''),
  ).join('-')

/** As it is hashed: however somebody types it. */
const normalize = (typed: string) => typed.toLowerCase().replace(/[\s-]/g, '')

/** Whether what was typed may be such a code, and not one of an app. */
export const isRecoveryCode = (typed: string) => normalize(typed).length === groups * groupLength

/** New codes with their hashes; of a password's kind, because they are shorter than a key (ASVS 6.5.2). */
export async function newRecoveryCodes(
  passwords: Passwords,
): Promise<{ codes: string[]; hashes: string[] }> {
  const codes = Array.from({ length: recoveryCodeCount }, newCode)
  const hashes = await Promise.all(codes.map((code) => passwords.hash(normalize(code))))
  return { codes, hashes }
}

/** Puts codes in the place of those that an account has. */
export async function replaceRecoveryCodes(
  tx: Transaction,
  accountId: number,
  hashes: readonly string[],
): Promise<void> {
  await tx.query(sql`delete from account_recovery_codes where account_id = ${accountId}`)
  await tx.query(sql`
    insert into account_recovery_codes (account_id, code_hash)
    select ${accountId}::int, code_hash from unnest(${[...hashes]}::text[]) as code_hash`)
}

/** Uses a code up; false where there is no such code. */
export async function takeRecoveryCode(
  { database, passwords }: { database: Database; passwords: Passwords },
  accountId: number,
  typed: string,
): Promise<boolean> {
  const rows = await database.system((tx) =>
    tx.query<{ code_hash: string }>(sql`
      select code_hash from account_recovery_codes where account_id = ${accountId}`),
  )
  // Outside of the transaction: hashing is slow on purpose.
  const code = normalize(typed)
  const found = await Promise.all(
    rows.map(async ({ code_hash }) =>
      (await passwords.matches(code, code_hash)) ? code_hash : '',
    ),
  )
  const hash = found.find(Boolean)
  if (!hash) return false
  const used = await database.system((tx) =>
    tx.query(sql`
      delete from account_recovery_codes
      where account_id = ${accountId} and code_hash = ${hash} returning code_hash`),
  )
  return used.length > 0
}
