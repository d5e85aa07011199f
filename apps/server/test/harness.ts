import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { pino } from 'pino'
import type { Logger } from 'pino'
import sql from 'sql-template-tag'
import { buildApp } from '../src/app.ts'
import type { AtriumServer } from '../src/app.ts'
import { readConfig } from '../src/config.ts'
import type { Config } from '../src/config.ts'
import { createDependencies } from '../src/dependencies.ts'
import type { ServerDependencies } from '../src/dependencies.ts'
import { createPasswords, publicPasswordCost } from '../src/identity/index.ts'
import type { Authenticator } from '../src/platform/authentication.ts'
import type { Clock } from '../src/platform/clock.ts'
import type { Role } from '../src/platform/actor.ts'
import { seedWhenEmpty } from '../src/seed.ts'
import { createApi } from './api.ts'
import type { Api } from './api.ts'
import { databases } from './databases.ts'
import type { DatabaseKind, TestDatabase } from './databases.ts'
import { startFakeOffice } from './fake-office.ts'
import { startFakeSoffice } from './fake-soffice.ts'
import { copySavedFiles, savedDemo } from './saved-demo.ts'
import { testAuthenticator, tokenFor } from './tokens.ts'

export { databases, tokenFor }
export type { TestDatabase }

export interface StartOptions {
  /** Which database; that of this run unless given. */
  kind?: DatabaseKind
  /** Demo data in the database; none unless given. */
  demo?: 'small' | 'medium' | 'large'
  /** Settings, as environment variables. */
  settings?: Record<string, string>
  /** A database and folder of another running server, to act as its second process. */
  beside?: TestServer
  /** An office server and LibreOffice stand beside it, as samples of their calls need (VIEW-14). */
  withOffice?: boolean
  /** Tokens of the identity provider instead of the harness's own. */
  realTokens?: boolean
  /** Where its lines go; nowhere unless given. */
  log?: Logger
  /** Its recurring jobs run as well; else they wait, or one would come into a test that counts statements. */
  recurringJobs?: boolean
  /** What time it is for the server. */
  clock?: Clock
  /** Changes what the server is built from. */
  change?: (deps: ServerDependencies) => Partial<ServerDependencies>
}

export interface TestServer extends AtriumServer {
  /** Address of the portal, without a slash at the end. */
  url: string
  contentUrl: string
  config: Config
  deps: ServerDependencies
  database: TestDatabase
  /** The caller of a token: `server.api(await tokenFor('…')).call(contract, input)`. */
  api(token?: string): Api
  /** The caller that a person of the demo is: `(await server.as('sabine.moser')).call(…)`. */
  as(login: string): Promise<Api>
  /** An access token of a person of the demo. */
  tokenOf(login: string): Promise<string>
  /** Stops it and leaves nothing behind. */
  stop(): Promise<void>
}

