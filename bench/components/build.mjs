// Each peer of each case becomes a page of its own, built for production.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { root } from '../../tools/lib/setup.mjs'
import { fingerprint, once } from '../../tools/lib/stamp.mjs'

const here = import.meta.dirname
export const dist = join(here, 'dist')

/** The module that shows a case with a library, if there is one. */
export function moduleOf(name, peer) {
  return ['ts', 'tsx']
    .map((end) => join(here, `peers/${name}/${peer}.${end}`))
    .find((file) => existsSync(file))
}

/**
 * Builds the page of a peer when something changed that may be in it. `isSource` takes the design
 * system's source as it lies instead of its package, for trying things out.
 */
export async function buildPage(name, peer, isSource = false) {
  const sources = ['bench/package-lock.json', 'bench/lib/page', 'bench/components/page']
  sources.push(`bench/components/peers/${name}`, 'bench/components/peers/lib')
  if (peer === 'atrium') sources.push('packages/design-system', 'pnpm-lock.yaml')
  const outDir = join(dist, name, peer)
  const print = `${fingerprint(root, sources)} ${isSource}`
  await once(join(outDir, '.built'), print, () =>
    build({
      configFile: false,
      root: join(here, 'page'),
      base: `/${name}/${peer}/`,
      logLevel: 'error',
      mode: 'production',
      plugins: [react()],
      resolve: {
        ...(isSource && { conditions: ['@atrium/source', 'module', 'browser', 'production'] }),
        alias: {
          '@peer': moduleOf(name, peer),
          '@case': join(here, `page/cases/${name}.ts`),
        },
        // One React for the page and for what it shows.
        dedupe: ['react', 'react-dom'],
      },
      build: {
        outDir,
        emptyOutDir: true,
        modulePreload: false,
        chunkSizeWarningLimit: 4000,
      },
    }),
  )
}
