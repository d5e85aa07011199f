// Runs a tool of the workspace after making sure that it is installed: storybook, build-storybook, bench, backup,
// mutation.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { command } from './lib/command.mjs'
import { fail } from './lib/say.mjs'
import { environment, install, node, root } from './lib/setup.mjs'

const storybook = join(root, 'node_modules/storybook/dist/bin/dispatcher.js')
const tasks = {
  storybook: [storybook, 'dev', '-p', '6006', '--no-open', '--disable-telemetry'],
  'build-storybook': [storybook, 'build', '-o', 'storybook-static', '--disable-telemetry'],
  mutation: [join(root, 'node_modules/@stryker-mutator/core/bin/stryker.js'), 'run'],
  bench: [join(root, 'bench/run.mjs')],
  backup: [
    '--conditions=@atrium/source',
    '--disable-warning=ExperimentalWarning',
    join(root, 'apps/server/src/backup.ts'),
  ],
}
const [name, ...rest] = process.argv.slice(2)
const task =
  tasks[name] ?? fail(`There is no "${name}".`, `Choose one of: ${Object.keys(tasks).join(', ')}`)
await install()
const file = task.find((part) => !part.startsWith('--'))
if (!existsSync(file)) fail(`"${name}" is not here yet.`)
const { code } = await command(node(), [...task, ...rest], { cwd: root, env: environment() })
process.exit(code)
