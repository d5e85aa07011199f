import { defaultBases } from '@atrium/api-client/contract'
import serveStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { threadPolicy } from '../http/security-headers.ts'
import type { FirstPaint, PageTheme } from './first-paint.ts'
import { readLook } from './look.ts'

export interface PortalOptions {
  /** The portal's `dist` folder. */
  folder: string
  /** What its build brings along; undefined where it is not built. */
  firstPaint: FirstPaint | undefined
  /** What the page is told about the server; nothing secret. */
  config: object
  /** Where the log of events stands: what the page loads afterwards is newer (RT-01). */
  cursor: () => string | undefined
  themeOf: (applicationId: number, themeRelationId?: number) => Promise<PageTheme | null>
  /** The nonce that this answer's content security policy names. */
  nonceOf: (reply: FastifyReply) => Promise<string>
}

/** Below these the server answers calls; a wrong one is not found and no page. */
const mounts = new Set(
  [...Object.values(defaultBases), '/api', '/scim', '/hubs', '/assets'].map(
    (base) => base.split('/')[1],
  ),
)

const isForPeople = ({ method, headers, url }: FastifyRequest) =>
  method === 'GET' &&
  (headers.accept ?? '').includes('text/html') &&
  !mounts.has(url.split(/[/?]/)[1])

/**
 * Serves the built portal. Every address that a person opens gets the page, with theme and language
 * of the look already in it; the portal's own build writes that (ADR 0009).
 */
export async function portalPages(app: FastifyInstance, options: PortalOptions): Promise<void> {
  const client = join(options.folder, 'client')
  const { firstPaint } = options
  if (!existsSync(join(client, 'index.html')) || !firstPaint) {
    app.get('/', (_request, reply) =>
      reply
        .type('text/plain')
        .send('The portal is not built here; this server answers calls only.\n'),
    )
    return
  }
  const template = (name: string) => readFile(join(client, name), 'utf8')
  const [page, silentRenewal] = await Promise.all([
    template('index.html'),
    template('silent_renew.html'),
  ])

  const send = async (html: string, request: FastifyRequest, reply: FastifyReply) => {
    const look = readLook(request.headers.cookie)
    const theme = look.tenant ? await options.themeOf(look.tenant, look.theme) : null
    const body = firstPaint.renderPage(html, {
      nonce: await options.nonceOf(reply),
      look,
      theme,
      config: { ...options.config, cursor: options.cursor() },
    })
    return reply
      .type('text/html; charset=utf-8')
      .header('Cache-Control', 'no-store')
      .header('Vary', 'Cookie')
      .send(body)
  }

  await app.register(serveStatic, {
    root: join(client, 'assets'),
    prefix: '/assets/',
    immutable: true,
    preCompressed: true,
    maxAge: '1y',
    setHeaders: (reply, path) => {
      if (/\.m?js(\.\w+)?$/.test(path)) reply.header('content-security-policy', threadPolicy)
    },
  })
  // Its name stays when it changes, so nobody may keep it for ever.
  app.get('/favicon.svg', (_request, reply) =>
    reply.sendFile('favicon.svg', client, { immutable: false, maxAge: '1h' }),
  )
  app.get('/silent_renew.html', (request, reply) => send(silentRenewal, request, reply))
  app.get('/', (request, reply) => send(page, request, reply))
  // Known calls answered already: what is left is a person's address or a mistake.
  app.get('/*', (request, reply) => {
    if (!isForPeople(request)) return reply.callNotFound()
    return send(page, request, reply)
  })
}
