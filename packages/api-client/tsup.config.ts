import { defineConfig } from 'tsup'

export default defineConfig({
  // Each area is an entry of its own, so that a bundler can leave out those that are not used.
  entry: [
    'src/index.ts',
    'src/contract/**/*.ts',
    '!src/contract/**/*.test.ts',
    'src/values/index.ts',
    'src/session/index.ts',
    'src/session/silent-renewal.ts',
    'src/live/index.ts',
  ],
  format: 'esm',
  target: 'es2022',
  dts: true,
  clean: true,
  splitting: true,
  treeshake: false,
})
