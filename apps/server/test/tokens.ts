import { generateKeyPair, jwtVerify, SignJWT } from 'jose'
import { Problem } from '../src/platform/problem.ts'
import type { Authenticator } from '../src/platform/authentication.ts'
import type { Role } from '../src/platform/actor.ts'

const keys = generateKeyPair('ES256')

/** The issuer that the directory knows the demo's people by. */
const issuer = 'embedded'

export interface TokenOptions {
  issuer?: string
  email?: string
  givenName?: string
  familyName?: string
  /** The roles are said by the memberships, as with the embedded provider; else by the token. */
  rolesOfMemberships?: boolean
  /** Signed in with more than a password. */
  hasSecondFactor?: boolean
  /** Seconds from now; below zero: expired. */
  expiresIn?: number
}

/** Longer than any run takes, also on a busy machine. */
const day = 86_400

/** An access token that `testAuthenticator` accepts. */
export async function tokenFor(
  subject: string,
  roles: readonly Role[] = [],
  options: TokenOptions = {},
): Promise<string> {
  const now = Math.floor(Date.now() / 1000)
  return new SignJWT({
    role: roles,
    email: options.email,
    given_name: options.givenName,
    family_name: options.familyName,
    ofMemberships: options.rolesOfMemberships ?? false,
    mfa: options.hasSecondFactor ?? false,
  })
    .setProtectedHeader({ alg: 'ES256' })
    .setIssuer(options.issuer ?? issuer)
    .setSubject(subject)
    .setIssuedAt(now)
    .setExpirationTime(now + (options.expiresIn ?? day))
    .sign((await keys).privateKey)
}

/** Accepts the tokens of `tokenFor` and nothing else. */
export const testAuthenticator: Authenticator = {
  async verify(token) {
    const { payload } = await jwtVerify(token, (await keys).publicKey).catch(() => {
      throw new Problem(401, 'invalid-token')
    })
    const text = (value: unknown) => (typeof value === 'string' ? value : undefined)
    return {
      issuer: payload.iss!,
      subject: payload.sub!,
      roles: payload.role as Role[],
      rolesHoldEverywhere: payload.ofMemberships !== true,
      hasSecondFactor: payload.mfa === true,
      email: text(payload.email),
      givenName: text(payload.given_name),
      familyName: text(payload.family_name),
    }
  },
}
