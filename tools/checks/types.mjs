// Type-checks the whole workspace as one program: what packages share is read once. The compiler is the
// native one; tsup and Storybook need the API of the one before it.
import { join } from 'node:path'
import { command } from '../lib/command.mjs'
import { environment, node, root } from '../lib/setup.mjs'

const tsc = join(root, 'node_modules/typescript-native/bin/tsc')
const check = async (...options) =>
  (await command(node(), [tsc, '--pretty', '--noEmit', ...options], { env: environment() })).code

if ((await check('-p', root)) !== 0) process.exit(1)
// What is published has declarations, and they say more about a type than its use does.
for (const name of ['design-system', 'portal-modules', 'element']) {
  const project = join(root, 'packages', name, 'tsconfig.build.json')
  if ((await check('-p', project, '--emitDeclarationOnly', 'false')) !== 0) process.exit(1)
}
