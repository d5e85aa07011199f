// docs/operations.md ends with the table of settings. `node tools/checks/docs.mjs --write` writes it anew;
// without, the check fails when it is out of date. Tests that docs/security.md names have to exist.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { configDocs } from '../../apps/server/src/config.ts'
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
const faults = securityFaults(join(import.meta.dirname, '../..'))
for (const fault of faults) say(`docs/security.md: ${fault}`)
if (faults.length > 0) process.exit(1)
