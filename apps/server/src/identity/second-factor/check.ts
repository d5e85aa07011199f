import type { Account } from '../accounts/accounts.ts'
import { forgetAttemptsFrom, takeAttempt, type Guess } from '../sign-in/attempts.ts'
import { auditAccount } from '../accounts/account-audit.ts'
import type { IdentityDependencies } from '../types.ts'
import { factorsOf, takeAppCode } from './factors.ts'
import { mailOwner } from './mails.ts'
import type { Passkeys } from './passkeys.ts'
import { isRecoveryCode, takeRecoveryCode } from './recovery-codes.ts'

/**
 * Wrong codes within 15 minutes: of an account, from all devices that it has not finished signing in with before,
 * and from each of those that it has. Whoever tries them knows the password already.
 */
export const codesAllowed = 10

/** What somebody shows besides the password. */
export interface Shown {
  /** Six digits of the app, or a recovery code. */
  code?: string | undefined
  /** A browser's answer, as JSON. */
  credential?: string | undefined
}

export type CheckOutcome =
  | { outcome: 'accepted' }
  | { outcome: 'wrong' }
  | { outcome: 'locked'; minutes: number }

/** Looks at a code of the app, a recovery code, or a passkey of an account; each counts once (ASVS 6.5.1). */
export async function checkFactor(
  { deps, passkeys }: { deps: IdentityDependencies; passkeys: Passkeys | undefined },
  account: Account,
  {
    code = '',
    credential,
    purpose,
    address,
    deviceId,
  }: Shown & { purpose: string; address: string; deviceId: string | undefined },
): Promise<CheckOutcome> {
  const { database, clock } = deps
  if (credential) {
    const isOwn = (await passkeys?.subjectOf(purpose, credential)) === account.subject
    return { outcome: isOwn ? 'accepted' : 'wrong' }
  }
  const guess: Guess = { kind: 'second-factor', key: deviceId ?? account.subject, address }
  const now = clock.now()
  const minutes = await database.system((tx) =>
    takeAttempt(tx, now, guess, { ofKey: codesAllowed }),
  )
  if (minutes !== undefined) return { outcome: 'locked', minutes }
  const isRecovery = isRecoveryCode(code)
  const isRight = isRecovery
    ? await takeRecoveryCode(deps, account.id, code)
    : await database.system((tx) => takeAppCode(tx, account.id, { code, now }))
  if (!isRight) return { outcome: 'wrong' }
  await database.system(async (tx) => {
    await forgetAttemptsFrom(tx, guess)
    if (!isRecovery) return
    const { codesLeft } = await factorsOf(tx, account.id)
    await auditAccount(tx, account, { action: 'recovery-code.used', address })
    await mailOwner(tx, account, { change: 'recovery-code-used', codesLeft })
  })
  return { outcome: 'accepted' }
}
