// What a browser needs of the built portal for its first page, in gzip, against a fixed limit; and that
// no module is among what every page needs. `bench/portal` measures the same as it comes over the line.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { say } from '../lib/say.mjs'
import { buildPortal, root } from '../lib/setup.mjs'

const LIMITS = { 'shell and start page': 230_000, 'silent renewal': 20_000 }
const client = join(root, 'apps/portal/dist/client')

await buildPortal()
const manifest = JSON.parse(readFileSync(join(client, '.vite/manifest.json'), 'utf8'))
const keys = Object.keys(manifest)
const named = (name) => keys.filter((key) => manifest[key].name === name)

/** What comes with some chunks, without anybody asking again. */
function closure(starts) {
  const found = new Set()
  const add = (key) => {
    if (found.has(key)) return
    found.add(key)
    for (const next of manifest[key].imports ?? []) add(next)
  }
  starts.forEach(add)
  return found
}

const weigh = (chunks) =>
  [...chunks].reduce((sum, key) => sum + readFileSync(join(client, `${manifest[key].file}.gz`)).length, 0) // prettier-ignore

const shell = closure(['index.html'])
const weights = {
  'shell and start page': weigh(closure(['index.html', ...named('home')])),
  'silent renewal': weigh(closure(['silent_renew.html'])),
}
const faults = Object.entries(weights)
  .filter(([name, gzip]) => gzip > LIMITS[name])
  .map(([name, gzip]) => `${name}: ${gzip} bytes of JS in gzip, its limit is ${LIMITS[name]}`)
if (named('home').length === 0) faults.push('There is no chunk of the start page to weigh.')
for (const key of shell)
  if (manifest[key].isDynamicEntry)
    faults.push(`${manifest[key].src ?? key} is meant to come later, and every page brings it`)
for (const fault of faults) say(fault)
if (faults.length === 0)
  say(Object.entries(weights).map(([name, gzip]) => `${name} ${gzip} bytes`).join(', ')) // prettier-ignore
process.exit(faults.length > 0 ? 1 : 0)
