// Files, exports, types and dependencies that nothing needs (knip.config.ts): first among everything,
// then among what ships, where a test or a story does not count as a need.
import { command } from '../lib/command.mjs'
import { environment, root } from '../lib/setup.mjs'

let failed = false
for (const mode of [[], ['--production']]) {
  const args = ['--no-progress', ...mode, ...process.argv.slice(2)]
  const { code } = await command('knip', args, { cwd: root, env: environment() })
  failed ||= code !== 0
}
process.exit(failed ? 1 : 0)
