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

/** Writes that page with its script, as a server gives it out: `index.html` and `frame.js`. */
export async function writePlayerPage(folder: string): Promise<void> {
  await buildPlayerFrame(join(folder, 'frame.js'))
  writeFileSync(join(folder, 'index.html'), frameHtml())
}
