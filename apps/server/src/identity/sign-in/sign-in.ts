import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { auditRefusal } from '../accounts/account-audit.ts'
import {
  enterAsPersona,
  findActiveAccount,
  listPersonas,
  verifyPassword,
} from '../accounts/accounts.ts'
import type { Attempt } from '../accounts/accounts.ts'
import { acceptSignIn, demoMethod, type SignInMethod } from './accept-sign-in.ts'
import { changePasswordUrl, forgottenPasswordUrl, identityPath } from '../config.ts'
import { createDeviceCookie } from './device-cookie.ts'
import { nextStep, rememberFirstFactor, stepPath } from '../second-factor/sign-in-step.ts'
import type { Identity } from '../types.ts'
import { frameOf } from '../pages/fields.ts'
import type { Failure } from '../pages/fields.ts'
import { signInPage } from '../pages/forms.ts'
import { lookOf } from '../pages/look.ts'
import type { Look } from '../pages/look.ts'
import { secondFactorTexts } from '../pages/second-factor-texts.ts'
import { texts } from '../pages/texts.ts'

type Form = Partial<Record<string, string>>

/** The sign-in page: a form, and in a demo a row for each person. */
export function signInRoutes(app: FastifyInstance, identity: Identity): void {
  const { config, provider, devices, passkeys } = identity
  const deps = { ...identity.deps, devices }
  const deviceCookie = createDeviceCookie(config)
  const isDemo = config.ATRIUM_DEMO !== 'none'
  const path = `${identityPath}/sign-in/:uid`

  /** Passkeys are asked for in this sign-in alone. */
  const purposeOf = (request: FastifyRequest) =>
    `sign-in ${(request.params as { uid: string }).uid}`

  async function show(
    request: FastifyRequest,
    reply: FastifyReply,
    { look, login, failure }: { look: Look; login: string; failure?: Failure },
  ) {
    return reply.type('text/html; charset=utf-8').send(
      signInPage(look, {
        ...frameOf(look, request.url.split('?')[0]!, failure),
        forgottenPasswordUrl: `${forgottenPasswordUrl(config)}?language=${look.language}`,
        changePasswordUrl: `${changePasswordUrl(config)}?language=${look.language}`,
        passkeyOptions: await passkeys?.askFor(purposeOf(request)),
        personas: isDemo ? await listPersonas(deps.database) : [],
        login,
      }),
    )
  }

  app.get(path, async (request, reply) => {
    const { params } = await provider.interactionDetails(request.raw, reply.raw)
    const look = lookOf(request, params.ui_locales)
    const hint = typeof params.login_hint === 'string' ? params.login_hint.slice(0, 200) : ''
    return show(request, reply, { look, login: hint })
  })

  app.post(path, async (request, reply) => {
    const interaction = await provider.interactionDetails(request.raw, reply.raw)
    const { login = '', password = '', persona, credential, keep } = (request.body ?? {}) as Form
    const look = lookOf(request, interaction.params.ui_locales)
    // Only the language was changed; a password is not sent back.
    if (keep) return show(request, reply, { look, login })
    if (credential) {
      const subject = await passkeys?.subjectOf(purposeOf(request), credential)
      const account = subject && (await findActiveAccount(deps.database, subject))
      if (!account) {
        request.log.warn('sign-in by passkey refused')
        const failure = { field: '', text: secondFactorTexts[look.language].passkey.unknown }
        return show(request, reply.status(401), { look, login, failure })
      }
      await acceptSignIn(deps.database, interaction, {
        account,
        // The device has asked its owner for a finger, a face or a PIN: two factors in one.
        methods: ['pop', 'mfa'],
        address: request.ip,
      })
      return reply.redirect(interaction.returnTo, 303)
    }
    const isPersona = isDemo && persona !== undefined
    if (!isPersona && !(login.trim() && password)) {
      const failure = {
        field: login.trim() ? 'password' : 'login',
        text: texts[look.language].failures.missing,
      }
      return show(request, reply.status(400), { look, login, failure })
    }
    const attempt = isPersona
      ? await enterAsPersona(deps.database, persona)
      : await verifyPassword(deps, {
          login,
          password,
          address: request.ip,
          deviceToken: deviceCookie.read(request),
        })
    if (attempt.outcome !== 'accepted') {
      request.log.warn({ outcome: attempt.outcome }, 'sign-in refused')
      refuse(reply, attempt)
      if (attempt.outcome !== 'locked') {
        const reason = attempt.outcome === 'wrong' ? 'wrong-password' : 'deactivated'
        const act = { action: 'sign-in.failed', address: request.ip, reason } as const
        auditRefusal(deps.database, isPersona ? persona : login, act, (error) =>
          request.log.error(error, 'a failed sign-in could not be written into the audit log'),
        )
      }
      const failure = { field: 'password', text: failureOf(look, attempt) }
      return show(request, reply, { look, login, failure })
    }
    if (attempt.deviceToken) deviceCookie.set(reply, attempt.deviceToken)
    const { account } = attempt
    const step = isPersona ? undefined : await nextStep(deps.database, account)
    if (step) {
      await rememberFirstFactor(interaction, account)
      return reply.redirect(stepPath(interaction.uid, step), 303)
    }
    const method: SignInMethod = isPersona ? demoMethod : 'pwd'
    await acceptSignIn(deps.database, interaction, {
      account,
      methods: [method],
      address: request.ip,
    })
    return reply.redirect(interaction.returnTo, 303)
  })
}

/** The sentence for an attempt that failed. */
export function failureOf(look: Look, attempt: Exclude<Attempt, { outcome: 'accepted' }>): string {
  const { failures } = texts[look.language]
  if (attempt.outcome === 'locked') return failures.locked(attempt.minutes)
  return failures[attempt.outcome]
}

/** The status for an attempt that failed. */
export function refuse(reply: FastifyReply, attempt: Exclude<Attempt, { outcome: 'accepted' }>) {
  if (attempt.outcome === 'locked') reply.header('retry-after', attempt.minutes * 60)
  return reply.status({ wrong: 401, inactive: 403, locked: 429 }[attempt.outcome])
}
