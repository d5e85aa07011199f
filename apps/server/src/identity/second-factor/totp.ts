import { Secret, TOTP } from 'otpauth'

/** A code counts for half a minute, and for the ones before and after: clocks differ. */
const period = 30
const window = 1

/** What authenticator apps take: SHA-1 and six digits, which is all that many of them know (RFC 6238). */
const totpOf = (secret: string, login = '') =>
  new TOTP({
    issuer: 'Atrium',
    label: login,
    secret: Secret.fromBase32(secret),
    algorithm: 'SHA1',
    digits: 6,
    period,
  })

/** A new secret of 160 bits, in base32. */
export const newTotpSecret = (): string => new Secret({ size: 20 }).base32

/** What the picture for the app says. */
export const totpUri = (secret: string, login: string): string => totpOf(secret, login).toString()

/** The half minute that a code is of; undefined where it is of none that counts now. */
export function stepOf(secret: string, code: string, now: Date): number | undefined {
  // The library throws at some of what people type.
  if (!/^\d{6}$/.test(code)) return undefined
  const timestamp = now.getTime()
  const delta = totpOf(secret).validate({ token: code, timestamp, window })
  return delta === null ? undefined : Math.floor(timestamp / 1000 / period) + delta
}
