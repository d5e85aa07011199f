import { readFileSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { command } from '../../tools/lib/command.mjs'
import { fail, step } from '../../tools/lib/say.mjs'
import { environment, root } from '../../tools/lib/setup.mjs'
import { fingerprint, once } from '../../tools/lib/stamp.mjs'

const bench = join(root, 'bench')

/** Installs what Atrium is measured against, when the lock file changed since the last time. */
export async function installPeers() {
  const print = fingerprint(root, ['bench/package.json', 'bench/package-lock.json'])
  await once(join(bench, 'node_modules/.installed'), print, () =>
    step('Installing what Atrium is measured against (once; about a minute)', async () => {
      const args = ['ci', '--no-audit', '--no-fund', '--ignore-scripts']
      const { code, output } = await command('npm', args, {
        cwd: bench,
        env: environment(),
        quiet: true,
      })
      if (code !== 0) fail('The libraries could not be installed.', output)
    }),
  )
}

/** Builds a package of the workspace as it would be published, when its source changed. */
export async function buildPackage(name) {
  const folder = join(root, 'packages', name)
  const print = fingerprint(root, [`packages/${name}`, 'pnpm-lock.yaml', 'tsconfig.base.json'])
  await once(join(folder, 'dist/.built'), print, () =>
    step(`Building packages/${name}`, async () => {
      const { code, output } = await command(join(root, 'node_modules/.bin/tsup'), [], {
        cwd: folder,
        // Types of many modules take more memory than Node gives by itself.
        env: environment({ NODE_ENV: 'production', NODE_OPTIONS: '--max-old-space-size=8192' }),
        quiet: true,
      })
      if (code !== 0) fail(`packages/${name} could not be built.`, output)
    }),
  )
}

/** The bytes of a built page's scripts and styles, as a server would send them. */
export function gzipOf(folder) {
  const files = readdirSync(folder, { recursive: true }).filter((file) => /\.(js|css)$/.test(file))
  return files.reduce((sum, file) => sum + gzipSync(readFileSync(join(folder, file))).length, 0)
}

/** Versions as installed, for the results. */
export function versionOf(name) {
  const file = join(bench, 'node_modules', name, 'package.json')
  if (!statSync(file, { throwIfNoEntry: false })) return undefined
  return JSON.parse(readFileSync(file, 'utf8')).version
}
