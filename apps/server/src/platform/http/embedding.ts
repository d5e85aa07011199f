import { createHash } from 'node:crypto'
import { cursorHeader, defaultBases } from '@atrium/api-client/contract'
import type { FastifyInstance } from 'fastify'

/** What pages of other origins may reach: the calls and the hubs; neither the portal's pages nor sign-in. */
const mounts = [...Object.values(defaultBases), '/hubs'].map((base) => `/${base.split('/')[1]}/`)

const allowedHeaders = [
  'accept-language',
  'authorization',
  'content-type',
  'idempotency-key',
  'if-match',
  // SignalR's own (the hubs' negotiation), and those of resumable uploads.
  'x-requested-with',
  'x-signalr-user-agent',
  'tus-resumable',
  'upload-length',
  'upload-metadata',
  'upload-offset',
]

const exposedHeaders = [
  cursorHeader,
  'content-disposition',
  'etag',
  'location',
  'retry-after',
  'tus-resumable',
  'upload-expires',
  'upload-length',
  'upload-offset',
  'x-request-id',
]

/**
 * Lets pages of these origins call the interface from scripts (`EMBED_ORIGINS`, D-08). Calls carry their token in
 * a header and never a cookie, so no answer allows credentials.
 * @param origins none: not one header of any answer changes
 */
export function allowEmbedding(app: FastifyInstance, origins: readonly string[]): void {
  if (origins.length === 0) return
  const allowed = new Set(origins.map((origin) => new URL(origin).origin))
  app.addHook('onRequest', async ({ method, url, headers }, reply) => {
    const path = url.split('?')[0] ?? ''
    if (!mounts.some((mount) => path.startsWith(mount))) return
    reply.header('vary', 'Origin')
    // A picture is loaded without an `Origin`; its address is all that protects it here, too.
    if (path.startsWith(`${defaultBases.images}/`))
      reply.header('cross-origin-resource-policy', 'cross-origin')
    const { origin } = headers
    if (!origin || !allowed.has(origin)) return
    reply.headers({
      'access-control-allow-origin': origin,
      'access-control-expose-headers': exposedHeaders.join(', '),
      'cross-origin-resource-policy': 'cross-origin',
    })
    if (method !== 'OPTIONS' || !headers['access-control-request-method']) return
    return reply
      .headers({
        'access-control-allow-methods': 'GET, HEAD, POST, PUT, PATCH, DELETE',
        'access-control-allow-headers': allowedHeaders.join(', '),
        'access-control-max-age': '600',
      })
      .code(204)
      .send()
  })
}

export interface EmbeddingOptions {
  origins: readonly string[]
  portalUrl: string
  /** Where the window ends in which somebody has signed in. */
  path: string
  /** How to sign in; nothing of it is secret. */
  signIn: { issuer: string; clientId: string; apiResource?: string }
}

/**
 * What a page of another product needs to sign somebody in in a window: where to, and the page on which that
 * window ends. It hands the address that it was sent to over to the page that opened it, and only to one of these
 * origins; the code in it is worth something to whoever began the sign-in alone (PKCE).
 */
export function mountEmbedding(app: FastifyInstance, options: EmbeddingOptions): void {
  const { origins, portalUrl, path, signIn } = options
  if (origins.length === 0) return
  app.get('/api/embedding.json', (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ ...signIn, redirectUrl: portalUrl + path }),
  )
  const script = [
    `for (const origin of ${JSON.stringify(origins)})`,
    `opener?.postMessage({ source: 'oidc-client', url: location.href, keepOpen: false }, origin)`,
    '\nclose()',
  ].join(' ')
  const hash = createHash('sha256').update(script).digest('base64')
  app.get(path, (_request, reply) =>
    reply
      .headers({
        'content-security-policy': `default-src 'none'; script-src 'sha256-${hash}'; frame-ancestors 'none'`,
        'cross-origin-opener-policy': 'unsafe-none',
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer',
      })
      .type('text/html; charset=utf-8')
      .send(`<!doctype html><title>Atrium</title><script>${script}</script>`),
  )
}
