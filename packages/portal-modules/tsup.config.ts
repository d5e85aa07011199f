import { copyFile } from 'node:fs/promises'
import { join } from 'node:path'
import { defineConfig } from 'tsup'
import { buildPlayerFrame } from '../../tools/lib/build-player-frame.ts'
import { declareTypes } from '../../tools/lib/declare-types.ts'
import { writeMessages } from '../../tools/lib/write-messages.ts'
import packageJson from './package.json' with { type: 'json' }

/** What `exports` names is what is built: `./kit` from `src/kit/index.ts` to `dist/kit/index.js`. */
const sources = Object.values(packageJson.exports).flatMap((entry) =>
  typeof entry === 'string' ? [] : entry['@atrium/source'],
)
/** Built by itself: it is served alone, so it imports nothing. */
const frame = './src/seminar/frame/frame.ts'

export default defineConfig({
  entry: Object.fromEntries(
    sources
      .filter((source) => source !== frame)
      .map((source) => [source.replace(/^\.\/src\/|\.ts$/g, ''), source]),
  ),
  format: 'esm',
  target: 'es2023',
  platform: 'browser',
  sourcemap: true,
  clean: true,
  onSuccess: async () => {
    await declareTypes()
    await buildPlayerFrame('dist/seminar/frame/frame.js')
    await copyFile('src/cockpit/layout.schema.json', 'dist/cockpit/layout.schema.json')
    await writeMessages(join(import.meta.dirname, 'src'), 'dist/messages')
  },
  // What the host brings too must not come twice.
  external: [/^react/, /^styled-components/, /^swr/, /^@atrium\//, 'vitest'],
})
