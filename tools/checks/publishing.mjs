// Before a release: what the registry shows of each package, and what provenance asks for. npm refuses a
// package with provenance whose repository is not the one that it is built from.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { say } from '../lib/say.mjs'
import { root } from '../lib/setup.mjs'

let faults = 0
for (const file of globSync('packages/*/package.json', { cwd: root })) {
  const {
    name,
    files = [],
    publishConfig,
    ...rest
  } = JSON.parse(readFileSync(join(root, file), 'utf8'))
  const missing = ['description', 'license', 'keywords', 'engines', 'repository', 'homepage', 'bugs'].filter((key) => !rest[key]) // prettier-ignore
  if (publishConfig?.provenance !== true) missing.push('publishConfig.provenance')
  if (!files.includes('CHANGELOG.md')) missing.push('CHANGELOG.md among its files')
  if (missing.length === 0) continue
  faults += 1
  say(`${name} does not say ${missing.join(', ')}`)
}
process.exit(faults > 0 ? 1 : 0)
