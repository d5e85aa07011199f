import { Provider, errors, interactionPolicy } from 'oidc-provider'
import type { Configuration, KoaContextWithOIDC } from 'oidc-provider'
import type { JWK } from 'jose'
import type { IncomingMessage } from 'node:http'
import type { Database } from '../platform/database/database.types.ts'
import { auditAccount } from './accounts/account-audit.ts'
import { isWithSecondFactor } from './sign-in/accept-sign-in.ts'
import { findActiveAccount } from './accounts/accounts.ts'
import type { Account } from './accounts/accounts.ts'
import { createAdapter, revokeGrants } from './adapter.ts'
import {
  apiResource,
  applicationClaim,
  applicationOfResource,
  audience,
  identityPath,
  issuerOf,
  portalBases,
  portalOrigins,
  signedInPath,
} from './config.ts'
import type { IdentityConfig } from './config.ts'
import { signingAlgorithm } from './keys.ts'
import { markEnded, noteDevice } from './sessions/sessions.ts'
import { roughNetworkOf } from './sign-in/rough-network.ts'
import { isSecure } from './sign-in/page-cookies.ts'
import { lookOf } from './pages/look.ts'
import { errorPage, signOutPage } from './pages/message.ts'

/** The scopes of the portal's interfaces (AUTH-13). */
const apiScopes = ['general-api', 'campaigns-api', 'storage-api']

const signInScopes = ['openid', 'profile', 'offline_access']
const day = 24 * 60 * 60
const fortnight = 14 * day

/**
 * What tokens and userinfo say about a person (AUTH-16).
 * @param applicationId  the application whose roles these are; absent: those of all
 */
export function profileOf(account: Account, applicationId?: number): Record<string, unknown> {
  return {
    role: account.roles,
    ...(applicationId !== undefined && { [applicationClaim]: applicationId }),
    name: `${account.firstName} ${account.lastName}`,
    given_name: account.firstName,
    family_name: account.lastName,
    email: account.email,
  }
}

