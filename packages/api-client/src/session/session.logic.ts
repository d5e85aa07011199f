import type { SessionUser } from './session.types.ts'

/** Scopes of a sign-in (AUTH-13). */
export const sessionScopes = [
  'openid',
  'profile',
  'general-api',
  'campaigns-api',
  'storage-api',
] as const

/** The root route takes a stored login with more than this left (AUTH-01, AUTH-19). */
const reuseMilliseconds = 50_000
/** A session counts as expired this long before it really is (AUTH-08). */
const expiryMarginMilliseconds = 60_000
/** Renewal is due this long before the end, so that a session never gets near the margin above. */
const renewalMarginMilliseconds = 120_000

const ownPaths = ['/callback', '/logged-out', '/silent_renew.html']
// oxlint-disable-next-line no-control-regex -- browsers drop or turn these characters before they resolve a path
const unsafeCharacters = /[\u0000-\u001f\u007f\\]/

/** Milliseconds that are left: `expiresAt` in epoch seconds, `now` in epoch milliseconds, in every rule here. */
export function millisecondsLeft(expiresAt: number, now: number): number {
  return expiresAt * 1000 - now
}

/** Whether a stored token is still good enough to be used again: more than 50,000 ms left (AUTH-19). */
export function mayReuseToken(expiresAt: number, now: number): boolean {
  return millisecondsLeft(expiresAt, now) > reuseMilliseconds
}

/** Whether the root route goes to the launcher (more than 50 s left) and not to sign-in (AUTH-01). */
export function mayEnter(expiresAt: number, now: number): boolean {
  return mayReuseToken(expiresAt, now)
}

/** Whether the session counts as expired: 60 s or less left (AUTH-08). */
export function isExpired(expiresAt: number, now: number): boolean {
  return millisecondsLeft(expiresAt, now) <= expiryMarginMilliseconds
}

/** How long to wait before renewing. Short-lived tokens get half of their life, so none renews in a rush. */
export function renewalDelay(expiresAt: number, now: number): number {
  const left = millisecondsLeft(expiresAt, now)
  return Math.max(left - renewalMarginMilliseconds, left / 2, 1_000)
}

/** How long to wait after `failures` renewals in a row that may succeed later: 5 s, doubled, up to a minute. */
export function retryDelay(failures: number): number {
  return Math.min(5_000 * 2 ** Math.max(failures - 1, 0), 60_000)
}

/**
 * The saved path and query (AUTH-07), if it leads into this portal: anything that could lead elsewhere,
 * or straight back into signing in or out, is undefined.
 */
export function safeReturnTo(value: unknown): string | undefined {
  if (typeof value !== 'string' || !value.startsWith('/') || unsafeCharacters.test(value)) return
  const here = 'https://portal.invalid'
  if (!URL.canParse(value, here)) return
  const url = new URL(value, here)
  if (url.origin !== here || url.pathname.startsWith('//')) return
  if (ownPaths.includes(url.pathname)) return
  return url.pathname + url.search + url.hash
}

/** Whether an address belongs to another application than the active one: then people sign in again (AUTH-09). */
export function needsOtherApplication(
  clientIdInUrl: string | null | undefined,
  active: number | undefined,
): boolean {
  if (active === undefined || !clientIdInUrl || !/^[1-9]\d{0,9}$/.test(clientIdInUrl)) return false
  return Number(clientIdInUrl) !== active
}

/** Resource indicator (RFC 8707) that asks for the roles of one application; undefined asks for those of all. */
export const resourceFor = (apiResource: string | undefined, applicationId: number | undefined) =>
  apiResource !== undefined && applicationId !== undefined
    ? `${apiResource}:${applicationId}`
    : undefined

/** Who signed in, from the claims of the sign-in profile; `roleClaim` may be a path with dots (AUTH-16). */
export function readUser(
  profile: Readonly<Record<string, unknown>>,
  expiresAt: number,
  roleClaim = 'role',
): SessionUser {
  const text = (claim: string) => (typeof profile[claim] === 'string' ? profile[claim] : '')
  const { application_id: applicationId } = profile
  return {
    subject: text('sub'),
    firstName: text('given_name'),
    lastName: text('family_name'),
    email: text('email') || undefined,
    roles: readRoles(profile, roleClaim),
    ...(typeof applicationId === 'number' && { applicationId }),
    expiresAt,
  }
}

function readRoles(profile: Readonly<Record<string, unknown>>, roleClaim: string): string[] {
  // A claim may itself have dots in its name (`https://example.com/role`), so the whole name goes first.
  const claim = profile[roleClaim] ?? roleClaim.split('.').reduce<unknown>(readProperty, profile)
  const roles = Array.isArray(claim) ? claim : [claim]
  return [
    ...new Set(
      roles
        .filter((role) => typeof role === 'string')
        .map((role) => role.trim().toUpperCase())
        .filter((role) => role !== ''),
    ),
  ]
}

function readProperty(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return undefined
  return (value as Record<string, unknown>)[name]
}

/**
 * Whether a sign-in failed because the identity provider, or a proxy before it, did not answer: no
 * connection, no answer in time, a status of 500 or more, or an answer that is no JSON.
 */
export const isProviderAway = (error: unknown): boolean =>
  error instanceof TypeError ||
  (error instanceof Error &&
    (error.name === 'ErrorTimeout' ||
      /^Invalid response Content-Type|\(5\d\d\)/.test(error.message)))
