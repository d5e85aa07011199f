import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { changePassword, findActiveAccount } from './accounts.ts'
import { identityPath } from './config.ts'
import { endSessionsOf } from './sessions.ts'
import type { Identity } from './types.ts'
import { frameOf } from './pages/fields.ts'
import type { Failure } from './pages/fields.ts'
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

  const show = (reply: FastifyReply, look: Look, login: string, failure?: Failure) =>
    reply
      .type('text/html; charset=utf-8')
      .send(changePasswordPage(look, { ...frameOf(look, path, failure), login }))

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
    const failure = objectionOf(look, { login: login.trim(), current, next, repeat })
    if (failure) return show(reply.status(400), look, login, failure)
    const attempt = await changePassword(deps, { login, current, next, address: request.ip })
    if (attempt.outcome !== 'accepted') {
      const failure = { field: 'current', text: failureOf(look, attempt) }
      return show(refuse(reply, attempt), look, login, failure)
    }
    const session = await sessionOf(request, reply)
    // Whoever knew the old password is out; the person in front of this browser stays in.
    await deps.database.system((tx) =>
      endSessionsOf(tx, attempt.account.subject, { except: session.uid }),
    )
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

function objectionOf(
  look: Look,
  { login, current, next, repeat }: Record<'login' | 'current' | 'next' | 'repeat', string>,
): Failure | undefined {
  const { failures } = texts[look.language]
  if (!login) return { field: 'login', text: failures.missing }
  if (!current) return { field: 'current', text: failures.missing }
  const text = objectionTo(look, next, [current, login])
  if (text) return { field: 'next', text }
  return next === repeat ? undefined : { field: 'repeat', text: failures.repeat }
}
