// npm run new component|module|area Name: makes the folder of the house style, ready to fill.
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { command } from './lib/command.mjs'
import { fail, say } from './lib/say.mjs'
import { environment, root } from './lib/setup.mjs'

const targets = {
  component: 'packages/design-system/src/components/__Name__',
  module: 'packages/portal-modules/src/__name__',
  area: 'apps/server/src/areas/__name__',
}
const [kind, given = ''] = process.argv.slice(2)
if (!(kind in targets) || !/^[A-Za-z][A-Za-z0-9-]*$/.test(given))
  fail('Say what to make and its name.', 'For example: npm run new component Chip')

const words = given
  .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
  .toLowerCase()
  .split('-')
const kebab = words.join('-')
const pascal = words.map((word) => word[0].toUpperCase() + word.slice(1)).join('')
const camel = pascal[0].toLowerCase() + pascal.slice(1)
const fill = (text) =>
  text.replaceAll('__Name__', pascal).replaceAll('__name__', kebab).replaceAll('__camel__', camel)

const target = join(root, fill(targets[kind]))
if (existsSync(target)) fail(`${relative(root, target)} is there already.`)
const templates = join(root, 'tools/templates', kind)
const copy = (path) => {
  if (statSync(path).isDirectory())
    return readdirSync(path).forEach((name) => copy(join(path, name)))
  const file = join(target, fill(relative(templates, path)).replace(/\.template$/, ''))
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, fill(readFileSync(path, 'utf8')))
  say(relative(root, file))
}
copy(templates)
await command('oxfmt', [target], { env: environment() })
