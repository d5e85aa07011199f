import type { KnipConfig } from 'knip'

/** Read by tests and stories alone, and therefore not production: support, samples, key tables. */
const tests = [
  '!**/*.{test,stories,browser,keys}.{ts,tsx}!',
  '!**/{test,testing}/**!',
  '!**/samples.{ts,tsx}!',
]

/**
 * Dead code. `knip` looks at everything, tests, stories, tools and benchmarks included;
 * `knip --production` looks at what ships, so that what only a test or a story uses counts as dead.
 */
export default ({ production = false }: { production?: boolean }): KnipConfig => ({
  // A rule may be exported for its test alone, as long as production uses it in the same file.
  ignoreExportsUsedInFile: production,
  treatConfigHintsAsErrors: true,
  ignoreWorkspaces: ['bench!'],
  workspaces: {
    '.': {
      entry: [
        'tools/*.mjs!',
        'tools/{checks,lint}/*.mjs!',
        // Started by the workspace's build.
        'tools/docs-site/print-modules.ts!',
        'tools/lib/suite-errors.mjs!',
        'vitest.{stories,mutation}.config.ts',
        '.storybook/{accessibility,fresh-page,test-timeouts,visual}.ts',
      ],
      project: ['tools/**/*.mjs!', 'tools/**/*.ts', '.storybook/**/*.{ts,tsx,mdx}', '*.{ts,mjs}'],
      // Started by the tools as commands, or by their file.
      ignoreDependencies: [
        '@arethetypeswrong/cli',
        'chromatic',
        'oxlint',
        'publint',
        'typescript-native',
      ],
    },
    'packages/api-client': { project: ['src/**/*.{ts,tsx}!', ...tests] },
    'packages/design-system': {
      entry: ['src/**/*.browser.tsx'],
      project: [
        'src/**/*.{ts,tsx}!',
        ...tests,
        '!src/stories/**!',
        '!src/{theme/grid,styles/without-layers}.ts!',
      ],
      // The fonts that `styles/fonts.css` names.
      ignoreDependencies: ['@fontsource-variable/.+'],
    },
    'packages/portal-modules': {
      project: ['src/**/*.{ts,tsx}!', ...tests, '!src/pages/**!', '!src/kit/StoryHost.tsx!'],
      // The published contract suites run in it; an optional peer.
      ignoreDependencies: ['vitest'],
    },
    'packages/element': {
      project: ['src/**/*.{ts,tsx}!', ...tests],
      // What the build gives to React Aria.
      entry: ['src/roots.ts!'],
    },
    'apps/portal': {
      entry: ['src/first-paint.ts!'],
      project: ['*.ts', 'src/**/*.{ts,tsx}!', ...tests],
    },
    'apps/server': {
      entry: ['src/backup.ts!', 'test/save-demo.ts', 'test/row-types/declared-rows.ts'],
      project: ['src/**/*.ts!', 'test/**/*.ts', ...tests, '!src/areas/testing.ts!'],
      includeEntryExports: true,
      // Files of fonts, which `platform/pdf.ts` finds by their names.
      ignoreDependencies: ['@expo-google-fonts/inter'],
    },
    'examples/server-rendering': {
      // What its build script names.
      entry: ['src/{App,browser}.tsx!'],
      project: ['**/*.{ts,tsx,mjs}!'],
    },
    'examples/*': {
      project: ['**/*.{ts,tsx,mjs}!', ...tests],
      includeEntryExports: true,
    },
    e2e: {
      playwright: { config: ['playwright.config.ts', 'slow.config.ts'] },
      entry: ['*.slow.ts'],
      project: ['**/*.ts'],
    },
    bench: {
      entry: [
        'run.mjs',
        '*/run.mjs',
        '*/*subject.ts',
        '*/page/main.ts',
        '*/page/cases/*.ts',
        '*/peers/*.tsx',
        '*/peers/*/*.{ts,tsx}',
      ],
      project: ['**/*.{ts,tsx,mjs}'],
      // Peers of what is measured, names that the bundler replaces, and what the server brings.
      ignoreDependencies: ['@emotion/.+', '@mantine/hooks', '@case', '@peer', 'fastify'],
    },
  },
})
