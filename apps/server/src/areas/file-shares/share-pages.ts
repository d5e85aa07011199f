import { randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { lookOf } from '../../identity/index.ts'
import { createRateLimit } from '../../platform/http/index.ts'
import { acceptForms, sendPage, type ReadField } from '../../platform/http/plain-forms.ts'
import type { FirstPaint } from '../../platform/portal/index.ts'
import { Problem } from '../../platform/problem.ts'
import { paintTheme } from '../themes/index.ts'
import { folderPage } from './folder-page.ts'
import {
  createOutsidersService,
  type Asked,
  type OutsiderDependencies,
  type SharingTenant,
} from './outsiders.service.ts'
import { passFrom, passCookie } from './pass-cookie.ts'
import { requestPage } from './request-page.ts'
import { mountReceiving } from './request-pages.ts'
import { gonePage, overPage, passwordPage, sharePage, type ShareLook } from './share-page.ts'
import { sharePath } from './share-rules.ts'

/** Pages asked for, per address and minute. */
const looksPerMinute = 60

interface Form {
  key: string
  password: string | undefined
  /** What a button asks for: `attachment`, `inline` or `zip`; `zip:12` of something inside. */
  get: string | undefined
}

interface ShareOptions {
  contentOrigin: string
  /** The colours of a tenant's theme; undefined where the portal, which computes them, is not built. */
  coloursOf: FirstPaint['pageColours'] | undefined
}

/** The pages on which outsiders get files: without a session, the address is the key (T-73). */
export async function mountShares(
  app: FastifyInstance,
  deps: OutsiderDependencies,
  { contentOrigin, coloursOf }: ShareOptions,
): Promise<void> {
  const service = createOutsidersService(deps)
  const looks = createRateLimit(looksPerMinute)
  const isSecure = deps.portalUrl.startsWith('https:')
  const policy = createPagePolicy(contentOrigin)

  await app.register(async (scope) => {
    acceptForms(scope, readForm)
    scope.get(sharePath, async (request, reply) => {
      looks.take(request.ip)
      const { key, in: inside, page } = request.query as Record<string, unknown>
      const look = pageLook(request, reply)
      if (typeof key !== 'string' || key.length > 200) return sendPage(reply, 404, overPage(look))
      const asked = { key, pass: passFrom(request.headers.cookie, key), id: numberIn(inside) }
      return show(reply, look, asked, numberIn(page) ?? 1)
    })
    scope.post(sharePath, async (request, reply) => {
      looks.take(request.ip)
      const { key, password, get } = readBody(request.body)
      const look = pageLook(request, reply)
      if (password !== undefined) return unlock(reply, look, key, { password, address: request.ip })
      return give(reply, look, { key, pass: passFrom(request.headers.cookie, key) }, get)
    })
  })

  await app.register(async (scope) => {
    mountReceiving(scope, { service, deps, pageLook, lookOfTenant, over })
  })

  const show = (reply: FastifyReply, look: ShareLook, asked: Asked, page: number) =>
    over(reply, look, async () => {
      const { language } = look
      const { tenant, shared, request } = await service.look(asked, { language, page })
      const own = await lookOfTenant(reply, look, tenant, request !== undefined)
      if (request) return sendPage(reply, 200, requestPage(own, request, asked.key))
      if (!shared) return sendPage(reply, 200, passwordPage(own, asked.key))
      const { item } = shared
      if (!item) return sendPage(reply, 404, gonePage(own, shared, asked.key))
      const answer =
        item.kind === 'file'
          ? sharePage(own, { ...shared, item }, asked.key)
          : folderPage(own, { ...shared, item }, asked.key)
      return sendPage(reply, 200, answer)
    })

  const give = (reply: FastifyReply, look: ShareLook, asked: Asked, get = '') =>
    over(reply, look, async () => {
      const [, way, id] = /^(attachment|inline|zip)(?::(\d{1,10}))?$/.exec(get) ?? []
      const wanted = { ...asked, id: numberIn(id) }
      const found =
        way === 'zip'
          ? await service.archive(wanted)
          : way === 'attachment' || way === 'inline'
            ? await service.content(wanted, way)
            : 'locked'
      // What is not there, and who is not let in any more, learns so on the link's own page.
      if (found === undefined) return show(reply, look, { ...asked, id: -1 }, 1)
      return reply.redirect(found === 'locked' ? addressOf(asked.key) : found, 303)
    })

  /** Answers with an address, so that going back never asks whether to send the password again. */
  const unlock = (
    reply: FastifyReply,
    look: ShareLook,
    key: string,
    guess: { password: string; address: string },
  ) =>
    over(reply, look, async () => {
      const { tenant, result } = await service.unlock(key, guess)
      if (result.outcome === 'open') {
        reply.header('set-cookie', passCookie(key, result.pass, isSecure))
        return reply.redirect(addressOf(key), 303)
      }
      const own = await lookOfTenant(reply, look, tenant)
      if (result.outcome === 'wrong') return sendPage(reply, 401, passwordPage(own, key, result))
      reply.header('retry-after', result.minutes * 60)
      return sendPage(reply, 429, passwordPage(own, key, result))
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
  async function lookOfTenant(
    reply: FastifyReply,
    look: ShareLook,
    tenant: SharingTenant,
    hasScript = false,
  ) {
    const theme = await paintTheme(deps, tenant.id)
    const mode = look.mode ?? theme?.themeToLoad ?? undefined
    const logos = tenant.logoUrl && (URL.parse(tenant.logoUrl)?.origin ?? "'self'")
    reply.header('content-security-policy', policy(look.nonce, logos, hasScript))
    return {
      ...look,
      tenant,
      ...(mode && { mode }),
      ...(theme && coloursOf && { colours: coloursOf(theme) }),
    }
  }
}

/** What a page may do: show pictures and send downloads of the content's origin, and nothing else. */
const createPagePolicy =
  (contentOrigin: string) =>
  (nonce: string, logos = '', hasScript = false) =>
    [
      "default-src 'none'",
      // A request shows how far each file is; that takes a script, and a way to send them.
      ...(hasScript ? [`script-src 'nonce-${nonce}'`, "connect-src 'self'"] : []),
      `style-src 'nonce-${nonce}'`,
      "font-src 'self'",
      `img-src data: ${contentOrigin} ${logos}`.trim(),
      `form-action 'self' ${contentOrigin}`,
      "frame-ancestors 'none'",
      "base-uri 'none'",
    ].join('; ')

const addressOf = (key: string) => `${sharePath}?key=${encodeURIComponent(key)}`

/** A whole number in an address; one that no id can be stands for nothing that is there. */
function numberIn(text: unknown): number | undefined {
  if (text === undefined) return undefined
  return typeof text === 'string' && /^\d{1,10}$/.test(text) ? Number(text) : -1
}

const readForm = (field: ReadField): Form => ({
  key: field('key') ?? '',
  password: field('password'),
  get: field('get'),
})

const readBody = (body: unknown): Form =>
  (body as Form | undefined) ?? { key: '', password: undefined, get: undefined }
