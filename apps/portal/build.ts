import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { build } from 'vite'
import { writePlayerPage } from '../../tools/lib/build-player-frame.ts'

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

// The page in which lessons of seminars run; the server gives it out on the content origin.
await writePlayerPage('dist/player', '/player/frame.js')

// Compressed once and hard, instead of again for every visitor.
const assets = 'dist/client/assets'
for (const name of readdirSync(assets).filter((file) => /\.(m?js|css|svg)$/.test(file))) {
  const content = readFileSync(join(assets, name))
  writeFileSync(join(assets, `${name}.br`), brotliCompressSync(content))
  writeFileSync(join(assets, `${name}.gz`), gzipSync(content, { level: 9 }))
}
