// npm start: installs, builds, then runs the server, which migrates, seeds the demo and says where it is.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { say } from './lib/say.mjs'
import { buildPortal, environment, install, node, root } from './lib/setup.mjs'

await install()
await buildPortal()

say('› Starting …')
const server = spawn(
  node(),
  ['--conditions=@atrium/source', '--disable-warning=ExperimentalWarning', 'src/main.ts'],
  {
    cwd: join(root, 'apps/server'),
    env: environment({
      NODE_ENV: 'production',
      ATRIUM_DATA: process.env.ATRIUM_DATA ?? join(root, '.atrium'),
    }),
    stdio: 'inherit',
  },
)
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal))
server.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 1)))
