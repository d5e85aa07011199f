import { accountEmail } from '@atrium/api-client/contract'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { findActiveAccount, verifyPassword } from '../accounts/accounts.ts'
import { changeEmailUrl, identityPath } from '../config.ts'
import { createDeviceCookie } from '../sign-in/device-cookie.ts'
import {
  emailLinkMinutes,
  findConfirmedEmail,
  findEmailChange,
  redeemEmailChange,
  requestEmailChange,
} from './email-change.ts'
import { createPageCookie } from '../sign-in/page-cookies.ts'
import { changeEmailPage, confirmEmailPage } from '../pages/email-forms.ts'
import { emailTexts } from '../pages/email-texts.ts'
import { frameOf, type Failure } from '../pages/fields.ts'
import { lookOf, type Look } from '../pages/look.ts'
import { messagePage } from '../pages/message.ts'
import { texts } from '../pages/texts.ts'
import { secondFactorTexts } from '../pages/second-factor-texts.ts'
import { hasShownFactor } from '../second-factor/shown.ts'
import { failureOf, refuse } from '../sign-in/sign-in.ts'
import type { Identity } from '../types.ts'

const askPath = `${identityPath}/email`
const confirmPath = `${identityPath}/email/confirm`

type Form = Partial<Record<string, string>>
type Entered = Record<'login' | 'current' | 'email', string>

/**
 * The pages on which a person asks for another e-mail address, with their password, and confirms it from the new
 * mailbox (ASVS 7.5.1).
 */
export function emailChangeRoutes(app: FastifyInstance, identity: Identity): void {
  const { deps, config, provider, devices } = identity
  const { database, clock } = deps
  const deviceCookie = createDeviceCookie(config)
  const cookie = createPageCookie(config, { name: '_email_change', path: confirmPath })
  const page = (reply: FastifyReply, text: string) =>
    reply.type('text/html; charset=utf-8').send(text)

  const showAsk = (
    reply: FastifyReply,
    look: Look,
    entered: Pick<Entered, 'login' | 'email'>,
    failure?: Failure,
  ) => page(reply, changeEmailPage(look, { ...frameOf(look, askPath, failure), ...entered }))

  app.get(askPath, async (request, reply) => {
    const { accountId } = await provider.Session.get(provider.createContext(request.raw, reply.raw))
    const account = accountId ? await findActiveAccount(database, accountId) : undefined
    return showAsk(reply, lookOf(request), { login: account?.login ?? '', email: '' })
  })

  app.post(askPath, async (request, reply) => {
    const look = lookOf(request)
    const { change: text } = emailTexts[look.language]
    const form = (request.body ?? {}) as Form
    const entered = { login: form.login?.trim() ?? '', email: form.email?.trim() ?? '' }
    // Only the language was changed; a password is not sent back.
    if (form.keep) return showAsk(reply, look, entered)
    const current = form.current ?? ''
    const gap = gapIn(look, { ...entered, current })
    if (gap) return showAsk(reply.status(400), look, entered, gap)
    const attempt = await verifyPassword(
      { ...deps, devices },
      {
        login: entered.login,
        password: current,
        address: request.ip,
        deviceToken: deviceCookie.read(request),
      },
    )
    if (attempt.outcome !== 'accepted') {
      const failure = { field: 'current', text: failureOf(look, attempt) }
      return showAsk(refuse(reply, attempt), look, entered, failure)
    }
    deviceCookie.set(reply, attempt.deviceToken)
    const { account } = attempt
    const session = await provider.Session.get(provider.createContext(request.raw, reply.raw))
    if (!(await hasShownFactor(database, session, account))) {
      const { needed } = secondFactorTexts[look.language].settings
      return showAsk(reply.status(403), look, entered, { field: 'current', text: needed })
    }
    const wanted = { account, email: entered.email, address: request.ip }
    const outcome = await database.system((tx) => requestEmailChange(deps, config, tx, wanted))
    if (outcome === 'same') {
      return showAsk(reply.status(400), look, entered, { field: 'email', text: text.same })
    }
    if (typeof outcome === 'object') {
      const { minutes } = outcome
      const failure = { field: 'email', text: texts[look.language].failures.locked(minutes) }
      reply.status(429).header('retry-after', minutes * 60)
      return showAsk(reply, look, entered, failure)
    }
    return page(
      reply,
      messagePage(look, {
        title: text.sentTitle,
        text: text.sent(entered.email, emailLinkMinutes),
        isGood: true,
        way: { url: config.ATRIUM_URL, label: text.toPortal },
      }),
    )
  })

  const changeOf = (code: string) =>
    database.system((tx) => findEmailChange(tx, deps, { code, now: clock.now() }))

  const confirmedBy = (code: string) =>
    database.system((tx) => findConfirmedEmail(tx, code, clock.now()))

  app.get(confirmPath, async (request, reply) => {
    const { code } = request.query as { code?: unknown }
    if (typeof code === 'string') {
      // The code leaves the address at once: history, logs and referrers must not keep it.
      if (await changeOf(code)) cookie.set(reply, code)
      // Who opens the used link of the mail again, where it was confirmed, reads that it is done.
      else if (!(await confirmedBy(cookie.read(request) ?? ''))) cookie.clear(reply)
      return reply.redirect(confirmPath, 303)
    }
    const look = lookOf(request)
    const kept = cookie.read(request) ?? ''
    const change = await changeOf(kept)
    if (!change) {
      const confirmed = await confirmedBy(kept)
      return confirmed === undefined
        ? page(reply.status(410), closedPage(config, look))
        : page(reply, donePage(config, look, confirmed))
    }
    const { account, email } = change
    const { login } = account
    const isLogin = login.toLowerCase() === account.email.toLowerCase()
    return page(
      reply,
      confirmEmailPage(look, { ...frameOf(look, confirmPath), login, email, isLogin }),
    )
  })

  app.post(confirmPath, async (request, reply) => {
    const look = lookOf(request)
    const code = cookie.read(request) ?? ''
    const used = await database.system((tx) =>
      redeemEmailChange(tx, { ...deps, config }, { code, now: clock.now() }),
    )
    if (used !== undefined) {
      // Loaded once more, the page says again that it is done.
      cookie.set(reply, used)
      return reply.redirect(`${confirmPath}?language=${look.language}`, 303)
    }
    // Pressed twice: the first press has done it.
    if (await database.system((tx) => findConfirmedEmail(tx, code, clock.now())))
      return reply.redirect(`${confirmPath}?language=${look.language}`, 303)
    cookie.clear(reply)
    return page(reply.status(410), closedPage(config, look))
  })
}

function donePage(config: Identity['config'], look: Look, email: string) {
  const { confirm: text } = emailTexts[look.language]
  return messagePage(look, {
    title: text.doneTitle,
    text: text.done(email),
    isGood: true,
    way: { url: config.ATRIUM_URL, label: text.toPortal },
  })
}

function closedPage(config: Identity['config'], look: Look) {
  const { confirm: text } = emailTexts[look.language]
  return messagePage(look, {
    title: texts[look.language].account.closedTitle,
    text: text.closed(emailLinkMinutes),
    way: { url: `${changeEmailUrl(config)}?language=${look.language}`, label: text.askAgain },
  })
}

/** What is missing, or is no address. */
function gapIn(look: Look, { login, current, email }: Entered): Failure | undefined {
  const { failures } = texts[look.language]
  if (!login) return { field: 'login', text: failures.missing }
  if (!current) return { field: 'current', text: failures.missing }
  if (!accountEmail.safeParse(email).success) return { field: 'email', text: failures.email }
  return undefined
}
