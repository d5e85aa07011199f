import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { environment, node, root } from '../../tools/lib/setup.mjs'

/** Two ports side by side: the portal and the content origin. */
async function freePorts() {
  const open = (port) =>
    new Promise((resolve) => {
      const probe = createServer()
      probe.once('error', () => resolve(undefined))
      probe.listen(port, '127.0.0.1', () => {
        const found = probe.address().port
        probe.close(() => resolve(found))
      })
    })
  for (;;) {
    const port = await open(0)
    if (port && (await open(port + 1))) return port
  }
}

/** A folder for the server's data, and how to be rid of it. */
export function dataFolder() {
  const data = mkdtempSync(join(tmpdir(), 'atrium-bench-'))
  return { data, remove: () => rmSync(data, { recursive: true, force: true }) }
}

/**
 * Starts the real server with demo data on free ports, as `npm start` does.
 * @param size  of the demo data
 * @returns {Promise<{ url: string, ms: number, stop: () => Promise<void> }>} `ms` until it was ready
 */
export async function serve(data, size = 'small') {
  const port = await freePorts()
  const begin = performance.now()
  const child = spawn(
    node(),
    ['--conditions=@atrium/source', '--disable-warning=ExperimentalWarning', 'src/main.ts'],
    {
      cwd: join(root, 'apps/server'),
      env: environment({
        NODE_ENV: 'production',
        DATABASE_URL: '',
        PORT: String(port),
        ATRIUM_URL: `http://localhost:${port}`,
        ATRIUM_DATA: data,
        ATRIUM_DEMO: size,
      }),
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  )
  const gone = new Promise((resolve) => child.once('exit', resolve))
  await new Promise((resolve, reject) => {
    child.stdout.on('data', (chunk) => {
      if (String(chunk).includes('Atrium is ready')) resolve()
    })
    void gone.then(() => reject(new Error('The server did not start.')))
  })
  const ms = performance.now() - begin
  const stop = async () => {
    child.kill('SIGTERM')
    await gone
  }
  return { url: `http://localhost:${port}`, ms, stop }
}
