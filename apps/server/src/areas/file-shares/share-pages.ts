import { randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { lookOf } from '../../identity/index.ts'
import { createRateLimit, isWithin } from '../../platform/http/index.ts'
import { acceptForms, sendPage, type ReadField } from '../../platform/http/plain-forms.ts'
import { Problem } from '../../platform/problem.ts'
import type { FirstPaint } from '../../platform/portal/index.ts'
import type { Dependencies } from '../../platform/types.ts'
import { paintTheme } from '../themes/index.ts'
import { createFileSharesService, sharePath, type SharingTenant } from './file-shares.service.ts'
import { overPage, passwordPage, sharePage, type ShareLook } from './share-page.ts'

/** Pages asked for, per address and minute; and passwords tried, per link. */
const looksPerMinute = 60
const attemptsPerMinute = 10

interface Form {
  key: string
  pass: string | undefined
  password: string | undefined
  get: 'inline' | 'attachment' | undefined
}

interface ShareOptions {
  contentOrigin: string
  /** The colours of a tenant's theme; undefined where the portal, which computes them, is not built. */
  coloursOf: FirstPaint['pageColours'] | undefined
}

/** The pages on which outsiders get a file: without a session, the address is the key (T-73). */
export async function mountShares(
  app: FastifyInstance,
  deps: Pick<Dependencies, 'database' | 'clock' | 'content' | 'portalUrl'>,
  { contentOrigin, coloursOf }: ShareOptions,
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

  const show = (reply: FastifyReply, look: ShareLook, kept: Pick<Form, 'key'> & Partial<Form>) =>
    over(reply, look, async () => {
      const { tenant, file } = await service.look(kept.key, kept.pass)
      const own = await lookOfTenant(reply, look, tenant)
      return sendPage(reply, 200, file ? sharePage(own, file, kept) : passwordPage(own, kept))
    })

  const unlock = (reply: FastifyReply, look: ShareLook, key: string, password: string) =>
    over(reply, look, async () => {
      const again = async (status: number, tenant: SharingTenant, failure: 'wrong' | 'tooMany') =>
        sendPage(
          reply,
          status,
          passwordPage(await lookOfTenant(reply, look, tenant), { key }, failure),
        )
      if (!isWithin(attempts, key))
        return again(429, (await service.look(key, undefined)).tenant, 'tooMany')
      const { tenant, pass } = await service.unlock(key, password)
      return pass === undefined ? again(401, tenant, 'wrong') : show(reply, look, { key, pass })
    })

  /** A link that does not work says so on a page, not as a problem. */
  async function over(reply: FastifyReply, look: ShareLook, answer: () => Promise<FastifyReply>) {
    try {
      return await answer()
    } catch (error) {
      if (error instanceof Problem && error.status === 404)
        return sendPage(reply, 404, overPage(look))
      throw error
    }
  }

  function pageLook(request: FastifyRequest, reply: FastifyReply): ShareLook {
    const nonce = randomBytes(18).toString('base64')
    reply.headers({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex, nofollow',
      'content-security-policy': policy(nonce),
    })
    return { ...lookOf(request), nonce }
  }

  /** The look that the tenant has in its own portal: colours, logo, and its mode where nobody chose one. */
  async function lookOfTenant(reply: FastifyReply, look: ShareLook, tenant: SharingTenant) {
    const theme = await paintTheme(deps, tenant.id)
    const mode = look.mode ?? theme?.themeToLoad ?? undefined
    const logos = tenant.logoUrl && (URL.parse(tenant.logoUrl)?.origin ?? "'self'")
    reply.header('content-security-policy', policy(look.nonce, logos))
    return {
      ...look,
      tenant,
      ...(mode && { mode }),
      ...(theme && coloursOf && { colours: coloursOf(theme) }),
    }
  }

  /** What a page may do: show pictures and send downloads of the content's origin, and nothing else. */
  const policy = (nonce: string, logos = '') =>
    [
      "default-src 'none'",
      `style-src 'nonce-${nonce}'`,
      `img-src data: ${contentOrigin} ${logos}`.trim(),
      `form-action 'self' ${contentOrigin}`,
      "frame-ancestors 'none'",
      "base-uri 'none'",
    ].join('; ')
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
