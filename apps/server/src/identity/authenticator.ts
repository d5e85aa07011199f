import { createLocalJWKSet, createRemoteJWKSet, errors, jwtVerify } from 'jose'
import type { JWTPayload, JWTVerifyGetKey } from 'jose'
import { Problem } from '../platform/problem.ts'
import { roles } from '../platform/actor.ts'
import type { Authenticator, Claims } from '../platform/authentication.ts'
import type { Database } from '../platform/database/database.types.ts'
import type { Role } from '../platform/actor.ts'
import { isWithSecondFactor } from './sign-in/accept-sign-in.ts'
import { applicationClaim, audience, embeddedIssuer, issuerOf } from './config.ts'
import type { IdentityConfig } from './config.ts'
import { loadSigningKey, publicKeyOf } from './keys.ts'

/** Checks access tokens: of the embedded provider, or of the agency's own where OIDC_ISSUER names it. */
export function createAuthenticator(
  { database }: { database: Database },
  config: IdentityConfig,
): Authenticator {
  const issuer = config.OIDC_ISSUER ?? issuerOf(config)
  const expected = config.OIDC_ISSUER ? config.OIDC_AUDIENCE : audience
  const findKey = config.OIDC_ISSUER ? remoteKeys(config.OIDC_ISSUER) : localKeys(database)
  return {
    async verify(token) {
      const { payload } = await jwtVerify(token, findKey, {
        issuer,
        audience: expected,
        clockTolerance: 5,
        requiredClaims: ['sub', 'exp'],
      }).catch(refuse)
      const claims = claimsOf(payload, config.OIDC_ROLE_CLAIM)
      // What another provider asks for at sign-in is that provider's matter.
      if (config.OIDC_ISSUER)
        return {
          ...claims,
          rolesHoldEverywhere: config.ROLES_FROM === 'token',
          hasSecondFactor: true,
        }
      const { sid, [applicationClaim]: applicationId } = payload
      return {
        ...claims,
        issuer: embeddedIssuer,
        rolesHoldEverywhere: false,
        hasSecondFactor: isWithSecondFactor(payload.amr),
        ...(typeof applicationId === 'number' && { applicationId }),
        ...(typeof sid === 'string' && { sessionId: sid }),
      }
    },
  }
}

/** Reads who it is. The role claim may lie deeper (`realm_access.roles`) and may hold one or many (AUTH-16). */
export function claimsOf(
  payload: JWTPayload,
  roleClaim: string,
): Omit<Claims, 'rolesHoldEverywhere' | 'hasSecondFactor'> {
  const text = (value: unknown) => (typeof value === 'string' && value ? value : undefined)
  return {
    issuer: payload.iss!,
    subject: payload.sub!,
    roles: rolesOf(valueAt(payload, roleClaim)),
    // Whoever may write any address into their profile must not take over an invitation by it.
    email: isUnverified(payload.email_verified) ? undefined : text(payload.email),
    givenName: text(payload.given_name),
    familyName: text(payload.family_name),
  }
}

const isUnverified = (verified: unknown) => verified === false || verified === 'false'

function rolesOf(value: unknown): Role[] {
  const names = (Array.isArray(value) ? value : [value]).map((name) => String(name).toUpperCase())
  return roles.filter((role) => names.includes(role))
}

function valueAt(payload: JWTPayload, path: string): unknown {
  // A claim may have dots in its own name, such as an address.
  if (Object.hasOwn(payload, path)) return payload[path]
  return path
    .split('.')
    .reduce<unknown>(
      (value, key) =>
        typeof value === 'object' && value !== null && Object.hasOwn(value, key)
          ? (value as Record<string, unknown>)[key]
          : undefined,
      payload,
    )
}

function localKeys(database: Database): JWTVerifyGetKey {
  let keys: Promise<JWTVerifyGetKey> | undefined
  return async (...wanted) => {
    keys ??= loadSigningKey(database).then((key) => createLocalJWKSet({ keys: [publicKeyOf(key)] }))
    keys.catch(() => (keys = undefined))
    return (await keys)(...wanted)
  }
}

/** Discovery at the first token, not at the start: the other server may start later. */
function remoteKeys(issuer: string): JWTVerifyGetKey {
  let keys: Promise<JWTVerifyGetKey> | undefined
  return async (...wanted) => {
    keys ??= discover(issuer)
    keys.catch(() => (keys = undefined))
    return (await keys)(...wanted)
  }
}

/**
 * Keys of the provider, fetched again when they are ten minutes old. While it is away those of before
 * hold on, so that whoever is signed in goes on working.
 */
function keysAt(url: URL): JWTVerifyGetKey {
  const remote = createRemoteJWKSet(url)
  return async (...wanted) => {
    try {
      return await remote(...wanted)
    } catch (error) {
      const known = remote.jwks()
      if (!known || isTokenFault(error)) throw error
      return createLocalJWKSet(known)(...wanted).catch(() => {
        // A key that was not there before: it may be a new one.
        throw error
      })
    }
  }
}

async function discover(issuer: string): Promise<JWTVerifyGetKey> {
  const url = `${issuer.replace(/\/+$/, '')}/.well-known/openid-configuration`
  const response = await fetch(url, { signal: AbortSignal.timeout(5000) })
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`)
  const found = (await response.json()) as { issuer?: string; jwks_uri?: string }
  if (found.issuer !== issuer || !found.jwks_uri) {
    throw new Error(`${url} is not the discovery document of ${issuer}.`)
  }
  return keysAt(new URL(found.jwks_uri))
}

/** What says something about the token; all else says that keys could not be fetched. */
const tokenFaults = [
  errors.JWTExpired,
  errors.JWTClaimValidationFailed,
  errors.JWTInvalid,
  errors.JWSInvalid,
  errors.JWSSignatureVerificationFailed,
  errors.JWKSNoMatchingKey,
  errors.JWKSMultipleMatchingKeys,
  errors.JOSENotSupported,
  errors.JOSEAlgNotAllowed,
]

const isTokenFault = (error: unknown) => tokenFaults.some((fault) => error instanceof fault)

function refuse(error: unknown): never {
  if (isTokenFault(error)) throw new Problem(401, 'invalid-token')
  throw Object.assign(
    new Problem(503, 'identity-unavailable', {
      retryAfter: 1,
      text: {
        de: 'Die Anmeldung lässt sich gerade nicht prüfen. Bitte versuchen Sie es gleich noch einmal.',
        en: 'Your sign-in cannot be checked right now. Please try again in a moment.',
      },
    }),
    { cause: error },
  )
}
