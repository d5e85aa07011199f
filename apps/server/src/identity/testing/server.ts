import fastify from 'fastify'
import { systemClock } from './clock.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.types.ts'
import type { UserDirectory } from '../../platform/authentication.ts'
import type { IdentityConfig } from '../config.ts'
import { createMailSecrets } from '../../platform/mail/index.ts'
import { freePort } from '../../../test/harness.ts'
import { mountIdentity } from '../mount.ts'
import { createPasswords, publicPasswordCost } from '../passwords/passwords.ts'

/** Nobody was invited. */
const nobody: UserDirectory = {
  actorOf: () => Promise.reject(new Error('The provider asks nobody who calls')),
  adopt: async () => false,
  changeEmail: async () => undefined,
  groupIdsOf: async () => [],
}

/** A server that has nothing but the identity provider. */
export async function startIdentity(
  database: Database,
  {
    port = 0,
    clock = systemClock,
    ...config
  }: Partial<IdentityConfig> & { port?: number; clock?: Clock } = {},
) {
  const app = fastify({ logger: false, trustProxy: true })
  // The address is part of the configuration, so the port has to be known first.
  const chosen = port || (await freePort())
  const address = `http://127.0.0.1:${chosen}`
  const complete: IdentityConfig = {
    ATRIUM_URL: address,
    ACCESS_TOKEN_SECONDS: 900,
    OIDC_AUDIENCE: 'atrium',
    ATRIUM_DEMO: 'small',
    IDENTITY_CLIENT_URLS: [],
    EMBED_ORIGINS: [],
    OIDC_CLIENT_ID: 'atrium-portal',
    OIDC_ROLE_CLAIM: 'role',
    ROLES_FROM: 'token',
    ...config,
  }
  await mountIdentity(
    app,
    {
      database,
      clock,
      users: nobody,
      passwords: createPasswords(publicPasswordCost),
      stillManagesEverywhere: async () => false,
      mailSecrets: createMailSecrets('a key of this database'),
    },
    complete,
  )
  await app.listen({ port: chosen, host: '127.0.0.1' })
  return { address, port: chosen, config: complete, close: () => app.close() }
}
