// Each peer of each case becomes a page of its own, built for production.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { root } from '../../tools/lib/setup.mjs'
import { fingerprint, once } from '../../tools/lib/stamp.mjs'

const page = join(import.meta.dirname, 'page')
const modules = (isSource) =>
  join(root, 'packages/portal-modules', isSource ? 'src/$1/index.ts' : 'dist/$1/index.js')

/** The pages of a bench: `folder` below `bench` holds its peers, `packages` are in Atrium's. */
export function pagesOf({ folder, packages }) {
  const here = join(root, 'bench', folder)
  const dist = join(here, 'dist')
  /** The module that shows a case with a library, if there is one. */
  const moduleOf = (name, peer) =>
    ['ts', 'tsx']
      .map((end) => join(here, `peers/${name}/${peer}.${end}`))
      .find((file) => existsSync(file))

  /**
   * Builds the page of a peer when something changed that may be in it. `isSource` takes the
   * packages' source as it lies instead of what is published, for trying things out.
   */
  async function buildPage(name, peer, isSource = false) {
    const sources = ['bench/package-lock.json', 'bench/lib/page', 'bench/components/page']
    sources.push('bench/components/peers/lib', `bench/${folder}/peers/${name}`)
    if (peer === 'atrium')
      sources.push(...packages.map((one) => `packages/${one}`), 'pnpm-lock.yaml')
    const outDir = join(dist, name, peer)
    const print = `${fingerprint(root, sources)} ${isSource}`
    await once(join(outDir, '.built'), print, () =>
      build({
        configFile: false,
        root: page,
        base: `/${name}/${peer}/`,
        logLevel: 'error',
        mode: 'production',
        plugins: [react()],
        resolve: {
          ...(isSource && { conditions: ['@atrium/source', 'module', 'browser', 'production'] }),
          alias: [
            { find: '@peer', replacement: moduleOf(name, peer) },
            { find: '@case', replacement: join(page, `cases/${name}.ts`) },
            // No package of the bench: what is published of it, or its source.
            { find: /^@atrium\/portal-modules\/(.*)$/, replacement: modules(isSource) },
          ],
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
  return { dist, moduleOf, buildPage }
}
