import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { findActiveAccount, verifyPassword } from '../accounts/accounts.ts'
import { identityPath } from '../config.ts'
import { createDeviceCookie } from '../sign-in/device-cookie.ts'
import { replacePassword } from './password-reset.ts'
import { hasShownFactor } from '../second-factor/shown.ts'
import type { Identity } from '../types.ts'
import { frameOf } from '../pages/fields.ts'
import type { Failure } from '../pages/fields.ts'
import { changePasswordPage } from '../pages/forms.ts'
import { lookOf } from '../pages/look.ts'
import type { Look } from '../pages/look.ts'
import { messagePage } from '../pages/message.ts'
import { findPasswordObjection } from '../pages/password-objection.ts'
import { secondFactorTexts } from '../pages/second-factor-texts.ts'
import { texts } from '../pages/texts.ts'
import { failureOf, refuse } from '../sign-in/sign-in.ts'

type Form = Partial<Record<string, string>>

/** The page on which a person changes the password; works signed out, too (AUTH-18). */
export function passwordRoutes(app: FastifyInstance, identity: Identity): void {
  const { deps, config, provider, devices } = identity
  const { database, clock, passwords } = deps
  const path = `${identityPath}/password`
  const deviceCookie = createDeviceCookie(config)

  const show = (reply: FastifyReply, look: Look, login: string, failure?: Failure) =>
    reply
      .type('text/html; charset=utf-8')
      .send(changePasswordPage(look, { ...frameOf(look, path, failure), login }))

  const sessionOf = (request: FastifyRequest, reply: FastifyReply) =>
    provider.Session.get(provider.createContext(request.raw, reply.raw))

  app.get(path, async (request, reply) => {
    const { accountId } = await sessionOf(request, reply)
    const account = accountId ? await findActiveAccount(database, accountId) : undefined
    return show(reply, lookOf(request), account?.login ?? '')
  })

  app.post(path, async (request, reply) => {
    const { login = '', current = '', next = '', repeat = '' } = (request.body ?? {}) as Form
    const look = lookOf(request)
    const failure = gapIn(look, { login: login.trim(), current, next, repeat })
    if (failure) return show(reply.status(400), look, login, failure)
    const attempt = await verifyPassword(
      { ...deps, devices },
      {
        login,
        password: current,
        address: request.ip,
        deviceToken: deviceCookie.read(request),
      },
    )
    if (attempt.outcome !== 'accepted') {
      const failure = { field: 'current', text: failureOf(look, attempt) }
      return show(refuse(reply, attempt), look, login, failure)
    }
    const { account } = attempt
    const session = await sessionOf(request, reply)
    if (!(await hasShownFactor(database, session, account))) {
      const { needed } = secondFactorTexts[look.language].settings
      return show(reply.status(403), look, login, { field: 'current', text: needed })
    }
    // Only now: what a password must not be says something about its owner.
    const objection = await findPasswordObjection(look, next, {
      owner: account,
      portalUrl: config.ATRIUM_URL,
      differsFrom: [current, account.login],
    })
    if (objection) {
      return show(reply.status(400), look, login, { field: 'next', text: objection })
    }
    const passwordHash = await passwords.hash(next)
    await database.system((tx) =>
      // Whoever knew the old password is out; the person in front of this browser stays in.
      replacePassword(tx, config, {
        account,
        passwordHash,
        now: clock.now(),
        keep: { uid: session.uid },
      }),
    )
    deviceCookie.set(reply, attempt.deviceToken)
    const { changePassword: text } = texts[look.language]
    return reply.type('text/html; charset=utf-8').send(
      messagePage(look, {
        title: text.doneTitle,
        text: text.done,
        isGood: true,
        way: { url: config.ATRIUM_URL, label: text.toPortal },
      }),
    )
  })
}

/** What is missing, or not typed twice alike. */
function gapIn(
  look: Look,
  { login, current, next, repeat }: Record<'login' | 'current' | 'next' | 'repeat', string>,
): Failure | undefined {
  const { failures } = texts[look.language]
  if (!login) return { field: 'login', text: failures.missing }
  if (!current) return { field: 'current', text: failures.missing }
  return next === repeat ? undefined : { field: 'repeat', text: failures.repeat }
}
