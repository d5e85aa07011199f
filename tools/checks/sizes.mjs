// What each component of the built design system weighs in a product's bundle, against its budget in
// packages/design-system/sizes.json. `node tools/checks/sizes.mjs --write` weighs anew.
import { build } from 'esbuild'
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { say } from '../lib/say.mjs'
import { root } from '../lib/setup.mjs'
import { twoLanguages } from '../lib/two-languages.mjs'

const folder = join(root, 'packages/design-system')
const file = join(folder, 'sizes.json')
const shouldWrite = process.argv.includes('--write')
const budgets = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}

/** React, React DOM and styled-components are there anyway; React Aria is counted. */
const external = ['react', 'react-dom', 'react/*', 'react-dom/*', 'styled-components']
/** The theme engine has a fixed limit; everything else may grow by a twentieth before somebody has to look. */
const FIXED = { theme: 10_000 }
const limitOf = (name, gzip) => FIXED[name] ?? Math.ceil((gzip * 1.05) / 100) * 100

/** All in one build: what they share is read once. Bytes of each, gzipped. */
async function weigh(entryPoints) {
  const { outputFiles } = await build({
    entryPoints,
    absWorkingDir: folder,
    outdir: 'weighed',
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    platform: 'browser',
    define: { 'process.env.NODE_ENV': '"production"' },
    external,
    plugins: [twoLanguages],
    logLevel: 'error',
  })
  return new Map(
    outputFiles.map(({ path, contents }) => [
      basename(path, '.js'),
      gzipSync(contents, { level: 9 }).length,
    ]),
  )
}

const names = globSync('*/index.js', { cwd: join(folder, 'dist/components') })
  .map((path) => path.slice(0, path.indexOf('/')))
  .sort()
const entries = { theme: './dist/theme/index.js', index: './dist/index.js' }
for (const name of names) entries[name] = `./dist/components/${name}/index.js`

const sizes = {}
const faults = []
const weights = await weigh(entries)
for (const name of Object.keys(entries)) {
  const gzip = weights.get(name)
  const limit = shouldWrite ? limitOf(name, gzip) : budgets[name]?.limit
  sizes[name] = { gzip, limit }
  if (limit === undefined) faults.push(`${name} has no budget`)
  else if (gzip > limit) faults.push(`${name} weighs ${gzip} bytes, its budget is ${limit}`)
}
if (shouldWrite) writeFileSync(file, `${JSON.stringify(sizes, null, 2)}\n`)
for (const fault of faults) say(fault)
if (faults.length > 0 && !shouldWrite) say('Where it is worth it: pnpm sizes')
process.exit(faults.length > 0 ? 1 : 0)
