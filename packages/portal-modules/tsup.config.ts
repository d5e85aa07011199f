import { defineConfig } from 'tsup'

export default defineConfig({
  entry: {
    'kit/index': 'src/kit/index.ts',
    'file-explorer/index': 'src/file-explorer/index.ts',
    'file-explorer/manifest': 'src/file-explorer/manifest.ts',
    'file-explorer/module': 'src/file-explorer/module.ts',
    'file-explorer/adapter/index': 'src/file-explorer/adapter/index.ts',
    'file-explorer/testing/index': 'src/file-explorer/testing/index.ts',
    'file-explorer/testing/contract': 'src/file-explorer/testing/contract.ts',
  },
  format: 'esm',
  target: 'es2023',
  platform: 'browser',
  dts: true,
  sourcemap: true,
  clean: true,
  // What the host brings too must not come twice.
  external: [/^react/, /^styled-components/, /^swr/, /^@atrium\//, 'vitest'],
})
