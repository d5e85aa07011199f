import { spawn } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { command } from './command.mjs'
import { step } from './say.mjs'

const asRoot = process.getuid?.() === 0

function binaries() {
  const base = '/usr/lib/postgresql'
  const folders = existsSync(base)
    ? readdirSync(base).map((version) => join(base, version, 'bin'))
    : []
  return folders
    .filter((folder) => existsSync(join(folder, 'initdb')))
    .toSorted()
    .at(-1)
}

/** Ports that are tried until the server comes up. */
const maxPorts = 5
/** Ten checks a second at most. */
const maxReadyChecks = 300

const freePort = () =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address()
      probe.close(() => resolve(port))
    })
  })

/** PostgreSQL refuses to run as root; there it runs as its own user. */
const asPostgres = (file, args) =>
  asRoot ? ['runuser', ['-u', 'postgres', '--', file, ...args]] : [file, args]

/**
 * A PostgreSQL server for the tests: TEST_DATABASE_URL, else one started from binaries of this machine.
 * @returns {Promise<{ url: string, stop: () => Promise<void> } | undefined>} undefined where none can be had
 */
export async function postgres() {
  if (process.env.TEST_DATABASE_URL)
    return { url: process.env.TEST_DATABASE_URL, stop: async () => {} }
  if (!binaries() && asRoot)
    await step('Installing PostgreSQL for the tests (once)', async () => {
      await command('apt-get', ['update', '-qq'], { quiet: true })
      await command('apt-get', ['install', '-y', '-qq', 'postgresql'], { quiet: true })
    })
  const folder = binaries()
  if (!folder) return undefined

  const data = mkdtempSync(join(tmpdir(), 'atrium-postgres-'))
  if (asRoot) {
    const { output } = await command('id', ['-u', 'postgres'], { quiet: true })
    chownSync(data, Number(output), Number(output))
  }
  const user = asRoot ? 'postgres' : userInfo().username
  const init = asPostgres(join(folder, 'initdb'), [
    '-D',
    data,
    '-A',
    'trust',
    '-U',
    user,
    '-E',
    'UTF8',
    '--locale=C.UTF-8',
    '--no-sync',
  ])
  const made = await command(...init, { quiet: true })
  if (made.code !== 0) return undefined
  const start = (port) =>
    spawn(
      ...asPostgres(join(folder, 'postgres'), [
        '-D',
        data,
        '-p',
        String(port),
        '-k',
        data,
        '-h',
        '127.0.0.1',
        '-c',
        'fsync=off',
        '-c',
        'synchronous_commit=off',
        '-c',
        'full_page_writes=off',
        '-c',
        'max_connections=200',
      ]),
      { stdio: 'ignore' },
    )
  // Its own socket is asked: on the port another server might answer.
  const isReady = async (port) => {
    const address = ['-h', data, '-p', String(port)]
    return (await command(join(folder, 'pg_isready'), address, { quiet: true })).code === 0
  }
  /** Resolves to whether it came up; another process may have taken its port meanwhile, then it ends at once. */
  async function comesUp(server, port) {
    const hasEnded = () => server.exitCode !== null || server.signalCode !== null
    for (let checks = 0; checks < maxReadyChecks && !hasEnded(); checks++) {
      if (await isReady(port)) return true
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
    server.kill()
    return false
  }
  let port = await freePort()
  let server = start(port)
  for (let ports = 1; !(await comesUp(server, port)); ports++) {
    if (ports === maxPorts) throw new Error(`PostgreSQL did not come up on ${maxPorts} ports.`)
    port = await freePort()
    server = start(port)
  }
  const url = `postgres://${user}@127.0.0.1:${port}/postgres`
  const stop = async () => {
    const done = new Promise((resolve) => server.once('exit', resolve))
    await command(...asPostgres(join(folder, 'pg_ctl'), ['-D', data, '-m', 'immediate', 'stop']), {
      quiet: true,
    })
    await Promise.race([done, new Promise((resolve) => setTimeout(resolve, 5000))])
    rmSync(data, { recursive: true, force: true })
  }
  return { url, stop }
}
