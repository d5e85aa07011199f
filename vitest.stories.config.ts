import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'

const configDir = join(import.meta.dirname, '.storybook')

/** Every story is a test in a real browser, with axe as error: once in light, once in dark. */
const inMode = (mode: 'light' | 'dark') => ({
  plugins: [storybookTest({ configDir, initialGlobals: { mode } })],
  test: {
    name: mode,
    testTimeout: 30_000,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      viewport: { width: 1280, height: 900 },
      provider: playwright({
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
          ],
        },
      }),
      instances: [{ browser: 'chromium' as const }],
    },
  },
})

export default defineConfig({ test: { projects: [inMode('light'), inMode('dark')] } })
