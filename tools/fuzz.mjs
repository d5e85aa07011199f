// npm run fuzz [-- 100000 [seed]]: requests made from the contract, against a server on each database.
import { command } from './lib/command.mjs'
import { postgres } from './lib/postgres.mjs'
import { environment, install, root } from './lib/setup.mjs'

const [count = '100000', seed = String(Math.floor(Math.random() * 2 ** 31))] = process.argv.slice(2)
await install()
const database = await postgres()
try {
  const { code } = await command(
    'vitest',
    ['run', '--project', 'server', 'apps/server/test/fuzz'],
    {
      cwd: root,
      env: environment({
        FUZZ_REQUESTS: count,
        FUZZ_SEED: seed,
        ...(database && { TEST_DATABASE_URL: database.url }),
      }),
    },
  )
  process.exitCode = code
} finally {
  await database?.stop()
}
