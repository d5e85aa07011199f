import { createHash, randomBytes } from 'node:crypto'
import sql from 'sql-template-tag'
import type { Transaction } from '../../platform/database/database.types.ts'

/** Makes a code for each payload, in their order; only hashes are kept, beside what they stand for. */
export async function issueCodes(
  tx: Transaction,
  model: string,
  payloads: readonly object[],
  expiresAt: Date,
): Promise<string[]> {
  const codes = payloads.map(() => randomBytes(24).toString('base64url'))
  await tx.query(sql`
    insert into identity_records (model, id, payload, expires_at)
    select ${model}::text, code.*, ${expiresAt}::timestamptz
    from unnest(
      ${codes.map(hashOf)}::text[],
      ${payloads.map((payload) => JSON.stringify(payload))}::jsonb[]
    ) as code`)
  return codes
}

/** What a code stands for, while it is good. */
export async function findCode<Payload extends object>(
  tx: Transaction,
  model: string,
  code: string,
  now: Date,
): Promise<Payload | undefined> {
  const [row] = await tx.query<{ payload: Payload }>(sql`
    select payload from identity_records
    where model = ${model} and id = ${hashOf(code)} and expires_at > ${now}`)
  return row?.payload
}

/** Uses a code up; undefined where it is not good any more. */
export async function redeemCode<Payload extends object>(
  tx: Transaction,
  model: string,
  code: string,
  now: Date,
): Promise<Payload | undefined> {
  const [row] = await tx.query<{ payload: Payload }>(sql`
    delete from identity_records
    where model = ${model} and id = ${hashOf(code)} and expires_at > ${now} returning payload`)
  return row?.payload
}

/** Codes that change how somebody signs in. */
export const accountCodes = { password: 'PasswordReset', email: 'EmailChange' } as const

/** Voids all such codes of an account: what they were asked for may no longer be what its owner wants. */
export const voidAccountCodes = (tx: Transaction, subject: string) =>
  tx.query(sql`
    delete from identity_records
    where model = any(${Object.values(accountCodes)}::text[]) and payload->>'subject' = ${subject}`)

const hashOf = (code: string) => createHash('sha256').update(code).digest('base64url')
