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
