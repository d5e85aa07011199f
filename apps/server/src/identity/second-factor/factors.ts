import sql from 'sql-template-tag'
import type { Transaction } from '../../platform/database/database.types.ts'
import { newTotpSecret, stepOf } from './totp.ts'
import type { Passkey } from './passkeys.ts'

/** What an account has besides its password. */
export interface Factors {
  hasApp: boolean
  passkeys: Passkey[]
  /** Recovery codes that were not used. */
  codesLeft: number
}

/** Without an app and a passkey the password is enough. */
export const hasFactor = ({ hasApp, passkeys }: Factors) => hasApp || passkeys.length > 0

/** What an account has. */
export async function factorsOf(tx: Transaction, accountId: number): Promise<Factors> {
  const passkeys = await tx.query<Passkey>(sql`
    select id, name, created_at as "createdAt", last_used_at as "lastUsedAt"
    from account_passkeys where account_id = ${accountId} order by created_at, id`)
  const [row] = await tx.query<{ hasApp: boolean; codesLeft: number }>(sql`
    select
      exists (
        select from account_totps where account_id = ${accountId} and confirmed_at is not null
      ) as "hasApp",
      (
        select count(*)::int from account_recovery_codes where account_id = ${accountId}
      ) as "codesLeft"`)
  return { ...row!, passkeys }
}

/** Which of these accounts have one, by their subject. */
export async function holdersAmong(
  tx: Transaction,
  subjects: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await tx.query<{ subject: string }>(sql`
    select subject from accounts a
    where subject = any(${[...subjects]}::text[]) and (
      exists (
        select from account_totps t where t.account_id = a.id and t.confirmed_at is not null
      ) or exists (select from account_passkeys p where p.account_id = a.id)
    )`)
  return new Set(rows.map(({ subject }) => subject))
}

/**
 * The secret of an app that is being set up; undefined where there is one already. Each sign-in and each session
 * is shown one of its own: nobody sets up what somebody else has seen.
 */
export async function openAppSecret(
  tx: Transaction,
  accountId: number,
  purpose: string,
): Promise<string | undefined> {
  await tx.query(sql`
    insert into account_totps (account_id, secret, purpose)
    values (${accountId}, ${newTotpSecret()}, ${purpose})
    on conflict (account_id) do update set secret = excluded.secret, purpose = excluded.purpose
    where account_totps.confirmed_at is null and account_totps.purpose <> excluded.purpose`)
  const [row] = await tx.query<{ secret: string }>(sql`
    select secret from account_totps where account_id = ${accountId} and confirmed_at is null`)
  return row?.secret
}

/** Takes a code of an account's app, once; `newFor`: the first one, of the secret that was shown there. */
export async function takeAppCode(
  tx: Transaction,
  accountId: number,
  { code, now, newFor }: { code: string; now: Date; newFor?: string },
): Promise<boolean> {
  const [row] = await tx.query<{ secret: string }>(sql`
    select secret from account_totps
    where account_id = ${accountId} and (confirmed_at is null) = ${newFor !== undefined}
      and (${newFor ?? null}::text is null or purpose = ${newFor ?? null})
    for update`)
  const step = row && stepOf(row.secret, code.replace(/\s/g, ''), now)
  if (step === undefined) return false
  const taken = await tx.query(sql`
    update account_totps set
      last_step = ${step}, confirmed_at = coalesce(confirmed_at, ${now}::timestamptz)
    where account_id = ${accountId} and (last_step is null or last_step < ${step})
    returning account_id`)
  return taken.length > 0
}

/** One after the other: two at once must not take away the last two. */
export const lockAccount = (tx: Transaction, accountId: number) =>
  tx.query(sql`select id from accounts where id = ${accountId} for update`)

/** Takes away the app. */
export const removeApp = (tx: Transaction, accountId: number) =>
  tx.query(sql`delete from account_totps where account_id = ${accountId}`)

/** Takes away a passkey; its name, or undefined where there is no such one. */
export async function removePasskey(
  tx: Transaction,
  accountId: number,
  id: string,
): Promise<string | undefined> {
  const [row] = await tx.query<{ name: string }>(sql`
    delete from account_passkeys where account_id = ${accountId} and id = ${id} returning name`)
  return row?.name
}

/** Takes away recovery codes that nothing is left for. */
export const removeIdleCodes = (tx: Transaction, accountId: number) =>
  tx.query(sql`
    delete from account_recovery_codes c
    where account_id = ${accountId}
      and not exists (
        select from account_totps t where t.account_id = c.account_id and confirmed_at is not null
      )
      and not exists (select from account_passkeys p where p.account_id = c.account_id)`)

/** Takes away everything. */
export async function removeFactors(tx: Transaction, accountId: number): Promise<void> {
  await removeApp(tx, accountId)
  await tx.query(sql`delete from account_passkeys where account_id = ${accountId}`)
  await tx.query(sql`delete from account_recovery_codes where account_id = ${accountId}`)
}
