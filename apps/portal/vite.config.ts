import optimizeLocales from '@react-aria/optimize-locales-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

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

/** The portal in the browser. `node build.ts` makes both this and the first paint for the server. */
export default defineConfig({
  // react-aria's own words in our two languages only: the other 32 weigh more than the shell.
  plugins: [
    react(),
    { ...optimizeLocales.vite({ locales: ['de-DE', 'en-US'] }), enforce: 'pre' },
    twoLanguages,
  ],
  resolve: { conditions },
  build: {
    outDir: 'dist/client',
    target: 'es2023',
    manifest: true,
    modulePreload: { polyfill: false },
    rolldownOptions: { input: ['index.html', 'silent_renew.html'] },
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
