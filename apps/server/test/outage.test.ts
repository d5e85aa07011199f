import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient } from '@atrium/api-client'
import { directories } from '@atrium/api-client/contract'
import { createLiveConnection } from '@atrium/api-client/live'
import type { LiveConnection, LiveEvent } from '@atrium/api-client/live'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { alpenquell, childrenOf, explorerOf } from '../src/areas/testing.ts'
import { createPortal } from '../src/identity/testing/portal.ts'
import { createApi } from './api.ts'
import type { Api } from './api.ts'
import { freePort, processEnv } from './harness.ts'
import { postgresPrograms, startOwnPostgres } from './own-postgres.ts'
import type { OwnPostgres, StopMode } from './own-postgres.ts'
import { contentOf, idsIn, sendWrite } from './writes.ts'

const main = join(import.meta.dirname, '../src/main.ts')
const programs = postgresPrograms()
const params = { applicationId: alpenquell }
const restarts: StopMode[] = ['fast', 'immediate', 'fast', 'immediate', 'immediate']
const writersPerProcess = 3
/** As long as a loaded machine may take. */
const generous = { timeout: 120_000, interval: 50 }

interface Process {
  url: string
  child: ChildProcess
  output: string
}

/** A write that a server acknowledged. */
interface Acknowledged {
  id: number
  name: string
  isFile: boolean
}

