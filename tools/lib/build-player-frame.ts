import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'
import { frameHtml } from '../../packages/portal-modules/src/seminar/frame/frame-html.ts'

const source = join(import.meta.dirname, '../../packages/portal-modules/src/seminar/frame/frame.ts')

/**
 * Writes the script of the page in which SCORM lessons run: one file without imports, because it is served
 * from the folder of a package, and its compressed copy.
 */
export async function buildPlayerFrame(outfile: string): Promise<void> {
  mkdirSync(dirname(outfile), { recursive: true })
  await build({
    entryPoints: [source],
    outfile,
    bundle: true,
    // What is imported lazily stays in this file, and is run only when it is asked for.
    splitting: false,
    format: 'esm',
    target: 'es2022',
    platform: 'browser',
    minify: true,
    legalComments: 'inline',
    logLevel: 'warning',
  })
  writeFileSync(`${outfile}.gz`, gzipSync(readFileSync(outfile), { level: 9 }))
}

/**
 * Writes that page with its script, as a server gives them out: `index.html` and `frame.js`. The page
 * names the script by its content, so that a browser gets each version once.
 * @param address  where the server gives the script out
 */
export async function writePlayerPage(folder: string, address: string): Promise<void> {
  const script = join(folder, 'frame.js')
  await buildPlayerFrame(script)
  const version = createHash('sha256').update(readFileSync(script)).digest('hex').slice(0, 12)
  writeFileSync(join(folder, 'index.html'), frameHtml(`${address}?v=${version}`))
}
