import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { auditAccount, auditRefusal } from './account-audit.ts'
import { enterAsPersona, listPersonas, verifyPassword } from './accounts.ts'
import type { Account, Attempt } from './accounts.ts'
import { changePasswordUrl, forgottenPasswordUrl, identityPath } from './config.ts'
import { createDeviceCookie } from './device-cookie.ts'
import { endSessionsOf } from './sessions.ts'
import type { Identity } from './types.ts'
import { frameOf } from './pages/fields.ts'
import type { Failure } from './pages/fields.ts'
import { signInPage } from './pages/forms.ts'
import { lookOf } from './pages/look.ts'
import type { Look } from './pages/look.ts'
import { texts } from './pages/texts.ts'

type Form = Partial<Record<string, string>>

/** The sign-in page: a form, and in a demo a row for each person. */
export function signInRoutes(app: FastifyInstance, identity: Identity): void {
  const { config, provider, devices } = identity
  const deps = { ...identity.deps, devices }
  const deviceCookie = createDeviceCookie(config)
  const isDemo = config.ATRIUM_DEMO !== 'none'
  const path = `${identityPath}/sign-in/:uid`

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
    const { login = '', password = '', persona } = (request.body ?? {}) as Form
    const look = lookOf(request, interaction.params.ui_locales)
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
    await accept(interaction, attempt.account)
    await deps.database.system((tx) =>
      auditAccount(tx, attempt.account, { action: 'sign-in.accepted', address: request.ip }),
    )
    return reply.redirect(interaction.returnTo, 303)
  })

  async function accept(
    interaction: Awaited<ReturnType<typeof provider.interactionDetails>>,
    account: Account,
  ) {
    const { session } = interaction
    if (session?.accountId && session.accountId !== account.subject) {
      // Somebody else was signed in here: that session ends, and this sign-in begins a new one.
      const { accountId, uid } = session
      await deps.database.system((tx) => endSessionsOf(tx, accountId, { only: uid }))
      interaction.session = undefined
    }
    interaction.result = { login: { accountId: account.subject, remember: true } }
    await interaction.save(interaction.exp - Math.floor(Date.now() / 1000))
  }
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
