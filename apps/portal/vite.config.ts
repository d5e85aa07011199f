import optimizeLocales from '@react-aria/optimize-locales-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const conditions = ['@atrium/source', 'module', 'browser', 'development|production']

/** The portal in the browser. `node build.ts` makes both this and the first paint for the server. */
export default defineConfig({
  // react-aria's own words in our two languages only: the other 32 weigh more than the shell.
  plugins: [react(), { ...optimizeLocales.vite({ locales: ['de-DE', 'en-US'] }), enforce: 'pre' }],
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
