// Type-checks every package of the workspace, two at a time.
import { join } from 'node:path'
import { command } from '../lib/command.mjs'
import { environment, root } from '../lib/setup.mjs'
import { say } from '../lib/say.mjs'

const packages = [
  'packages/portal-modules',
  'apps/server',
  'apps/portal',
  'packages/design-system',
  'packages/api-client',
  'examples/embed',
  'e2e',
  '.storybook',
]
let failed = false
const worker = async () => {
  for (let name = packages.shift(); name; name = packages.shift()) {
    const args = ['--noEmit', '--pretty', '-p', join(root, name)]
    const { code, output } = await command('tsc', args, { env: environment(), quiet: true })
    if (code !== 0) failed = true
    if (output) say(output)
  }
}
await Promise.all([worker(), worker()])
process.exit(failed ? 1 : 0)
