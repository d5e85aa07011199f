import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { enqueue } from '../../platform/jobs/index.ts'
import { normalizeName } from '../accounts/accounts.ts'
import { forgetAttemptsFrom, takeAttempt, type GuessLimits } from '../sign-in/attempts.ts'
import { forgottenPasswordUrl, identityPath } from '../config.ts'
import { createDeviceCookie } from '../sign-in/device-cookie.ts'
import { createPageCookie } from '../sign-in/page-cookies.ts'
import {
  findResetAccount,
  newResetJob,
  redeemResetCode,
  resetLinkMinutes,
} from './password-reset.ts'
import { frameOf, type Failure } from '../pages/fields.ts'
import { forgottenPasswordPage, newPasswordPage } from '../pages/forms.ts'
import { lookOf, type Look } from '../pages/look.ts'
import { messagePage } from '../pages/message.ts'
import { findPasswordObjection } from '../pages/password-objection.ts'
import { texts } from '../pages/texts.ts'
import type { Identity } from '../types.ts'

/** Links that may be asked for within 15 minutes: for one address, and from one network. */
export const resetLimits = { ofBoth: 3, ofKey: 10, ofNetwork: 30 } as const satisfies GuessLimits

const askPath = `${identityPath}/password/forgotten`
const choosePath = `${identityPath}/password/new`

type Form = Partial<Record<string, string>>

/** The pages on which somebody asks for a link by mail, and chooses a new password behind it (ASVS 6.4.3). */
export function forgottenPasswordRoutes(app: FastifyInstance, identity: Identity): void {
  const { deps, config, devices } = identity
  const { database, clock, passwords } = deps
  const cookie = createPageCookie(config, { name: '_password_reset', path: choosePath })
  const deviceCookie = createDeviceCookie(config)
  const page = (reply: FastifyReply, text: string) =>
    reply.type('text/html; charset=utf-8').send(text)

  const showAsk = (reply: FastifyReply, look: Look, name: string, failure?: Failure) =>
    page(
      reply,
      forgottenPasswordPage(look, {
        ...frameOf(look, askPath, failure),
        name,
        portalUrl: config.ATRIUM_URL,
      }),
    )

  app.get(askPath, async (request, reply) => showAsk(reply, lookOf(request), ''))

  app.post(askPath, async (request, reply) => {
    const look = lookOf(request)
    const { failures, forgotten } = texts[look.language]
    const { login: name = '' } = (request.body ?? {}) as Form
    const key = normalizeName(name)
    if (!key) {
      return showAsk(reply.status(400), look, '', { field: 'login', text: failures.nameMissing })
    }
    const minutes = await database.system(async (tx) => {
      const asking = { kind: 'reset' as const, key, address: request.ip }
      const minutes = await takeAttempt(tx, clock.now(), asking, resetLimits)
      if (minutes === undefined) await enqueue(tx, newResetJob(key))
      return minutes
    })
    if (minutes !== undefined) {
      reply.status(429).header('retry-after', minutes * 60)
      return showAsk(reply, look, name, { field: 'login', text: failures.locked(minutes) })
    }
    const text = forgotten.sent(resetLinkMinutes)
    const way = { url: config.ATRIUM_URL, label: texts[look.language].changePassword.toPortal }
    return page(reply, messagePage(look, { title: forgotten.sentTitle, text, isGood: true, way }))
  })

  const accountOf = (request: FastifyRequest) =>
    database.system((tx) => findResetAccount(tx, cookie.read(request) ?? '', clock.now()))

  app.get(choosePath, async (request, reply) => {
    const { code } = request.query as { code?: unknown }
    if (typeof code === 'string') {
      // The code leaves the address at once: history, logs and referrers must not keep it.
      const account = await database.system((tx) => findResetAccount(tx, code, clock.now()))
      if (account) cookie.set(reply, code)
      else cookie.clear(reply)
      return reply.redirect(choosePath, 303)
    }
    const look = lookOf(request)
    const account = await accountOf(request)
    if (!account) return page(reply.status(410), closedPage(look))
    return showChoose(reply, look, account.login)
  })

  const showChoose = (reply: FastifyReply, look: Look, login: string, failure?: Failure) =>
    page(reply, newPasswordPage(look, { ...frameOf(look, choosePath, failure), login }))

  app.post(choosePath, async (request, reply) => {
    const look = lookOf(request)
    const { failures, newPassword } = texts[look.language]
    const { next = '', repeat = '' } = (request.body ?? {}) as Form
    const code = cookie.read(request) ?? ''
    const account = await accountOf(request)
    if (!account) return page(reply.status(410), closedPage(look))
    const { login, email } = account
    const objection = await findPasswordObjection(look, next, {
      owner: account,
      portalUrl: config.ATRIUM_URL,
      differsFrom: [login],
    })
    if (objection) {
      return showChoose(reply.status(400), look, login, { field: 'next', text: objection })
    }
    if (next !== repeat) {
      const failure = { field: 'repeat', text: failures.repeat }
      return showChoose(reply.status(400), look, login, failure)
    }
    const passwordHash = await passwords.hash(next)
    const isDone = await database.system(async (tx) => {
      if (!(await redeemResetCode(tx, config, { code, passwordHash, now: clock.now() })))
        return false
      // What was tried before from here was tried by who did not remember.
      for (const key of new Set([login, email].map(normalizeName)))
        await forgetAttemptsFrom(tx, { kind: 'sign-in', key, address: request.ip })
      return true
    })
    if (!isDone) return page(reply.status(410), closedPage(look))
    cookie.clear(reply)
    // Whoever reads the owner's mail is no stranger to the account: an attack does not shut them out.
    const deviceId = devices.findId(deviceCookie.read(request), account.subject)
    deviceCookie.set(reply, devices.issueToken(account.subject, deviceId))
    const way = { url: config.ATRIUM_URL, label: texts[look.language].account.toSignIn }
    const { doneTitle: title, done: text } = newPassword
    return page(reply, messagePage(look, { title, text, isGood: true, way }))
  })

  function closedPage(look: Look) {
    const { account, newPassword } = texts[look.language]
    const url = `${forgottenPasswordUrl(config)}?language=${look.language}`
    return messagePage(look, {
      title: account.closedTitle,
      text: newPassword.closed(resetLinkMinutes),
      way: { url, label: newPassword.askAgain },
    })
  }
}
