// Builds the three published packages and checks what would be published.
import { join } from 'node:path'
import { command } from '../lib/command.mjs'
import { environment, root } from '../lib/setup.mjs'
import { say } from '../lib/say.mjs'

let failed = false
for (const name of ['design-system', 'api-client', 'portal-modules']) {
  const cwd = join(root, 'packages', name)
  for (const [file, ...args] of [['tsup'], ['publint', '--strict', '--pack', 'npm']]) {
    const { code, output } = await command(file, args, { cwd, env: environment(), quiet: true })
    if (code === 0) continue
    failed = true
    say(`${name}: ${file} ended with ${code}\n${output}`)
  }
}
process.exit(failed ? 1 : 0)