/** The OpenID provider of the portal: code with PKCE only, sessions and tokens in the database. */
export function createProvider(
  database: Database,
  keys: { signing: JWK; cookies: string[] },
  config: IdentityConfig,
): Provider {
  const origins = new Set([...portalOrigins(config), ...config.EMBED_ORIGINS])
  const configuration: Configuration = {
    adapter: createAdapter(database),
    jwks: { keys: [keys.signing] },
    clients: [clientOf(config)],
    scopes: signInScopes,
    claims: {
      openid: ['sub'],
      profile: ['role', applicationClaim, 'name', 'given_name', 'family_name', 'email'],
    },
    responseTypes: ['code'],
    clientAuthMethods: ['none'],
    clientBasedCORS: (_context, origin) => origins.has(origin),
    pkce: { required: () => true },
    cookies: {
      keys: keys.cookies,
      names: cookieNames(config),
      long: { httpOnly: true, sameSite: 'lax', path: sessionPath(config) },
      short: { httpOnly: true, sameSite: 'lax' },
    },
    features: {
      devInteractions: { enabled: false },
      dPoP: { enabled: false },
      pushedAuthorizationRequests: { enabled: false },
      // The provider's own refuses tokens that are for an audience; ours is in userinfo.ts.
      userinfo: { enabled: false },
      rpInitiatedLogout: {
        enabled: true,
        logoutSource: (context, form) => signOut(database, config, context, form),
        // Where the caller named no page of its own.
        postLogoutSuccessSource: (context) => context.redirect(`${config.ATRIUM_URL}/logged-out`),
      },
      resourceIndicators: {
        enabled: true,
        defaultResource: (_context, _client, oneOf) => oneOf ?? apiResource,
        useGrantedResource: () => true,
        getResourceServerInfo: (_context, indicator) => {
          if (!isKnownResource(indicator)) throw new errors.InvalidTarget()
          return {
            audience,
            scope: [...signInScopes, ...apiScopes].join(' '),
            accessTokenFormat: 'jwt',
            accessTokenTTL: config.ACCESS_TOKEN_SECONDS,
            jwt: { sign: { alg: signingAlgorithm } },
          }
        },
      },
    },
    discovery: {
      userinfo_endpoint: `${issuerOf(config)}/me`,
      ui_locales_supported: ['de', 'en'],
    },
    enabledJWA: { idTokenSigningAlgValues: [signingAlgorithm] },
    findAccount: async (context, subject, token) => {
      const applicationId = askedApplication(token)
      const account = await findActiveAccount(database, subject, applicationId)
      // A second factor that is demanded meanwhile: neither session nor refresh token go on without it.
      const { amr } = (token as { amr?: string[] } | undefined) ?? context.oidc.session ?? {}
      if (account?.needsSecondFactor && !isWithSecondFactor(amr)) return undefined
      return (
        account && {
          accountId: subject,
          claims: () => ({ sub: subject, ...profileOf(account, applicationId) }),
          profile: profileOf(account, applicationId),
        }
      )
    },
    extraTokenClaims: ({ oidc }, token) => ({
      ...(oidc.entities.Account?.profile as Record<string, unknown> | undefined),
      // How they signed in: applications may demand more than a password (ASVS 6.3.3).
      amr: (oidc.entities.AuthorizationCode ?? oidc.entities.RefreshToken)?.amr,
      // By it the token is refused once the session has ended.
      sid: 'sessionUid' in token ? token.sessionUid : undefined,
    }),
    loadExistingGrant,
    interactions: {
      policy: signInPolicy(),
      url: (_context, interaction) => `${identityPath}/sign-in/${interaction.uid}`,
    },
    // Signing out ends what was granted, refresh tokens, too.
    expiresWithSession: () => true,
    ttl: {
      AccessToken: config.ACCESS_TOKEN_SECONDS,
      AuthorizationCode: 60,
      Grant: fortnight,
      IdToken: day,
      Interaction: 60 * 60,
      // A rotated token does not outlive the first: after a fortnight people sign in again.
      RefreshToken: ({ oidc }) => oidc.entities.RotatedRefreshToken?.remainingTTL ?? fortnight,
      Session: fortnight,
    },
    rotateRefreshToken: true,
    renderError: (context, out, error) => {
      context.type = 'html'
      context.body = errorPage(lookOf(context.request), {
        portalUrl: config.ATRIUM_URL,
        code: error.name === 'SessionNotFound' ? 'session_not_found' : out.error,
      })
    },
  }
  const provider = new Provider(issuerOf(config), configuration)
  provider.proxy = true
  provider.use(goOnWithoutScript)
  provider.use(auditConfirmedSignOut(database))
  provider.use(noteSessions(database))
  return provider
}

/**
 * Under https no other host of the domain can set these cookies (ASVS 3.3.1). Those of a sign-in under way stay
 * at the path of that sign-in, which `__Host-` does not allow: two tabs must not take each other's.
 */
const cookieNames = (config: IdentityConfig) =>
  isSecure(config)
    ? {
        session: '__Host-_session',
        interaction: '__Secure-_interaction',
        resume: '__Secure-_interaction_resume',
      }
    : {}

const sessionPath = (config: IdentityConfig) => (isSecure(config) ? '/' : identityPath)

function isKnownResource(indicator: string): boolean {
  try {
    applicationOfResource(indicator)
    return true
  } catch {
    return false
  }
}

/** What a sign-in asked for goes along with its code and each refresh token that comes of it. */
function askedApplication(token: unknown): number | undefined {
  const { resource } = (token ?? {}) as { resource?: unknown }
  return typeof resource === 'string' ? applicationOfResource(resource) : undefined
}

function clientOf(config: IdentityConfig) {
  const bases = portalBases(config)
  return {
    client_id: config.OIDC_CLIENT_ID,
    client_name: 'Atrium',
    token_endpoint_auth_method: 'none' as const,
    grant_types: ['authorization_code', 'refresh_token'],
    response_types: ['code' as const],
    id_token_signed_response_alg: signingAlgorithm as 'ES256',
    redirect_uris: [
      ...bases.flatMap((base) => [`${base}/callback`, `${base}/silent_renew.html`]),
      ...(config.EMBED_ORIGINS.length > 0 ? [`${config.ATRIUM_URL}${signedInPath}`] : []),
    ],
    post_logout_redirect_uris: bases.map((base) => `${base}/logged-out`),
  }
}

