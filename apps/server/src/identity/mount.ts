import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Provider } from 'oidc-provider'
import { settleRefusals } from './accounts/account-audit.ts'
import { identityPath, issuerOf, portalOrigins } from './config.ts'
import type { IdentityConfig } from './config.ts'
import { emailChangeRoutes } from './email-change/email-change-pages.ts'
import { firstAdministratorRoutes } from './accounts/first-administrator.ts'
import { invitationRoutes } from './accounts/invitation.ts'
import { loadKnownDevices } from './sign-in/devices.ts'
import { forgottenPasswordRoutes } from './passwords/forgotten-password.ts'
import { loadCookieKeys, loadSigningKey } from './keys.ts'
import { lookCookie, lookCookieWith, lookOf } from './pages/look.ts'
import { errorPage } from './pages/message.ts'
import { passkeyScript } from './pages/passkey-script.ts'
import { stylesheet } from './pages/stylesheet.ts'
import { isSecure } from './sign-in/page-cookies.ts'
import { passwordRoutes } from './passwords/password.ts'
import { createProvider } from './provider.ts'
import { problemFrom } from '../platform/http/problem-details.ts'
import { createPasskeys } from './second-factor/passkeys.ts'
import { secondFactorRoutes } from './second-factor/settings-routes.ts'
import { secondFactorStepRoutes } from './second-factor/sign-in-routes.ts'
import { signInRoutes } from './sign-in/sign-in.ts'
import type { Identity, IdentityDependencies } from './types.ts'
import { userinfoRoutes } from './userinfo.ts'

/** Puts the embedded identity provider and its pages under `/identity`. */
export async function mountIdentity(
  app: FastifyInstance,
  deps: IdentityDependencies,
  config: IdentityConfig,
): Promise<void> {
  const { database } = deps
  const [signing, cookies] = [await loadSigningKey(database), await loadCookieKeys(database)]
  const provider = createProvider(database, { signing, cookies }, config)
  provider.on('server_error', (context, error) => {
    app.log.error(error, 'identity provider')
    const problem = problemFrom(error)
    if (problem?.status !== 503) return
    // The answer is made already; a renewal that meets a restarting database is no failed sign-in.
    context.status = problem.status
    context.set('retry-after', String(problem.retryAfter ?? 1))
  })

  app.addHook('onClose', () => settleRefusals(database))
  const devices = await loadKnownDevices(database)
  const passkeys = createPasskeys(deps, config)
  await app.register(async (scope) => pages(scope, { deps, config, provider, devices, passkeys }))
  await app.register(async (scope) => protocol(scope, provider, config))
}

function pages(scope: FastifyInstance, identity: Identity) {
  const { config } = identity
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 20_000 },
    (_request, body, done) => done(null, readForm(String(body))),
  )
  scope.addHook('onRequest', async (request, reply) => {
    reply.headers(pageHeaders(config))
    // Forms come from these pages alone; an Origin says nothing, for they send no referrer.
    const from = request.headers['sec-fetch-site']
    if (request.method === 'POST' && (from === 'cross-site' || from === 'same-site'))
      throw Object.assign(new Error('A form of another site'), { statusCode: 403 })
    rememberLanguage(config, request, reply)
  })
  scope.setErrorHandler((error: { statusCode?: number; name?: string }, request, reply) => {
    const status = error.statusCode ?? problemFrom(error)?.status ?? 500
    if (status >= 500) request.log.error(error)
    const code = error.name === 'SessionNotFound' ? 'session_not_found' : 'server_error'
    return reply
      .status(status)
      .type('text/html; charset=utf-8')
      .send(errorPage(lookOf(request), { portalUrl: config.ATRIUM_URL, code }))
  })
  scope.get(`${identityPath}/assets/${stylesheet.name}`, (_request, reply) =>
    reply
      .header('cache-control', 'public, max-age=31536000, immutable')
      .type('text/css; charset=utf-8')
      .send(stylesheet.css),
  )
  scope.get(`${identityPath}/assets/${passkeyScript.name}`, (_request, reply) =>
    reply
      .header('cache-control', 'public, max-age=31536000, immutable')
      .type('text/javascript; charset=utf-8')
      .send(passkeyScript.js),
  )
  signInRoutes(scope, identity)
  secondFactorStepRoutes(scope, identity)
  secondFactorRoutes(scope, identity)
  passwordRoutes(scope, identity)
  forgottenPasswordRoutes(scope, identity)
  emailChangeRoutes(scope, identity)
  firstAdministratorRoutes(scope, identity)
  invitationRoutes(scope, identity)
  userinfoRoutes(scope, identity)
}

