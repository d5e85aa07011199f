import { globSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'

/** What pdf.js asks for by name: character maps, the fonts that every reader has, decoders of pictures. */
const folders = ['cmaps', 'standard_fonts', 'wasm']

const fromModules = createRequire(
  join(import.meta.dirname, '../../packages/portal-modules/package.json'),
)
const manifest = fromModules.resolve('pdfjs-dist/package.json')
const library = dirname(manifest)
const { version } = JSON.parse(readFileSync(manifest, 'utf8')) as { version: string }

/** Puts pdf.js's files beside the portal's own, under the library's version: browsers keep them for ever. */
export const pdfAssets: Plugin = {
  name: 'pdf-assets',
  config: (_, { command }) => ({
    define: {
      'import.meta.env.PDF_ASSETS': JSON.stringify(
        command === 'build' ? `/assets/pdfjs-${version}/` : `/@fs${library}/`,
      ),
    },
  }),
  generateBundle() {
    if (this.environment.name !== 'client') return
    for (const folder of folders) {
      for (const name of globSync('*', { cwd: join(library, folder) })) {
        const source = readFileSync(join(library, folder, name))
        this.emitFile({ type: 'asset', fileName: `assets/pdfjs-${version}/${folder}/${name}`, source }) // prettier-ignore
      }
    }
  },
}
