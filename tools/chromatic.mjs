// npm run chromatic: publishes the workspace to Chromatic for review, where a project token is set.
import { join } from 'node:path'
import { command } from './lib/command.mjs'
import { fail } from './lib/say.mjs'
import { environment, install, node, root } from './lib/setup.mjs'

if (!process.env.CHROMATIC_PROJECT_TOKEN)
  fail(
    'CHROMATIC_PROJECT_TOKEN is not set, so nothing was published.',
    'Take it from the project’s Manage page on chromatic.com, set it and start again. Pictures are compared without it: npm run visual',
  )
await install()
const { code } = await command(
  node(),
  [
    join(root, 'node_modules/chromatic/dist/bin.cjs'),
    '--build-script-name=build-storybook',
    '--output-dir=storybook-static',
    '--exit-zero-on-changes',
    ...process.argv.slice(2),
  ],
  { cwd: root, env: environment() },
)
process.exit(code)
