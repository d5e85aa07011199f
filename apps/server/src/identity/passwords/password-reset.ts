import type { JobKind } from '../../platform/jobs/index.ts'
import type { Actor } from '../../platform/actor.ts'
import type { Dependencies } from '../../platform/dependencies.ts'
import type { PasswordResets } from '../../platform/accounts.ts'
import type { Transaction } from '../../platform/database/database.types.ts'
import { auditAccount } from '../accounts/account-audit.ts'
import { mailAccount } from '../accounts/account-mails.ts'
import { writeChangedMail, writeResetMail } from '../accounts/account-mails.texts.ts'
import {
  findActive,
  fullNameOf,
  listActiveByName,
  setPassword,
  type Account,
} from '../accounts/accounts.ts'
import { endSessionsOf } from '../sessions/sessions.ts'
import { takeAttempt } from '../sign-in/attempts.ts'
import { forgottenPasswordUrl, issuerOf, type IdentityConfig } from '../config.ts'
import {
  accountCodes,
  findCode,
  issueCodes,
  redeemCode,
  voidAccountCodes,
} from '../accounts/one-time-codes.ts'

/** A link for a new password works for so long. */
export const resetLinkMinutes = 30
/** Mails with such a link that an account gets within 15 minutes, whoever asks. */
export const mailsOfAccount = 5

const model = accountCodes.password
const jobName = 'password-reset'

type ResetDependencies = Pick<Dependencies, 'database' | 'clock' | 'mailSecrets'>

/**
 * The job that looks for the account and writes the mail: the request itself only enqueues it, so that an
 * address without an account takes as long and is answered alike (ASVS 6.3.8).
 */
export const passwordResetJob = (deps: ResetDependencies, config: IdentityConfig): JobKind => ({
  name: jobName,
  run: ({ name }: { name: string }, job) =>
    deps.database.system(async (tx) => {
      for (const account of await listActiveByName(tx, name))
        await sendLink(deps, config, tx, account)
      await job.complete(tx)
    }),
})

/** Asks for a link in the caller's transaction: whether there is an account is looked at later. */
export const newResetJob = (name: string) => ({ kind: jobName, payload: { name } })

/** Links that somebody has sent to a person whom they manage; undefined where another provider has the accounts. */
export function createPasswordResets(
  deps: Pick<Dependencies, 'clock' | 'mailSecrets'>,
  config: IdentityConfig,
): PasswordResets | undefined {
  if (config.OIDC_ISSUER) return undefined
  return {
    async send(tx, subject, actor) {
      const account = await findActive(tx, subject)
      return account ? sendLink(deps, config, tx, account, actor) : 'no-account'
    },
  }
}

/** Sends a link to an account's own address, and nowhere else. */
async function sendLink(
  { clock, mailSecrets }: Pick<Dependencies, 'clock' | 'mailSecrets'>,
  config: IdentityConfig,
  tx: Transaction,
  account: Account,
  actor?: Actor,
) {
  const { subject, email, login } = account
  const now = clock.now()
  const sending = { kind: 'reset-account' as const, key: subject, address: '' }
  const minutes = await takeAttempt(tx, now, sending, { ofKey: mailsOfAccount })
  if (minutes !== undefined) return { minutes }
  const expiresAt = new Date(now.getTime() + resetLinkMinutes * 60_000)
  const [code] = await issueCodes(tx, model, [{ subject }], expiresAt)
  const { placeholder, sealed } = mailSecrets.seal(email, code!)
  const isSent = await mailAccount(tx, account, {
    write: (language) => ({
      ...writeResetMail(language, {
        name: fullNameOf(account),
        login,
        url: `${issuerOf(config)}/password/new?code=${placeholder}`,
        minutes: resetLinkMinutes,
        sender: actor && fullNameOf(actor),
      }),
      sealedSecret: sealed,
    }),
  })
  if (!isSent) return 'no-account' as const
  await auditAccount(
    tx,
    { subject },
    { action: 'user.password-reset-requested', by: actor ?? 'nobody' },
  )
  return 'sent' as const
}

/** Whose password a code is for, as long as it is good. */
export async function findResetAccount(
  tx: Transaction,
  code: string,
  now: Date,
): Promise<Account | undefined> {
  const found = await findCode<{ subject: string }>(tx, model, code, now)
  return found && findActive(tx, found.subject)
}

/** Uses a code up for a new password; undefined where it is not good any more. */
export async function redeemResetCode(
  tx: Transaction,
  config: IdentityConfig,
  { code, passwordHash, now }: { code: string; passwordHash: string; now: Date },
): Promise<Account | undefined> {
  const found = await redeemCode<{ subject: string }>(tx, model, code, now)
  const account = found && (await findActive(tx, found.subject))
  if (!account) return undefined
  await replacePassword(tx, config, { account, passwordHash, now })
  return account
}

/**
 * Gives an account a new password: sessions and refresh tokens end but for those that are kept, open links for
 * a new password or address do too, the owner gets a mail, and it stands in the audit log (ASVS 6.3.7, 7.4.3).
 */
export async function replacePassword(
  tx: Transaction,
  config: IdentityConfig,
  {
    account,
    passwordHash,
    now,
    keep,
  }: {
    account: Account
    passwordHash: string
    now: Date
    /** The session of who changed it. */
    keep?: { uid: string }
  },
): Promise<void> {
  const { id, subject, login } = account
  await setPassword(tx, { id, passwordHash, now })
  await endSessionsOf(tx, subject, keep && { except: keep.uid })
  await voidAccountCodes(tx, subject)
  await mailAccount(tx, account, {
    write: (language) =>
      writeChangedMail(language, {
        name: fullNameOf(account),
        login,
        url: forgottenPasswordUrl(config),
      }),
  })
  await auditAccount(tx, { subject }, { action: 'user.password-changed' })
}
