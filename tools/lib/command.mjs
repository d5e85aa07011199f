import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'

/**
 * Runs a command. Resolves with its exit code and, unless it prints straight through, its output.
 * @param {string} file
 * @param {string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, quiet?: boolean, onLine?: (line: string) => void }} [options]
 *   quiet: collects the output; onLine: also hears each line of it
 * @returns {Promise<{ code: number, output: string }>}
 */
export function command(file, args, options = {}) {
  return new Promise((resolve) => {
    const child = spawn(file, args, {
      cwd: options.cwd,
      env: options.env ?? process.env,
      stdio: options.quiet || options.onLine ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    })
    let output = ''
    child.stdout?.on('data', (chunk) => (output += chunk))
    child.stderr?.on('data', (chunk) => (output += chunk))
    if (options.onLine) createInterface({ input: child.stdout }).on('line', options.onLine)
    child.on('error', (error) => resolve({ code: 127, output: error.message }))
    child.on('close', (code, signal) => resolve({ code: code ?? (signal ? 1 : 0), output }))
  })
}