function signInPolicy() {
  const policy = interactionPolicy.base()
  policy
    .get('login')!
    .checks.add(
      new interactionPolicy.Check(
        'account_closed',
        'End-User authentication is required',
        'login_required',
        ({ oidc }) => Boolean(oidc.session?.accountId && !oidc.entities.Account),
      ),
    )
  // `prompt=consent` stays allowed, because it is how a client asks for a refresh token; nothing
  // is asked, because the portal is the provider's own.
  policy.get('consent')!.checks.clear()
  return policy
}

async function loadExistingGrant({ oidc }: KoaContextWithOIDC) {
  const clientId = oidc.client!.clientId
  const accountId = oidc.account!.accountId
  const grantId = oidc.session!.grantIdFor(clientId)
  const known = grantId ? await oidc.provider.Grant.find(grantId) : undefined
  const grant =
    known?.accountId === accountId ? known : new oidc.provider.Grant({ accountId, clientId })
  grant.addOIDCScope(signInScopes.join(' '))
  for (const indicator of Object.keys(oidc.resourceServers ?? {}))
    grant.addResourceScope(indicator, [...signInScopes, ...apiScopes].join(' '))
  await grant.save()
  return grant
}

/** Signs out at once when the portal proves whom it signs out; else a page asks (AUTH-04). */
async function signOut(
  database: Database,
  config: IdentityConfig,
  context: KoaContextWithOIDC,
  form: string,
) {
  const { session, entities, provider } = context.oidc
  const hinted = (entities.IdTokenHint?.payload as { sub?: string } | undefined)?.sub
  if (hinted !== session!.accountId) {
    context.body = signOutPage(lookOf(context.request), form)
    return
  }
  const grants = Object.values(session!.authorizations ?? {}).flatMap(
    ({ grantId }) => grantId ?? [],
  )
  await auditSignOut(database, session!.accountId)
  await revokeGrants(database, grants)
  await session!.destroy()
  context.cookies.set(provider.cookieName('session'), null, { path: sessionPath(config) })
  leave(context)
}

const auditSignOut = async (database: Database, subject: string | undefined) => {
  if (subject === undefined) return
  await database.system((tx) => auditAccount(tx, { subject }, { action: 'sign-in.ended' }))
}

/** Whoever confirms on the page that asks is signed out by the provider itself. */
const auditConfirmedSignOut =
  (database: Database) => async (context: KoaContextWithOIDC, next: () => Promise<void>) => {
    await next()
    const { oidc } = context
    const isDone = oidc?.route === 'end_session_confirm' && context.status < 400
    // Without the box ticked only one portal is left, and the session goes on.
    if (isDone && oidc.params?.logout) await auditSignOut(database, oidc.session?.accountId)
  }

/** A request as it is handed to the provider. */
type ProviderRequest = IncomingMessage & { callerAddress?: string }

/** Notes where a session is that gets a token, and which session the provider has ended. */
const noteSessions =
  (database: Database) => async (context: KoaContextWithOIDC, next: () => Promise<void>) => {
    await next()
    const { session, entities } = context.oidc ?? {}
    // Not in the types: set where the provider has removed a session.
    if (session && 'destroyed' in session) await database.system((tx) => markEnded(tx, session.uid))
    const sessionId = entities?.AccessToken?.sessionUid
    if (context.oidc?.route !== 'token' || context.status !== 200 || !sessionId) return
    const device = {
      id: sessionId,
      userAgent: (context.get('user-agent') || '').slice(0, 400),
      network: roughNetworkOf((context.req as ProviderRequest).callerAddress ?? ''),
    }
    await database.system((tx) => noteDevice(tx, device, new Date()))
  }

/** Nobody was signed in: the provider would post a form by script, of which our pages have none. */
async function goOnWithoutScript(context: KoaContextWithOIDC, next: () => Promise<void>) {
  await next()
  const { oidc } = context
  if (oidc?.route === 'end_session' && context.status === 200 && !oidc.session?.accountId) {
    leave(context)
  }
}

function leave(context: KoaContextWithOIDC) {
  const { session, provider } = context.oidc
  const state = session!.state as { postLogoutRedirectUri?: string; state?: string } | undefined
  const target = new URL(state?.postLogoutRedirectUri ?? `${provider.issuer}/session/end/success`)
  if (state?.postLogoutRedirectUri && state.state) target.searchParams.set('state', state.state)
  context.body = null
  context.status = 303
  context.redirect(target.href)
}
