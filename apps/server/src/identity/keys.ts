import { randomBytes } from 'node:crypto'
import { calculateJwkThumbprint, exportJWK, generateKeyPair } from 'jose'
import type { JWK } from 'jose'
import { secret } from '../platform/secrets.ts'
import type { Database } from '../platform/database/database.types.ts'

export const signingAlgorithm = 'ES256'

/** The private key that signs tokens; made at the first start, the same in every process. */
export function loadSigningKey(database: Database): Promise<JWK> {
  return secret(database, 'identity.signing-key', async () => {
    const { privateKey } = await generateKeyPair(signingAlgorithm, { extractable: true })
    const key = await exportJWK(privateKey)
    return { ...key, kid: await calculateJwkThumbprint(key), alg: signingAlgorithm, use: 'sig' }
  })
}

/** The keys that sign the provider's cookies. */
export function loadCookieKeys(database: Database): Promise<string[]> {
  return secret(database, 'identity.cookie-keys', () => [randomBytes(32).toString('base64url')])
}

/** What of a signing key the world may know. */
export function publicKeyOf({ kty, crv, x, y, kid, alg, use }: JWK): JWK {
  return { kty, crv, x, y, kid, alg, use }
}
