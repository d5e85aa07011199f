import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Problem } from '../platform/problem.ts'
import { findActiveAccount } from './accounts/accounts.ts'
import { createAuthenticator } from './authenticator.ts'
import { identityPath, portalOrigins } from './config.ts'
import type { Identity } from './types.ts'
import { profileOf } from './provider.ts'

/** Who the bearer of an access token is, as the account stands now (AUTH-13). */
export function userinfoRoutes(app: FastifyInstance, { deps, config }: Identity): void {
  const path = `${identityPath}/me`
  const origins = new Set(portalOrigins(config))
  const authenticator = createAuthenticator(deps, { ...config, OIDC_ISSUER: undefined })

  function allowOrigin(request: FastifyRequest, reply: FastifyReply) {
    const { origin } = request.headers
    reply.header('vary', 'Origin')
    if (origin && origins.has(origin)) reply.header('access-control-allow-origin', origin)
  }

  app.options(path, async (request, reply) => {
    allowOrigin(request, reply)
    return reply
      .headers({
        'access-control-allow-methods': 'GET, POST',
        'access-control-allow-headers': 'authorization',
        'access-control-max-age': '3600',
      })
      .status(204)
      .send()
  })

  app.route({
    method: ['GET', 'POST'],
    url: path,
    handler: async (request, reply) => {
      allowOrigin(request, reply)
      const token = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1]
      const claims = token ? await authenticator.verify(token).catch(onlyRefusals) : undefined
      const isOut = claims?.sessionId !== undefined && deps.sessions?.hasEnded(claims.sessionId)
      const account =
        claims && !isOut
          ? await findActiveAccount(deps.database, claims.subject, claims.applicationId)
          : undefined
      if (!account) {
        const error = token ? ' error="invalid_token"' : ''
        return reply
          .status(401)
          .header('www-authenticate', `Bearer realm="${identityPath}"${error && `,${error}`}`)
          .send({ error: 'invalid_token' })
      }
      return reply.send({ sub: account.subject, ...profileOf(account, claims?.applicationId) })
    },
  })
}

function onlyRefusals(error: unknown): undefined {
  if (error instanceof Problem && error.status === 401) return undefined
  throw error
}
