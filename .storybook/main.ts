import type { StorybookConfig } from '@storybook/react-vite'
import { mergeConfig } from 'vite'
import { catalogue } from './catalogue.ts'
import { dependencies } from './dependencies.ts'
import { modules } from './modules.ts'
import { withSections } from './sections.ts'

const FONTS = '../packages/design-system/node_modules/@fontsource-variable'

const config: StorybookConfig = {
  stories: [
    // Tests go by stories; these are pages alone.
    ...(process.env.VITEST ? [] : ['./docs/start/*.mdx']),
    '../packages/*/src/**/*.stories.tsx',
    '../apps/portal/src/**/*.stories.tsx',
  ],
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    'storybook-addon-pseudo-states',
  ],
  framework: '@storybook/react-vite',
  // Tests go by files, not by sections.
  experimental_indexers: (indexers = []) =>
    process.env.VITEST ? indexers : indexers.map(withSections),
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // A workspace for designers, not a first encounter with the tool.
  features: { sidebarOnboardingChecklist: false, changeDetection: false },
  // Tests show no documentation of props, which takes the compiler to read.
  typescript: { reactDocgen: process.env.VITEST ? false : 'react-docgen-typescript' },
  // Rules are put into the sheet as they are in production, one by one: as text, each makes the browser
  // read the sheet again from its start.
  previewHead: (head) => `${head}<script>window.SC_DISABLE_SPEEDY = false</script>`,
  // The workspace around the stories has the same letters, from this machine.
  staticDirs: [
    { from: `${FONTS}/inter/files`, to: '/fonts/inter' },
    { from: `${FONTS}/schibsted-grotesk/files`, to: '/fonts/schibsted-grotesk' },
  ],
  viteFinal: (base, { configType }) =>
    mergeConfig(base, {
      plugins: [catalogue(), modules({ isPublished: configType === 'PRODUCTION' })],
      // Packages are shown from their sources: what a designer reviews is what is being written.
      resolve: {
        conditions: ['@atrium/source', 'module', 'browser', 'development|production'],
        // Stories count what is rendered, in the published workspace too; React leaves that out otherwise.
        alias: configType === 'PRODUCTION' ? { 'react-dom/client': 'react-dom/profiling' } : {},
      },
      // Found before the first story runs: a late find reloads the page under a running test.
      optimizeDeps: {
        entries: [
          '.storybook/preview.tsx',
          'packages/*/src/**/*.stories.tsx',
          'apps/portal/src/**/*.stories.tsx',
          // Scripts of their own, which no story imports.
          'packages/portal-modules/src/seminar/frame/frame.ts',
          'packages/portal-modules/src/seminar/testing/foreign-lesson.ts',
        ],
        include: dependencies(),
      },
      build: { chunkSizeWarningLimit: 4_000 },
    }),
}

export default config
