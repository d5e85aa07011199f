// docs/operations.md ends with the table of settings. `node tools/checks/docs.mjs --write` writes it anew;
// without, the check fails when it is out of date. Tests that docs/security.md names have to exist, and
// files that docs/architecture.md names.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { configDocs } from '../../apps/server/src/config.ts'
import { missingPaths } from '../lib/named-paths.mjs'
import { say } from '../lib/say.mjs'
import { securityFaults } from '../lib/security-rows.mjs'

const file = join(import.meta.dirname, '../../docs/operations.md')
const heading = '## Settings\n'
const text = readFileSync(file, 'utf8')
const wanted = `${text.slice(0, text.indexOf(heading) + heading.length)}\n${configDocs().trim()}\n`
if (process.argv.includes('--write')) writeFileSync(file, wanted)
else if (text !== wanted) {
  say(
    'docs/operations.md does not tell the settings of apps/server/src/config.ts: run pnpm settings-docs',
  )
  process.exit(1)
}
const root = join(import.meta.dirname, '../..')
const faults = [
  ...securityFaults(root).map((fault) => `docs/security.md: ${fault}`),
  ...missingPaths(root, 'docs/architecture.md').map(
    (path) => `docs/architecture.md: there is no ${path}`,
  ),
]
for (const fault of faults) say(fault)
if (faults.length > 0) process.exit(1)
