import type { Transaction } from '../../platform/types.ts'
import { auditAccount } from '../account-audit.ts'
import type { Account } from '../accounts.ts'
import type { IdentityDependencies } from '../types.ts'
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

type SetUpOutcome =
  | {
      outcome: 'done'
      /** Recovery codes, to be shown this once; undefined where there were some already. */
      codes: string[] | undefined
    }
  | { outcome: 'wrong-code' }
  | { outcome: 'wrong-passkey' }

export const maxPasskeyName = 60

/** Adds an app or a passkey to an account; the first of them comes with recovery codes. */
export async function setUpFactor(
  { deps, passkeys }: { deps: IdentityDependencies; passkeys: Passkeys | undefined },
  account: Account,
  { form, purpose, address }: { form: SetUpForm; purpose: string; address: string },
): Promise<SetUpOutcome> {
  const { database, clock, passwords } = deps
  const { code = '', credential, name = '' } = form
  const before = await database.system((tx) => factorsOf(tx, account.id))
  const hasCodes = hasFactor(before) && before.codesLeft > 0
  // Before the transaction: hashing is slow on purpose.
  const recovery = hasCodes ? undefined : await newRecoveryCodes(passwords)
  return database.system(async (tx): Promise<SetUpOutcome> => {
    if (credential) {
      const called = name.trim().slice(0, maxPasskeyName) || 'Passkey'
      const passkey = { accountId: account.id, answer: credential, name: called }
      if (!(await passkeys?.add(tx, purpose, passkey))) return { outcome: 'wrong-passkey' }
      await auditAccount(tx, account, { action: 'passkey.added', address })
      await mailOwner(tx, account, { change: 'passkey-added', name: called })
    } else {
      const isRight = await takeAppCode(tx, account.id, { code, now: clock.now(), isNew: true })
      if (!isRight) return { outcome: 'wrong-code' }
      await auditAccount(tx, account, { action: 'authenticator-app.added', address })
      await mailOwner(tx, account, { change: 'app-added' })
    }
    if (recovery) await replaceRecoveryCodes(tx, account.id, recovery.hashes)
    return { outcome: 'done', codes: recovery?.codes }
  })
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
