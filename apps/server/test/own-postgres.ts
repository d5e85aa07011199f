import { execFile, spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync } from 'node:fs'
import { chown, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { Client } from 'pg'
import { freePort } from './harness.ts'

const run = promisify(execFile)
const isRoot = process.getuid?.() === 0

/** How PostgreSQL ends its connections: told to (`fast`), or cut as in a crash (`immediate`). */
export type StopMode = 'fast' | 'immediate'

/** A PostgreSQL server of one test alone, which may stop it. */
export interface OwnPostgres {
  /** A database in it, whose owner is no superuser. */
  url: string
  /** Asks as a superuser, in the database `postgres` unless another one is named. */
  ask<Row extends object>(sql: string, database?: string): Promise<Row[]>
  stop(mode: StopMode): Promise<void>
  /** Resolves once it takes connections. */
  start(): Promise<void>
  /** Stops it and leaves nothing behind. */
  remove(): Promise<void>
}

/** PostgreSQL's programs on this machine; undefined where there are none. */
export function postgresPrograms(): string | undefined {
  const base = '/usr/lib/postgresql'
  return (existsSync(base) ? readdirSync(base) : [])
    .map((version) => join(base, version, 'bin'))
    .filter((folder) => existsSync(join(folder, 'initdb')))
    .toSorted()
    .at(-1)
}

/**
 * Starts a PostgreSQL in a temporary folder. Commits are written before they are acknowledged, as in
 * earnest; only the disk itself is not waited for, since the machine does not crash.
 */
export async function startOwnPostgres(programs: string): Promise<OwnPostgres> {
  const data = await mkdtemp(join(tmpdir(), 'atrium-own-postgres-'))
  const user = isRoot ? 'postgres' : userInfo().username
  // PostgreSQL refuses to run as root.
  const command = (program: string, words: string[]): [string, string[]] =>
    isRoot
      ? ['runuser', ['-u', user, '--', join(programs, program), ...words]]
      : [join(programs, program), words]
  if (isRoot) {
    const { stdout } = await run('id', ['-u', user])
    await chown(data, Number(stdout), Number(stdout))
  }
  await run(
    ...command('initdb', ['-D', data, '-A', 'trust', '-U', user, '--locale=C.UTF-8', '-E', 'UTF8', '--no-sync']), // prettier-ignore
  )
  const port = await freePort()
  const urlOf = (name: string, database: string) =>
    `postgres://${name}@127.0.0.1:${port}/${database}`
  const settings = ['fsync=off', 'synchronous_commit=on', 'max_connections=60']
  let server: ChildProcess | undefined

  async function ask<Row extends object>(sql: string, database = 'postgres'): Promise<Row[]> {
    const client = new Client({ connectionString: urlOf(user, database) })
    client.on('error', () => undefined)
    await client.connect()
    try {
      return (await client.query<Row>(sql)).rows
    } finally {
      await client.end()
    }
  }

  async function start() {
    const words = ['-D', data, '-p', String(port), '-k', data, '-h', '127.0.0.1']
    const child = spawn(
      ...command('postgres', [...words, ...settings.flatMap((setting) => ['-c', setting])]),
      { stdio: 'ignore' },
    )
    server = child
    for (;;) {
      if (child.exitCode !== null) throw new Error('PostgreSQL ended instead of starting.')
      const isUp = await ask('select 1').then(
        () => true,
        () => false,
      )
      if (isUp) return
      await pause(50)
    }
  }

  async function stop(mode: StopMode) {
    if (!server || server.exitCode !== null) return
    const ended = once(server, 'exit')
    await run(...command('pg_ctl', ['-D', data, '-m', mode, '-w', 'stop']))
    await ended
  }

  await start()
  await ask('create role atrium login nosuperuser createrole')
  await ask('create database atrium owner atrium')
  return {
    url: urlOf('atrium', 'atrium'),
    ask,
    stop,
    start,
    async remove() {
      await stop('immediate').catch(() => server?.kill('SIGKILL'))
      await rm(data, { recursive: true, force: true })
    },
  }
}
