import { randomUUID } from 'node:crypto'
import type { FastifyInstance, FastifyReply } from 'fastify'
import sql from 'sql-template-tag'
import type { Dependencies } from '../../platform/dependencies.ts'
import type { Invited, SignUp } from '../../platform/accounts.ts'
import type { Transaction } from '../../platform/database/database.types.ts'
import { auditAccount } from './account-audit.ts'
import { createAccount } from './accounts.ts'
import { embeddedIssuer, identityPath, issuerOf } from '../config.ts'
import type { IdentityConfig } from '../config.ts'
import { findCode, issueCodes, redeemCode } from './one-time-codes.ts'
import type { Identity } from '../types.ts'
import { createPageCookie } from '../sign-in/page-cookies.ts'
import { accountPage, objectionToAccount } from '../pages/account.ts'
import type { AccountFields } from '../pages/account.ts'
import { frameOf } from '../pages/fields.ts'
import type { Failure } from '../pages/fields.ts'
import { lookOf } from '../pages/look.ts'
import type { Look } from '../pages/look.ts'
import { messagePage } from '../pages/message.ts'
import { texts } from '../pages/texts.ts'

const path = `${identityPath}/invitation`
const model = 'Invitation'
const days = 14

/** What a code stands for. */
type Guest = Invited & { applicationId: number }

/** Links on which invited people make their account; undefined where another provider has them. */
export function createSignUp(
  { clock, mailSecrets }: Pick<Dependencies, 'clock' | 'mailSecrets'>,
  config: IdentityConfig,
): SignUp | undefined {
  if (config.OIDC_ISSUER) return undefined
  return {
    links: async (tx, applicationId, people) => {
      const expiresAt = new Date(clock.now().getTime() + days * 86_400_000)
      await voidCodes(tx, applicationId, people)
      const payloads = people.map((person) => ({ ...person, applicationId }))
      const codes = await issueCodes(tx, model, payloads, expiresAt)
      return people.map(({ email }, index) => {
        const { placeholder, sealed } = mailSecrets.seal(email, codes[index]!)
        return { url: `${issuerOf(config)}/invitation?code=${placeholder}`, sealedSecret: sealed }
      })
    },
  }
}

/**
 * The page behind such a link. Opening it uses nothing up, because mail programs open links, too;
 * making the account does. The address stays the one that the link was sent to.
 */
export function invitationRoutes(app: FastifyInstance, { deps, config }: Identity): void {
  const { database, clock, passwords, users } = deps
  const cookie = createPageCookie(config, { name: '_invitation', path })
  const page = (reply: FastifyReply, text: string) =>
    reply.type('text/html; charset=utf-8').send(text)

  /** Whom a code is for, as long as they have no account. */
  const guestOf = (code: string) =>
    database.system(async (tx) => {
      const guest = await findCode<Guest>(tx, model, code, clock.now())
      return guest && { ...guest, hasAccount: await hasAccount(tx, guest.email) }
    })

  app.get(path, async (request, reply) => {
    const { code } = request.query as { code?: unknown }
    if (typeof code === 'string') {
      // The code leaves the address at once: history, logs and referrers must not keep it.
      if (await guestOf(code)) cookie.set(reply, code)
      return reply.redirect(path, 303)
    }
    const look = lookOf(request)
    const guest = await guestOf(cookie.read(request) ?? '')
    if (!guest) return page(reply.status(410), closedPage(look))
    if (guest.hasAccount) return page(reply, knownPage(look))
    return page(reply, form(look, guest, { ...guest, login: guest.email }))
  })

  app.post(path, async (request, reply) => {
    const look = lookOf(request)
    const filled = (request.body ?? {}) as AccountFields
    const code = cookie.read(request) ?? ''
    const guest = await guestOf(code)
    if (!guest) return page(reply.status(410), closedPage(look))
    if (guest.hasAccount) return page(reply.status(409), knownPage(look))
    const failure = await objectionToAccount(look, filled, {
      email: guest.email,
      portalUrl: config.ATRIUM_URL,
    })
    if (failure) return page(reply.status(400), form(look, guest, filled, failure))
    const outcome = await signUp(code, filled, await passwords.hash(filled.password!))
    if (outcome === 'closed') return page(reply.status(410), closedPage(look))
    if (outcome === 'taken') {
      const taken = { field: 'login', text: texts[look.language].failures.loginTaken }
      return page(reply.status(409), form(look, guest, filled, taken))
    }
    const { account } = texts[look.language]
    cookie.clear(reply)
    const way = { url: config.ATRIUM_URL, label: account.toSignIn }
    return page(
      reply,
      messagePage(look, { title: account.doneTitle, text: account.done, isGood: true, way }),
    )
  })

  const signUp = (code: string, filled: AccountFields, passwordHash: string) =>
    database.system(async (tx): Promise<'done' | 'taken' | 'closed'> => {
      // One after the other: neither an address nor a user name gets two accounts.
      await tx.query(sql`select pg_advisory_xact_lock(hashtext('sign up'))`)
      const login = filled.login!.trim()
      if (await hasLogin(tx, login)) return 'taken'
      const guest = await redeemCode<Guest>(tx, model, code, clock.now())
      if (!guest || (await hasAccount(tx, guest.email))) return 'closed'
      const subject = randomUUID()
      // Of this invitation alone: others are asked about in the portal.
      if (!(await users.adopt(tx, guest, { issuer: embeddedIssuer, subject }))) return 'closed'
      await createAccount(tx, {
        login,
        subject,
        firstName: filled.firstName!.trim(),
        lastName: filled.lastName!.trim(),
        email: guest.email,
        // What they may do is said by each application that they are in.
        roles: [],
        passwordHash,
      })
      await auditAccount(tx, { subject }, { action: 'user.joined' })
      return 'done'
    })

  function form(look: Look, guest: Invited, values: AccountFields, failure?: Failure) {
    const { title, hint, submit } = texts[look.language].invitation
    const frame = frameOf(look, path, failure)
    return accountPage(look, {
      ...frame,
      title,
      submit,
      values,
      hint: hint(guest.email),
      asksForEmail: false,
    })
  }

  /** Whoever has an account says yes where they are signed in. */
  function knownPage(look: Look) {
    const { account, invitation } = texts[look.language]
    const way = { url: config.ATRIUM_URL, label: account.toSignIn }
    return messagePage(look, {
      title: invitation.knownTitle,
      text: invitation.known,
      isGood: true,
      way,
    })
  }

  function closedPage(look: Look) {
    const { account, invitation } = texts[look.language]
    const way = { url: config.ATRIUM_URL, label: account.toSignIn }
    return messagePage(look, { title: account.closedTitle, text: invitation.closed, way })
  }
}

/** Takes back earlier codes of an application for these people, and those that name no application. */
const voidCodes = (tx: Transaction, applicationId: number, people: readonly Invited[]) =>
  tx.query(sql`
    delete from identity_records
    where model = ${model} and lower(payload->>'email') = any(
        ${people.map(({ email }) => email.toLowerCase())}::text[]
      ) and coalesce((payload->>'applicationId')::int, ${applicationId}) = ${applicationId}`)

const hasAccount = async (tx: Transaction, email: string) =>
  (await tx.query(sql`select from accounts where lower(email) = lower(${email})`)).length > 0

const hasLogin = async (tx: Transaction, login: string) =>
  (await tx.query(sql`select from accounts where lower(login) = lower(${login})`)).length > 0
