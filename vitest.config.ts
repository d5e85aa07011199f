import { defineConfig } from 'vitest/config'

// Node gets these for every package too, so 'import' must not be among them: it would break require().
const conditions = ['@atrium/source', 'module', 'node', 'development|production']

/** Rules and server tests, in Node. Stories run in a browser: vitest.stories.config.ts. */
export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions, externalConditions: ['@atrium/source'] } },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: [
            'packages/*/src/**/*.test.{ts,tsx}',
            'apps/portal/src/**/*.test.{ts,tsx}',
            'tools/**/*.test.ts',
          ],
          environment: 'node',
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          include: ['apps/server/{src,test}/**/*.test.ts', 'e2e/ports/**/*.test.ts'],
          environment: 'node',
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