/** A running server on free ports with a fresh database. */
export async function startServer(options: StartOptions = {}): Promise<TestServer> {
  const { beside, kind = databases[0] } = options
  const from = fromSavedDemo(options)
  const database = beside ? await openBeside(beside) : await kind.open({ from })
  const folder = beside?.config.ATRIUM_DATA ?? (await mkdtemp(join(tmpdir(), 'atrium-data-')))
  if (from) await copySavedFiles(kind, folder)
  const office = options.withOffice ? await startFakeOffice() : undefined
  const soffice = options.withOffice ? await startFakeSoffice() : undefined
  const [port, contentPort] = [await freePort(), await freePort()]
  const config = readConfig({
    PORT: String(port),
    CONTENT_PORT: String(contentPort),
    ATRIUM_URL: `http://127.0.0.1:${port}`,
    CONTENT_URL: `http://localhost:${contentPort}`,
    HOST: '127.0.0.1',
    ATRIUM_DATA: folder,
    ATRIUM_DEMO: options.demo ?? 'none',
    CHECK_RESPONSES: 'true',
    LOG_LEVEL: 'silent',
    // What a test finds must not depend on what else is on the machine.
    LIBREOFFICE_PATH: soffice?.program ?? 'none',
    ...(office && { WOPI_CLIENT_URL: office.url }),
    ...options.settings,
  })
  const log = options.log ?? pino({ level: process.env.TEST_LOG ?? 'silent' })
  const own = await createDependencies(config, { database: database.database, log })
  const authenticator: Authenticator = options.realTokens ? own.authenticator : testAuthenticator
  // Many passwords are tried in tests; what they cost is looked at in passwords.test.ts.
  const passwords = createPasswords(publicPasswordCost)
  const given = { ...own, authenticator, passwords, clock: options.clock ?? own.clock }
  const deps = { ...given, ...options.change?.(given) }
  await seedWhenEmpty(deps, config)
  const server = await buildApp(config, deps)
  await server.listen()
  if (!options.recurringJobs) await putOffRecurringJobs(deps)
  const tokenOf = (login: string) => tokenOfAccount(deps, login)
  return {
    ...server,
    url: config.ATRIUM_URL,
    contentUrl: config.CONTENT_URL,
    config,
    deps,
    database,
    api: (token) => createApi(config.ATRIUM_URL, token),
    as: async (login) => createApi(config.ATRIUM_URL, await tokenOf(login)),
    tokenOf,
    stop: async () => {
      await server.close()
      await office?.stop()
      await soffice?.stop()
      await database.drop()
      if (!beside) await rm(folder, { recursive: true, force: true })
    },
  }
}

/** The demo is told from today, and its files are in the folder: with another clock or a bucket it is made anew. */
const fromSavedDemo = ({ beside, demo, clock, settings }: StartOptions) =>
  demo === 'small' && !beside && !settings?.S3_BUCKET && isToday(clock) ? savedDemo() : undefined

const isToday = (clock: Clock | undefined) =>
  !clock || Math.abs(clock.now().getTime() - Date.now()) < 60_000

async function putOffRecurringJobs({ database }: ServerDependencies): Promise<void> {
  const putOff = () =>
    database.system((tx) =>
      tx.query(sql`update jobs set run_at = '2100-01-01' where key = 'recurring' returning id`),
    )
  for (let tries = 0; tries < 100 && (await putOff()).length === 0; tries++) await pause(20)
}

/** What a process of its own gets of this one: where commands lie, and the clock that the run was given. */
export const processEnv = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => /^(PATH|TZ|LD_PRELOAD|FAKETIME.*)$/.test(name)),
)

interface AccountRow {
  subject: string
  roles: Role[]
  email: string
  first_name: string
  last_name: string
}

async function tokenOfAccount({ database }: ServerDependencies, login: string): Promise<string> {
  const [account] = await database.system((tx) =>
    tx.query<AccountRow>(
      sql`select subject, roles, email, first_name, last_name from accounts where login = ${login}`,
    ),
  )
  if (!account) throw new Error(`Nobody signs in as ${login}.`)
  const { subject, roles, email, first_name: givenName, last_name: familyName } = account
  return tokenFor(subject, roles, { email, givenName, familyName })
}

/** The same database again, as another process would open it. */
async function openBeside({ database }: TestServer): Promise<TestDatabase> {
  if (!database.openAgain) throw new Error('Only a served PostgreSQL takes a second process.')
  return database.openAgain()
}

/**
 * The ports of this worker: below those that the system gives to outgoing connections, which would be
 * taken by one of them now and then between asking for a port and listening on it.
 */
const FIRST = 10_000 + (Number(process.env.VITEST_POOL_ID ?? 0) % 8) * 2_500
let offered = Math.floor(Math.random() * 2_500)

/** A port that nobody listens on, another one each time. */
export function freePort(): Promise<number> {
  const port = FIRST + (offered++ % 2_500)
  return new Promise((resolve) => {
    const probe = createServer()
      .on('error', () => resolve(freePort()))
      .listen(port, '127.0.0.1', () => probe.close(() => resolve(port)))
  })
}
