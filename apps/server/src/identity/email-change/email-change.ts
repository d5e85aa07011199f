import sql from 'sql-template-tag'
import type { Actor } from '../../platform/actor.ts'
import type { Dependencies } from '../../platform/dependencies.ts'
import type { EmailChanges } from '../../platform/accounts.ts'
import type { Transaction } from '../../platform/database/database.types.ts'
import type { UserDirectory } from '../../platform/authentication.ts'
import { auditAccount } from '../accounts/account-audit.ts'
import { mailAccount } from '../accounts/account-mails.ts'
import { findActive, fullNameOf, type Account } from '../accounts/accounts.ts'
import { takeAttempt, type GuessLimits } from '../sign-in/attempts.ts'
import type { IdentityDependencies } from '../types.ts'
import { changePasswordUrl, embeddedIssuer, issuerOf, type IdentityConfig } from '../config.ts'
import {
  writeAddressTaken,
  writeAskedMail,
  writeConfirmLink,
  writeConfirmMail,
  writeEmailChangedMail,
} from './email-change-mails.texts.ts'
import {
  accountCodes,
  findCode,
  issueCodes,
  redeemCode,
  voidAccountCodes,
} from '../accounts/one-time-codes.ts'

/** A link that confirms a new address works for so long. */
export const emailLinkMinutes = 30
/** Such links that an account gets within 15 minutes, whoever asks. */
export const emailLinksOfAccount = 5
/** Such links within 15 minutes: to one address, whoever has them sent, and from one network. */
export const emailLimits = { ofKey: 5, ofNetwork: 30 } as const satisfies GuessLimits

const model = accountCodes.email

/** What a code stands for. */
interface EmailChange {
  subject: string
  email: string
  /** Who asked, where it was not the owner: a person of the portal. */
  managerId?: number
}

/** What stands for a link that was used, for whoever loads its page once more. */
const usedModel = 'EmailChanged'

type EmailDependencies = Pick<Dependencies, 'clock' | 'mailSecrets'>

/** Links that somebody has sent for a person whom they manage; undefined where another provider has the accounts. */
export function createEmailChanges(
  deps: EmailDependencies,
  config: IdentityConfig,
): EmailChanges | undefined {
  if (config.OIDC_ISSUER) return undefined
  return {
    async request(tx, subject, wanted) {
      const account = await findActive(tx, subject)
      return account ? requestEmailChange(deps, config, tx, { account, ...wanted }) : 'no-account'
    },
  }
}

/**
 * Sends a link to a new address. Whether another account has it is told to its mailbox alone: what is done, and
 * what stands in the outbox and in the log, is the same.
 * @param wanted  `address`: the IP address of the owner who asks; `actor`: somebody else who does
 */
export async function requestEmailChange(
  { clock, mailSecrets }: EmailDependencies,
  config: IdentityConfig,
  tx: Transaction,
  wanted: { account: Account; email: string } & ({ address: string } | { actor: Actor }),
): Promise<'sent' | 'no-account' | 'same' | { minutes: number }> {
  const { account, email } = wanted
  const { subject, login } = account
  if (isSame(email, account.email)) return 'same'
  const actor = 'actor' in wanted ? wanted.actor : undefined
  const now = clock.now()
  const minutes = await takeLink(tx, now, {
    subject,
    email,
    address: 'address' in wanted ? wanted.address : undefined,
  })
  if (minutes !== undefined) return { minutes }
  // The newest alone works, so that an address with a slip of the pen does not stay open.
  await tx.query(sql`
    delete from identity_records where model = ${model} and payload->>'subject' = ${subject}`)
  const expiresAt = new Date(now.getTime() + emailLinkMinutes * 60_000)
  const change: EmailChange = { subject, email, managerId: actor?.userId }
  const [code] = await issueCodes(tx, model, [change], expiresAt)
  const isTaken = await hasAddress(tx, email, account)
  const url = `${issuerOf(config)}/email/confirm?code=${code!}`
  const about = { name: fullNameOf(account), login, sender: actor && fullNameOf(actor) }
  const to = { subject, email }
  const isSent = await mailAccount(tx, to, {
    write: (language) => {
      const answer = isTaken
        ? writeAddressTaken(language)
        : writeConfirmLink(language, { url, minutes: emailLinkMinutes })
      const { placeholder, sealed } = mailSecrets.seal(email, answer)
      const mail = writeConfirmMail(language, { ...about, answer: placeholder })
      return { ...mail, sealedSecret: sealed }
    },
  })
  if (!isSent) return 'no-account'
  if (actor) {
    const write = (language: 'de' | 'en') => writeAskedMail(language, { ...about, email })
    await mailAccount(tx, account, { write })
  }
  await auditAccount(
    tx,
    { subject },
    {
      action: 'user.email-change-requested',
      by: actor,
      email: { before: account.email, after: email },
    },
  )
  return 'sent'
}

