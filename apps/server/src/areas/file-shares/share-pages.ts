import { randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { lookOf } from '../../identity/index.ts'
import { createRateLimit, isWithin } from '../../platform/http/index.ts'
import { acceptForms, sendPage, type ReadField } from '../../platform/http/plain-forms.ts'
import type { PlainLook } from '../../platform/http/plain-page.ts'
import { Problem } from '../../platform/problem.ts'
import type { Dependencies } from '../../platform/types.ts'
import { createFileSharesService, sharePath } from './file-shares.service.ts'
import { overPage, passwordPage, sharePage } from './share-page.ts'

/** Pages asked for, per address and minute; and passwords tried, per link. */
const looksPerMinute = 60
const attemptsPerMinute = 10

interface Form {
  key: string
  pass: string | undefined
  password: string | undefined
  get: 'inline' | 'attachment' | undefined
}

/** The pages on which outsiders get a file: without a session, the address is the key (T-73). */
export async function mountShares(
  app: FastifyInstance,
  deps: Pick<Dependencies, 'database' | 'clock' | 'content' | 'portalUrl'>,
  contentOrigin: string,
): Promise<void> {
  const service = createFileSharesService(deps)
  const looks = createRateLimit(looksPerMinute)
  const attempts = createRateLimit(attemptsPerMinute)

  await app.register(async (scope) => {
    acceptForms(scope, readForm)
    scope.get(sharePath, async (request, reply) => {
      looks.take(request.ip)
      const { key } = request.query as { key?: unknown }
      const look = pageLook(request, reply)
      if (typeof key !== 'string' || key.length > 200) return sendPage(reply, 404, overPage(look))
      return show(reply, look, { key })
    })
    scope.post(sharePath, async (request, reply) => {
      looks.take(request.ip)
      const form = (request.body ?? {}) as Form
      const look = pageLook(request, reply)
      if (form.password !== undefined) return unlock(reply, look, form.key, form.password)
      if (form.get === undefined) return show(reply, look, form)
      return over(reply, look, async () =>
        reply.redirect(await service.content(form.key, form.pass, form.get!), 303),
      )
    })
  })

  const show = (reply: FastifyReply, look: PlainLook, kept: Pick<Form, 'key'> & Partial<Form>) =>
    over(reply, look, async () => {
      const file = await service.look(kept.key, kept.pass)
      if (file === 'locked') return sendPage(reply, 200, passwordPage(look, kept))
      return sendPage(reply, 200, sharePage(look, file, kept))
    })

  const unlock = (reply: FastifyReply, look: PlainLook, key: string, password: string) =>
    over(reply, look, async () => {
      if (!isWithin(attempts, key))
        return sendPage(reply, 429, passwordPage(look, { key }, 'tooMany'))
      const pass = await service.unlock(key, password)
      if (pass === undefined) return sendPage(reply, 401, passwordPage(look, { key }, 'wrong'))
      return show(reply, look, { key, pass })
    })

  /** A link that does not work says so on a page, not as a problem. */
  async function over(reply: FastifyReply, look: PlainLook, answer: () => Promise<FastifyReply>) {
    try {
      return await answer()
    } catch (error) {
      if (error instanceof Problem && error.status === 404)
        return sendPage(reply, 404, overPage(look))
      throw error
    }
  }

  /** Sets what the page may do: pictures and downloads from the content's origin, and nothing else. */
  function pageLook(request: FastifyRequest, reply: FastifyReply): PlainLook {
    const nonce = randomBytes(18).toString('base64')
    reply.headers({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex, nofollow',
      'content-security-policy': [
        "default-src 'none'",
        `style-src 'nonce-${nonce}'`,
        `img-src data: ${contentOrigin}`,
        `form-action 'self' ${contentOrigin}`,
        "frame-ancestors 'none'",
        "base-uri 'none'",
      ].join('; '),
    })
    return { ...lookOf(request), nonce }
  }
}

function readForm(field: ReadField): Form {
  const get = field('get')
  return {
    key: field('key') ?? '',
    pass: field('pass'),
    password: field('password'),
    get: get === 'inline' || get === 'attachment' ? get : undefined,
  }
}
