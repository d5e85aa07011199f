import { createHash, randomBytes, randomUUID } from 'node:crypto'
import type { FastifyInstance, FastifyReply } from 'fastify'
import sql from 'sql-template-tag'
import type { Transaction } from '../platform/types.ts'
import { createAccount } from './accounts.ts'
import type { NewAccount } from './accounts.ts'
import { identityPath, issuerOf } from './config.ts'
import type { IdentityConfig } from './config.ts'
import type { Identity, IdentityDependencies } from './types.ts'
import { hashPassword } from './passwords.ts'
import { frameOf } from './pages/fields.ts'
import type { Failure } from './pages/fields.ts'
import { firstAdministratorPage, objectionTo } from './pages/forms.ts'
import type { FirstAdministratorForm } from './pages/forms.ts'
import { lookOf } from './pages/look.ts'
import type { Look } from './pages/look.ts'
import { messagePage } from './pages/message.ts'
import { texts } from './pages/texts.ts'

const path = `${identityPath}/first-administrator`
const cookieName = '_first_administrator'
const hours = 24

type Model = 'FirstAdministratorLink' | 'FirstAdministratorForm'

/** A link that works once, on which the first person makes an account; undefined once there is one. */
export async function firstAdministratorLink(
  { database, clock }: IdentityDependencies,
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
  const { database, clock } = deps
  const secure = config.ATRIUM_URL.startsWith('https:') ? '; Secure' : ''
  const attributes = `Path=${path}; HttpOnly; SameSite=Lax${secure}`
  const page = (reply: FastifyReply, text: string) =>
    reply.type('text/html; charset=utf-8').send(text)

  app.get(path, async (request, reply) => {
    const { code } = request.query as { code?: unknown }
    if (typeof code === 'string') {
      // The code leaves the address at once: history, logs and referrers must not keep it.
      const pass = await database.system(async (tx) =>
        !(await hasAccounts(tx)) && (await redeem(tx, 'FirstAdministratorLink', code, clock.now()))
          ? issue(tx, 'FirstAdministratorForm', clock.now())
          : undefined,
      )
      if (pass) reply.header('set-cookie', `${cookieName}=${pass}; ${attributes}`)
      return reply.redirect(path, 303)
    }
    const look = lookOf(request)
    const isOpen = await isOpenTo(passOf(request.headers.cookie))
    if (!isOpen) return page(reply.status(410), closedPage(look))
    return page(reply, firstAdministratorPage(look, formOf(look, {})))
  })

  app.post(path, async (request, reply) => {
    const look = lookOf(request)
    const form = (request.body ?? {}) as Form
    const pass = passOf(request.headers.cookie)
    if (!(await isOpenTo(pass))) return page(reply.status(410), closedPage(look))
    const failure = objectionOf(look, form)
    if (failure) {
      return page(reply.status(400), firstAdministratorPage(look, formOf(look, form, failure)))
    }
    const account: NewAccount = {
      login: form.login!.trim(),
      subject: randomUUID(),
      firstName: form.firstName!.trim(),
      lastName: form.lastName!.trim(),
      email: form.email!.trim(),
      roles: ['ADMINISTRATOR'],
      passwordHash: await hashPassword(form.password!),
    }
    const isCreated = await database.system(async (tx) => {
      await tx.query(sql`select pg_advisory_xact_lock(hashtext('first administrator'))`)
      if (await hasAccounts(tx)) return false
      if (!(await redeem(tx, 'FirstAdministratorForm', pass, clock.now()))) return false
      await createAccount(tx, account)
      await tx.query(
        sql`delete from identity_records where model in ('FirstAdministratorLink', 'FirstAdministratorForm')`,
      )
      return true
    })
    if (!isCreated) return page(reply.status(410), closedPage(look))
    const { firstAdministrator: text } = texts[look.language]
    reply.header('set-cookie', `${cookieName}=; Max-Age=0; ${attributes}`)
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
        (await isIssued(tx, 'FirstAdministratorForm', pass, clock.now())),
    )

  function closedPage(look: Look) {
    const { firstAdministrator: text } = texts[look.language]
    const way = { url: config.ATRIUM_URL, label: text.toSignIn }
    return messagePage(look, { title: text.closedTitle, text: text.closed, way })
  }
}

type Form = Partial<Record<string, string>>

function formOf(look: Look, form: Form, failure?: Failure): FirstAdministratorForm {
  const { firstName = '', lastName = '', email = '', login = '' } = form
  return { ...frameOf(look, path, failure), values: { firstName, lastName, email, login } }
}

function objectionOf(look: Look, form: Form): Failure | undefined {
  const { failures } = texts[look.language]
  const empty = ['firstName', 'lastName', 'email', 'login', 'password'].find(
    (name) => !form[name]?.trim(),
  )
  if (empty) return { field: empty, text: failures.name }
  if (!/^\S{1,200}$/.test(form.login!.trim())) return { field: 'login', text: failures.login }
  if (!/^[^\s@]+@[^\s@]+$/.test(form.email!.trim())) return { field: 'email', text: failures.email }
  const text = objectionTo(look, form.password!, [form.login!.trim()])
  return text ? { field: 'password', text } : undefined
}

async function hasAccounts(tx: Transaction): Promise<boolean> {
  return (await tx.query(sql`select from accounts limit 1`)).length > 0
}

/** Makes a code; only its hash is kept. */
async function issue(tx: Transaction, model: Model, now: Date): Promise<string> {
  const code = randomBytes(24).toString('base64url')
  const expiresAt = new Date(now.getTime() + hours * 3_600_000)
  await tx.query(sql`
    insert into identity_records (model, id, payload, expires_at)
    values (${model}, ${hashOf(code)}, '{}'::jsonb, ${expiresAt})`)
  return code
}

async function isIssued(tx: Transaction, model: Model, code: string, now: Date): Promise<boolean> {
  const found = await tx.query(sql`
    select from identity_records
    where model = ${model} and id = ${hashOf(code)} and expires_at > ${now}`)
  return found.length > 0
}

async function redeem(tx: Transaction, model: Model, code: string, now: Date): Promise<boolean> {
  const found = await tx.query(sql`
    delete from identity_records
    where model = ${model} and id = ${hashOf(code)} and expires_at > ${now} returning id`)
  return found.length > 0
}

function hashOf(code: string): string {
  return createHash('sha256').update(code).digest('base64url')
}

function passOf(cookies = ''): string {
  return new RegExp(`(?:^|; )${cookieName}=([\\w-]+)`).exec(cookies)?.[1] ?? ''
}