/** Fields of a form, without zero characters, which no text of the database can hold. */
function readForm(body: string): Record<string, string> {
  const entries = [...new URLSearchParams(body)]
  return Object.fromEntries(entries.map(([name, text]) => [name, text.replaceAll('\0', '')]))
}

/** Hands everything else to the provider, which reads the request's body by itself. */
function protocol(scope: FastifyInstance, provider: Provider, config: IdentityConfig) {
  const handle = provider.callback()
  const issuer = new URL(issuerOf(config))
  const headers = {
    ...pageHeaders(config),
    // A silent renewal happens in a frame of the portal, and so does its failure.
    'content-security-policy': policyOf(config, ["'self'", ...portalOrigins(config)]),
  }
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser('*', (_request, _body, done) => done(null))
  scope.all(`${identityPath}/*`, (request, reply) => {
    reply.hijack()
    const { raw } = request
    const all = Object.entries({ ...reply.getHeaders(), ...headers })
    for (const [name, value] of all) reply.raw.setHeader(name, value ?? '')
    // The provider's addresses are those of the issuer, whatever name the request came in by.
    raw.headers.host = issuer.host
    raw.headers['x-forwarded-proto'] = issuer.protocol.slice(0, -1)
    delete raw.headers['x-forwarded-host']
    const url = allowRefreshToken(raw.url!)
    // The address by the server's own rules: the provider would believe any header.
    Object.assign(raw, { originalUrl: url, callerAddress: request.ip })
    raw.url = url.slice(identityPath.length)
    void handle(raw, reply.raw)
  })
}

/**
 * The provider drops `offline_access` where consent is not asked for in the same request. There is
 * no consent page here, so the wish for a refresh token is enough.
 */
function allowRefreshToken(url: string): string {
  const { pathname, searchParams } = new URL(url, 'http://provider')
  const scopes = searchParams.get('scope')?.split(' ') ?? []
  const prompts = searchParams.get('prompt')?.split(' ') ?? []
  const wishes = pathname === `${identityPath}/auth` && scopes.includes('offline_access')
  if (!wishes || prompts.includes('none') || prompts.includes('consent')) return url
  searchParams.set('prompt', [...prompts, 'consent'].join(' '))
  return `${pathname}?${searchParams}`
}

function pageHeaders(config: IdentityConfig) {
  return {
    'content-security-policy': policyOf(config, ["'none'"]),
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    // A page of another product hears from the window that it opened; without one nobody needs to.
    'cross-origin-opener-policy': config.EMBED_ORIGINS.length > 0 ? 'unsafe-none' : 'same-origin',
  }
}

function policyOf(config: IdentityConfig, frameAncestors: string[]): string {
  return [
    "default-src 'none'",
    "style-src 'self'",
    // The one script of the pages, and nothing that somebody may have put elsewhere on this origin.
    `script-src ${issuerOf(config)}/assets/`,
    "font-src 'self'",
    'img-src data:',
    // After the form the browser is sent on to the portal; the policy counts for that, too.
    `form-action ${["'self'", ...portalOrigins(config)].join(' ')}`,
    `frame-ancestors ${frameAncestors.join(' ')}`,
    "base-uri 'none'",
  ].join('; ')
}

/** Who changes the language on a page gets the portal in it, too. */
function rememberLanguage(config: IdentityConfig, request: FastifyRequest, reply: FastifyReply) {
  const { language } = request.query as { language?: string }
  if (request.method !== 'GET' || (language !== 'de' && language !== 'en')) return
  const value = lookCookieWith(request.headers.cookie, language)
  const secure = isSecure(config) ? '; Secure' : ''
  reply.header(
    'set-cookie',
    `${lookCookie}=${value}; Path=/; Max-Age=31536000; SameSite=Lax${secure}`,
  )
}