// Absent only where TEST_DATABASE_URL names a server of another machine: this one is started from programs here.
describe.skipIf(!programs)('PostgreSQL restarts under two processes', () => {
  let postgres: OwnPostgres
  let folder: string
  let token: string
  const processes: Process[] = []
  const listeners: { live: LiveConnection; heard: LiveEvent[] }[] = []

  beforeAll(async () => {
    postgres = await startOwnPostgres(programs!)
    folder = await mkdtemp(join(tmpdir(), 'atrium-outage-'))
    const portalUrl = `http://127.0.0.1:${await freePort()}`
    await Promise.all([start(portalUrl, portalUrl), start(undefined, portalUrl)])
    const signedIn = await createPortal(portalUrl).signIn({
      login: 'aylin.kaya',
      password: 'atrium-demo',
    })
    token = signedIn.access_token
    for (const { url } of processes) {
      const heard: LiveEvent[] = []
      const live = createLiveConnection({ hubUrl: `${url}/hubs/portal`, token: async () => token })
      live.onEvent((event) => heard.push(event))
      live.join(alpenquell)
      listeners.push({ live, heard })
      await vi.waitUntil(() => live.getState() === 'connected', generous)
    }
  })
  afterAll(async () => {
    for (const { live } of listeners) await live.close()
    for (const { child } of processes) child.kill('SIGKILL')
    await postgres?.remove()
    await rm(folder, { recursive: true, force: true })
  })

  /** Starts the real process, as `npm start` does, at an address or a free one; resolves once it answers. */
  async function start(given: string | undefined, portalUrl: string) {
    const url = given ?? `http://127.0.0.1:${await freePort()}`
    const contentPort = await freePort()
    const child = spawn(process.execPath, ['--conditions=@atrium/source', main], {
      env: {
        ...processEnv,
        NODE_COMPILE_CACHE: join(tmpdir(), 'atrium-compiled'),
        PORT: new URL(url).port,
        CONTENT_PORT: String(contentPort),
        ATRIUM_URL: portalUrl,
        CONTENT_URL: `http://localhost:${contentPort}`,
        ATRIUM_DATA: folder,
        ATRIUM_DEMO: 'small',
        DATABASE_URL: postgres.url,
        LOG_LEVEL: 'fatal',
      },
    })
    const started: Process = { url, child, output: '' }
    processes.push(started)
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => (started.output += chunk.toString()))
    await vi.waitUntil(() => started.output.includes('Atrium is ready:'), generous)
  }

  const statusOf = async (path: string) =>
    Promise.all(processes.map(async ({ url }) => (await fetch(`${url}${path}`)).status))
  const hasEnded = () =>
    processes
      .filter(({ child }) => child.exitCode !== null || child.signalCode !== null)
      .map(({ output }) => output)

  test('five times under load: no process ends, calls get 503 and may be sent again, nothing acknowledged is lost or doubled, listeners miss nothing (RT-05)', async () => {
    const apis = processes.map(({ url }) => createApi(url, token))
    const explorer = await explorerOf(apis[0]!, alpenquell)
    const acknowledged: Acknowledged[] = []
    const refusals: { status: number; code: string; retryAfter: string | null }[] = []
    const state = { isOver: false }

    async function write(api: Api, isFile: boolean) {
      const name = `${isFile ? 'Datei' : 'Ordner'} ${randomUUID()}`
      const key = randomUUID()
      for (;;) {
        const answer = await sendWrite(api, {
          applicationId: alpenquell,
          parent: explorer.id,
          name,
          isFile,
          key,
        })
        if (answer.status === 201) {
          const [made] = Array.isArray(answer.body) ? answer.body : [answer.body]
          acknowledged.push({ id: made!.id, name, isFile })
          return
        }
        const retryAfter = answer.headers.get('retry-after')
        refusals.push({ status: answer.status, code: answer.problem.code, retryAfter })
        if (answer.status !== 503) return
      }
    }
    const load = Promise.allSettled(
      apis.flatMap((api) =>
        Array.from({ length: writersPerProcess }, async (_, writer) => {
          while (!state.isOver) await write(api, writer === 0)
        }),
      ),
    )
    const isWritingAgain = async () => {
      const before = acknowledged.length
      await expect
        .poll(() => acknowledged.length - before, generous)
        .toBeGreaterThanOrEqual(writersPerProcess * apis.length)
    }

    try {
      for (const mode of restarts) {
        await isWritingAgain()
        await postgres.stop(mode)
        expect(hasEnded()).toEqual([])
        expect(await statusOf('/health')).toEqual([200, 200])
        expect(await statusOf('/ready')).toEqual([503, 503])
        await postgres.start()
        await expect.poll(() => statusOf('/ready'), generous).toEqual([200, 200])
      }
      await isWritingAgain()
    } finally {
      state.isOver = true
    }
    expect((await load).filter(({ status }) => status === 'rejected')).toEqual([])

    expect(hasEnded()).toEqual([])
    for (const { output } of processes) expect(output).not.toContain('An error that nobody handled')
    expect(refusals.length).toBeGreaterThan(0)
    for (const refusal of refusals) {
      expect(refusal.status).toBe(503)
      expect(refusal.code).toMatch(/^(database-away|identity-unavailable)$/)
      expect(refusal.retryAfter).toBe('1')
    }
    const entries = await childrenOf(apis[0]!, alpenquell, explorer.id)
    const found = Object.groupBy(entries, ({ displayName }) => displayName)
    const amiss = acknowledged.filter(
      ({ id, name }) => found[name]?.length !== 1 || found[name][0]!.id !== id,
    )
    expect(amiss).toEqual([])
    for (const { id, name } of acknowledged.filter(({ isFile }) => isFile))
      expect(await contentOf(apis[1]!, alpenquell, id)).toBe(`Inhalt von ${name}`)

    for (const { heard } of listeners) {
      const told = () => new Set(heard.flatMap(({ payload }) => idsIn(payload)))
      const unheard = () => acknowledged.filter(({ id }) => !told().has(id)).map(({ name }) => name)
      await expect.poll(unheard, generous).toEqual([])
      const cursors = heard.map(({ cursor }) => cursor)
      expect(cursors).toEqual([...new Set(cursors)].toSorted())
    }
  })

  test('each process listens for notifications again, once, and works on jobs (RT-05)', async () => {
    const listening = () =>
      postgres.ask(`select pid from pg_stat_activity where application_name = 'atrium-listen'`)
    await expect.poll(listening, generous).toHaveLength(processes.length)
    const name = 'forget-answers'
    await postgres.ask(`update jobs set run_at = now() where kind = '${name}'`, 'atrium')
    await postgres.ask(`select pg_notify('atrium_jobs', '')`, 'atrium')
    await expect
      .poll(
        () => postgres.ask(`select from jobs where kind = '${name}' and run_at > now()`, 'atrium'),
        generous,
      )
      .toHaveLength(1)
  })

  test('the portal’s client sends a command again by itself while the database is away; renewals are answered 503', async () => {
    const statuses: number[] = []
    const keys = new Set<string | null>()
    const isRefused = Promise.withResolvers<void>()
    const client = createClient({
      bases: { api: `${processes[0]!.url}/api/v1.0` },
      token: async () => token,
      language: () => 'de',
      fetch: async (input, init) => {
        const response = await fetch(input, init)
        statuses.push(response.status)
        keys.add(new Headers(init?.headers).get('idempotency-key'))
        if (response.status === 503) isRefused.resolve()
        return response
      },
    })
    const explorer = await explorerOf(createApi(processes[1]!.url, token), alpenquell)
    await postgres.stop('fast')
    const made = client.call(directories.create, {
      params,
      body: { parentComponentId: explorer.id, displayName: 'Während der Störung' },
    })
    await isRefused.promise
    // Neither is a token refused for it: a portal that renews one would sign out.
    const renewal = await fetch(`${processes[0]!.url}/identity/token`, {
      method: 'POST',
      body: new URLSearchParams({
        grant_type: 'refresh_token',
        refresh_token: 'of-before',
        client_id: 'atrium-portal',
      }),
    })
    expect([renewal.status, renewal.headers.get('retry-after')]).toEqual([503, '1'])
    await postgres.start()
    expect((await made).displayName).toBe('Während der Störung')
    expect([statuses[0], statuses.at(-1), keys.size]).toEqual([503, 201, 1])
  })
})
