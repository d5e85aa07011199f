import { once } from 'node:events'
import type { Server } from 'node:http'
import { join } from 'node:path'
import { openApiDocument } from '@atrium/api-client/openapi'
import type { FastifyInstance } from 'fastify'
import sql from 'sql-template-tag'
import packageJson from '../package.json' with { type: 'json' }
import { areaJobs, areas, themeOf } from './areas/index.ts'
import type { Config } from './config.ts'
import type { ServerDependencies } from './dependencies.ts'
import { changePasswordUrl, issuerOf, mountIdentity } from './identity/index.ts'
import { createContentServer } from './platform/content/index.ts'
import type { SqlDatabase } from './platform/database/index.ts'
import { apiRoutes, createHttpApp, forgetAnswers, pagePolicy } from './platform/http/index.ts'
import { mountHubs } from './platform/hubs/index.ts'
import { startJobs, type Job } from './platform/jobs.ts'
import { portalPages } from './platform/portal/index.ts'

export interface AtriumServer {
  app: FastifyInstance
  /** The content origin's own listener. */
  content: Server
  listen(): Promise<void>
  /** Takes no more requests, lets running ones end, closes what is open. */
  close(): Promise<void>
}

const portalFolder = join(import.meta.dirname, '../../portal/dist')

/** The whole server, ready to listen. */
export async function buildApp(config: Config, deps: ServerDependencies): Promise<AtriumServer> {
  const app = await createHttpApp({
    log: deps.log,
    trustProxy: config.TRUST_PROXY,
    isSecure: config.ATRIUM_URL.startsWith('https:'),
  })

  app.get('/health', async (_request, reply) => {
    await deps.database.system((tx) => tx.query(sql`select 1 as one`))
    return reply
      .header('cache-control', 'no-store')
      .send({ status: 'ready', version: packageJson.version })
  })
  let openApi: object | undefined
  app.get('/api/openapi.json', (_request, reply) => {
    openApi ??= openApiDocument({ serverUrl: config.ATRIUM_URL })
    return reply.send(openApi)
  })
  if (!config.OIDC_ISSUER) await mountIdentity(app, deps, config)
  await app.register((scope) =>
    apiRoutes(scope, areas(deps), deps, { checkResponses: config.CHECK_RESPONSES }),
  )
  mountHubs(app, { ...deps, events: deps.eventReader })
  await portalPages(app, {
    folder: portalFolder,
    config: pageConfig(config),
    themeOf: (applicationId) => themeOf(deps, applicationId),
    nonceOf: pagePolicy({
      portalUrl: config.ATRIUM_URL,
      contentUrl: config.CONTENT_URL,
      issuer: issuerFor(config),
    }),
  })
  const content = createContentServer(deps.content, deps.storage)
  const stopJobs = startJobs(
    [
      { name: 'forget-answers', everyMs: 3_600_000, run: () => forgetAnswers(deps.database) },
      ...databaseJobs(deps.database),
      ...areaJobs(deps),
    ],
    deps.log,
  )

  return {
    app,
    content,
    async listen() {
      await app.listen({ host: config.HOST, port: config.PORT })
      content.listen(config.CONTENT_PORT, config.HOST)
      await once(content, 'listening')
    },
    async close() {
      const overdue = setTimeout(() => {
        for (const server of [app.server, content]) server.closeAllConnections()
      }, config.STOP_SECONDS * 1000)
      await stopJobs()
      const contentClosed = content.listening && once(content, 'close')
      content.close()
      content.closeIdleConnections()
      await app.close()
      await contentClosed
      clearTimeout(overdue)
      await deps.close()
    },
  }
}

const databaseJobs = ({ tidy }: SqlDatabase): Job[] =>
  tidy ? [{ name: 'tidy-database', everyMs: 3_600_000, run: tidy }] : []

const issuerFor = (config: Config) => config.OIDC_ISSUER ?? issuerOf(config)

/** What the portal's page is told; nothing secret. */
function pageConfig(config: Config) {
  const issuer = issuerFor(config)
  const isSameSite = new URL(issuer).hostname === new URL(config.ATRIUM_URL).hostname
  return {
    url: config.ATRIUM_URL,
    contentUrl: config.CONTENT_URL,
    issuer,
    clientId: config.OIDC_CLIENT_ID,
    // Browsers give a frame of another site no cookies: the provider would not know the person.
    renewal: isSameSite ? 'iframe' : 'refresh',
    changePasswordUrl:
      config.CHANGE_PASSWORD_URL ?? (config.OIDC_ISSUER ? issuer : changePasswordUrl(config)),
    version: packageJson.version,
    demo: config.ATRIUM_DEMO !== 'none',
  }
}
