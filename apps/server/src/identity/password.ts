import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { changePassword, findActiveAccount } from './accounts.ts'
import { endSessions } from './adapter.ts'
import { identityPath } from './config.ts'
import type { Identity } from './mount.ts'
import { changePasswordPage, objectionTo } from './pages/forms.ts'
import { lookOf } from './pages/look.ts'
import type { Look } from './pages/look.ts'
import { messagePage } from './pages/message.ts'
import { texts } from './pages/texts.ts'
import { failureOf, refuse } from './sign-in.ts'

type Form = Partial<Record<string, string>>

/** The page on which a person changes the password; works signed out, too (AUTH-18). */
export function passwordRoutes(app: FastifyInstance, { deps, config, provider }: Identity): void {
  const path = `${identityPath}/password`

  function show(reply: FastifyReply, look: Look, login: string, failure?: string) {
    const other = look.language === 'de' ? 'en' : 'de'
    return reply.type('text/html; charset=utf-8').send(
      changePasswordPage(look, {
        action: `${path}?language=${look.language}`,
        otherLanguageUrl: `?language=${other}`,
        login,
        failure,
      }),
    )
  }

  const sessionOf = (request: FastifyRequest, reply: FastifyReply) =>
    provider.Session.get(provider.createContext(request.raw, reply.raw))

  app.get(path, async (request, reply) => {
    const { accountId } = await sessionOf(request, reply)
    const account = accountId ? await findActiveAccount(deps.database, accountId) : undefined
    return show(reply, lookOf(request), account?.login ?? '')
  })

  app.post(path, async (request, reply) => {
    const { login = '', current = '', next = '', repeat = '' } = (request.body ?? {}) as Form
    const look = lookOf(request)
    const { failures, changePassword: text } = texts[look.language]
    const objection =
      !login.trim() || !current
        ? failures.missing
        : (objectionTo(look, next, [current, login.trim()]) ??
          (next === repeat ? undefined : failures.repeat))
    if (objection) return show(reply.status(400), look, login, objection)
    const attempt = await changePassword(deps, { login, current, next })
    if (attempt.outcome !== 'accepted') {
      return show(refuse(reply, attempt), look, login, failureOf(look, attempt))
    }
    const session = await sessionOf(request, reply)
    const grants = Object.values(session.authorizations ?? {}).flatMap(
      ({ grantId }) => grantId ?? [],
    )
    // Whoever knew the old password is out; the person in front of this browser stays in.
    await endSessions(deps.database, attempt.account.subject, {
      uid: session.uid,
      grantIds: grants,
    })
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
