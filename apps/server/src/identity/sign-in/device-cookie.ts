import type { IdentityConfig } from '../config.ts'
import { identityPath } from '../config.ts'
import { createPageCookie } from './page-cookies.ts'

const halfYearSeconds = 180 * 24 * 60 * 60

/**
 * The cookie by which a browser is known that an account has signed in with (devices.ts); for half a year.
 * @param after  what was right in it: the password, or a second factor, too
 */
export function createDeviceCookie(
  config: Pick<IdentityConfig, 'ATRIUM_URL'>,
  after: 'password' | 'second-factor' = 'password',
) {
  const name = after === 'password' ? '_known_device' : '_second_factor_device'
  const cookie = createPageCookie(config, { name, path: identityPath })
  return {
    read: cookie.read,
    set: (reply: Parameters<typeof cookie.set>[0], token: string) =>
      cookie.set(reply, token, halfYearSeconds),
  }
}
