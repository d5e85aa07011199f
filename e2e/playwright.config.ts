import { defineConfig } from '@playwright/test'

/** Journeys in a real browser on the built portal and the real server. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  globalSetup: './support/saved-demo.ts',
  outputDir: '../.tmp/e2e',
  // Three on two cores: a page waits for what it has asked for, and for frames.
  workers: 3,
  fullyParallel: true,
  retries: 0,
  // As long as a loaded machine may take: nothing here measures.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['json']],
  use: {
    // A press that finds nothing says what it waited for; the end of the whole journey would not.
    actionTimeout: 60_000,
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    viewport: { width: 1440, height: 900 },
    screenshot: 'only-on-failure',
    // A picture and the page's outline are kept of what fails; recording every step costs a quarter more.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      // Where no locale is set, the browser calls a download with an umlaut in its name "download".
      env: { ...process.env, LC_ALL: 'C.UTF-8' },
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
  },
})
