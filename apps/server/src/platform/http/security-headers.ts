import { randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyReply } from 'fastify'

export interface PageOrigins {
  /** Where people reach the portal. */
  portalUrl: string
  contentUrl: string
  issuer: string
  /** Of the office server: documents are posted to it, into a frame. */
  office?: string | undefined
}

const noncePattern = /'nonce-([^']+)'/

/** Nothing at all may be loaded by, or frame, an answer that is no page. */
const dataPolicy = "default-src 'none'; frame-ancestors 'none'"

/**
 * A script that works in a thread of its own has the policy of its own file: it may compile decoders of
 * pictures, load the ones that are scripts, and reach nobody.
 */
export const threadPolicy = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'"

/** For which hosts browsers take nothing but https: `HSTS` of the settings. */
export type HstsScope = 'host' | 'subdomains' | 'preload'

/** Two years, as browsers' preload lists want it; one for a host alone. */
const strictTransport: Record<HstsScope, string> = {
  host: 'max-age=31536000',
  subdomains: 'max-age=63072000; includeSubDomains',
  preload: 'max-age=63072000; includeSubDomains; preload',
}

/** Sets the security headers of every answer; strict ones, which a page then replaces by its own. */
export function addSecurityHeaders(
  app: FastifyInstance,
  { isSecure, hsts = 'host' }: { isSecure: boolean; hsts?: HstsScope | undefined },
) {
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers({
      'content-security-policy': dataPolicy,
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': 'camera=(), geolocation=(), microphone=()',
      'x-frame-options': 'SAMEORIGIN',
      ...(isSecure && { 'strict-transport-security': strictTransport[hsts] }),
    })
  })
}

/**
 * Gives an answer the policy of a portal page; returns the nonce that its own styles and scripts need.
 * `viewers`: origins of services that show documents in a frame.
 */
export function pagePolicy(
  origins: PageOrigins,
): (reply: FastifyReply, viewers?: readonly string[]) => string {
  const portal = new URL(origins.portalUrl)
  const socket = `${portal.protocol === 'https:' ? 'wss' : 'ws'}://${portal.host}`
  const issuer = new URL(origins.issuer).origin
  const content = new URL(origins.contentUrl).origin
  const office = origins.office ? ` ${origins.office}` : ''
  return (reply, viewers = []) => {
    const known = noncePattern.exec(String(reply.getHeader('content-security-policy')))?.[1]
    if (known) return known
    const nonce = randomBytes(18).toString('base64')
    const policy = [
      "default-src 'none'",
      `script-src 'self' 'nonce-${nonce}'`,
      `style-src 'self' 'nonce-${nonce}'`,
      `img-src 'self' data: blob: ${content}`,
      `media-src 'self' blob: ${content}`,
      "font-src 'self'",
      "manifest-src 'self'",
      // Files that lie in others, as in an e-mail, are read from addresses of the page itself.
      `connect-src 'self' blob: ${socket} ${content} ${issuer}`,
      `frame-src ${["'self'", issuer, content, ...viewers].join(' ')}${office}`,
      "frame-ancestors 'self'",
      `form-action 'self' ${issuer}${office}`,
      "base-uri 'none'",
    ]
    reply.header('content-security-policy', policy.join('; '))
    return nonce
  }
}
