import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import type { Server } from 'node:http'
import { join } from 'node:path'
import { openApiDocument } from '@atrium/api-client/openapi'
import type { FastifyInstance } from 'fastify'
import packageJson from '../package.json' with { type: 'json' }
import {
  areaJobs,
  areas,
  createVisitFiles,
  createVisitStates,
  createXapiAnswers,
  hubRights,
  mountCalendars,
  mountCertificates,
  ordersInCalendar,
  mountReports,
  mountScim,
  mountShares,
  mountUploads,
  openArchive,
  paintTheme,
  stillManagesEverywhere,
  viewerOrigins,
} from './areas/index.ts'
import type { Config } from './config.ts'
import type { ServerDependencies } from './dependencies.ts'
import {
  apiResource,
  changeEmailUrl,
  changePasswordUrl,
  secondFactorUrl,
  signedInPath,
  forgetSignInsJob,
  issuerOf,
  mountIdentity,
  passwordResetJob,
} from './identity/index.ts'
import { createContentServer, loadPlayer } from './platform/content/index.ts'
import type { SqlDatabase } from './platform/database/index.ts'
import {
  allowEmbedding,
  apiRoutes,
  createHttpApp,
  createRateLimit,
  forgetAnswers,
  mountEmbedding,
  pagePolicy,
} from './platform/http/index.ts'
import { mountHubs } from './platform/hubs/index.ts'
import { healthRoutes } from './platform/http/health.ts'
import { repeatAfter, startJobs, type JobKind } from './platform/jobs/index.ts'
import { createMetrics, createMetricsServer } from './platform/metrics/index.ts'
import { logUncaughtErrors } from './platform/process-faults.ts'
import { loadFirstPaint, portalPages } from './platform/portal/index.ts'

export interface AtriumServer {
  app: FastifyInstance
  /** The content origin's own listener. */
  content: Server
  listen(): Promise<void>
  /** Counts and logs what would have ended the process, from now on; returns a function that stops it. */
  surviveFaults(): () => void
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
    hsts: config.HSTS,
  })
  allowEmbedding(app, config.EMBED_ORIGINS)

  const metrics =
    config.METRICS_PORT === undefined ? undefined : createMetrics(deps, packageJson.version)
  metrics?.observe(app)
  const state = { isStopping: false }
  const { parts, disk } = deps
  healthRoutes(app, deps.database, { version: packageJson.version, state, parts, disk })
  let openApi: object | undefined
  app.get('/api/openapi.json', (_request, reply) => {
    openApi ??= openApiDocument({ serverUrl: config.ATRIUM_URL })
    return reply.send(openApi)
  })
  if (!config.OIDC_ISSUER) {
    await mountIdentity(app, { ...deps, stillManagesEverywhere }, config)
  }
  const moving = new Set<string>()
  const integrationLimit = createRateLimit(config.INTEGRATION_CALLS_PER_MINUTE)
  await app.register((scope) =>
    apiRoutes(scope, areas(deps, moving), deps, {
      checkResponses: config.CHECK_RESPONSES,
      cursor: deps.eventReader.lastRead,
      limits: { 'componentSearch.find': createRateLimit(config.SEARCHES_PER_MINUTE) },
      integrationLimit,
    }),
  )
  await mountScim(app, deps, { limit: integrationLimit })
  await mountUploads(app, deps, moving)
  await mountReports(app, deps)
  mountCalendars(app, deps, [ordersInCalendar])
  const firstPaint = await loadFirstPaint(portalFolder)
  mountCertificates(app, deps, { coloursOf: firstPaint?.pageColours })
  await mountShares(app, deps, {
    contentOrigin: new URL(config.CONTENT_URL).origin,
    coloursOf: firstPaint?.pageColours,
  })
  mountHubs(app, { ...deps, events: deps.eventReader, rights: hubRights(deps) })
  const policy = pagePolicy({
    portalUrl: config.ATRIUM_URL,
    contentUrl: config.CONTENT_URL,
    issuer: issuerFor(config),
    office: deps.office?.origin,
  })
  mountEmbedding(app, {
    origins: config.EMBED_ORIGINS,
    portalUrl: config.ATRIUM_URL,
    path: signedInPath,
    signIn: {
      issuer: issuerFor(config),
      clientId: config.OIDC_CLIENT_ID,
      ...(!config.OIDC_ISSUER && { apiResource }),
    },
  })
  await portalPages(app, {
    folder: portalFolder,
    firstPaint,
    config: pageConfig(config, deps),
    cursor: deps.eventReader.lastRead,
    themeOf: (applicationId, themeRelationId) => paintTheme(deps, applicationId, themeRelationId),
    nonceOf: async (reply) => policy(reply, await viewerOrigins(deps)),
  })
  const content = contentServer(config, deps)
  const jobs = startJobs(
    [
      { name: 'forget-answers', next: repeatAfter(hour), run: () => forgetAnswers(deps.database) },
      { name: 'sweep-uploads', next: repeatAfter(hour), run: () => deps.storage.sweep() },
      ...databaseJobs(deps.database),
      ...(config.OIDC_ISSUER ? [] : [forgetSignInsJob(deps), passwordResetJob(deps, config)]),
      ...areaJobs(deps),
    ],
    { ...deps, onEnd: metrics?.jobEnded },
  )
  const figures = metrics && createMetricsServer(metrics, deps.log)

  return {
    app,
    content,
    async listen() {
      await app.listen({ host: config.HOST, port: config.PORT })
      content.listen(config.CONTENT_PORT, config.HOST)
      await once(content, 'listening')
      if (!figures) return
      figures.listen(config.METRICS_PORT, config.HOST)
      await once(figures, 'listening')
    },
    surviveFaults: () => logUncaughtErrors(deps.log, () => metrics?.faultSurvived()),
    async close() {
      state.isStopping = true
      await pause(config.STOP_DELAY_SECONDS * 1000)
      const others = [content, ...(figures ? [figures] : [])]
      const servers = [app.server, ...others]
      const overdue = setTimeout(
        () => servers.forEach((server) => server.closeAllConnections()),
        config.STOP_SECONDS * 1000,
      )
      // A connection whose last request has ended would be kept for the next one.
      const idle = setInterval(
        () => servers.forEach((server) => server.closeIdleConnections()),
        100,
      )
      await Promise.all([
        jobs.stop(config.STOP_SECONDS * 1000),
        app.close(),
        ...others.map(closeServer),
      ])
      clearTimeout(overdue)
      clearInterval(idle)
      await deps.close()
    },
  }
}

