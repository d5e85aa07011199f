// Type-checks the whole workspace as one program: what packages share is read once. The compiler is the
// native one; tsup and Storybook need the API of the one before it.
import { join } from 'node:path'
import { command } from '../lib/command.mjs'
import { environment, node, root } from '../lib/setup.mjs'

const tsc = join(root, 'node_modules/typescript-native/bin/tsc')
const { code } = await command(node(), [tsc, '--pretty', '-p', root], { env: environment() })
process.exit(code)
