import { randomBytes } from 'node:crypto'
import { defaultBases } from '@atrium/api-client/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { lookOf } from '../../identity/index.ts'
import { createRateLimit } from '../../platform/http/index.ts'
import { Problem } from '../../platform/problem.ts'
import type { Dependencies } from '../../platform/types.ts'
import { messagePage, reportPage, signOnPage, type PageLook } from './report-page.ts'
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
  deps: Pick<Dependencies, 'database' | 'clock'>,
): Promise<void> {
  const service = createReportsService(deps)
  const limit = createRateLimit(attemptsPerMinute)

  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 10_000 },
      (_request, body, done) => done(null, readForm(String(body))),
    )
    scope.get(`${defaultBases.reports}/*`, (request, reply) =>
      send(reply, 401, signOnPage(pageLook(request, reply))),
    )
    scope.post(`${defaultBases.reports}/*`, async (request, reply) => {
      const look = pageLook(request, reply)
      const form = (request.body ?? {}) as Form
      if (form.token) {
        const owner = await service.ownerOf(form.token)
        if (owner === undefined) return send(reply, 401, messagePage(look, 'over'))
        return show(request, reply, look, owner)
      }
      if (!hasRoom(request.ip)) return send(reply, 429, signOnPage(look, 'tooMany'))
      const owner = await service.signOn(form.username ?? '', form.password ?? '')
      if (owner === undefined) return send(reply, 401, signOnPage(look, 'wrong'))
      return show(request, reply, look, owner)
    })
  })

  async function show(
    request: FastifyRequest,
    reply: FastifyReply,
    look: PageLook,
    userId: number,
  ) {
    const address = request.url.slice(defaultBases.reports.length + 1)
    const report = await service.report(address, userId)
    return report
      ? send(reply, 200, reportPage(look, report))
      : send(reply, 404, messagePage(look, 'missing'))
  }

  function hasRoom(ip: string): boolean {
    try {
      limit.take(ip)
      return true
    } catch (error) {
      if (error instanceof Problem) return false
      throw error
    }
  }
}

/** Fields of a form, without zero characters, which no text of the database can hold. */
function readForm(body: string): Form {
  const fields = new URLSearchParams(body)
  const read = (name: string) => fields.get(name)?.replaceAll('\0', '')
  return {
    token: read('token'),
    username: read('username'),
    password: read('password'),
    mode: read('mode'),
    language: read('language'),
  }
}

/** Sets what the page may do: in a frame of the portal, without an origin of its own, it reaches nothing. */
function pageLook(request: FastifyRequest, reply: FastifyReply): PageLook {
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

const send = (reply: FastifyReply, status: number, page: string) =>
  reply.status(status).type('text/html; charset=utf-8').send(page)