/** The server of the content origin: archives, what lessons keep, and their player. */
function contentServer(config: Config, deps: ServerDependencies): Server {
  return createContentServer({
    signer: deps.content,
    storage: deps.storage,
    openArchive: openArchive(deps),
    openVisitFile: createVisitFiles(deps),
    keepState: createVisitStates(deps),
    answerXapi: createXapiAnswers(deps),
    player: loadPlayer(join(portalFolder, 'player')),
    portals: [config.ATRIUM_URL, ...config.IDENTITY_CLIENT_URLS, ...config.EMBED_ORIGINS],
  })
}

/** Takes no more connections and waits for those that are busy. */
async function closeServer(server: Server) {
  if (!server.listening) return
  const closed = once(server, 'close')
  server.close()
  server.closeIdleConnections()
  await closed
}

const hour = 3_600_000

const databaseJobs = ({ tidy }: SqlDatabase): JobKind[] =>
  tidy ? [{ name: 'tidy-database', next: repeatAfter(hour), run: tidy }] : []

const issuerFor = (config: Config) => config.OIDC_ISSUER ?? issuerOf(config)

/** What the portal's page is told; nothing secret. */
function pageConfig(config: Config, { converter }: Pick<ServerDependencies, 'converter'>) {
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
    ...(!config.OIDC_ISSUER && { secondFactorUrl: secondFactorUrl(config) }),
    changeEmailUrl: config.OIDC_ISSUER ? undefined : changeEmailUrl(config),
    hasSessions: !config.OIDC_ISSUER,
    ...(!config.OIDC_ISSUER && { apiResource }),
    version: packageJson.version,
    hasOffice: config.WOPI_CLIENT_URL !== undefined,
    makesPdf: converter !== undefined,
    demo: config.ATRIUM_DEMO !== 'none',
  }
}
