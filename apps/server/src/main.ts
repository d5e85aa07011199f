import { once } from 'node:events'
import { createServer } from 'node:net'
import { buildApp } from './app.ts'
import { readConfig } from './config.ts'
import type { Config } from './config.ts'
import { demoSignIns } from './demo/index.ts'
import { createDependencies } from './dependencies.ts'
import type { ServerDependencies } from './dependencies.ts'
import { firstAdministratorLink } from './identity/index.ts'
import { lockFolder } from './platform/database/index.ts'
import { refuseDemoPeople, seedWhenEmpty } from './seed.ts'

async function main() {
  const config = readConfig(process.env)
  for (const port of [config.PORT, config.CONTENT_PORT]) await checkPort(config.HOST, port)
  // A served PostgreSQL is shared by any number of processes, the embedded one belongs to one.
  const lock = config.DATABASE_URL ? undefined : lockFolder(config.ATRIUM_DATA, config.ATRIUM_URL)
  const deps = await createDependencies(config)
  await refuseDemoPeople(deps, config)
  await seedWhenEmpty(deps, config)
  const server = await buildApp(config, deps)
  await server.listen()
  // Not before: what goes wrong at the start ends it, with a reason.
  server.surviveFaults()

  let isStopping = false
  const stop = async () => {
    if (isStopping) return
    isStopping = true
    await server.close()
    lock?.release()
    process.exit(0)
  }
  process.on('SIGTERM', () => void stop())
  process.on('SIGINT', () => void stop())

  process.stdout.write(`Atrium is ready: ${config.ATRIUM_URL}\n${await signIns(config, deps)}\n`)
}

/** Says at once that a port is taken, before a database is made. */
async function checkPort(host: string, port: number) {
  const probe = createServer().listen(port, host)
  await once(probe, 'listening')
  probe.close()
  await once(probe, 'close')
}

async function signIns(config: Config, deps: ServerDependencies): Promise<string> {
  const link = await firstAdministratorLink(deps, config)
  if (link) return `Make the first administrator's account here (works once):\n  ${link}`
  if (config.ATRIUM_DEMO === 'none' || config.OIDC_ISSUER) return ''
  const rows = demoSignIns().map(({ name, title, company, login, password }) => [
    login,
    password,
    name,
    `${title}, ${company}`,
  ])
  const widths = [0, 1, 2].map((column) => Math.max(...rows.map((row) => row[column]!.length)))
  const lines = rows.map((row) => row.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join('  '))
  return ['Demo sign-ins (user name, password):', ...lines.map((line) => `  ${line}`)].join('\n')
}

/** Expected causes explain themselves; anything else needs the place where it happened. */
function explain(error: Error & { code?: string; port?: number }): string {
  if (error.code === 'EADDRINUSE') {
    return `PORT: ${error.port} is in use by another program. Set PORT (or CONTENT_PORT) to another one. Example: PORT=4500`
  }
  if (error.code === 'ECONNREFUSED' || error.code === 'ENOTFOUND') {
    return `DATABASE_URL: the database cannot be reached (${error.message || error.code}).`
  }
  const isPlain = /^(These settings|Atrium is|[A-Z][A-Z0-9_]+:)/.test(error.message)
  return isPlain ? error.message : (error.stack ?? error.message)
}

main().catch((error: Error) => {
  process.stderr.write(`${explain(error)}\n`)
  process.exit(1)
})
