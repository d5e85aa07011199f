import { globSync, rmSync } from 'node:fs'
import { basename } from 'node:path'
import optimizeLocales from '@react-aria/optimize-locales-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { declareTypes } from '../../tools/lib/declare-types.ts'
import { leanContract } from '../../tools/lib/lean-contract.ts'
import { leanStyles, withoutPrefixes } from '../../tools/lib/lean-styles.ts'
import { shadowAria } from './shadow-aria.ts'
import packageJson from './package.json' with { type: 'json' }

/** What the portal prepares while it is idle would put its styles into the page, outside of any tag. */
const withoutWarmUps: Plugin = {
  name: 'without-warm-ups',
  transform: {
    filter: { id: /\/prewarm\/prewarm\.tsx$/ },
    handler: () => ({
      code: 'export const samples = [], manySamples = []; export const prewarm = () => {}',
      map: null,
    }),
  },
}

/** What the tag is in TypeScript; the rest of the declarations would name packages that nobody has. */
const declared = new Set(['atrium', 'AtriumModule', 'events'].map((name) => `${name}.d.ts`))

const types: Plugin = {
  name: 'types',
  async closeBundle() {
    await declareTypes()
    for (const file of globSync('dist/**/*.d.ts')) if (!declared.has(basename(file))) rmSync(file)
  },
}

/**
 * One script that a page names, and what it loads later, beside it: everything inside, no other package needed.
 * It finds its own parts by its own address, wherever it is put.
 */
export default defineConfig({
  base: './',
  plugins: [
    leanContract,
    leanStyles,
    withoutPrefixes,
    withoutWarmUps,
    shadowAria,
    react(),
    { ...optimizeLocales.vite({ locales: ['de-DE', 'en-US'] }), enforce: 'pre' },
    types,
  ],
  define: { __VERSION__: JSON.stringify(packageJson.version) },
  resolve: { conditions: ['@atrium/source', 'module', 'browser', 'development|production'] },
  build: {
    outDir: 'dist',
    target: 'es2023',
    assetsInlineLimit: 0,
    // It would write links into the head of somebody else's page.
    modulePreload: false,
    rolldownOptions: {
      input: { atrium: 'src/atrium.ts' },
      preserveEntrySignatures: 'exports-only',
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: 'parts/[name]-[hash].js',
        assetFileNames: 'parts/[name]-[hash][extname]',
        // What eight or more of the later pieces share: else a module would come in up to a hundred files.
        codeSplitting: { groups: [{ name: 'shared', minShareCount: 8 }] },
      },
    },
  },
})
