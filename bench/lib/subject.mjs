import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { environment, node } from '../../tools/lib/setup.mjs'

/** Starts a program that serves what is measured; `told` is the line of JSON in which it says where. */
export async function startSubject(file, { args = [], env = {} } = {}) {
  const child = spawn(node(), ['--conditions=@atrium/source', '--expose-gc', file, ...args], {
    env: environment({ NODE_ENV: 'production', ...env }),
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let output = ''
  const told = await new Promise((resolve, reject) => {
    child.stdout.on('data', (chunk) => {
      output += chunk
      if (output.includes('\n')) resolve(JSON.parse(output))
    })
    child.once('exit', () => reject(new Error('The server did not start.')))
  })
  const stop = async () => {
    child.kill('SIGTERM')
    await once(child, 'exit')
  }
  return { told, stop }
}
