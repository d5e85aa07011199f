import { randomBytes } from 'node:crypto'
import { defaultBases } from '@atrium/api-client/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { lookOf } from '../../identity/index.ts'
import { createRateLimit, isWithin } from '../../platform/http/index.ts'
import { acceptForms, sendPage, type ReadField } from '../../platform/http/plain-forms.ts'
import type { PlainLook } from '../../platform/http/plain-page.ts'
import type { Dependencies } from '../../platform/dependencies.ts'
import { messagePage, reportPage, signOnPage } from './report-page.ts'
import { createReportsService } from './reports.service.ts'

/** Attempts to sign on, per address and minute. */
const attemptsPerMinute = 10

interface Form {
  token?: string | undefined
  username?: string | undefined
  password?: string | undefined
  /** How the page around the frame looks and speaks. */
  mode?: string | undefined
  language?: string | undefined
}

/**
 * The reporting tool that comes with the server, below `/bi`. The portal posts a token into a frame
 * (REP-01), so that it stands in no address and no log; without one the tool asks who is there.
 */
export async function mountReports(
  app: FastifyInstance,
  deps: Pick<Dependencies, 'database' | 'clock' | 'passwords'>,
): Promise<void> {
  const service = createReportsService(deps)
  const limit = createRateLimit(attemptsPerMinute)

  await app.register(async (scope) => {
    acceptForms(scope, readForm)
    scope.get(`${defaultBases.reports}/*`, (request, reply) =>
      sendPage(reply, 401, signOnPage(pageLook(request, reply))),
    )
    scope.post(`${defaultBases.reports}/*`, async (request, reply) => {
      const look = pageLook(request, reply)
      const form = (request.body ?? {}) as Form
      if (form.token) {
        const owner = await service.ownerOf(form.token)
        if (owner === undefined) return sendPage(reply, 401, messagePage(look, 'over'))
        return show(request, reply, look, owner)
      }
      if (!isWithin(limit, request.ip)) return sendPage(reply, 429, signOnPage(look, 'tooMany'))
      const owner = await service.signOn(form.username ?? '', form.password ?? '')
      if (owner === undefined) return sendPage(reply, 401, signOnPage(look, 'wrong'))
      return show(request, reply, look, owner)
    })
  })

  async function show(
    request: FastifyRequest,
    reply: FastifyReply,
    look: PlainLook,
    userId: number,
  ) {
    const address = request.url.slice(defaultBases.reports.length + 1)
    const report = await service.report(address, userId)
    return report
      ? sendPage(reply, 200, reportPage(look, report))
      : sendPage(reply, 404, messagePage(look, 'missing'))
  }
}

const readForm = (field: ReadField): Form => ({
  token: field('token'),
  username: field('username'),
  password: field('password'),
  mode: field('mode'),
  language: field('language'),
})

/** Sets what the page may do: in a frame of the portal, without an origin of its own, it reaches nothing. */
function pageLook(request: FastifyRequest, reply: FastifyReply): PlainLook {
  const nonce = randomBytes(18).toString('base64')
  reply.headers({
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'content-security-policy': [
      "default-src 'none'",
      `style-src 'nonce-${nonce}'`,
      'img-src data:',
      "form-action 'self'",
      "frame-ancestors 'self'",
      "base-uri 'none'",
      'sandbox allow-forms',
    ].join('; '),
  })
  const { mode, language } = (request.body ?? {}) as Form
  return {
    ...lookOf(request),
    ...((mode === 'light' || mode === 'dark') && { mode }),
    ...((language === 'de' || language === 'en') && { language }),
    nonce,
  }
}