/** Counts a link, for the account and for the address; returns the minutes to wait where it is one too many. */
async function takeLink(
  tx: Transaction,
  now: Date,
  { subject, email, address }: { subject: string; email: string; address: string | undefined },
): Promise<number | undefined> {
  const { ofKey, ofNetwork } = emailLimits
  const ofAccount = { kind: 'email-account', key: subject, address: '' } as const
  const minutes = await takeAttempt(tx, now, ofAccount, { ofKey: emailLinksOfAccount })
  if (minutes !== undefined) return minutes
  const ofAddress = { kind: 'email', key: email.toLowerCase(), address: address ?? '' } as const
  return takeAttempt(tx, now, ofAddress, address === undefined ? { ofKey } : { ofKey, ofNetwork })
}

type Managers = Pick<IdentityDependencies, 'stillManagesEverywhere'>

/** Whose account a code gives which address, as long as it is good. */
export async function findEmailChange(
  tx: Transaction,
  deps: Managers,
  { code, now }: { code: string; now: Date },
): Promise<{ account: Account; email: string } | undefined> {
  const found = await findCode<EmailChange>(tx, model, code, now)
  const account = found && (await accountOfChange(tx, deps, found))
  return account && { account, email: found.email }
}

/** The account, unless somebody asked who may not any more: they could enter another application by it (PERM-19). */
async function accountOfChange(
  tx: Transaction,
  { stillManagesEverywhere }: Managers,
  { subject, managerId }: EmailChange,
): Promise<Account | undefined> {
  const account = await findActive(tx, subject)
  if (!account || managerId === undefined) return account
  const link = { managerId, issuer: embeddedIssuer, subject }
  return (await stillManagesEverywhere(tx, link)) ? account : undefined
}

/** The address that a link has confirmed lately; undefined where it has not. */
export async function findConfirmedEmail(tx: Transaction, code: string, now: Date) {
  return (await findCode<{ email: string }>(tx, usedModel, code, now))?.email
}

/**
 * Uses a code up: the account and its person have the new address, as login too where the old one was that. Open
 * links of the account end, the mailbox of before gets a mail, and it stands in the audit log. Returns a code for
 * the page that says so; undefined where the code is not good any more, or somebody has taken the address since.
 */
export async function redeemEmailChange(
  tx: Transaction,
  deps: Managers & { users: UserDirectory; config: IdentityConfig },
  { code, now }: { code: string; now: Date },
): Promise<string | undefined> {
  // One after the other, with those who make an account: neither an address nor a login gets two.
  await tx.query(sql`select pg_advisory_xact_lock(hashtext('sign up'))`)
  const change = await redeemCode<EmailChange>(tx, model, code, now)
  const account = change && (await accountOfChange(tx, deps, change))
  if (!account || (await hasAddress(tx, change.email, account))) return undefined
  const { id, subject, email: before } = account
  const { email } = change
  const login = isSame(account.login, before) ? email : account.login
  await tx.query(sql`
    update accounts set email = ${email}, login = ${login}, changed_at = ${now} where id = ${id}`)
  await deps.users.changeEmail(tx, { issuer: embeddedIssuer, subject }, email)
  await voidAccountCodes(tx, subject)
  const about = { name: fullNameOf(account), login, email, url: changePasswordUrl(deps.config) }
  await mailAccount(tx, account, { write: (language) => writeEmailChangedMail(language, about) })
  const emails = { before, after: email }
  await auditAccount(tx, { subject }, { action: 'user.email-changed', email: emails })
  const until = new Date(now.getTime() + emailLinkMinutes * 60_000)
  const [used] = await issueCodes(tx, usedModel, [{ email }], until)
  return used
}

/** Whether another account has this address, or signs in by it. */
async function hasAddress(tx: Transaction, email: string, { id }: Account): Promise<boolean> {
  const address = email.toLowerCase()
  const rows = await tx.query(sql`
    select 1 from accounts
    where (lower(email) = ${address} or lower(login) = ${address}) and id <> ${id} limit 1`)
  return rows.length > 0
}

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()
