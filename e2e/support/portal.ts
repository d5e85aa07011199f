import { spawn, type ChildProcess } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createDatabase } from './database.ts'

const server = join(import.meta.dirname, '../../apps/server')

/**
 * The ports of this worker: below those that the system gives to outgoing connections, which would be
 * taken by one of them now and then between asking for a port and listening on it, and above the last
 * one that browsers refuse to open (10080, https://fetch.spec.whatwg.org/#port-blocking).
 */
const FIRST = 10_100 + (Number(process.env.TEST_PARALLEL_INDEX ?? 0) % 8) * 2_500
let offered = Math.floor(Math.random() * 1_250) * 2

const isFree = (port: number) =>
  new Promise<boolean>((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)))
  })

/** Two ports side by side, other ones each time: the portal and the content origin. */
export async function freePorts(): Promise<number> {
  for (;;) {
    offered += 2
    const port = FIRST + (offered % 2_500)
    if ((await isFree(port)) && (await isFree(port + 1))) return port
  }
}

export interface Portal {
  url: string
  port: number
  data: string
  /** Everything the server printed. */
  log: () => string
  stop: () => Promise<void>
  /** kill -9, as a power cut would. */
  kill: () => Promise<void>
}

/**
 * The saved demo tells the day on which it was saved; once that is over, portals fill themselves: a run
 * that goes over midnight sees what people see who start the demo then.
 */
export const demoDay = (): string =>
  new Intl.DateTimeFormat('sv', { timeZone: 'Europe/Berlin' }).format(new Date())
const isOfToday = () => process.env.SAVED_DAY === demoDay()

/** With one of these a portal's data are other ones than those of the saved demo. */
const fillsItself = ['ATRIUM_DEMO', 'DATABASE_URL', 'OIDC_ISSUER']

/** Starts the real server on a data folder, as `npm start` does, and waits until it is ready. */
export async function startPortal(
  options: { port?: number; data?: string; env?: Record<string, string> } = {},
): Promise<Portal> {
  const port = options.port ?? (await freePorts())
  const data = options.data ?? mkdtempSync(join(tmpdir(), 'atrium-e2e-'))
  const saved = process.env.SAVED_PORTAL
  const isNew = !existsSync(data) || readdirSync(data).length === 0
  if (
    saved &&
    isOfToday() &&
    isNew &&
    !fillsItself.some((name) => options.env?.[name] !== undefined)
  )
    cpSync(saved, data, { recursive: true })
  const url = options.env?.ATRIUM_URL ?? `http://localhost:${port}`
  const child = spawn(
    process.execPath,
    ['--conditions=@atrium/source', '--disable-warning=ExperimentalWarning', 'src/main.ts'],
    {
      cwd: server,
      env: {
        ...process.env,
        NODE_ENV: 'production',
        NODE_OPTIONS: '',
        // What one server has compiled, the next one need not.
        NODE_COMPILE_CACHE: process.env.COMPILED_SERVER ?? '',
        DATABASE_URL: '',
        PORT: String(port),
        ATRIUM_DATA: data,
        ATRIUM_URL: url,
        // What a journey sees must not depend on what else is on the machine.
        LIBREOFFICE_PATH: 'none',
        ...options.env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  )
  let log = ''
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  await new Promise<void>((resolve, reject) => {
    const late = setTimeout(
      () => reject(new Error(`The server did not get ready:\n${log}`)),
      150_000,
    )
    const hear = (chunk: Buffer) => {
      log += chunk
      if (!log.includes('Atrium is ready')) return
      clearTimeout(late)
      resolve()
    }
    child.stdout.on('data', hear)
    child.stderr.on('data', hear)
    void gone.then(() => reject(new Error(`The server ended:\n${log}`)))
  })
  const end = async (signal: NodeJS.Signals) => {
    if (isRunning(child)) child.kill(signal)
    await gone
  }
  return {
    url,
    port,
    data,
    log: () => log,
    kill: () => end('SIGKILL'),
    stop: async () => {
      await end('SIGTERM')
      if (!options.data) rmSync(data, { recursive: true, force: true })
    },
  }
}

const isRunning = (child: ChildProcess) => child.exitCode === null && child.signalCode === null

/**
 * A portal with the small demo, for many journeys or for one that changes what others see: on PostgreSQL where
 * there is one, which takes a third of the time, else as `npm start` makes it.
 */
export async function startDemo(env: Record<string, string> = {}): Promise<Portal> {
  const { TEST_DATABASE_URL, SAVED_DATABASE, SAVED_DATABASE_FILES } = process.env
  if (!TEST_DATABASE_URL || !SAVED_DATABASE || !SAVED_DATABASE_FILES) return startPortal({ env })
  const isSaved = isOfToday()
  const database = await createDatabase(TEST_DATABASE_URL, isSaved ? SAVED_DATABASE : undefined)
  const data = mkdtempSync(join(tmpdir(), 'atrium-e2e-'))
  if (isSaved) cpSync(SAVED_DATABASE_FILES, data, { recursive: true })
  const filled = { ...(!isSaved && { ATRIUM_DEMO: 'small' }), ...env, DATABASE_URL: database.url }
  const portal = await startPortal({ data, env: filled })
  return {
    ...portal,
    stop: async () => {
      await portal.stop()
      await database.drop()
      rmSync(data, { recursive: true, force: true })
    },
  }
}
