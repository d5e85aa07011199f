import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'

const root = import.meta.dirname
const configDir = join(root, '.storybook')

type Options = NonNullable<Parameters<typeof storybookTest>[0]>
type Context = NonNullable<Parameters<typeof playwright>[0]>['contextOptions']

const inBrowser = (options: Options, contextOptions: Context = {}) => ({
  plugins: [storybookTest({ configDir, ...options })],
  test: {
    // As long as a loaded machine may take: nothing here measures.
    testTimeout: 90_000,
    expect: { poll: { timeout: 30_000 } },
    attachmentsDir: join(root, '.tmp/attachments'),
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      viewport: { width: 1280, height: 900 },
      provider: playwright({
        contextOptions,
        launchOptions: {
          executablePath: process.env.CHROMIUM_PATH,
          args: [
            '--no-sandbox',
            '--disable-gpu',
            '--disable-quic',
            '--no-first-run',
            '--disable-background-networking',
            '--disable-component-update',
            '--disable-sync',
            '--force-color-profile=srgb',
            '--font-render-hinting=none',
            '--disable-lcd-text',
          ],
        },
      }),
      instances: [{ browser: 'chromium' as const }],
    },
  },
})

/**
 * Every story is a test in a real browser, with axe as error: in its mode, and its colours in the other;
 * a grid is compared with the picture of it that was agreed on. Without motion: what fades in is not
 * visible yet, and its colours are not its own. Motion has its place in the media tests and the journeys.
 */
function asStories() {
  const { plugins, test } = inBrowser(
    {},
    { reducedMotion: 'reduce', timezoneId: 'Europe/Berlin', deviceScaleFactor: 1 },
  )
  const expectations = {
    toMatchScreenshot: {
      comparatorName: 'pixelmatch' as const,
      comparatorOptions: { threshold: 0.1, allowedMismatchedPixels: 60 },
      timeout: 15_000,
      resolveScreenshotPath: ({ arg, ext }: { arg: string; ext: string }) =>
        join(configDir, 'baselines', `${arg}${ext}`),
      resolveDiffPath: ({ arg, ext }: { arg: string; ext: string }) =>
        join(root, '.tmp/visual', `${arg}${ext}`),
    },
  }
  return {
    plugins,
    test: {
      ...test,
      name: 'stories',
      // A page of its own for each of two hundred files took as long as their tests.
      isolate: false,
      provide: { comparesPictures: process.env.COMPARE_PICTURES === 'true' },
      // Those after each story run from the last to the first: pictures change the window.
      setupFiles: ['test-timeouts.ts', 'fresh-page.ts', 'visual.ts', 'accessibility.ts'].map(
        (file) => join(configDir, file),
      ),
      browser: { ...test.browser, expect: expectations },
    },
  }
}

/** What people ask their system for: forced colours, less motion, more contrast; and paper. */
function inMedia() {
  const { test } = inBrowser({})
  const include = ['packages/*/src/**/*.browser.tsx']
  // Found before the first test runs: a dependency found later would come with a second React.
  return { optimizeDeps: { entries: include }, test: { ...test, name: 'media', include } }
}

export default defineConfig({
  // By itself it would leave one of two cores to a server that has little to do.
  test: { maxWorkers: 2, projects: [asStories(), inMedia()] },
})
