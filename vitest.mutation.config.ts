import { join } from 'node:path'
import { defineConfig } from 'vitest/config'

const conditions = ['@atrium/source', 'node', 'development|production']

/**
 * The tests of the pure rules alone, for `npm run mutation`: no database, no browser, no server.
 * They run as in vitest.config.ts; Stryker repeats them thousands of times, so nothing slow belongs here.
 */
export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions, externalConditions: ['@atrium/source'] } },
  test: {
    include: [
      '{packages/*,apps/*}/src/**/*.{logic,policy}.test.ts',
      'packages/design-system/src/{dates,theme}/*.test.ts',
      'packages/api-client/src/values/*.test.ts',
      'packages/portal-modules/src/kit/campaigns/*.test.ts',
      'apps/portal/src/shell/**/*.test.ts',
      'packages/portal-modules/src/viewer/outline/*.test.ts',
    ],
    // Ten thousand colours: seconds for each mutant.
    exclude: ['packages/design-system/src/theme/{oracle,proof}.test.ts'],
    environment: 'node',
    setupFiles: join(import.meta.dirname, 'vitest.setup.ts'),
    testTimeout: 20_000,
    isolate: false,
  },
})
