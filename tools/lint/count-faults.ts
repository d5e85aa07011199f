import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

const root = join(import.meta.dirname, '../..')

/** How often a rule of the house speaks in a file of these lines. */
export async function countFaults(name: string, lines: string[]): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), `${name}-`))
  try {
    const rule = { [`atrium/${name}`]: 'error' }
    const config = { jsPlugins: [join(root, 'tools/lint/atrium.mjs')], rules: rule }
    await writeFile(join(folder, 'lint.json'), JSON.stringify(config))
    await writeFile(join(folder, 'sample.tsx'), lines.join('\n'))
    const oxlint = join(root, 'node_modules/.bin/oxlint')
    const run = promisify(execFile)(oxlint, ['-c', 'lint.json', '-f', 'json', 'sample.tsx'], {
      cwd: folder,
    })
    const { stdout } = await run.catch((error: unknown) => error as { stdout: string })
    const { diagnostics } = JSON.parse(stdout) as { diagnostics: { code: string }[] }
    return diagnostics.filter(({ code }) => code.includes(name)).length
  } finally {
    await rm(folder, { recursive: true })
  }
}
