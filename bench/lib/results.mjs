import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../tools/lib/setup.mjs'

/** Writes bench/results/<name>.json. */
export function writeResults(name, results) {
  const folder = join(root, 'bench/results')
  mkdirSync(folder, { recursive: true })
  const text = JSON.stringify({ at: new Date().toISOString(), ...results }, null, 2)
  writeFileSync(join(folder, `${name}.json`), `${text}\n`)
}
