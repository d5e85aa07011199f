import type { Config } from '../config.ts'

/** What the identity provider and the check of tokens need of the server's settings. */
export type IdentityConfig = Pick<
  Config,
  | 'ATRIUM_URL'
  | 'ATRIUM_DEMO'
  | 'IDENTITY_CLIENT_URLS'
  | 'EMBED_ORIGINS'
  | 'ACCESS_TOKEN_SECONDS'
  | 'OIDC_CLIENT_ID'
  | 'OIDC_ISSUER'
  | 'OIDC_AUDIENCE'
  | 'OIDC_ROLE_CLAIM'
  | 'ROLES_FROM'
>

/** The audience of the embedded provider's access tokens. */
export const audience = 'atrium'

/** The interface that access tokens of the embedded provider are for, as a resource indicator (RFC 8707). */
export const apiResource = 'urn:atrium:api'

/** Names the application whose roles a sign-in profile has. */
export const applicationClaim = 'application_id'

/**
 * The application that a resource indicator asks for, as in `urn:atrium:api:2`; undefined where it asks for all.
 * Throws a RangeError for any other indicator.
 */
export function applicationOfResource(indicator: string): number | undefined {
  const [, id] = /^urn:atrium:api(?::([1-9]\d{0,8}))?$/.exec(indicator) ?? [undefined, null]
  if (id === null) throw new RangeError('Not a resource of this server.')
  return id === undefined ? undefined : Number(id)
}

/** The name under which people of the embedded provider are known: it outlives a change of ATRIUM_URL. */
export const embeddedIssuer = 'embedded'

/** Where the provider lies under ATRIUM_URL. */
export const identityPath = '/identity'

/** The embedded provider's issuer. */
export function issuerOf({ ATRIUM_URL }: Pick<IdentityConfig, 'ATRIUM_URL'>): string {
  return `${ATRIUM_URL}${identityPath}`
}

/** The bases of all portals that sign in at the embedded provider, without a slash at the end. */
export function portalBases(config: IdentityConfig): string[] {
  return [...new Set([config.ATRIUM_URL, ...config.IDENTITY_CLIENT_URLS])]
}

/** The origins of those portals. */
export function portalOrigins(config: IdentityConfig): string[] {
  return [...new Set(portalBases(config).map((base) => new URL(base).origin))]
}

/** Where a window ends in which somebody signs in on a page of another product (`EMBED_ORIGINS`). */
export const signedInPath = '/embedding/signed-in'

/** Where a person asks for a link for a new password. */
export function forgottenPasswordUrl(config: Pick<IdentityConfig, 'ATRIUM_URL'>): string {
  return `${issuerOf(config)}/password/forgotten`
}

/** Where a person asks for another e-mail address of their account at the embedded provider. */
export function changeEmailUrl(config: Pick<IdentityConfig, 'ATRIUM_URL'>): string {
  return `${issuerOf(config)}/email`
}

/** Where a person changes the password of the embedded provider (AUTH-18). */
export function changePasswordUrl(config: Pick<IdentityConfig, 'ATRIUM_URL'>): string {
  return `${issuerOf(config)}/password`
}

/** Where the pages of the second factor lie under ATRIUM_URL. */
export const secondFactorPath = `${identityPath}/second-factor`

/** Where a person sets up what they sign in with besides their password (ASVS 6.3.3). */
export function secondFactorUrl({ ATRIUM_URL }: Pick<IdentityConfig, 'ATRIUM_URL'>): string {
  return `${ATRIUM_URL}${secondFactorPath}`
}
