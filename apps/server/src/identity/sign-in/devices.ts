import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { secret } from '../../platform/secrets.ts'
import type { Database } from '../../platform/database/database.types.ts'

/**
 * Browsers in which somebody has signed in before, after OWASP's device cookies: guesses from elsewhere,
 * however many, do not shut them out. The cookie signs nobody in.
 */
export interface KnownDevices {
  /** The id of a device that this account has signed in with; undefined: it is not known. */
  findId(token: string | undefined, subject: string): string | undefined
  /** The cookie's value for an account: that of a known device stays. */
  issueToken(subject: string, id?: string): string
}

/** Knows devices by a signature with a key of this database, the same in every process. */
export async function loadKnownDevices(database: Database): Promise<KnownDevices> {
  const key = await secret(database, 'identity.device-key', () =>
    randomBytes(32).toString('base64url'),
  )
  const signature = (id: string, subject: string) =>
    createHmac('sha256', key).update(`${id} ${subject}`).digest('base64url')
  return {
    findId(token = '', subject) {
      const [id = '', signed = ''] = token.split('.')
      const [given, expected] = [Buffer.from(signed), Buffer.from(signature(id, subject))]
      return given.length === expected.length && timingSafeEqual(given, expected) ? id : undefined
    },
    issueToken: (subject, id = randomBytes(12).toString('base64url')) =>
      `${id}.${signature(id, subject)}`,
  }
}
