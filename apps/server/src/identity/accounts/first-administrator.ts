import { randomUUID } from 'node:crypto'
import type { FastifyInstance, FastifyReply } from 'fastify'
import sql from 'sql-template-tag'
import type { Transaction } from '../../platform/database/database.types.ts'
import { createAccount } from './accounts.ts'
import type { NewAccount } from './accounts.ts'
import { identityPath, issuerOf } from '../config.ts'
import type { IdentityConfig } from '../config.ts'
import type { Identity, IdentityDependencies } from '../types.ts'
import { findCode, issueCodes, redeemCode } from './one-time-codes.ts'
import { createPageCookie } from '../sign-in/page-cookies.ts'
import { frameOf } from '../pages/fields.ts'
import type { Failure } from '../pages/fields.ts'
import { accountPage, objectionToAccount } from '../pages/account.ts'
import type { AccountForm, AccountFields } from '../pages/account.ts'
import { lookOf } from '../pages/look.ts'
import type { Look } from '../pages/look.ts'
import { messagePage } from '../pages/message.ts'
import { texts } from '../pages/texts.ts'

const path = `${identityPath}/first-administrator`
const hours = 24

type Model = 'FirstAdministratorLink' | 'FirstAdministratorForm'

/** A link that works once, on which the first person makes an account; undefined once there is one. */
export async function firstAdministratorLink(
  { database, clock }: Pick<IdentityDependencies, 'database' | 'clock'>,
  config: IdentityConfig,
): Promise<string | undefined> {
  if (config.ATRIUM_DEMO !== 'none' || config.OIDC_ISSUER) return undefined
  return database.system(async (tx) => {
    if (await hasAccounts(tx)) return undefined
    const code = await issue(tx, 'FirstAdministratorLink', clock.now())
    return `${issuerOf(config)}/first-administrator?code=${code}`
  })
}

/** The page behind that link. */
export function firstAdministratorRoutes(app: FastifyInstance, { deps, config }: Identity): void {
  const { database, clock, passwords } = deps
  const cookie = createPageCookie(config, { name: '_first_administrator', path })
  const page = (reply: FastifyReply, text: string) =>
    reply.type('text/html; charset=utf-8').send(text)

  app.get(path, async (request, reply) => {
    const { code } = request.query as { code?: unknown }
    if (typeof code === 'string') {
      // The code leaves the address at once: history, logs and referrers must not keep it.
      const pass = await database.system(async (tx) =>
        !(await hasAccounts(tx)) &&
        (await redeemCode(tx, 'FirstAdministratorLink', code, clock.now()))
          ? issue(tx, 'FirstAdministratorForm', clock.now())
          : undefined,
      )
      if (pass) cookie.set(reply, pass)
      return reply.redirect(path, 303)
    }
    const look = lookOf(request)
    const isOpen = await isOpenTo(cookie.read(request) ?? '')
    if (!isOpen) return page(reply.status(410), closedPage(look))
    return page(reply, accountPage(look, formOf(look, {})))
  })

  app.post(path, async (request, reply) => {
    const look = lookOf(request)
    const form = (request.body ?? {}) as AccountFields
    const pass = cookie.read(request) ?? ''
    if (!(await isOpenTo(pass))) return page(reply.status(410), closedPage(look))
    const failure = await objectionToAccount(look, form, {
      portalUrl: config.ATRIUM_URL,
    })
    if (failure) {
      return page(reply.status(400), accountPage(look, formOf(look, form, failure)))
    }
    const account: NewAccount = {
      login: form.login!.trim(),
      subject: randomUUID(),
      firstName: form.firstName!.trim(),
      lastName: form.lastName!.trim(),
      email: form.email!.trim(),
      roles: ['ADMINISTRATOR'],
      passwordHash: await passwords.hash(form.password!),
    }
    const isCreated = await database.system(async (tx) => {
      await tx.query(sql`select pg_advisory_xact_lock(hashtext('first administrator'))`)
      if (await hasAccounts(tx)) return false
      if (!(await redeemCode(tx, 'FirstAdministratorForm', pass, clock.now()))) return false
      await createAccount(tx, account)
      await tx.query(
        sql`delete from identity_records where model in ('FirstAdministratorLink', 'FirstAdministratorForm')`,
      )
      return true
    })
    if (!isCreated) return page(reply.status(410), closedPage(look))
    const { account: text } = texts[look.language]
    cookie.clear(reply)
    const way = { url: config.ATRIUM_URL, label: text.toSignIn }
    return page(
      reply,
      messagePage(look, { title: text.doneTitle, text: text.done, isGood: true, way }),
    )
  })

  const isOpenTo = (pass: string) =>
    database.system(
      async (tx) =>
        !(await hasAccounts(tx)) &&
        !!(await findCode(tx, 'FirstAdministratorForm', pass, clock.now())),
    )

  function closedPage(look: Look) {
    const { account, firstAdministrator } = texts[look.language]
    const way = { url: config.ATRIUM_URL, label: account.toSignIn }
    return messagePage(look, { title: account.closedTitle, text: firstAdministrator.closed, way })
  }
}

function formOf(look: Look, values: AccountFields, failure?: Failure): AccountForm {
  const { title, hint, submit } = texts[look.language].firstAdministrator
  return { ...frameOf(look, path, failure), title, hint, submit, values, asksForEmail: true }
}

async function hasAccounts(tx: Transaction): Promise<boolean> {
  return (await tx.query(sql`select from accounts limit 1`)).length > 0
}

async function issue(tx: Transaction, model: Model, now: Date): Promise<string> {
  const [code] = await issueCodes(tx, model, [{}], new Date(now.getTime() + hours * 3_600_000))
  return code!
}
