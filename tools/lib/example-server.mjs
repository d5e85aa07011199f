import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { environment } from './setup.mjs'

/**
 * Starts the server of an example, which writes its address as its first line.
 * @param {string} folder
 * @param {Record<string, string>} [more] variables of its environment
 * @returns {Promise<{ url: string, stop: () => void }>}
 */
export async function startExample(folder, more = {}) {
  const server = spawn(process.execPath, ['server.mjs'], {
    cwd: folder,
    env: environment({ PORT: '0', NODE_ENV: 'production', ...more }),
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  for await (const url of createInterface({ input: server.stdout })) return { url, stop: () => server.kill() } // prettier-ignore
  throw new Error('The server of the example ended before it listened.')
}
