// npm run bench [-- name …]: prints a table for each bench and writes bench/results/<name>.json.
//   npm run bench -- theme --peers=atrium,fluent,bare --rounds=3   a part of one, while working on it
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { bold, fail, say } from '../tools/lib/say.mjs'

const here = import.meta.dirname
const benches = readdirSync(here).filter((name) => existsSync(join(here, name, 'run.mjs')))
const args = process.argv.slice(2)
const options = Object.fromEntries(
  args.filter((arg) => arg.startsWith('--')).map((arg) => [...arg.slice(2).split('='), '']),
)
const names = args.filter((arg) => !arg.startsWith('--'))
for (const name of names)
  if (!benches.includes(name))
    fail(`There is no bench "${name}".`, `Choose of: ${benches.join(', ')}`)

for (const name of names.length > 0 ? names : benches) {
  say(bold(`\n${name}`))
  const { run } = await import(`./${name}/run.mjs`)
  await run(options)
}
