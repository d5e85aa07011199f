import { createRequire } from 'node:module'
import optimizeLocales from '@react-aria/optimize-locales-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { leanContract } from '../../tools/lib/lean-contract.ts'
import { leanMessages } from './lean-messages.ts'
import { leanStyles, withoutPrefixes } from '../../tools/lib/lean-styles.ts'
import { pdfAssets } from './pdf-assets.ts'

const conditions = ['@atrium/source', 'module', 'browser', 'development|production']

/** The trimming above fell silent in past releases of its plugin: a build that carries other languages fails. */
const twoLanguages: Plugin = {
  name: 'two-languages',
  generateBundle(_, bundle) {
    for (const output of Object.values(bundle)) {
      if (output.type !== 'chunk') continue
      for (const [id, { renderedLength }] of Object.entries(output.modules)) {
        const [, locale] = /\/intl\/.*\/([a-z]{2}-[A-Z]{2})\.\w+$/.exec(id) ?? []
        if (locale && locale !== 'de-DE' && locale !== 'en-US' && renderedLength > 100)
          this.error(`${output.fileName} carries words of ${locale}: ${id}`)
      }
    }
  },
}

/** The router's package leads to its development build alone, with its warnings; readers get the other one. */
const routerForReaders: Plugin = {
  name: 'router-for-readers',
  apply: 'build',
  config: () => {
    const fromHere = createRequire(import.meta.url).resolve('react-router-dom')
    const router = createRequire(fromHere).resolve('react-router')
    const replacement = router.replace(/development(.)index\.\w+$/, 'production$1index.mjs')
    return { resolve: { alias: [{ find: /^react-router$/, replacement }] } }
  },
  generateBundle(_, bundle) {
    for (const output of Object.values(bundle))
      if (output.type === 'chunk')
        for (const id of Object.keys(output.modules))
          if (/react-router.dist.development/.test(id))
            this.error(`${output.fileName} carries the router's development build: ${id}`)
  },
}

/** Each page's own first lines: what a file of its own must not bring along. */
const isEntry = (id: string) => /\.html|\/src\/(main\.tsx|silent-renew\.ts)$/.test(id)
const isInitial = ['$initial' as const]

/**
 * What the first load needs lies in few files, for on a slow line their number counts as their size
 * does: the session, all that renewal in its hidden frame needs; the libraries, which change seldom;
 * the shell; and the page where everybody begins, with what other pages share with it. What comes
 * later lies in few files for the same reason.
 */
const codeSplitting = {
  groups: [
    {
      name: 'session',
      test: /oidc-client-ts|session\/silent-renewal/,
      tags: isInitial,
      priority: 4,
    },
    { name: 'libraries', test: /node_modules/, tags: isInitial, priority: 3 },
    { name: 'shell', test: (id: string) => !isEntry(id), tags: isInitial, priority: 2 },
    {
      name: 'home',
      test: /portal-modules\/src\/home\/(?!(adapter\/)?late\/)|src\/pages\/Home\.tsx/,
      priority: 1,
    },
    // What eight or more of the later pieces share: else a module would come in up to a hundred files.
    { name: 'shared', minShareCount: 8 },
  ],
}

/** Everybody begins at the start page: its code comes beside the shell's, not after it. */
const startPage: Plugin = {
  name: 'start-page',
  transformIndexHtml: {
    order: 'post',
    handler: (_, { bundle = {}, filename }) =>
      filename.endsWith('/index.html')
        ? Object.values(bundle)
            .filter((output) => output.type === 'chunk' && output.name === 'home')
            .map(({ fileName }) => ({
              tag: 'link',
              attrs: { rel: 'modulepreload', crossorigin: true, href: `/${fileName}` },
              injectTo: 'head' as const,
            }))
        : [],
  },
}

/** The portal in the browser. `node build.ts` makes both this and the first paint for the server. */
export default defineConfig({
  // react-aria's own words in our two languages only: the other 32 weigh more than the shell.
  plugins: [
    leanContract,
    leanMessages,
    leanStyles,
    withoutPrefixes,
    react(),
    { ...optimizeLocales.vite({ locales: ['de-DE', 'en-US'] }), enforce: 'pre' },
    twoLanguages,
    routerForReaders,
    startPage,
    pdfAssets,
  ],
  resolve: { conditions },
  build: {
    outDir: 'dist/client',
    target: 'es2023',
    manifest: true,
    modulePreload: { polyfill: false },
    rolldownOptions: { input: ['index.html', 'silent_renew.html'], output: { codeSplitting } },
  },
  server: {
    port: 4410,
    // The provider compares the host with its issuer: it has to see the real one.
    proxy: Object.fromEntries(
      [
        '/api',
        '/services',
        '/extended-services',
        '/storage',
        '/images',
        '/bi',
        '/hubs',
        '/identity',
      ].map((path) => [
        path,
        { target: 'http://localhost:4400', changeOrigin: false, ws: path === '/hubs' },
      ]),
    ),
  },
})
