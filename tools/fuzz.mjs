// npm run fuzz [-- 100000 [seed]]: requests made from the contract, against a server on each database.
import { command } from './lib/command.mjs'
import { postgres } from './lib/postgres.mjs'
import { environment, install, root } from './lib/setup.mjs'

const [count = '100000', seed = String(Math.floor(Math.random() * 2 ** 31))] = process.argv.slice(2)
await install()
const database = await postgres()
try {
  // On each database in turn: what they refuse, they may refuse in other ways.
  for (const url of database ? [database.url, undefined] : [undefined]) {
    const env = { FUZZ_REQUESTS: count, FUZZ_SEED: seed, ...(url && { TEST_DATABASE_URL: url }) }
    const args = ['run', '--project', 'server', 'apps/server/test/fuzz']
    const { code } = await command('vitest', args, { cwd: root, env: environment(env) })
    if (code !== 0) process.exitCode = code
  }
} finally {
  await database?.stop()
}
