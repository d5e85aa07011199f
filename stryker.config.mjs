/**
 * Mutation tests of the pure rules (`npm run mutation`): Stryker changes one thing at a time and expects
 * a test to fail. See docs/contributing/testing.md.
 */
export default {
  mutate: [
    '{packages/*,apps/*}/src/**/*.{logic,policy}.ts',
    'packages/design-system/src/theme/*.ts',
    'packages/design-system/src/dates/{days,dayNumbers}.ts',
    'packages/api-client/src/values/{day,roles}.ts',
    'packages/portal-modules/src/kit/campaigns/{days,deadlines,format,phases}.ts',
    '!**/*.test.ts',
    '!packages/design-system/src/theme/grid.ts',
  ],
  // Named, because pnpm keeps each package in a folder of its own, where Stryker does not find plugins.
  plugins: ['@stryker-mutator/vitest-runner'],
  testRunner: 'vitest',
  vitest: { configFile: 'vitest.mutation.config.ts', related: false },
  coverageAnalysis: 'perTest',
  // A mutant in code that runs on import needs every test: half the time for tables that tests compare anyway.
  ignoreStatic: true,
  incremental: true,
  incrementalFile: '.tmp/mutation/incremental.json',
  tempDirName: '.tmp/mutation/sandbox',
  ignorePatterns: [
    '/bench',
    '/e2e',
    '/docs',
    '/examples',
    '/.storybook',
    '/.atrium',
    '/.changeset',
  ],
  reporters: ['clear-text', 'progress-append-only', 'html', 'json'],
  htmlReporter: { fileName: '.tmp/mutation/report.html' },
  jsonReporter: { fileName: '.tmp/mutation/report.json' },
  clearTextReporter: { reportTests: false, logTests: false, allowColor: false },
  thresholds: { high: 95, low: 90, break: 85 },
}
