import { defineConfig } from 'tsup'
import { declareTypes } from '../../tools/lib/declare-types.ts'
import packageJson from './package.json' with { type: 'json' }

/** What `exports` names is what is built: `./kit` from `src/kit/index.ts` to `dist/kit/index.js`. */
const sources = Object.values(packageJson.exports).map((entry) => entry['@atrium/source'])

export default defineConfig({
  entry: Object.fromEntries(
    sources.map((source) => [source.replace(/^\.\/src\/|\.ts$/g, ''), source]),
  ),
  format: 'esm',
  target: 'es2023',
  platform: 'browser',
  sourcemap: true,
  clean: true,
  onSuccess: declareTypes,
  // What the host brings too must not come twice.
  external: [/^react/, /^styled-components/, /^swr/, /^@atrium\//, 'vitest'],
})
