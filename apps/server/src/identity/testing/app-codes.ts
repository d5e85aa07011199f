import { TOTP } from 'otpauth'

/** The code that an authenticator app with this secret shows. */
export const appCode = (secret: string, at: Date): string =>
  new TOTP({ secret: secret.replace(/\s/g, '') }).generate({ timestamp: at.getTime() })
