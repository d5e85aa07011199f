import type { Transaction } from '../../platform/database/database.types.ts'
import { auditAccount } from '../accounts/account-audit.ts'
import type { Account } from '../accounts/accounts.ts'
import { forgetAttemptsFrom, takeAttempt } from '../sign-in/attempts.ts'
import { endSessionsOf } from '../sessions/sessions.ts'
import type { IdentityDependencies } from '../types.ts'
import { codesAllowed } from './check.ts'
import { factorsOf, hasFactor, takeAppCode } from './factors.ts'
import { mailOwner } from './mails.ts'
import type { Passkeys } from './passkeys.ts'
import { newRecoveryCodes, replaceRecoveryCodes } from './recovery-codes.ts'

/** What a form says when something is set up: a first code of the app, or a new passkey with its name. */
export interface SetUpForm {
  code?: string
  credential?: string
  name?: string
}

/** How setting something up has ended. */
export type SetUpOutcome =
  | {
      outcome: 'done'
      /** Recovery codes, to be shown this once; undefined where there were some already. */
      codes: string[] | undefined
    }
  | { outcome: 'wrong-code' }
  | { outcome: 'wrong-passkey' }
  | { outcome: 'locked'; minutes: number }

export const maxPasskeyName = 60

interface SetUp {
  form: SetUpForm
  /** The sign-in or session in which it happens. */
  purpose: string
  address: string
  /** The session of this browser; others end with the first factor, for they began without it (ASVS 7.4.3). */
  keep: string | undefined
}

/** Adds an app or a passkey to an account; the first of them comes with recovery codes. */
export async function setUpFactor(
  { deps, passkeys }: { deps: IdentityDependencies; passkeys: Passkeys | undefined },
  account: Account,
  { form, purpose, address, keep }: SetUp,
): Promise<SetUpOutcome> {
  const { database, clock, passwords } = deps
  const { code = '', credential, name = '' } = form
  const now = clock.now()
  const before = await database.system((tx) => factorsOf(tx, account.id))
  const added = await database.system(async (tx) => {
    if (credential) {
      const called = name.trim().slice(0, maxPasskeyName) || 'Passkey'
      const passkey = { accountId: account.id, answer: credential, name: called }
      if (!(await passkeys?.add(tx, purpose, passkey))) return { outcome: 'wrong-passkey' } as const
      await auditAccount(tx, account, { action: 'passkey.added', address })
      await mailOwner(tx, account, { change: 'passkey-added', name: called })
    } else {
      const guess = { kind: 'second-factor', key: account.subject, address } as const
      const minutes = await takeAttempt(tx, now, guess, { ofKey: codesAllowed })
      if (minutes !== undefined) return { outcome: 'locked', minutes } as const
      const isRight = await takeAppCode(tx, account.id, { code, now, newFor: purpose })
      if (!isRight) return { outcome: 'wrong-code' } as const
      await forgetAttemptsFrom(tx, guess)
      await auditAccount(tx, account, { action: 'authenticator-app.added', address })
      await mailOwner(tx, account, { change: 'app-added' })
    }
    if (!hasFactor(before)) await endSessionsOf(tx, account.subject, { except: keep })
    return undefined
  })
  if (added) return added
  if (hasFactor(before) && before.codesLeft > 0) return { outcome: 'done', codes: undefined }
  // Outside of the transaction: hashing is slow on purpose.
  const { codes, hashes } = await newRecoveryCodes(passwords)
  await database.system((tx) => replaceRecoveryCodes(tx, account.id, hashes))
  return { outcome: 'done', codes }
}

/** Makes new recovery codes in the place of those that there are. */
export async function renewRecoveryCodes(
  { database, passwords }: IdentityDependencies,
  account: Account,
  address: string,
): Promise<string[]> {
  const { codes, hashes } = await newRecoveryCodes(passwords)
  await database.system(async (tx: Transaction) => {
    await replaceRecoveryCodes(tx, account.id, hashes)
    await auditAccount(tx, account, { action: 'recovery-codes.made', address })
    await mailOwner(tx, account, { change: 'recovery-codes-made' })
  })
  return codes
}
