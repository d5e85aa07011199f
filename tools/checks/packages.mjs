// Builds the published packages and checks what would be published: exports and types as a product finds them.
import { globSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { command } from '../lib/command.mjs'
import { environment, root } from '../lib/setup.mjs'
import { say } from '../lib/say.mjs'

const attw = ['attw', '--pack', '.', '--profile', 'esm-only', '--format', 'ascii', '--no-emoji']
const env = environment()
const styles = ['--exclude-entrypoints', 'base.css', 'unlayered.css', 'fonts.css']

let failed = false
for (const name of ['design-system', 'api-client', 'portal-modules', 'element']) {
  const cwd = join(root, 'packages', name)
  // A pattern among the exports is not looked into by itself: each component is named.
  const components = globSync('src/components/*/index.ts', { cwd }).map((file) =>
    basename(dirname(file)),
  )
  const named = components.length > 0 ? [...styles, '--include-entrypoints', ...components] : []
  // The tag is a script for browsers.
  const build = name === 'element' ? ['vite', 'build', '--logLevel', 'error'] : ['tsup']
  const steps = [build, ['publint', '--strict', '--pack', 'npm'], [...attw, ...named]]
  for (const [file, ...args] of steps) {
    const { code, output } = await command(file, args, { cwd, env, quiet: true })
    if (code === 0) continue
    failed = true
    say(`${name}: ${file} ended with ${code}\n${output}`)
  }
}
process.exit(failed ? 1 : 0)
