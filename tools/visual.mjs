// npm run visual                compares every grid story with the picture of it that was agreed on.
// npm run visual -- --update    takes the pictures anew; look at them before committing.
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join, relative } from 'node:path'
import { browser } from './lib/browser.mjs'
import { command } from './lib/command.mjs'
import { fail, say } from './lib/say.mjs'
import { environment, install, root } from './lib/setup.mjs'
import { isSameDrawing, recordedWith, version } from './lib/visual.mjs'

const baselines = join(root, '.storybook/baselines')
const differences = join(root, '.tmp/visual')
const args = process.argv.slice(2)
const isUpdate = args.includes('--update')
const rest = args.filter((arg) => arg !== '--update')

await install()
const CHROMIUM_PATH = await browser()
const here = await version(CHROMIUM_PATH)
const there = recordedWith()
if (!isUpdate && !isSameDrawing(here, there)) {
  say(`Not run: visual comparison, recorded with ${there ?? 'no browser yet'}, here is ${here}`)
  process.exit(0)
}

rmSync(differences, { recursive: true, force: true })
// Pictures of stories that are gone go with all others; should it fail, they come back.
const before = join(root, '.tmp/baselines')
const isAnew = isUpdate && rest.length === 0 && existsSync(baselines)
if (isAnew) {
  rmSync(before, { recursive: true, force: true })
  cpSync(baselines, before, { recursive: true })
  rmSync(baselines, { recursive: true })
}
mkdirSync(baselines, { recursive: true })
const { code } = await command(
  'vitest',
  [
    'run',
    '--config',
    'vitest.stories.config.ts',
    '--project',
    'stories',
    '--testNamePattern=Tenants And Modes',
    `--update=${isUpdate ? 'all' : 'none'}`,
    ...rest,
  ],
  { cwd: root, env: environment({ CHROMIUM_PATH, COMPARE_PICTURES: 'true' }) },
)
const found = existsSync(differences) ? readdirSync(differences) : []
for (const file of found.filter((name) => name.endsWith('-diff.png')))
  say(`Differs: ${relative(root, join(differences, file))}`)
if (isUpdate) {
  if (code !== 0) {
    if (isAnew) cpSync(before, baselines, { recursive: true })
    fail('Not every picture could be taken; the agreed ones are as they were.', 'See above.')
  }
  writeFileSync(join(baselines, 'browser.json'), `${JSON.stringify({ browser: here }, null, 2)}\n`)
  const pictures = readdirSync(baselines).filter((name) => name.endsWith('.png'))
  const bytes = pictures.reduce((sum, file) => sum + statSync(join(baselines, file)).size, 0)
  say(`${pictures.length} pictures, ${(bytes / 1e6).toFixed(1)} MB, taken with ${here}`)
}
process.exit(code)
