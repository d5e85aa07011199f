import { build } from 'vite'

// The portal in the browser, then the function with which the server writes the first paint (ADR 0009).
await build({ logLevel: 'warn' })
await build({
  logLevel: 'warn',
  build: {
    ssr: 'src/first-paint.ts',
    outDir: 'dist/server',
    emptyOutDir: true,
    manifest: false,
    rolldownOptions: { input: undefined, output: { entryFileNames: 'first-paint.js' } },
  },
  ssr: {
    noExternal: true,
    resolve: { conditions: ['@atrium/source', 'module', 'import', 'default'] },
  },
})
