/** What each module adds to a product's bundle: built from the sources as a product's bundler would. */
import { build, type Plugin } from 'esbuild'
import { basename, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { twoLanguages } from '../lib/two-languages.mjs'
import type { SizeRecord } from './module-record.types.ts'
import { modulesFolder } from './titles.ts'

/** They are there in a product anyway. */
const host = ['react', 'react-dom', 'react/*', 'react-dom/*', 'styled-components']
/** What the modules ask for beside the design system is counted with them. */
const designSystem = ['@atrium/design-system', '@atrium/design-system/*', 'react-aria*', 'react-stately*', '@react-aria/*'] // prettier-ignore

/** What is imported when somebody needs it comes later; built apart, a product loads it then. */
const laterApart: Plugin = {
  name: 'later-apart',
  setup: ({ onResolve }) =>
    onResolve({ filter: /./ }, ({ kind, path }) =>
      kind === 'dynamic-import' ? { path, external: true } : undefined,
    ),
}

/** Gzipped bytes by module. All in one build: what they share is read once. */
async function weigh(
  folders: readonly string[],
  external: readonly string[],
  plugins: readonly Plugin[],
): Promise<Map<string, number>> {
  const { outputFiles } = await build({
    entryPoints: Object.fromEntries(
      folders.map((folder) => [folder, join(modulesFolder, folder, 'index.ts')]),
    ),
    absWorkingDir: modulesFolder,
    outdir: 'weighed',
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    target: 'es2023',
    platform: 'browser',
    conditions: ['@atrium/source'],
    define: { 'process.env.NODE_ENV': '"production"' },
    external: [...external],
    loader: { '.css': 'empty', '.woff2': 'empty' },
    plugins: [...plugins, twoLanguages],
    logLevel: 'error',
  })
  return new Map(
    outputFiles.map(({ path, contents }) => [basename(path, '.js'), gzipSync(contents).length]),
  )
}

export async function moduleSizes(folders: readonly string[]): Promise<Map<string, SizeRecord>> {
  const own = await weigh(folders, [...host, ...designSystem], [laterApart])
  const whole = await weigh(folders, host, [laterApart])
  return new Map(
    folders.map((folder) => [folder, { own: own.get(folder) ?? 0, whole: whole.get(folder) ?? 0 }]),
  )
}
